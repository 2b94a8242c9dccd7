#!/bin/sh
# What `racelens confirm` promises: which races runs have shown, with and without a main function, and why the others were not seen.
set -eu
root=$(cd "$(dirname "$0")/../.." && pwd -P)
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
	"$root/racelens" confirm "$@" > out 2> err < /dev/null || status=$?
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
for compiler in clang gcc; do
	RACELENS_CC=$compiler
	export RACELENS_CC
	"$root/racelens" cc -fopenmp -O1 -o once once.c
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
	says "runs with 2 threads and this input"
	for name in names turns; do
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
printf 'int main(void)\n{\n#pragma omp parallel\n\tundefined_function();\n}\n' > broken.c
confirm 2 broken.c
grep -q "undefined_function" err || fail "the message of the linker is not told"
echo "confirm: passed"
