#!/bin/sh
# What recorded runs promise of programs whose answer is known: 20 runs on a busy machine have no false alarm, and each true race is told.
set -eu
root=$(cd "$(dirname "$0")/../.." && pwd -P)
work=$(mktemp -d)
busy=
calm_down() {
	for process in $busy; do
		kill "$process" 2> /dev/null || :
	done
	busy=
}
clean_up() {
	calm_down
	rm -rf "$work"
}
trap clean_up EXIT
trap 'exit 130' INT
trap 'exit 143' TERM
racelens=${RACELENS_TRIED:-$root/racelens}
sources=$root/tests/scripts/recording
cd "$work"
unset RACELENS_RECORD RACELENS_CC RACELENS_CXX RACELENS_FC

fail() {
	echo "promises: FAILED: $1" >&2
	[ ! -f out ] || head -n 60 out >&2
	exit 1
}

for needed in clang gcc llvm-symbolizer; do
	if ! command -v "$needed" > /dev/null 2>&1; then
		echo "promises: skipped: there is no $needed"
		exit 0
	fi
done

# The races of a report as text: pairs of lines, the smaller one first.
pairs_of() {
	status=0
	"$racelens" run --from "$@" > out 2> err || status=$?
	[ "$status" -le 1 ] || fail "the runs in $1 are not judged"
	sed -n 's/^    [^ ].*:\([0-9]*\):[0-9]*: [a-z ]* of .* by thread .*/\1/p' out | paste -d ' ' - - |
		awk '{ print $1 < $2 ? $1 "-" $2 : $2 "-" $1 }' | sort -u | tr '\n' ' '
}

# The pairs that comments of a source mark: lines with the same name behind "race", or one line, which races with itself.
marked_in() {
	sed -n '/\/\* race [a-z0-9]* \*\//{=;s/.*\/\* race \([a-z0-9]*\) \*\/.*/\1/p;}' "$1" | paste -d ' ' - - |
		awk '{ if (!($2 in first)) first[$2] = $1; last[$2] = $1 } END { for (name in first) print first[name] "-" last[name] }' |
		sort -u | tr '\n' ' '
}

# shows LOG WHAT SOURCE OPTIONS...: the runs of a log show the pairs that the source marks, each of them and no other one
shows() {
	log=$1
	what=$2
	expected=$(marked_in "$sources/$3")
	shift 3
	[ -n "$expected" ] || fail "$what: nothing is marked"
	found=$(pairs_of "$log" "$@")
	[ "$found" = "$expected" ] || fail "$what: the races are in the lines $found instead of $expected"
}

# The graph of the execution of a region as nested kinds of nodes: draws LOG PLACE
draws() {
	"$racelens" graph --run "$1" "$2" > out 2> err || fail "$1 has no graph of $2"
	awk '
		/ -> / && !/constraint=false/ { sub(";", "", $3); children[$1] = children[$1] " " $3; next }
		/ -> / { next }
		/label=/ && $1 ~ /^g0_/ {
			kind[$1] = /shape=ellipse/ ? "P" : /shape=diamond/ ? (/ST -1/ ? "ST-" : "ST") : /style=filled, fillcolor="#eeeeee"/ ? "S" : "W"
		}
		function shape(node, text, names, i, count) {
			count = split(children[node], names, " ")
			for (i = 1; i <= count; i++)
				text = text (i > 1 ? " " : "") shape(names[i])
			return kind[node] (count > 0 ? "(" text ")" : "")
		}
		END { print shape("g0_0") }' out
}

# draws_as SHAPE LOG WHAT PLACE: what is drawn of a region has the shape that the paper draws
draws_as() {
	found=$(draws "$2" "$4")
	[ "$found" = "$1" ] || fail "$3: the graph of $4 is $found instead of $1"
}

# Two others want to work all the time, until they are told to calm down.
make_busy() {
	for i in 1 2; do
		sh -c 'while :; do :; done' &
		busy="$busy $!"
	done
}

for compiler in clang gcc; do
	RACELENS_CC=$compiler "$racelens" cc -O0 -g -fopenmp -o quiet "$sources/quiet.c" -lpthread || fail "$compiler does not compile quiet.c"
	make_busy
	for run in 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20; do
		OMP_NUM_THREADS=$((run % 7 + 2)) OMP_DYNAMIC=false RACELENS_RECORD="quiet-$compiler" ./quiet || fail "quiet, by $compiler, fails"
	done
	calm_down
	[ "$(ls "quiet-$compiler" | wc -l)" = 20 ] || fail "not each run has a log"
	shows "quiet-$compiler" "quiet.c by $compiler" quiet.c

	RACELENS_CC=$compiler "$racelens" cc -O0 -g -fopenmp -o loud "$sources/loud.c" || fail "$compiler does not compile loud.c"
	for run in 1 2; do
		OMP_NUM_THREADS=3 OMP_DYNAMIC=false RACELENS_RECORD="loud-$compiler-$run" ./loud
		# the tasks by other threads, or by one thread, as the relation of the paper has it
		shows "loud-$compiler-$run" "loud.c by $compiler" loud.c
	done

	# the figures of the paper, their races and their graphs, wherever iterations and tasks are executed
	RACELENS_CC=$compiler "$racelens" cc -O0 -g -fopenmp -o figures "$sources/figures.c" || fail "$compiler does not compile figures.c"
	for team in 2-none 2-1 3-0 4-none; do
		threads=${team%-*}
		place=${team#*-}
		log=figures-$compiler-$threads-$place
		[ "$place" = none ] && unset RACELENS_PLACE || export RACELENS_PLACE="$place"
		OMP_NUM_THREADS=$threads OMP_DYNAMIC=false RACELENS_CHUNKS=1 RACELENS_RECORD=$log ./figures > out || fail "figures, by $compiler, fails"
		unset RACELENS_PLACE
		shows "$log" "figures.c by $compiler, $threads threads, placed by bit: $place" figures.c --apparent
		draws_as "S(S(S(P(W) P(W) P(W) P(W)) S(W ST-(P(W ST(P(W) W))) W)))" "$log" "$what" "$sources/figures.c:10"
		draws_as "S(S(S(W S(ST(P(W ST(P(W))))) W)))" "$log" "$what" "$sources/figures.c:36"
		draws_as "S(S(S(W ST(P(W) W))))" "$log" "$what" "$sources/figures.c:56"
		draws_as "S(S(S(W ST-(P(W ST(P(W))) W) W)))" "$log" "$what" "$sources/figures.c:71"
		draws_as "S(S(S(W ST(P(W ST(P(W))) P(W) P(W) P(W)))))" "$log" "$what" "$sources/figures.c:93"
	done
done

if command -v gfortran > /dev/null 2>&1; then
	"$racelens" fc -O0 -g -fopenmp -o louder "$sources/loud.f90" || fail "gfortran does not compile loud.f90"
	OMP_NUM_THREADS=3 OMP_DYNAMIC=false RACELENS_RECORD=fortran ./louder > /dev/null
	pairs_of fortran > /dev/null
	grep -q "data race on a" out || fail "gfortran: the loop of loud.f90 shows no race"
	grep -q "race on all\|_gfortran_matmul[a-z0-9_]* accesses was not observed" out || fail "gfortran: matmul is said to be clean"
else
	echo "promises: not looked at: Fortran (there is no gfortran)"
fi
echo "promises: passed"
