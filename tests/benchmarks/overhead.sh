#!/bin/sh
# What recording costs: programs built plainly, for ThreadSanitizer with Archer, and for the recorder, all by clang with the same options; their
# runs, one after the other in turns, and the analysis of what was recorded.
#
#   tests/benchmarks/overhead.sh [-n RUNS] [-s SECONDS] [-o PROGRAMS] SUITE=FOLDER...
#       SUITE is npb, bots, lulesh or comd, see overhead.list; FOLDER is where its source is (of NPB 3.0 that in C)
#       RUNS of each program, 3 if not given; SECONDS is the longest time of one run or analysis, 120 if not given; PROGRAMS is a pattern of awk
#       for "SUITE PROGRAM ARGUMENTS"
#   Environment: OMP_NUM_THREADS (4), OMP_WAIT_POLICY (passive, as the machine may have fewer processors), FLAGS ("-O2 -g"), ARCHER (its library),
#       RACELENS (another command line that analyses)
set -u
root=$(cd "$(dirname "$0")/../.." && pwd -P)
here=$root/tests/benchmarks
racelens=${RACELENS:-$root/racelens}
"$racelens" --version > /dev/null || exit 1
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
runs=3
limit=120
only=.
while getopts n:s:o: option; do
	case $option in
	n) runs=$OPTARG ;;
	s) limit=$OPTARG ;;
	o) only=$OPTARG ;;
	*) exit 2 ;;
	esac
done
shift $((OPTIND - 1))
FLAGS="${FLAGS:--O2 -g} -fopenmp"
archer=${ARCHER:-$(dirname "$(readlink -f "$(command -v clang)")")/../lib/libarcher.so}
export FLAGS OMP_NUM_THREADS="${OMP_NUM_THREADS:-4}" OMP_WAIT_POLICY="${OMP_WAIT_POLICY:-passive}" OMP_DYNAMIC=false
export TSAN_OPTIONS="ignore_noninstrumented_modules=1 exitcode=0"
unset RACELENS_RECORD RACELENS_CC RACELENS_CXX OMP_TOOL_LIBRARIES
clang -O1 -o "$work/measured" "$here/measured.c" || exit 1
if [ ! -f "$archer" ]; then
	echo "overhead: there is no $archer: say by ARCHER where Archer's library is" >&2
	exit 1
fi

# folder SUITE WORDS...: where the source of the suite is, by the arguments of this script
folder() {
	suite=$1
	shift
	for word do
		case $word in
		"$suite"=*) (cd "${word#*=}" && pwd -P) ;;
		esac
	done
}

# build WAY CC CXX: makes $work/bin/WAY of the program
build() {
	rm -rf "$work/copy"
	cp -r "$source" "$work/copy"
	find "$work/copy" -name '*.o' -exec rm {} +
	command=$(sed -n "s/^build $suite ; //p" "$here/overhead.list")
	# shellcheck disable=SC2086
	(cd "$work/copy" && CC=$2 CXX=$3 OUT=$work/bin/$1 sh -c "$command" "$1" $program) > "$work/build.log" 2>&1 && [ -x "$work/bin/$1" ]
}

# What a program prints without what is never the same: times, rates, dates
constant() {
	grep -v -i -E 'time|second|mop|flops|date|info|architecture|load|nodes/|rate|fom|us/atom|performance|[0-9]:[0-9]' "$1" |
		sed -E 's/([0-9]\.[0-9]{6})[0-9]*/\1/g; s/-(0\.0+)$/\1/'
}

# run WAY WORDS...: one run; its figures go to $work/WAY.figures
run() {
	way=$1
	shift
	rm -rf "$work/run"
	mkdir "$work/run"
	(cd "$work/run" && "$work/measured" "$limit" "$work/figures" "$@" "$work/bin/$way" $arguments) > "$work/$way.out" 2> "$work/$way.err" < /dev/null
	cat "$work/figures" >> "$work/$way.figures"
	constant "$work/$way.out" > "$work/$way.constant"
}

# least WAY FIELD
least() {
	cut -d ' ' -f "$2" "$work/$1.figures" | sort -n | head -n 1
}

status() {
	cut -d ' ' -f 3 "$work/$1.figures" | sort -n | tail -n 1
}

# Whether the recorded program did what the plain one does; "as Archer's" where it does what the instrumentation alone makes of it, as rounding by
# other optimisations; "varies" where two plain runs differ as well
same() {
	if [ "$(status plain)" != 0 ]; then
		echo "plain: status $(status plain)"
	elif [ "$(status recorded)" != 0 ]; then
		echo "status $(status recorded)"
	elif cmp -s "$work/plain.constant" "$work/recorded.constant"; then
		echo yes
	elif cmp -s "$work/archer.constant" "$work/recorded.constant"; then
		echo "as Archer's"
	elif cmp -s "$work/plain.constant" "$work/before.constant"; then
		echo no
	else
		echo varies
	fi
}

analyse() {
	"$work/measured" "$limit" "$work/figures" "$racelens" run --from "$work/log" --format json -o "$work/report.json" \
		> "$work/analysis.out" 2> "$work/analysis.err" < /dev/null
	read -r micros kilobytes code < "$work/figures"
	[ "$code" -le 1 ] || micros=- # it has not ended in time
	bytes=$(cat "$work"/log/process-*/thread-*.log | wc -c)
}

measure() {
	rm -f "$work"/*.figures
	for turn in $(seq "$runs"); do
		[ ! -f "$work/plain.constant" ] || mv "$work/plain.constant" "$work/before.constant"
		rm -rf "$work/log"
		run plain env
		run archer env OMP_TOOL_LIBRARIES="$archer"
		run recorded env RACELENS_RECORD="$work/log"
	done
	analyse
	echo "$suite $program;$(least plain 1);$(least archer 1);$(least recorded 1);$(least plain 2);$(least archer 2);$(least recorded 2);$bytes;$micros;$kilobytes;$(same)" |
		tee -a "$work/table" >&2
}

mkdir "$work/bin"
: > "$work/table"
grep -v -E '^(#|build |$)' "$here/overhead.list" | awk -v only="$only" '{ line = $0; gsub(/ ; /, " ", line) } line ~ only' > "$work/programs"
while IFS=';' read -r suite program arguments; do
	suite=$(echo $suite)
	program=$(echo $program)
	source=$(folder "$suite" "$@")
	[ -n "$source" ] || continue
	arguments=$(printf "%s\n" "$arguments" | sed "s|@|$work/copy/|g")
	if build plain clang clang++ && build archer "clang -fsanitize=thread" "clang++ -fsanitize=thread" &&
		build recorded "$root/racelens cc" "$root/racelens c++"; then
		measure
	else
		echo "overhead: $suite $program was not built:" >&2
		head -n 10 "$work/build.log" >&2
	fi
done < "$work/programs"
awk -f "$here/overhead.awk" "$work/table"
