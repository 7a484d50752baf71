# SPDX-License-Identifier: MIT
# An overlay port of the tree that it lies in: vcpkg install sg --overlay-ports=.packaging/vcpkg
set(VCPKG_BUILD_TYPE release) # headers only: one build serves all
get_filename_component(SOURCE_PATH "${CURRENT_PORT_DIR}/../../.." ABSOLUTE)
vcpkg_cmake_configure(SOURCE_PATH "${SOURCE_PATH}/.packaging/cmake")
vcpkg_cmake_install()
vcpkg_cmake_config_fixup(PACKAGE_NAME sg CONFIG_PATH share/cmake/sg)
vcpkg_fixup_pkgconfig()
vcpkg_install_copyright(FILE_LIST "${SOURCE_PATH}/COPYING")
