# SPDX-License-Identifier: MIT
"""conan create .packaging/conan: packages the tree that this file lies in. Headers only."""
import os
import re

from conan import ConanFile
from conan.tools.files import copy, load
from conan.tools.layout import basic_layout


class SgConan(ConanFile):
    name = "sg"
    description = "Sub-group kernels in C11: SYCL-style SIMD, headers only"
    license = "MIT"
    topics = ("simd", "sub-group", "header-only")
    package_type = "header-library"
    settings = "os", "arch", "compiler", "build_type"
    no_copy_source = True

    @property
    def _tree(self):
        return os.path.join(self.recipe_folder, "..", "..")

    def set_version(self):
        text = load(self, os.path.join(self._tree, "sg", "version.h"))
        self.version = re.search(r'#define SG_VERSION "(.*)"', text).group(1)

    def export_sources(self):
        copy(self, "sg.h", self._tree, self.export_sources_folder)
        copy(self, "sg/*.h", self._tree, self.export_sources_folder)
        copy(self, "COPYING", self._tree, self.export_sources_folder)

    def requirements(self):
        self.requires("simde/[>=0.7.4]")

    def layout(self):
        basic_layout(self)

    def package(self):
        copy(self, "*.h", self.source_folder, os.path.join(self.package_folder, "include"))
        copy(self, "COPYING", self.source_folder, os.path.join(self.package_folder, "licenses"))

    def package_id(self):
        self.info.clear()

    def package_info(self):
        threads = ["pthread"] if self.settings.get_safe("os") in ("Linux", "FreeBSD") else []
        self.cpp_info.bindirs = []
        self.cpp_info.libdirs = []
        self.cpp_info.components["sg"].set_property("cmake_target_name", "sg::sg")
        self.cpp_info.components["sg"].set_property("pkg_config_name", "sg")
        self.cpp_info.components["sg"].requires = ["simde::simde"]
        self.cpp_info.components["sg"].system_libs = threads
        self.cpp_info.components["math"].set_property("cmake_target_name", "sg::math")
        self.cpp_info.components["math"].set_property("pkg_config_name", "sg-math")
        self.cpp_info.components["math"].requires = ["sg"]
        self.cpp_info.components["math"].system_libs = ["m"] if self.settings.get_safe("os") != "Windows" else []
        for component in self.cpp_info.components.values():
            component.bindirs = []
            component.libdirs = []
