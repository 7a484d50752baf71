# SPDX-License-Identifier: MIT
# Makes the targets sg::sg and sg::math of the headers in sg_include_dir: for sg-config.cmake, which is installed, and for
# CMakeLists.txt, by which another project takes in the sources. Both have found Threads before.
#   sg_simde_hint    where SIMDe was when sg was configured, or nothing
# x86 with SSE4.2 needs no SIMDe, and only the headers know: they say so in words where it is missing.
find_path(SG_SIMDE_INCLUDE_DIR simde/x86/sse4.2.h HINTS ${sg_simde_hint})
mark_as_advanced(SG_SIMDE_INCLUDE_DIR)

if(NOT TARGET sg::sg)
    add_library(sg::sg INTERFACE IMPORTED GLOBAL)
    set_property(TARGET sg::sg PROPERTY INTERFACE_INCLUDE_DIRECTORIES "${sg_include_dir}")
    if(SG_SIMDE_INCLUDE_DIR)
        set_property(TARGET sg::sg APPEND PROPERTY INTERFACE_INCLUDE_DIRECTORIES "${SG_SIMDE_INCLUDE_DIR}")
    endif()
    set_property(TARGET sg::sg PROPERTY INTERFACE_LINK_LIBRARIES Threads::Threads)
    get_property(sg_languages GLOBAL PROPERTY ENABLED_LANGUAGES)
    if("C" IN_LIST sg_languages)
        set_property(TARGET sg::sg APPEND PROPERTY INTERFACE_COMPILE_FEATURES c_std_11)
    endif()
    if("CXX" IN_LIST sg_languages)
        set_property(TARGET sg::sg APPEND PROPERTY INTERFACE_COMPILE_FEATURES cxx_std_17)
    endif()
    unset(sg_languages)

    add_library(sg::math INTERFACE IMPORTED GLOBAL)
    set_property(TARGET sg::math PROPERTY INTERFACE_LINK_LIBRARIES sg::sg -lm)
endif()
