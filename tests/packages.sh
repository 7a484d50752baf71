#!/bin/sh
# SPDX-License-Identifier: MIT
# An outside project by every way of docs/packages.md, with the commands and project files that the page shows: installed, from
# the sources, as packages. Prints TAP; what needs a tool that is not here is skipped.
#
# Runs in a configured build tree. Environment: MAKE, CC, PACKAGE_VERSION, SIMDE_OPTION, PKG_CONFIG, srcdir;
# PACKAGES_INSTALL=1: as root, the Debian package is installed, used and removed.
set -u
LC_ALL=C
export LC_ALL
top=$(cd "${srcdir:-.}" && pwd)
build=$PWD
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
page=$top/docs/packages.md
root=$scratch/root
count=0 failed=0
# the outside project finds nothing of this tree
unset CPPFLAGS LIBS ARCH_FLAGS MAKEFLAGS MFLAGS MAKELEVEL
simde=${SIMDE_OPTION#--with-simde=}

result() { # status, name: the command's output is in $scratch/out
    count=$((count + 1))
    [ "$1" = 0 ] && { echo "ok $count - $2"; return; }
    failed=1
    echo "not ok $count - $2"
    tail -n 30 "$scratch/out" 2>/dev/null | sed 's/^/# /'
}
skip() { # name, reason
    count=$((count + 1))
    echo "ok $count - $1 # SKIP $2"
}
have() { command -v "$1" >/dev/null 2>&1; }
check() { # name, command...
    name=$1
    shift
    "$@" >"$scratch/out" 2>&1 </dev/null
    result $? "$name"
}
block() { # heading: the first fenced block below it
    awk -v heading="$1" '
        /^#/ { below = $0 == heading }
        below && /^```/ { if (on) exit; on = 1; next }
        on { print }' "$page"
}
project() { # folder: a new one with the program and what says that it is right
    rm -rf "$scratch/$1"
    mkdir -p "$scratch/$1"
    cp "$top/examples/saxpy.c" "$top"/examples/demo.h "$scratch/$1"
    cd "$scratch/$1" || exit 2
}
runs() { # program: it checks its own result
    DEMO_SECONDS=0 "./$1" && readelf -d "./$1" >/dev/null 2>&1
}
files_of() { (cd "$1" && find . -type f | sort); }

echo "TAP version 13"

# ---- copy ----

copy() {
    project copy
    mkdir -p third_party/sg
    cp -R "$top/sg.h" "$top/sg" third_party/sg
    CPATH=$simde sh -e -c "$(block '## Copy')" && runs saxpy
}
check "a copy of sg.h and sg" copy

# ---- single file ----

single() {
    project single
    mkdir -p sg/single
    sh "$top/sg/tables/amalgamate.sh" >sg/single/sg.h || return 1
    CPATH=$simde sh -e -c "$(block '## Single file')" && runs saxpy
}
check "the single file" single

# ---- precompiled header ----

precompiled() { # filter of the commands
    project precompiled
    mkdir -p third_party/sg
    cp -R "$top/sg.h" "$top/sg" third_party/sg
    block '## Precompiled header' | sed "$1" >commands
    CPATH=$simde sh -e commands && runs saxpy
}
check "a precompiled header" precompiled ''
if command -v clang >/dev/null; then
    check "a precompiled header, by Clang" precompiled 's/^gcc/clang/; s/h[.]gch/h.pch/; s/-include kernels.h/-include-pch kernels.h.pch/'
fi

# ---- install ----

install_tree() { # into $root/usr: the tree is configured again in a folder of its own
    mkdir -p "$scratch/build" && cd "$scratch/build" || return 1
    # shellcheck disable=SC2086
    "$top/configure" -q --prefix="$root/usr" --with-arch=no ${SIMDE_OPTION:-} && $MAKE -s && $MAKE -s install
}
if [ -f "$top/config.status" ]; then # a tree that was configured in place builds in place only
    copy_tree() { mkdir "$scratch/tree" && (cd "$top" && { git ls-files -co --exclude-standard 2>/dev/null ||
        find . -type f | sed 's|^\./||'; } | while read -r f; do [ -f "$f" ] && [ "$f" != config.status ] && echo "$f"; done | tar cf - -T -) | tar xf - -C "$scratch/tree"; }
    copy_tree && (cd "$scratch/tree" && { [ -f configure ] || ./bootstrap; }) >"$scratch/out" 2>&1
    top=$scratch/tree
fi
check "install" install_tree
PKG_CONFIG_PATH=$root/usr/share/pkgconfig
export PKG_CONFIG_PATH

documents() {
    for file in README.md COPYING docs/packages.md docs/reference/README.md docs/reference/shuffle.svg examples/saxpy.c examples/demo.h; do
        [ -f "$root/usr/share/doc/sg/$file" ] || { echo "no $file"; return 1; }
    done
    # links between documents that were installed hold
    cd "$root/usr/share/doc/sg" && grep -oE '\]\([^)#:]*[.](md|svg|png|c)[)#]' $(find docs examples -name '*.md') |
        sed 's/^\([^:]*\):](\([^)#]*\).*/\1 \2/' | while read -r from to; do
        [ -e "$(dirname "$from")/$to" ] || echo "$from: no $to"
    done | grep -vE ': no (\.\./)*(sg|bench|tests)/' | grep . && return 1
    return 0
}
check "documents and examples are installed, and their links hold" documents

# ---- pkg-config ----

if have "${PKG_CONFIG:-pkg-config}"; then
    module() {
        project pkgconfig
        [ "$(pkg-config --modversion sg)" = "$PACKAGE_VERSION" ] || return 1
        case " $(pkg-config --libs sg) " in *" -pthread "*) ;; *) echo "no -pthread: $(pkg-config --libs sg)"; return 1 ;; esac
        sh -e -c "$(block '## pkg-config')" && runs saxpy
    }
    check "pkg-config" module
else
    skip "pkg-config" "no pkg-config"
fi

# ---- CMake ----

if have cmake; then
    cmake_build() { # options
        cmake -S . -B build "$@" && cmake --build build && cd build && runs saxpy
    }
    installed_cmake() {
        project cmake
        block '## CMake' >CMakeLists.txt
        cmake_build -DCMAKE_PREFIX_PATH="$root/usr"
    }
    check "CMake: find_package" installed_cmake
    moved_cmake() {
        project moved
        block '## CMake' >CMakeLists.txt
        mv "$root/usr" "$root/other"
        cmake_build -DCMAKE_PREFIX_PATH="$root/other"
        status=$?
        mv "$root/other" "$root/usr"
        return $status
    }
    check "CMake: find_package of an installation that was moved" moved_cmake
    math_cmake() {
        project math
        cat >math.c <<'C'
#include <sg.h>
#include <sg/math.h>
int main(void) { return sg_get_lane(sg_exp(sg_zero_f32()), 0) != 1; }
C
        cat >CMakeLists.txt <<'C'
cmake_minimum_required(VERSION 3.16)
project(both LANGUAGES C CXX)
find_package(sg REQUIRED)
get_target_property(libraries sg::sg INTERFACE_LINK_LIBRARIES)
if(NOT "Threads::Threads" IN_LIST libraries)
    message(FATAL_ERROR "sg::sg has no threads")
endif()
add_executable(saxpy math.c)
target_link_libraries(saxpy PRIVATE sg::math)
file(WRITE ${CMAKE_BINARY_DIR}/math.cc "#include \"${CMAKE_SOURCE_DIR}/math.c\"\n")
add_executable(cxx ${CMAKE_BINARY_DIR}/math.cc)
target_link_libraries(cxx PRIVATE sg::math)
C
        cmake_build -DCMAKE_PREFIX_PATH="$root/usr" && runs cxx
    }
    check "CMake: sg::math, in C and C++" math_cmake
    versions_cmake() { # which requests this version meets
        project versions
        major=${PACKAGE_VERSION%%.*} minor=${PACKAGE_VERSION#*.}
        patch=${minor#*.} minor=${minor%%.*}
        if [ "$major" = 0 ]; then older=0.$((minor - 1)) newer=0.$((minor + 1)); else older=$((major - 1)) newer=$((major + 1)); fi
        while read -r request met; do
            printf 'cmake_minimum_required(VERSION 3.19)\nproject(v LANGUAGES C)\nfind_package(sg %s)\nif(sg_FOUND)\nfile(WRITE met "")\nendif()\n' \
                "$(echo "$request" | tr _ ' ')" >CMakeLists.txt
            rm -rf b met
            cmake -S . -B b -DCMAKE_PREFIX_PATH="$root/usr" || return 1
            [ -f met ] && answer=yes || answer=no
            [ $answer = "$met" ] || { echo "request $request of $PACKAGE_VERSION: $answer"; return 1; }
        done <<LINES
$major yes
$major.$minor yes
$PACKAGE_VERSION yes
${PACKAGE_VERSION}_EXACT yes
$major.$minor.$((patch + 1)) no
$older no
$newer no
$((major + 1)).0 no
$older...$newer yes
$older...<$major.$minor no
LINES
    }
    check "CMake: which requests this version meets" versions_cmake
    sources_cmake() { # lines to add to the page's
        project sources
        { block '### CMake with the sources' && echo "$1"; } >CMakeLists.txt
        mkdir third_party
        ln -s "$top" third_party/sg
        cmake_build ${simde:+-DCMAKE_INCLUDE_PATH="$simde"}
    }
    check "CMake: add_subdirectory of the sources" sources_cmake ""
    sources_cxx_cmake() {
        project sources_cxx
        block '### CMake with the sources' | sed 's/LANGUAGES C)/LANGUAGES CXX)/; s/saxpy[.]c)/saxpy.cc)/' >CMakeLists.txt
        mv saxpy.c saxpy.cc
        mkdir third_party
        ln -s "$top" third_party/sg
        cmake_build ${simde:+-DCMAKE_INCLUDE_PATH="$simde"}
    }
    if have "${CXX:-c++}"; then check "CMake: add_subdirectory in a project in C++ alone" sources_cxx_cmake
    else skip "CMake: add_subdirectory in a project in C++ alone" "no C++ compiler"; fi
    precompiled_cmake() {
        sources_cmake 'target_precompile_headers(saxpy PRIVATE <sg.h>)' && find . -name 'cmake_pch.h.?ch' | grep -q .
    }
    grep -qF '`target_precompile_headers(saxpy PRIVATE <sg.h>)`' "$page"
    result $? "the page says how CMake precompiles sg.h"
    check "CMake: sg.h precompiled" precompiled_cmake
    same_cmake() { # both ways to install: the same headers, CMake files and modules
        cmake -S "$top/.packaging/cmake" -B "$scratch/cmake-build" -DCMAKE_INSTALL_PREFIX="$scratch/by-cmake" &&
            cmake --install "$scratch/cmake-build" || return 1
        files_of "$root/usr" | grep -v '^./share/\(doc\|man\|sg\)/\|^./etc/' >"$scratch/list"
        files_of "$scratch/by-cmake" | diff "$scratch/list" - || return 1
        diff -r "$root/usr/include" "$scratch/by-cmake/include" && diff -r "$root/usr/share/cmake" "$scratch/by-cmake/share/cmake" \
            -x sg-config.cmake
    }
    check "CMake installs what make installs" same_cmake
else
    skip "CMake" "no cmake"
fi

# ---- Meson ----

if have meson && have ninja; then
    meson_build() { meson setup build "$@" && ninja -C build && cd build && runs saxpy; }
    installed_meson() {
        project meson
        block '## Meson' >meson.build
        meson_build
    }
    check "Meson: installed" installed_meson
    subproject_meson() {
        project subproject
        block '## Meson' >meson.build
        mkdir subprojects
        cp -R "$top/.packaging/meson/sg.wrap" "$top/.packaging/meson/packagefiles" subprojects
        mkdir "sg-$PACKAGE_VERSION"
        cp -R "$top/sg.h" "$top/sg" "sg-$PACKAGE_VERSION"
        tar czf "subprojects/packagefiles/sg-$PACKAGE_VERSION.tar.gz" "sg-$PACKAGE_VERSION" && rm -r "sg-$PACKAGE_VERSION"
        PKG_CONFIG_PATH='' CPATH=$simde meson_build
    }
    check "Meson: subproject" subproject_meson
else
    skip "Meson" "no meson or no ninja"
fi

# ---- vcpkg: its functions are those of CMake and of the file system ----

if have cmake; then
    port_vcpkg() {
        project vcpkg
        cat >vcpkg.cmake <<'C'
function(vcpkg_cmake_configure)
    cmake_parse_arguments(PARSE_ARGV 0 arg "" "SOURCE_PATH" "OPTIONS")
    if(arg_UNPARSED_ARGUMENTS)
        message(FATAL_ERROR "unknown arguments: ${arg_UNPARSED_ARGUMENTS}")
    endif()
    execute_process(COMMAND ${CMAKE_COMMAND} -S ${arg_SOURCE_PATH} -B port -DCMAKE_INSTALL_PREFIX=${CURRENT_PACKAGES_DIR} ${arg_OPTIONS}
                    COMMAND_ERROR_IS_FATAL ANY)
endfunction()
function(vcpkg_cmake_install)
    execute_process(COMMAND ${CMAKE_COMMAND} --install port COMMAND_ERROR_IS_FATAL ANY)
endfunction()
function(vcpkg_cmake_config_fixup)
    cmake_parse_arguments(PARSE_ARGV 0 arg "" "PACKAGE_NAME;CONFIG_PATH" "")
    if(NOT EXISTS "${CURRENT_PACKAGES_DIR}/${arg_CONFIG_PATH}")
        message(FATAL_ERROR "'${arg_CONFIG_PATH}' does not exist")
    endif()
    if(NOT arg_CONFIG_PATH STREQUAL "share/${arg_PACKAGE_NAME}")
        file(COPY "${CURRENT_PACKAGES_DIR}/${arg_CONFIG_PATH}/" DESTINATION "${CURRENT_PACKAGES_DIR}/share/${arg_PACKAGE_NAME}")
        file(REMOVE_RECURSE "${CURRENT_PACKAGES_DIR}/share/cmake")
    endif()
endfunction()
function(vcpkg_fixup_pkgconfig)
    file(GLOB modules "${CURRENT_PACKAGES_DIR}/share/pkgconfig/*.pc")
    if(NOT modules)
        message(FATAL_ERROR "no modules")
    endif()
endfunction()
function(vcpkg_install_copyright)
    cmake_parse_arguments(PARSE_ARGV 0 arg "" "" "FILE_LIST")
    configure_file("${arg_FILE_LIST}" "${CURRENT_PACKAGES_DIR}/share/sg/copyright" COPYONLY)
endfunction()
set(CURRENT_PORT_DIR ${TREE}/.packaging/vcpkg/sg)
set(CURRENT_PACKAGES_DIR ${CMAKE_CURRENT_BINARY_DIR}/installed)
include(${CURRENT_PORT_DIR}/portfile.cmake)
C
        cmake -DTREE="$top" -P vcpkg.cmake || return 1
        [ -f installed/share/sg/copyright ] && [ -f installed/share/sg/sg-config.cmake ] || return 1
        block '## CMake' >CMakeLists.txt
        cmake_build -Dsg_DIR="$PWD/installed/share/sg"
    }
    check "vcpkg: the port, with vcpkg's functions as its pages describe them" port_vcpkg
else
    skip "vcpkg" "no cmake"
fi

# ---- Conan: with a recipe that stands for SIMDe's, so that no network is asked ----

if have conan && have cmake; then
    recipe_conan() {
        project conan
        CONAN_HOME=$PWD/home
        export CONAN_HOME
        conan profile detect && conan remote disable '*' || return 1
        mkdir simde
        cat >simde/conanfile.py <<'C'
import os
from conan import ConanFile
class Simde(ConanFile):
    name = "simde"
    version = "0.7.4"
    package_type = "header-library"
    def package(self):
        os.makedirs(os.path.join(self.package_folder, "include"))
        os.symlink(os.path.join(os.environ["SIMDE"], "simde"), os.path.join(self.package_folder, "include", "simde"))
C
        SIMDE=${simde:-/usr/include} conan create simde && conan create "$top/.packaging/conan" || return 1
        printf '[requires]\nsg/%s\n[generators]\nCMakeDeps\nCMakeToolchain\n' "$PACKAGE_VERSION" >conanfile.txt
        conan install . --output-folder=build --build=never || return 1
        block '## CMake' >CMakeLists.txt
        cmake_build -DCMAKE_TOOLCHAIN_FILE="$(find "$PWD/build" -name conan_toolchain.cmake)" -DCMAKE_BUILD_TYPE=Release
    }
    check "Conan: the recipe" recipe_conan
    unset CONAN_HOME
else
    skip "Conan" "no conan"
fi

# ---- Debian package ----

debian_package() {
    cd "$scratch/build" && rm -rf deb && $MAKE -s deb
}
unpacked_debian() { # an outside project with what is in it
    rm -rf "$scratch/debian" && dpkg-deb -x "$package" "$scratch/debian" && project debian-unpacked || return 1
    for file in include/sg.h share/pkgconfig/sg.pc share/cmake/sg/sg-config.cmake $(have pandoc && echo share/man/man3/sg_shuffle_xor.3.gz) \
        share/doc/libsg-dev/copyright share/doc/libsg-dev/changelog.gz; do
        [ -f "$scratch/debian/usr/$file" ] || { echo "no $file"; return 1; }
    done
    [ -f "$scratch/debian/etc/gdb/gdbinit.d/sg-gdb.py" ] || { echo "nothing for gdb"; return 1; }
    [ "$(dpkg-deb -f "$package" Version)" = "$PACKAGE_VERSION" ] || { echo "another version"; return 1; }
    $CC -std=c11 -O2 -march=native -I"$scratch/debian/usr/include" ${simde:+"-I$simde"} saxpy.c -o saxpy -pthread && runs saxpy
}
debugger_debian() { # gdb has read the file by itself
    have gdb || return 0
    gdb -batch -ex 'help info sub-group' | grep -q 'Which work-group and sub-group'
}
installed_debian() { # by dpkg: nothing is told to the compiler
    [ ! -e /usr/include/sg.h ] || { echo "sg is installed already"; return 1; }
    dpkg -i "$package" || return 1
    (
        unset PKG_CONFIG_PATH
        project debian && $CC -std=c11 -O2 -march=native saxpy.c -o saxpy -pthread && runs saxpy &&
            block '## CMake' >CMakeLists.txt && rm saxpy && cmake_build && debugger_debian
    )
    status=$?
    dpkg --purge libsg-dev || status=1
    for place in /usr/include/sg.h /usr/include/sg /usr/share/doc/libsg-dev /usr/share/cmake/sg /etc/gdb/gdbinit.d/sg-gdb.py; do
        [ ! -e $place ] || { echo "$place stays"; status=1; }
    done
    return $status
}
if have dpkg-buildpackage && have dh; then
    check "make deb" debian_package
    package=$(find "$scratch/build/deb" -name 'libsg-dev_*.deb' 2>/dev/null)
    check "Debian package: an outside project" unpacked_debian
    if have lintian; then
        check "Debian package: lintian" lintian --allow-root --fail-on error,warning "$package"
    else
        skip "Debian package: lintian" "no lintian"
    fi
    if [ "${PACKAGES_INSTALL:-0}" = 1 ] && [ "$(id -u)" = 0 ] && have cmake; then
        check "Debian package: installed, used, purged" installed_debian
    else
        skip "Debian package: installed, used, purged" "PACKAGES_INSTALL=1 and root are needed"
    fi
else
    skip "Debian package" "no dpkg-buildpackage or no debhelper"
fi

# ---- uninstall ----

uninstall() {
    cd "$scratch/build" && $MAKE -s uninstall && ! find "$root" -type f | grep . &&
        ! find "$root" -type d \( -name sg -o -path '*/doc/*' \) | grep .
}
check "uninstall leaves nothing" uninstall

cd "$build" || exit 2
echo "1..$count"
exit $failed
