# The target `racelens`: all sources of the project are checked for data races as the build compiles them. Include it before the first target:
#
#   list(APPEND CMAKE_MODULE_PATH "${CMAKE_CURRENT_SOURCE_DIR}/cmake")
#   include(RaceLens)
#
#   cmake --build build --target racelens
#   ctest --test-dir build -R racelens       # where the project has include(CTest)
#
# RACELENS_EXECUTABLE is the program, RACELENS_FLAGS a list of options of `racelens check`.
cmake_minimum_required(VERSION 3.16)
include_guard(GLOBAL)

find_program(RACELENS_EXECUTABLE racelens DOC "The command line of RaceLens")
set(RACELENS_FLAGS "" CACHE STRING "Options of `racelens check`")
set(CMAKE_EXPORT_COMPILE_COMMANDS ON)

if(NOT RACELENS_EXECUTABLE)
	message(STATUS "RaceLens was not found: there is no target racelens (set RACELENS_EXECUTABLE)")
	return()
endif()

set(racelens_check "${RACELENS_EXECUTABLE}" check -p "${CMAKE_BINARY_DIR}/compile_commands.json" ${RACELENS_FLAGS})
add_custom_target(racelens
	COMMAND ${racelens_check}
	WORKING_DIRECTORY "${CMAKE_SOURCE_DIR}"
	COMMENT "Looking for data races"
	USES_TERMINAL
	VERBATIM)
if(BUILD_TESTING)
	add_test(NAME racelens COMMAND ${racelens_check} WORKING_DIRECTORY "${CMAKE_SOURCE_DIR}")
endif()
