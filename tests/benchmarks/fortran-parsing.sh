#!/bin/sh
# How much Fortran one thread parses in a second, and which files have parts that cannot be read.
#
#   tests/benchmarks/fortran-parsing.sh FOLDER...
set -u
. "$(dirname "$0")/product.sh"
[ $# -gt 0 ] || {
	echo "fortran-parsing: folders with Fortran are needed" >&2
	exit 2
}
run_class FortranParsing "$@"
