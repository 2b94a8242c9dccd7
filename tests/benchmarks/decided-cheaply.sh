#!/bin/sh
# How many pairs of accesses are decided without the solver, over the corpus.
#
#   tests/benchmarks/decided-cheaply.sh [PATH...]         default: tests/corpus
set -u
. "$(dirname "$0")/product.sh"
[ $# -gt 0 ] || set -- "$root/tests/corpus"

time=$(millis "$root/racelens" check --cache none --format json --progress never -o "$work/report.json" "$@") || exit 1
echo "time: $time ms"
run_class Figures pairs "$work/report.json"
