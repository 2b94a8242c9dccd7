#!/bin/sh
# The time from the command to the answer for one small file, each time in a cold process.
#
#   tests/benchmarks/cold-start.sh [RUNS [FILE]]          default: 10 runs of a file of examples/ that races
set -u
. "$(dirname "$0")/product.sh"
runs=${1:-10}
file=${2:-$root/examples/dot-product.c}

for run in $(seq "$runs"); do
	time=$(millis "$root/racelens" check --cache none "$file") || exit 1
	echo "$time"
done | sort -n > "$work/times"
echo "$runs runs of racelens check on ${file#"$root/"}: least $(sed -n 1p "$work/times") ms," \
	"median $(sed -n "$(((runs + 1) / 2))p" "$work/times") ms, most $(sed -n "${runs}p" "$work/times") ms"
