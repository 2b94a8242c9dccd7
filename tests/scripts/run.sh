#!/bin/sh
# What `racelens run` promises: the races of a run with their lines, nothing of a program without races, the program's own streams and status.
set -eu
root=$(cd "$(dirname "$0")/../.." && pwd -P)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
racelens=${RACELENS_TRIED:-$root/racelens}
sources=$root/tests/scripts/recording
cd "$work"

fail() {
	echo "run: FAILED: $1" >&2
	for file in out err; do
		[ ! -f "$file" ] || head -n 40 "$file" >&2
	done
	exit 1
}

for needed in clang clang++ gcc llvm-symbolizer; do
	if ! command -v "$needed" > /dev/null 2>&1; then
		echo "run: skipped: there is no $needed"
		exit 0
	fi
done

# run STATUS WORDS...: what racelens run says goes to out and err
run() {
	expected=$1
	shift
	status=0
	"$racelens" run "$@" > out 2> err < /dev/null || status=$?
	[ "$status" = "$expected" ] || fail "racelens run $*: status $status instead of $expected"
}

says() {
	grep -qF -- "$1" out || fail "no '$1' in the report"
}

cat > racy.c << 'END'
#include <stdio.h>
#include <stdlib.h>
static int a[100], sum;
static void shift(int i)
{
	a[i] = a[i + 7] + 1;
}
int main(int argc, char **argv)
{
	int *heap = malloc(sizeof *heap);
	*heap = 0;
#pragma omp parallel for
	for (int i = 0; i < 93; i++)
		shift(i);
#pragma omp parallel for reduction(+ : sum)
	for (int i = 0; i < 100; i++)
		sum += a[i];
#pragma omp parallel
	{
#pragma omp critical
		*heap += 1;
#pragma omp barrier
#pragma omp single
		*heap += 1;
		*heap += 1;
	}
	free(heap);
	printf("%s %d\n", argc > 1 ? argv[1] : "none", sum > 0);
	fprintf(stderr, "to the other stream\n");
	return 5;
}
END
cat > free.cc << 'END'
#include <cstdio>
#include <mutex>
static int total, cells[64], made;
static std::mutex lock;
int main()
{
#pragma omp parallel for schedule(dynamic, 16)
	for (int i = 0; i < 64; i++)
		cells[i / 16]++;
#pragma omp parallel
	{
		{
			std::lock_guard<std::mutex> held(lock);
			total++;
		}
#pragma omp single
#pragma omp taskgroup
		for (int i = 0; i < 8; i++) {
#pragma omp task depend(inout : made)
			made += cells[i];
		}
#pragma omp single
		std::printf("%d\n", made);
	}
	return 0;
}
END

# One thread is in the single region until the other one has executed all iterations.
cat > alone.c << 'END'
static int done, sum, safe, locked, cells[8];
static int finished(void)
{
	int now;
#pragma omp atomic read
	now = done;
	return now;
}
int main(void)
{
#pragma omp parallel num_threads(2)
	{
#pragma omp single nowait
		while (finished() < 8)
			;
#pragma omp for schedule(dynamic, 1)
		for (int i = 0; i < 8; i++) {
			int own = i;
			own += 1;
			cells[i] = own;
			sum += own;
#pragma omp atomic
			safe += own;
#pragma omp critical
			locked += own;
#pragma omp atomic
			done++;
		}
	}
	return sum != 36;
}
END

for compiler in clang gcc; do
	RACELENS_CC=$compiler "$racelens" cc -g -O0 -fopenmp -o racy racy.c || fail "$compiler does not compile racy.c"
	run 1 -T 3 -- ./racy word
	grep -qx "word 1" out || fail "the program's output is not there"
	grep -qx "to the other stream" err || fail "the program's other output is not there"
	grep -qF "./racy ended with status 5" err || fail "the program's status is not told"
	says "racy.c:12: parallel for in main: RACE"
	says "data race on a: thread"
	says "racy.c:6:"
	says "called through shift in racy.c:14:"
	says "racy.c:15: parallel for in main: UNKNOWN"
	says "no race was seen in this run with 3 threads; other runs may have one [watched-run]"
	says "racy.c:18: parallel in main: RACE"
	says "data race on *heap: thread"
	says "racy.c:25:"
	says "witness: T=3"

	# what one thread executed, and any could have
	RACELENS_CC=$compiler "$racelens" cc -g -O0 -fopenmp -o alone alone.c || fail "$compiler does not compile alone.c"
	run 0 -- ./alone
	says "no race was seen in this run with 2 threads; other runs may have one"
	run 1 --apparent -- ./alone
	says "1 file, 1 parallel region: 1 possible race in 1 region"
	says "possible data race on sum: thread"
	says "apparent: logically parallel, executed by one thread in this run, one after the other [watched-run]"
	for format in json sarif html; do
		run 1 --apparent --format $format -- ./alone
		says "apparent: logically parallel, executed by one thread in this run, one after the other"
	done
	run 1 --apparent --keep "alone-$compiler" --format json -- ./alone
	says '"evidence": "apparent"'
	run 0 --from "alone-$compiler"

	# orders of all kinds, and what has none: races are where the source says so
	RACELENS_CC=$compiler "$racelens" cc -O0 -fopenmp -o orders "$sources/orders.c" || fail "$compiler does not compile orders.c"
	run 1 -T 4 -- ./orders
	sed -n 's/^  data race on \([a-z_]*\): .*/\1/p' out | sort | tr '\n' ' ' > races
	[ "$(cat races)" = "again early late unordered y " ] || fail "orders.c: the races are on $(cat races)"
	says "11 parallel regions: 5 races in 4 regions, 7 regions unknown"
	says "what qsort accesses was not observed"
	says "this access to x and line 27 came one after the other by a hand-over"

	# the teams of a league are not ordered, by no barrier of theirs; a thread of an inner team is none of the outer one
	RACELENS_CC=$compiler "$racelens" cc -O0 -fopenmp -o leagues "$sources/leagues.c" || fail "$compiler does not compile leagues.c"
	KMP_TEAMS_THREAD_LIMIT=8 run 1 -T 4 -- ./leagues
	sed -n 's/^  data race on \([a-z_]*\): .*/\1/p' out | sort | tr '\n' ' ' > races
	[ "$(cat races)" = "both mixed shifted twice " ] || fail "leagues.c: the races are on $(cat races)"
	says "12 parallel regions: 4 races in 4 regions, 8 regions unknown"
	says "while team 1"
	says "thread 1 of team 1"
	says "thread 1 of the team of thread 0"

	# threads that the program starts itself
	[ "$compiler" = clang ] && cxx=clang++ || cxx=g++
	RACELENS_CXX=$cxx "$racelens" c++ -std=c++17 -O0 -fopenmp -o started "$sources/started.cc" -lpthread || fail "$cxx does not compile started.cc"
	run 1 -- ./started
	sed -n 's/^  data race on \([a-z_]*\): .*/\1/p' out | sort | tr '\n' ' ' > races
	[ "$(cat races)" = "by_c by_cxx raced " ] || fail "started.cc: the races are on $(cat races)"
	says "by thread started by 0"
	says "what pthread_create accesses was not observed"
done

RACELENS_CXX=clang++ "$racelens" c++ -std=c++17 -fopenmp -o free free.cc || fail "clang++ does not compile free.cc"
run 0 -T 4 --keep kept -- ./free
says "1 file, 2 parallel regions: 2 regions unknown"
run 0 --from kept --format json
says '"verdict": "UNKNOWN"'
run 1 --from kept --fail-on unknown

# another program in the place of the one that was recorded says nothing of its lines
cp -r kept older
sed "s/^#include <mutex>/#include <mutex>\\n\\n/" free.cc > other.cc
RACELENS_CXX=clang++ "$racelens" c++ -std=c++17 -fopenmp -o free other.cc
run 0 --from older
grep -qF "free has been built anew since: its lines are not known" err || fail "no word on a program that was built anew"
grep -q "free.cc\|other.cc" out && fail "lines of a program that was not run"
RACELENS_CXX=clang++ "$racelens" c++ -std=c++17 -fopenmp -o free free.cc

# the graph of a run: threads, tasks with their order, and the way to the lines
"$racelens" graph --run kept > out 2> err || fail "no graph of the run"
[ "$(grep -c 'subgraph cluster_' out)" = 2 ] || fail "the graph does not show both regions"
says 'label="thread 3", shape=ellipse'
says 'label=depend'
says 'writes made'
says "free.cc#L20"
"$racelens" graph --run kept free.cc:7 > out 2> err || fail "no graph of one region"
[ "$(grep -c 'subgraph cluster_' out)" = 1 ] || fail "not the graph of one region"
if command -v dot > /dev/null 2>&1; then
	"$racelens" graph --run kept --svg > out 2> err || fail "no drawing of the run"
	says "</svg>"
fi
status=0
"$racelens" graph --run kept free.cc:1 > out 2> err || status=$?
[ "$status" = 2 ] || fail "a graph of what was not executed"
grep -qF "no region of free.cc:1 was executed there" err || fail "no word on what was not executed"
"$racelens" run -T 3 --keep "a race" -- ./racy > out 2> err || [ $? = 1 ] || fail "no run to be kept"
"$racelens" graph --run "a race" > out 2> err || fail "no graph of a race"
says 'label="race on a", color="#b3261e"'
run 0 -T 1 ./free
says "only one thread executed this in the run, so nothing can be said of races"

"$racelens" run -T 3 --format json -o report.json -- ./racy > out 2> err || [ $? = 1 ] || fail "no report in a file"
grep -qF '"evidence": "run"' report.json || fail "the evidence is not told"

run 2 -- ./nothing
run 2
run 2 -- true
grep -qF "has recorded nothing: was it built with racelens cc, c++ or fc?" err || fail "no word on a program without the recorder"
run 2 --from nowhere
run 2 --keep kept -- ./free
run 2 --from kept -- ./free
run 2 -T 0 -- ./free
# A run that does not come to its end is told as such, and of no region it is said that no race was seen; what was seen before stands.
cat > broken.c << 'END'
#include <signal.h>
#include <stdlib.h>
#include <sys/resource.h>
static int a[100], b[200000], raced;
static void end(char how)
{
	struct rlimit little = { 400, 400 };
	if (how == 'e')
		exit(7);
	if (how == 'f')
		*(volatile int *)8 = 1;
	if (how == 'k')
		raise(SIGKILL);
	if (how == 'i') {
		signal(SIGINT, SIG_DFL);
		raise(SIGINT);
	}
	if (how == 'l')
		setrlimit(RLIMIT_FSIZE, &little);
}
int main(int argc, char **argv)
{
#pragma omp parallel for num_threads(2)
	for (int i = 0; i < 100; i++)
		a[i] = i;
#pragma omp parallel num_threads(2)
	{
		raced = 1;
#pragma omp barrier
#pragma omp master
		end(argv[1][0]);
	}
	if (argv[1][0] == 'q') {
#pragma omp parallel num_threads(2)
		{
			int seen = raced;
#pragma omp master
			exit(seen);
		}
	}
	/* more than a recorder keeps in memory */
	for (long n = 0; argc > 2 && n < 20; n++) {
#pragma omp parallel for num_threads(2)
		for (long i = 0; i < 200000; i++)
			b[(i * i * 7919 + n) % 200000] = i;
	}
	return 0;
}
END
# ended STATUS REASON WORDS...: the run of broken ends with the status, and nothing is said to be unseen, for the reason
ended() {
	expected=$1
	reason=$2
	shift 2
	for format in text json sarif html; do
		status=0
		"$racelens" run --format "$format" --keep "broken-$1-$format" -- ./broken "$@" > out 2> err < /dev/null || status=$?
		[ "$status" -le 1 ] || fail "a run of broken $* is not judged: $status"
		grep -qF "./broken ended with status $expected" err || [ "$expected" = 0 ] || fail "broken $*: its status is not told"
		grep -q "process-[0-9]*: $reason" err || fail "broken $*: nobody is told that not all is known"
		! grep -q 'no race was seen\|"RACE_FREE"\|: RACE_FREE\|region RACE_FREE' out || fail "broken $*, $format: a region is said to have shown no race"
	done
}
RACELENS_CC=clang "$racelens" cc -g -O0 -fopenmp -o broken broken.c || fail "clang does not compile broken.c"
early="the process did not come to its own end: what it did last is not known"
for ending in "fault 139" "interrupted 130" "killed 137"; do
	ended "${ending#* }" "$early" "${ending% *}"
done
ended 0 "the recording stopped before the program did (EFBIG)" limited long
# who exits in a region has come to an end, and what was seen until then is told
run 1 -- ./broken exit
grep -qF "./broken ended with status 7" err || fail "exit in a region: the status is not told"
says "data race on raced: thread"
says "the process ended inside of the region"
# only of the region in which it has ended something is not known
run 1 -- ./broken quit
[ "$(grep -c "the process ended inside of the region" out)" = 1 ] || fail "exit in the last region: not one region is in doubt"
[ "$(grep -c "no race was seen in this run" out)" = 1 ] || fail "exit in the last region: the first one is in doubt"
! grep -q "process-[0-9]*:" err || fail "exit in a region: the whole log is in doubt"
run 1 -- ./broken fault
says "data race on raced: thread"
says "$early"
mkdir small
if mount -t tmpfs -o size=200k none small 2> /dev/null; then
	RACELENS_RECORD=$work/small ./broken none long || fail "a full disk ends the program"
	status=0
	"$racelens" run --from small > out 2> err || status=$?
	umount small
	[ "$status" -le 1 ] || fail "the run with a full disk is not judged: $status"
	grep -q "process-[0-9]*: the recording stopped before the program did (ENOSPC)" err || fail "a full disk is not told"
	! grep -q "no race was seen" out || fail "a full disk: a region is said to have shown no race"
else
	echo "run: not looked at: a full disk (no right to mount)"
fi
echo "run: passed"
