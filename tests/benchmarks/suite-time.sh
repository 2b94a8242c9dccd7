#!/bin/sh
# The time of one cold process over the whole corpus.
#
#   tests/benchmarks/suite-time.sh [RUNS [PATH...]]       default: 3 runs over tests/corpus
set -u
. "$(dirname "$0")/product.sh"
runs=${1:-3}
[ $# -eq 0 ] || shift
[ $# -gt 0 ] || set -- "$root/tests/corpus"

echo "processors: $(getconf _NPROCESSORS_ONLN)"
for run in $(seq "$runs"); do
	time=$(millis "$root/racelens" check --cache none --format json --progress never -o "$work/report.json" "$@") || exit 1
	echo "run $run: $time ms"
done
run_class Figures time "$work/report.json"
