#!/bin/sh
# What `racelens confirm` promises: which races runs have shown, with and without a main function, and why the others were not seen.
set -eu
root=$(cd "$(dirname "$0")/../.." && pwd -P)
racelens=${RACELENS_TRIED:-$root/racelens}
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

fail() {
	echo "confirm: FAILED: $1" >&2
	for file in out err; do
		[ ! -f "$file" ] || head -n 60 "$file" >&2
	done
	exit 1
}

for needed in clang clang++ gcc llvm-symbolizer; do
	if ! command -v "$needed" > /dev/null 2>&1; then
		echo "confirm: skipped: there is no $needed"
		exit 0
	fi
done

# confirm STATUS WORDS...: what racelens confirm says goes to out and err
confirm() {
	expected=$1
	shift
	status=0
	"$racelens" confirm "$@" > out 2> err < /dev/null || status=$?
	[ "$status" = "$expected" ] || fail "racelens confirm $*: status $status instead of $expected"
}

says() {
	grep -qF -- "$1" out || fail "no '$1' in the report"
}

cat > "a main.c" << 'END'
#include <stdio.h>
#include <stdlib.h>
int hist[10], last, never, even;
int main(int argc, char **argv)
{
	int n = argc > 1 ? atoi(argv[1]) : 100;
#pragma omp parallel for
	for (int i = 0; i < n; i++)
		if (i == 98)
			last = i;
		else if (i == 99)
			last = 3;
	if (n == 5) {
#pragma omp parallel for
		for (int i = 0; i < n; i++)
			never = i;
	}
#pragma omp parallel for schedule(static, 2)
	for (int i = 0; i < n; i++)
		hist[i / 4 % 10]++;
#pragma omp parallel for schedule(static) num_threads(2)
	for (int i = 0; i < n; i++)
		if (i == 0 || n == 10 && i == 9)
			even = i;
	printf("%d\n", hist[3]);
	return 0;
}
END
cat > library.c << 'END'
static int sum;
int total(const int *a, int n)
{
#pragma omp parallel for
	for (int i = 0; i < n; i++)
		sum
			+= a[i];
	return sum;
}
struct pair { int first, second; };
int taken(struct pair p)
{
#pragma omp parallel for
	for (int i = 0; i < 9; i++)
		sum += p.first;
	return sum;
}
END
# What compilers tell of an access is often an operator, a macro or a part of an expression.
cat > names.c << 'END'
#include <stdlib.h>
#include <string.h>
#define CELL(i) cells[(i) / 2]
struct account {
	int limit, total;
};
static int cells[64], zeros[64], calls, same, different;
static char text[64];
static int called(void)
{
	return ++calls;
}
static int as_number(const void *p)
{
	return *(const int *)p;
}
int main(void)
{
	struct account a = {60, 0};
	int last = 0, end = 0;
	int *block = malloc(64);
#pragma omp parallel for
	for (int i = 0; i < 40; i++)
		if (a.total < a.limit)
			a.total = i;
#pragma omp parallel for
	for (int i = 0; i < 40; i++)
		CELL(i) = called();
#pragma omp parallel num_threads(2)
	called();
#pragma omp parallel num_threads(2)
	{
#pragma omp single nowait
		same = memcmp(text, zeros, 50);
#pragma omp single nowait
		text[20] = 'x';
#pragma omp single nowait
		end = as_number(&different);
#pragma omp single nowait
		different = 1;
	}
#pragma omp parallel num_threads(2)
#pragma omp single
	{
#pragma omp taskloop lastprivate(last) nogroup
		for (int i = 0; i < 16; i++)
			last = i;
		end = last;
	}
#pragma omp parallel sections num_threads(2)
	{
#pragma omp section
		block[0] = 1;
#pragma omp section
		free(block);
	}
	return end + a.total == 1000;
}
END
# Whatever the schedule of the program itself, and whoever comes first.
cat > turns.c << 'END'
static int a[30], b[30], x, y;
int main(void)
{
#pragma omp parallel num_threads(8)
	{
#pragma omp for schedule(dynamic) nowait
		for (int i = 0; i < 30; i++)
			b[i] = a[i];
#pragma omp for schedule(dynamic)
		for (int i = 0; i < 30; i++)
			a[i] = 0;
#pragma omp for nowait
		for (int i = 0; i < 30; i++)
			a[i] = i;
#pragma omp for
		for (int i = 0; i < 30; i++)
			b[i] = a[i];
#pragma omp master
		x = 1;
#pragma omp single
		y = x;
	}
	return y == 2;
}
END
# Lines of generated sources come from elsewhere: what is told are those of the source.
cat > numbered.c << 'END'
int sum, a[100];
#line 200 "grammar.y"
void add(int n) {
#pragma omp parallel for
	for (int i = 0; i < n; i++)
		sum += i;
}
# 17 "other.y"
int main(void) {
	add(100);
#pragma omp parallel for
	for (int i = 1; i < 100; i++)
		a[i] = a[i - 1];
	return 0;
}
END
# All iterations of all loops are executed once, whatever is placed and however the recording ends.
cat > once.c << 'END'
#include <stdio.h>
#include <string.h>
static int done[1200], order, wrong;
int main(void)
{
	for (int r = 0; r < 20; r++) {
		memset(done, 0, sizeof done);
		order = 0;
#pragma omp parallel num_threads(3)
		{
#pragma omp for schedule(monotonic: dynamic, 1) nowait
			for (int i = 0; i < 400; i++)
				__atomic_fetch_add(&done[i], 1, __ATOMIC_RELAXED);
#pragma omp for schedule(runtime)
			for (int i = 400; i < 800; i++)
				__atomic_fetch_add(&done[i], 1, __ATOMIC_RELAXED);
#pragma omp for schedule(static, 1) ordered
			for (int i = 800; i < 1000; i++) {
#pragma omp ordered
				wrong += order++ != i - 800;
				__atomic_fetch_add(&done[i], 1, __ATOMIC_RELAXED);
			}
#pragma omp for schedule(monotonic: dynamic, 1)
			for (long i = 1199; i >= 1000; i--)
				__atomic_fetch_add(&done[i], 1, __ATOMIC_RELAXED);
		}
		for (int i = 0; i < 1200; i++)
			wrong += done[i] != 1;
	}
	printf("%d\n", wrong);
	return 0;
}
END
# Behind a loop that is cancelled all iterations are executed. LLVM's own runtime may hang there, recorded or not, so that only what is printed counts.
cat > cancelled.c << 'END'
#include <stdio.h>
int main(void)
{
	int first = 0, sum = 0;
#pragma omp parallel num_threads(2)
	{
#pragma omp for schedule(monotonic: dynamic, 1)
		for (int i = 0; i < 100; i++) {
#pragma omp atomic
			first++;
			if (i == 99) {
#pragma omp cancel for
			}
		}
#pragma omp for schedule(monotonic: dynamic, 1) reduction(+ : sum)
		for (int i = 0; i < 101; i++)
			sum += i;
	}
	printf("%d\n", sum);
	return 0;
}
END
for compiler in clang gcc; do
	RACELENS_CC=$compiler
	export RACELENS_CC
	"$racelens" cc -fopenmp -O1 -o once once.c
	"$racelens" cc -fopenmp -O0 -o cancelled cancelled.c
	for bit in 0 1; do
		mkdir "cancelled-$compiler-$bit"
		sum=$(OMP_CANCELLATION=true RACELENS_PLACE=$bit RACELENS_RECORD=cancelled-$compiler-$bit timeout 5 ./cancelled) || [ "$?" = 124 ] || sum=failed
		[ -z "$sum" ] || [ "$sum" = 5050 ] || fail "$compiler, bit $bit: $sum behind a cancelled loop"
	done
	for bit in 0 1 5; do
		mkdir "once-$compiler-$bit"
		wrong=$(RACELENS_PLACE=$bit RACELENS_RECORD=once-$compiler-$bit timeout 60 ./once) || wrong="status $?"
		[ "$wrong" = 0 ] || fail "$compiler, bit $bit: $wrong"
	done
	wrong=$( (ulimit -f 8; RACELENS_PLACE=0 RACELENS_RECORD=once-$compiler-0 timeout 60 ./once) ) || wrong="status $?"
	[ "$wrong" = 0 ] || fail "$compiler, where the recording ends: $wrong"
	confirm 1 "a main.c" -- 100
	[ "$(grep -c 'confirmed by a run' out)" = 2 ] || fail "$compiler: not two races are confirmed"
	says "not seen in runs: nothing in line 16 was executed with this input"
	says "runs with up to 2 threads and this input"
	for name in names turns numbered; do
		confirm 1 "$name.c"
		! grep -q "not seen in\|seen in a run only" out || fail "$compiler: not all races of $name.c are confirmed"
	done
done
unset RACELENS_CC
confirm 1 --format json library.c
says '"evidence": "confirmed"'
says '"outcome": "not-executed"'
! grep -q '"outcome": "run-only"' out || fail "the operand of a statement of two lines is not found"
grep -q "nothing calls taken" err || fail "nothing is said of the function that the driver cannot call"
# Conditions are asked for where the region is encountered, whatever stands around its directive; the program prints what it prints.
cat > conditions.c << 'END'
#include "conditions.h"
static double x[4000];
void scatter(int n, unsigned stride)
{
	if (n > 0)
#pragma omp parallel for
		for (int i = 0; i < n; i++)
			x[i * stride] = i;
	else
		printf("nothing\n");
	printf("%d\n", __LINE__);
}
void rows(const struct grid *grid, int rows, int columns, double *y)
{
	switch (rows) {
	default:
#pragma omp parallel for \
		num_threads(2)
		for (int i = 0; i < rows; i++)
			for (int j = 0; j < columns; j++)
				y[i * grid->width + j] = j;
	}
}
void never(int n, int stride)
{
#pragma omp parallel for
	for (int i = 0; i < n; i++)
		x[i * stride] = i;
}
void apart(int n, double *a, const double *b)
{
#pragma omp parallel for
	for (int i = 0; i < n; i++)
		a[i] = b[i + 1];
}
void blocks(int n, double *a, const double *b)
{
#pragma omp parallel for
	for (int i = 0; i < n; i++)
		a[i] = b[i + 1];
}
void listed(int n, double *a, const int *at)
{
#pragma omp parallel for
	for (int i = 0; i < n; i++)
		a[at[i]] = i;
}
END
cat > conditions.h << 'END'
#include <stdio.h>
#include <stdlib.h>
struct grid { int used; long width; };
void scatter(int n, unsigned stride);
void rows(const struct grid *grid, int rows, int columns, double *y);
void never(int n, int stride);
void apart(int n, double *a, const double *b);
void blocks(int n, double *a, const double *b);
void listed(int n, double *a, const int *at);
END
cat > caller.c << 'END'
#include "conditions.h"
static double memory[2000];
static int numbers[5] = { 3, 1, 2, 0, 4 };
int main(int argc, char **argv)
{
	struct grid grid = { 1, 30 };
	scatter(50, atoi(argv[1]));
	scatter(50, 3);
	scatter(-1, 0);
	rows(&grid, 50, 3, memory);
	rows(NULL, 0, 4, NULL);
	if (argc == 77)
		never(argc, argc);
	apart(50, memory, memory + 1000);
	blocks(50, (double *)malloc(800), (double *)malloc(800));
	listed(5, memory, numbers);
	fprintf(stderr, "done");
	return 0;
}
END
cp conditions.c conditions.cc
cp caller.c caller.cc
for language in c cc; do
	confirm 0 conditions.$language --with caller.$language -- 2
	[ ! -s err ] || fail "something is noted"
	[ "$(grep -c 'held in the runs: 10 of 10 times$' out)" = 1 ] || fail "a condition on a variable is not counted"
	says 'held in the runs: 5 of 10 times, and is not known of the others'
	says 'not observed in the runs: the region was not executed with this input'
	says 'not observed in the runs: the pointers lead into one block of memory, or to memory that was not allocated'
	[ "$(grep -c 'held in the runs: 5 of 5 times$' out)" = 1 ] || fail "blocks of the heap are not told apart"
	says 'not observed in the runs: no expression of the source says it'
	! grep -q 'did not hold' out || fail "a condition is said not to hold"
	confirm 1 conditions.$language --with caller.$language -- 0
	says 'did not hold in the runs: 5 of 10 times, first with stride = 0'
	says 'seen in a run only, in which a condition of the region did not hold: stride != 0'
done
confirm 1 --format json conditions.c --with caller.c -- 0
says '"outcome": "not-held"'
# Of tables of which all numbers are so a condition holds; of others nobody knows which numbers are used.
cat > tables.c << 'END'
int at[64], start[9], twice[8];
double x[400], y[64];
void scatter(int n) {
#pragma omp parallel for
	for (int i = 0; i < n; i++)
		x[at[i]] = i;
}
void rows(int n) {
#pragma omp parallel for
	for (int r = 0; r < n; r++)
		for (int k = start[r]; k < start[r + 1]; k++)
			y[k] = r;
}
void again(int n) {
#pragma omp parallel for
	for (int i = 0; i < n; i++)
		x[twice[i]] = i;
}
END
cat > filling.c << 'END'
extern int at[64], start[9], twice[8];
void scatter(int n);
void rows(int n);
void again(int n);
int main(void) {
	for (int i = 0; i < 64; i++)
		at[i] = 3 * i;
	for (int r = 0; r < 9; r++)
		start[r] = 4 * r;
	for (int i = 0; i < 4; i++)
		twice[i] = i + 1;
	scatter(64);
	rows(8);
	again(4);
	return 0;
}
END
confirm 0 tables.c --with filling.c
[ "$(grep -c 'held in the runs: 5 of 5 times' out)" = 2 ] || fail "conditions on tables do not hold"
says 'not observed in the runs: not all numbers of the table are so, and which of them are used is not known'
# What a run has not executed is named; and nothing is said to be unseen where a log is not whole, or a called function was not observed.
cat > partly.c << 'END'
#include <stdlib.h>
#include <sys/resource.h>
int x, y;
static int compared(const void *a, const void *b)
{
	return *(const int *)a - *(const int *)b;
}
static void sum(int *a, int wanted)
{
#pragma omp parallel for schedule(static) num_threads(2)
	for (int i = 0; i < 8; i++) {
		if (i == 0 || i == wanted)
			x = i;
		if (wanted == 5)
			y = i;
		if (a)
			qsort(a, 1, sizeof *a, compared);
	}
}
int main(int argc, char **argv)
{
	int a = 1;
	int wanted = argc > 1 ? atoi(argv[1]) : 5;
	struct rlimit little = { 400, 400 };
	sum(wanted == 1 ? &a : NULL, wanted);
	if (wanted == 6)
		setrlimit(RLIMIT_FSIZE, &little);
	if (wanted == 2)
		abort();
	return 0;
}
END
confirm 1 partly.c -- 3
says 'runs with up to 2 threads and this input'
says 'nothing in line 15 was executed with this input'
says '1 of 5 accesses of the source to what threads share and write were seen in the runs; not: read of a in line 6, '
confirm 1 --format json partly.c -- 3
says '"seen": 1'
confirm 1 --format html partly.c -- 3
says 'write of y in line 15, '
confirm 1 partly.c -- 2
says 'threads and this input, of which not all is known: the process did not come to its own end'
says 'nothing in line 15 was seen to be executed in the runs, of which not all is known: the process did not come to its own end'
! grep -q 'this input$' out || fail "a run whose log is not whole is said to have shown nothing"
confirm 1 partly.c -- 1
says 'of which not all is known: what qsort accesses was not observed'
confirm 1 partly.c -- 6
says 'of which not all is known: the recording stopped before the program did (EFBIG)'
if command -v gfortran > /dev/null 2>&1; then
	cat > "the step.F90" << 'END'
module steps
  use sizes
  implicit none
contains
  subroutine step(a, last)
    integer, intent(inout) :: a(n), last
    integer :: i
    !$omp parallel do
    do i = 1, n - 1
      a(i) = a(i) + &
             a(i + 1)
      if (a(i) < 0) last = i
    end do
  end subroutine
end module
END
	printf 'module sizes\n  integer, parameter :: n = 40\nend module\n' > sizes.f90
	printf '      program main\n      use steps\n      integer a(n), l\n      a = 3\n      call step(a, l)\n      end\n' > main.f
	confirm 1 "the step.F90" --with main.f --with sizes.f90
	says 'data race on a: '
	says 'confirmed by a run: thread '
	says 'not seen in '
	says '4 of 5 accesses of the source to what threads share and write were seen in the runs; not: write of last in line 12'
	confirm 2 "the step.F90" --with sizes.f90
	confirm 2 sizes.f90
	confirm 2 "the step.F90"
	grep -q "the step.F90 has no main program" err || fail "nobody says what is missing"
	confirm 2 "the step.F90" --with main.f
	grep -q "sizes.mod" err || fail "the message of the compiler is not told"
fi
printf 'int main(void)\n{\n#pragma omp parallel\n\tundefined_function();\n}\n' > broken.c
confirm 2 broken.c
grep -q "undefined_function" err || fail "the message of the linker is not told"
echo "confirm: passed"
