# The target `racelens`: the sources of this folder are checked for data races. In a Makefile:
#
#   RACELENS_SOURCES = $(wildcard src/*.c)    # by default the C, C++ and Fortran files beside the Makefile
#   include racelens.mk
#
#   make racelens
#
# Folders and macros come from CPPFLAGS, other options of `racelens check` from RACELENS_FLAGS. For a build with many of them
# `bear -- make` writes a compile_commands.json, which `racelens check -p .` reads.
RACELENS ?= racelens
RACELENS_FLAGS ?=
RACELENS_SOURCES ?= $(wildcard *.c *.cc *.cpp *.cxx *.C *.f90 *.F90 *.f *.F *.for)

.PHONY: racelens
racelens:
	$(RACELENS) check $(RACELENS_FLAGS) $(filter -I% -D%,$(CPPFLAGS)) -- $(RACELENS_SOURCES)
