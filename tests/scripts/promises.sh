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
racelens=$root/racelens
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

# The lines of races, in a report as text: those at which accesses are told.
lines_of() {
	"$racelens" run --from "$1" > out 2> err || [ "$?" = 1 ] || fail "the runs in $1 are not judged"
	sed -n 's/^    [^ ]*:\([0-9]*\):[0-9]*: \(read\|write\) of.*/\1/p' out | sort -un | tr '\n' ' '
}

# Two others want to work all the time, until they are told to calm down.
make_busy() {
	for i in 1 2; do
		sh -c 'while :; do :; done' &
		busy="$busy $!"
	done
}

marked=$(grep -n '/\* race \*/' "$sources/quiet.c" | cut -d: -f1 | sort -n | tr '\n' ' ')
for compiler in clang gcc; do
	RACELENS_CC=$compiler "$racelens" cc -O0 -g -fopenmp -o quiet "$sources/quiet.c" -lpthread || fail "$compiler does not compile quiet.c"
	make_busy
	for run in 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20; do
		OMP_NUM_THREADS=$((run % 7 + 2)) OMP_DYNAMIC=false RACELENS_RECORD="quiet-$compiler" ./quiet || fail "quiet, by $compiler, fails"
	done
	calm_down
	[ "$(ls "quiet-$compiler" | wc -l)" = 20 ] || fail "not each run has a log"
	found=$(lines_of "quiet-$compiler")
	for line in $found; do
		case " $marked" in
		*" $line "*) ;;
		*) fail "$compiler: an alarm in line $line of quiet.c" ;;
		esac
	done
	[ -n "$found" ] || fail "$compiler: the pair that races in quiet.c is not told"

	RACELENS_CC=$compiler "$racelens" cc -O0 -g -fopenmp -o loud "$sources/loud.c" || fail "$compiler does not compile loud.c"
	for run in 1 2; do
		OMP_NUM_THREADS=3 OMP_DYNAMIC=false RACELENS_RECORD="loud-$compiler-$run" ./loud
		lines_of "loud-$compiler-$run" > lines
		grep -q "data race on a" out || fail "$compiler: the loop of loud.c shows no race"
		# by other threads, or by one thread, as the relation of the paper has it
		grep -q "race on x" out || grep -q "one thread executed both tasks" out || fail "$compiler: the tasks of loud.c show no race"
	done
done

if command -v gfortran > /dev/null 2>&1; then
	"$racelens" fc -O0 -g -fopenmp -o louder "$sources/loud.f90" || fail "gfortran does not compile loud.f90"
	OMP_NUM_THREADS=3 OMP_DYNAMIC=false RACELENS_RECORD=fortran ./louder > /dev/null
	lines_of fortran > lines
	grep -q "data race on a" out || fail "gfortran: the loop of loud.f90 shows no race"
	grep -q "race on all\|_gfortran_matmul[a-z0-9_]* accesses was not observed" out || fail "gfortran: matmul is said to be clean"
else
	echo "promises: not looked at: Fortran (there is no gfortran)"
fi
echo "promises: passed"
