#!/bin/sh
# The time from the command to the answer for one small file, each time in a cold process: by the launcher of the checkout, and by the
# stand-alone archive, if there is one, without and with an archive of classes.
#
#   tests/benchmarks/cold-start.sh [RUNS [FILE]]          default: 10 runs of a file of examples/ that races
set -u
. "$(dirname "$0")/product.sh"
runs=${1:-10}
file=${2:-$root/examples/dot-product.c}

# measure NAME PROGRAM
measure() {
	for run in $(seq "$runs"); do
		time=$(millis "$2" check --cache none "$file") || exit 1
		echo "$time"
	done | sort -n > "$work/times"
	echo "$1: $runs runs of racelens check on ${file#"$root/"}: least $(sed -n 1p "$work/times") ms," \
		"median $(sed -n "$(((runs + 1) / 2))p" "$work/times") ms, most $(sed -n "${runs}p" "$work/times") ms"
}

measure "checkout" "$root/racelens"
for archive in "$root"/releng/cli/target/archives/racelens-*-linux-"$(uname -m)".tar.gz; do
	[ -f "$archive" ] || continue
	tar -xzf "$archive" -C "$work"
	for home in "$work"/racelens-*; do :; done
	RACELENS_CLASSES=none
	export RACELENS_CLASSES
	measure "archive, no classes kept" "$home/bin/racelens"
	unset RACELENS_CLASSES
	sh "$home/lib/share-classes.sh" || exit 1
	measure "archive" "$home/bin/racelens"
done
