#!/bin/sh
# SPDX-License-Identifier: MIT
# Builds the page of examples/web, and tests it in Node and in a browser.
#
#   tests/web.sh build FOLDER               the page, by clang, wasi-libc and lld
#   tests/web.sh check FOLDER               then: Node and Chromium show the digests that the machine's own build prints
#   tests/web.sh screenshot FOLDER FILE     then: FILE is a picture of the page in Chromium
#
# Environment: TOP, the sources; CC and CLANG; CPPFLAGS, LIBS; SIMDE, the folder that holds simde/.
set -eu
TOP=${TOP:-.} CC=${CC:-cc} CLANG=${CLANG:-clang} CPPFLAGS=${CPPFLAGS:--I$TOP} LIBS=${LIBS-"-lm -lpthread"}
what=$1 folder=$2
# Debian's packages belong to Debian's own Python; PATH may have another one in front
python=python3
[ ! -x /usr/bin/python3 ] || python=/usr/bin/python3
source=$TOP/examples/web/mandelbrot.c
mkdir -p "$folder/include"
[ -e "$folder/include/simde" ] || ln -s "${SIMDE:-/usr/include}/simde" "$folder/include/simde"
cp "$TOP/examples/web/index.html" "$TOP/examples/web/picture.mjs" "$folder"
exports=
for name in wide high points soften steps pixels waits; do exports=$exports,--export=web_$name; done
wasm() { # name, flags...
    name=$1
    shift
    # shellcheck disable=SC2086
    $CLANG --target=wasm32-wasi -std=c11 -O2 -Wall -Wextra "$@" $CPPFLAGS -isystem "$folder/include" "$source" \
        -mexec-model=reactor -Wl,--strip-all$exports -o "$folder/$name.wasm"
}
wasm simd -msimd128 -DSG_SIZE=16 -DSG_MASK_BITS=32
wasm plain -DSG_SIZE=1
[ "$what" != build ] || exit 0
if [ "$what" = screenshot ]; then
    exec $python "$TOP/tests/web.py" "$folder" "$3"
fi
# shellcheck disable=SC2086
$CC -std=c11 -O2 $CPPFLAGS "$source" -o "$folder/native" $LIBS
first=$("$folder/native" -2.2 -1.25 0.0026 200)
second=$("$folder/native" -0.75 0.1 0.00005 300)
failed=0
node "$TOP/tests/web.mjs" "$folder" "$first" "$second" || failed=1
if $python -c 'import selenium' 2>/dev/null && command -v chromedriver >/dev/null 2>&1; then
    $python "$TOP/tests/web.py" "$folder" "$first" || failed=1
else
    echo "# no Selenium: the page is not looked at in a browser"
fi
exit $failed
