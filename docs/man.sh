#!/bin/sh
# SPDX-License-Identifier: MIT
# Man pages, made by pandoc of docs/reference: one for each entry, with ".so" for its other names, and one for each page.
#
#   docs/man.sh FOLDER     write them into the folder, which is there
#
# Environment: AWK, PANDOC.
set -u
LC_ALL=C
export LC_ALL
AWK=${AWK:-awk} PANDOC=${PANDOC:-pandoc}
folder=$(cd "${1:?folder}" && pwd) || exit 1
cd "$(dirname "$0")/.." || exit 1
version=$(sed -n 's/^#define SG_VERSION "\(.*\)"/\1/p' sg/version.h)
elements=$(sed -n 's/^SG_T_ELEMENT(\([a-z0-9]*\),.*/\1/p' sg/tables/elements.h | tr '\n' ' ')
pages=$(sed -n 's|^## .*(\([a-z_]*[.]md\))$|docs/reference/\1|p' docs/reference/README.md)

# shellcheck disable=SC2086
$AWK -v elements="$elements" -f docs/man.awk docs/reference/diagrams.txt docs/reference/README.md $pages |
    $PANDOC -f gfm -t man --wrap=none |
    $AWK -v folder="$folder" -v version="$version" '
    /^MARK / {
        if (page != "") close(page)
        page = folder "/" $3 "." $2
        printf ".\\\" Made by docs/man.sh.\n.TH \"%s\" \"%s\" \"\" \"sg %s\" \"sg\"\n.nh\n.ad l\n", $3, $2, version >page
        for (i = 4; i <= NF; i++) {
            print ".so man" $2 "/" $3 "." $2 >(folder "/" $i "." $2)
            close(folder "/" $i "." $2)
        }
        held = ""
        next
    }
    { if (held != "" && page != "") print held >page; held = $0 }
    END { print held >page }'
