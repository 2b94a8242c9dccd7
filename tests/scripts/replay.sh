#!/bin/sh
# What `racelens confirm` promises of races that have a schedule: a run is led along it, or the report says why none is.
set -eu
root=$(cd "$(dirname "$0")/../.." && pwd -P)
racelens=${RACELENS_TRIED:-$root/racelens}
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
unset RACELENS_RECORD RACELENS_PLACE RACELENS_SCHEDULE RACELENS_CC RACELENS_CXX

fail() {
	echo "replay: FAILED: $1" >&2
	for file in out err; do
		[ ! -f "$file" ] || head -n 60 "$file" >&2
	done
	exit 1
}

for needed in clang clang++ gcc g++ llvm-symbolizer; do
	if ! command -v "$needed" > /dev/null 2>&1; then
		echo "replay: skipped: there is no $needed"
		exit 0
	fi
done

# confirm FILE WORDS...: what racelens confirm says of its race goes to out and err
confirm() {
	status=0
	"$racelens" confirm "$@" > out 2> err < /dev/null || status=$?
	[ "$status" = 1 ] || fail "racelens confirm $*: status $status instead of 1"
}

says() {
	grep -qF -- "$1" out || fail "no '$1' in the report"
}

# Test and set are two steps: both threads have to pass the test before one sets. The second thread comes late, so that no run shows that by chance.
cat > tested.c << 'END'
#include <omp.h>
#include <stdlib.h>
#include <unistd.h>
int main(int argc, char **argv)
{
	int l = 0, x = 0;
	int late = argc > 1 ? atoi(argv[1]) : 400;
#pragma omp parallel num_threads(2)
	{
		int v;
		if (omp_get_thread_num())
			usleep(1000 * late);
		do {
#pragma omp atomic read seq_cst
			v = l;
		} while (v);
#pragma omp atomic write seq_cst
		l = 1;
		x++;
#pragma omp atomic write seq_cst
		l = 0;
	}
	return x > 2;
}
END
cat > tested.cpp << 'END'
#include <atomic>
#include <omp.h>
#include <unistd.h>
int main()
{
	std::atomic<int> l(0);
	int x = 0;
#pragma omp parallel num_threads(2)
	{
		if (omp_get_thread_num())
			usleep(400000);
		while (l.load())
			;
		l.store(1);
		x++;
		l.store(0);
	}
	return x > 2;
}
END
# Dissemination with one round orders two threads, not three.
cat > round.c << 'END'
#include <omp.h>
int main(void)
{
	int p[3] = { 0 }, f[3] = { 0 }, s[3] = { 0 };
#pragma omp parallel num_threads(3)
	{
		int me = omp_get_thread_num(), all = omp_get_num_threads(), v;
		p[me] = me;
#pragma omp atomic write release
		f[(me + 1) % all] = 1;
		do {
#pragma omp atomic read acquire
			v = f[me];
		} while (!v);
		for (int i = 0; i < all; i++)
			s[me] += p[i];
	}
	return s[0] > 9;
}
END
# Peterson's lock with orders that are too weak fails where a thread reads what is not the newest.
cat > peterson.c << 'END'
#include <omp.h>
#include <unistd.h>
int main(void)
{
	int f[2] = { 0, 0 }, t = 0, x = 0;
#pragma omp parallel num_threads(2)
	{
		int me = omp_get_thread_num(), o = 1 - me, a, b;
		if (me)
			usleep(400000);
#pragma omp atomic write release
		f[me] = 1;
#pragma omp atomic write release
		t = o;
		do {
#pragma omp atomic read acquire
			a = f[o];
#pragma omp atomic read acquire
			b = t;
		} while (a && b == o);
		x++;
#pragma omp atomic write release
		f[me] = 0;
	}
	return x > 2;
}
END
# An earlier region enters critical regions as well, and is not the one of the schedule.
cat > critical.c << 'END'
#include <omp.h>
#include <unistd.h>
int main(void)
{
	int n = 0, f = 0, x = 0;
#pragma omp parallel num_threads(2)
	{
#pragma omp critical
		n++;
	}
#pragma omp parallel num_threads(2)
	{
		int v;
		if (omp_get_thread_num())
			usleep(400000);
		do {
#pragma omp critical
			v = f;
		} while (v);
#pragma omp critical
		f = 1;
		x++;
#pragma omp critical
		f = 0;
	}
	return x + n > 4;
}
END
# Templates of the library are no functions of the program; of two orders of the steps one reads an older value.
cat > free.cpp << 'END'
#include <atomic>
#include <omp.h>
#include <unistd.h>
int main()
{
	std::atomic<int> l(0);
	int x = 0;
#pragma omp parallel num_threads(2)
	{
		if (omp_get_thread_num())
			usleep(400000);
		while (std::atomic_load(&l))
			;
		std::atomic_store(&l, 1);
		x++;
		std::atomic_store_explicit(&l, 0, std::memory_order_release);
	}
	return x > 2;
}
END
# What follows a test in vain is not executed before a run is led there.
cat > vain.c << 'END'
#include <omp.h>
#include <unistd.h>
int main(void)
{
	omp_lock_t l;
	int f = 0, x = 0;
	omp_init_lock(&l);
#pragma omp parallel num_threads(2)
	{
		int v;
		if (omp_get_thread_num())
			usleep(400000);
		if (!omp_test_lock(&l)) {
#pragma omp atomic read acquire
			v = f;
			if (!v)
				x++;
		} else {
			x++;
#pragma omp atomic write release
			f = 1;
			omp_unset_lock(&l);
		}
	}
	return x > 2;
}
END
confirm tested.c
says 'confirmed by a run along its schedule: thread '
RACELENS_CC=gcc RACELENS_CXX=g++ confirm tested.cpp
says 'confirmed by a run along its schedule: thread '
RACELENS_CC=gcc confirm round.c
says 'confirmed by a run'
RACELENS_CC=gcc confirm critical.c
says 'confirmed by a run along its schedule: thread '
confirm free.cpp
says 'confirmed by a run along its schedule: thread '
confirm vain.c
says 'confirmed by a run'
confirm peterson.c
grep -q 'and no run can be led along its schedule, in which step [0-9]* reads an older value$' out || fail "a schedule with an old read is led along"
# A thread that comes too late is not waited for longer than two seconds, and the report says how far the schedule went.
confirm tested.c -- 2500
says 'a run was led along its schedule as far as step 1'
echo "replay: passed"
