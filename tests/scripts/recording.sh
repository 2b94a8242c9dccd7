#!/bin/sh
# What `racelens cc`, `c++` and `fc` and the recorder promise: programs behave as without it, and their logs hold what they did.
set -eu
root=$(cd "$(dirname "$0")/../.." && pwd -P)
work=$(mktemp -d)
passed=
expected=
clean_up() {
	[ -n "$passed" ] || echo "recording: not passed: the script ended while it looked at $looked" >&2
	umount "$work/small" 2> /dev/null || :
	rm -rf "$work"
}
trap clean_up EXIT
looked="the compilers"
OMP_NUM_THREADS=2
OMP_DYNAMIC=false
export OMP_NUM_THREADS OMP_DYNAMIC
unset RACELENS_RECORD RACELENS_CC RACELENS_CXX RACELENS_FC
racelens=${RACELENS_TRIED:-$root/racelens}
sources=$root/tests/scripts/recording
cd "$work"

fail() {
	looked=$1
	echo "recording: FAILED: $1" >&2
	for file in "$work/out" "$work/err" "$work/plain.err"; do
		[ ! -f "$file" ] || head -n 20 "$file" >&2
	done
	exit 1
}

for needed in clang clang++ gcc; do
	if ! command -v "$needed" > /dev/null 2>&1; then
		passed=yes
		echo "recording: skipped: there is no $needed"
		exit 0
	fi
done

# await WHAT COMMAND...: for a while, until the command succeeds
await() {
	awaited=$1
	shift
	turns=0
	while ! "$@"; do
		turns=$((turns + 1))
		[ "$turns" -lt 1500 ] || fail "waited in vain for $awaited"
		sleep 0.02
	done
}

# build PROGRAM SOURCE WORDS...: by the compiler of the wrapper that fits the source
build() {
	program=$1
	source=$sources/$2
	shift 2
	case $source in
	*.cc) wrapper=c++ ;;
	*.f90) wrapper=fc ;;
	*) wrapper=cc ;;
	esac
	"$racelens" "$wrapper" -O1 -fopenmp "$source" -o "$program" "$@" > out 2> err || fail "$program is not built"
	[ ! -s err ] || fail "something is said while $program is built"
}

# run STATUS PROGRAM WORDS...: twice, unrecorded and recorded; what it prints and its status are the same. Its log becomes the folder log, as text.
run() {
	expected=$1
	shift
	looked="a run of $*"
	status=0
	"$@" > plain.out 2> plain.err < /dev/null || status=$?
	[ "$status" = "$expected" ] || fail "$* ends with $status, not $expected"
	rm -rf record
	status=0
	RACELENS_RECORD=$work/record "$@" > out 2> err < /dev/null || status=$?
	[ "$status" = "$expected" ] || fail "$*, recorded, ends with $status, not $expected"
	cmp -s plain.out out || fail "$*, recorded, prints something else"
	cmp -s plain.err err || fail "$*, recorded, says something else"
	read_log "$(echo record/process-*)"
}

read_log() {
	rm -rf log
	mkdir log
	[ -f "$1/process.txt" ] || fail "there is no log in $1"
	for file in "$1"/thread-*.log; do
		name=${file##*/}
		./dump "$file" > "log/${name%.log}" 2> err || [ "$?$expected" = 1137 ] || fail "$file cannot be read"
	done
	cp "$1"/*.txt log/
	grep -qx 'format=1' log/process.txt || fail "process.txt does not begin as it should"
}

# has COUNT PATTERN FILES...: how many lines there are
has() {
	number=$(cat log/$3 | grep -cE "$2" || :)
	[ "$number" = "$1" ] || fail "$program: $number and not $1 of '$2' in $3"
}

some() {
	cat log/$2 | grep -qE "$1" || fail "$program: there is no '$1' in $2"
}

none() {
	! cat log/$2 | grep -qE "$1" || fail "$program: there is a '$1' in $2"
}

gcc -Wall -Wextra -Werror -O1 -o dump "$root/runtime/dump.c" || fail "dump.c is not compiled"

# both compilers' warnings; the second object is only looked at
for compiler in gcc clang; do
	looked="warnings of $compiler"
	RACELENS_RUNTIME_FLAGS="-O0 -Werror" sh "$root/runtime/build.sh" "$compiler" "$work/$compiler.runtime" > out 2> err || fail "the recorder by $compiler"
	[ ! -s err ] || fail "$compiler warns of the recorder"
done

for RACELENS_CC in clang gcc; do
	export RACELENS_CC
	looked="programs by $RACELENS_CC"
	[ "$RACELENS_CC" = clang ] && RACELENS_CXX=clang++ || RACELENS_CXX=g++
	export RACELENS_CXX

	# a dense loop becomes a run of accesses in each thread
	build loop loop.c
	run 0 ./loop
	some '^end=exit 0' process.txt
	has 1 '^parallel-begin' 'thread-*'
	has 2 '^implicit-begin .* size=2' 'thread-*'
	has 2 '^write size=8 .* stride=8 count=500$' 'thread-*'
	has 1 '^write size=4 .* stride=4 count=1000$' thread-0
	has 1 " $work/loop\$" modules.txt

	# stacks: an array of the initial thread, used by both; frames of one function called twice are two
	build stack stack.c
	run 0 ./stack
	frame=$(sed -n 's/^write size=4 .* count=32 thread=0 frame=\([0-9]*\)$/\1/p' log/thread-0 log/thread-1 | sort -u)
	[ "$(echo "$frame" | wc -w)" = 1 ] || fail "the array of the initial thread is not one: $frame"
	has 2 "^write size=4 .* count=32 thread=0 frame=$frame\$" 'thread-*'
	[ "$(sed -n 's/^write size=1 .* frame=\([0-9]*\)$/\1/p' log/thread-0 | sort -u | wc -l)" = 3 ] || fail "three calls have not three frames"

	# locks
	build locks locks.c -lpthread
	run 0 ./locks
	[ "$(grep -h '^acquired .* kind=100 ' log/thread-* | sed 's/.*identity=//' | sort | uniq -c | awk '{ print $1 }' | sort -n | tr '\n' ' ')" = "2 8 8 " ] \
		|| fail "$program: locks of POSIX and C are not what was locked"
	has 18 '^released .* kind=100 ' 'thread-*'
	has 2 '^acquired .* kind=101 ' 'thread-*'
	has 2 '^released .* kind=101 ' 'thread-*'
	has 8 '^acquired .* kind=5 ' 'thread-*'
	has 8 '^acquired .* kind=1 ' 'thread-*'
	has 8 '^acquired .* kind=3 ' 'thread-*'

	# tasks, their dependences and descriptors
	build tasks tasks.c
	run 0 ./tasks
	has 4 '^task-create .* parent=[1-9]' 'thread-*'
	has 2 '^dependences ' 'thread-*'
	some '^dependences .* 3:[0-9a-f]+$' 'thread-*'
	some '^dependences .* 1:[0-9a-f]+$' 'thread-*'
	some '^allocated .* kind=1$' 'thread-*'
	has 4 '^task-switch .* status=1 ' 'thread-*'
	[ "$(grep -h '^task-create' log/thread-* | sed 's/.*code=//' | sort -u | wc -l)" = 4 ] || fail "$program: tasks are not told apart by their code"

	build taskloop taskloop.c
	run 0 ./taskloop
	[ "$(cat log/thread-* | grep -c '^allocated .* kind=1$')" -ge 20 ] || fail "$program: not each task has memory of its own"
	[ "$(grep -h '^task-create.* flags=4' log/thread-* | sed 's/.*code=//' | sort | uniq -c | awk '$1 == 20' | wc -l)" = 1 ] \
		|| fail "$program: the tasks of the loop have not one place"
	if [ "$RACELENS_CC" = clang ]; then
		some '^atomic-write size=16 ' 'thread-*'
	else
		has 2 '^acquired .* kind=6 ' 'thread-*'
	fi

	build target target.c
	run 0 ./target
	some '^write size=8 .* stride=8 count=[0-9]+$' 'thread-*'

	# atomic operations
	build atomics atomics.c
	run 0 ./atomics
	some '^atomic-write size=4 .* stride=0 count=1$' thread-0
	has 2 '^atomic stamp=.* operation=[23] order=3 .* size=4' 'thread-*'
	some '^atomic stamp=.* operation=1 order=2 .* size=4' 'thread-*'

	# copies of libc are accesses of who calls them, and those of other libraries are not
	build copies copies.c
	run 0 ./copies
	some '^write size=500 ' 'thread-*'
	some '^read size=500 ' 'thread-*'
	some '^write size=6 ' 'thread-*'

	# ends of all kinds
	build ends ends.c
	run 7 ./ends exit
	some '^end=exit 7' process.txt
	some '^write size=4 .* stride=4 count=100$' thread-0
	run 8 ./ends _exit
	some '^end=exit 8' process.txt
	run 9 ./ends quick_exit
	some '^end=exit 9' process.txt
	run 134 ./ends abort
	some '^signal=6' process.txt
	none '^end=' process.txt
	some '^write size=4 .* stride=4 count=100$' thread-0
	run 139 ./ends fault
	some '^signal=11' process.txt
	some '^write size=4 .* stride=4 count=100$' thread-0
	run 137 ./ends kill
	none '^(end|signal)=' process.txt
	run 3 ./ends handled
	some '^end=exit 3' process.txt
	run 130 ./ends interrupt
	some '^signal=2' process.txt
	run 0 ./ends longjmp
	run 0 ./ends ignored
	run 0 ./ends descriptors

	# a process that is forked has a log of its own
	build forks forks.c
	looked="fork"
	rm -rf record
	./forks > plain.out
	RACELENS_RECORD=record ./forks > out 2> err || fail "forks"
	cmp -s plain.out out || fail "forks prints something else when it is recorded"
	[ "$(ls record | wc -l)" = 2 ] || fail "there are not two logs of two processes"
	for process in record/process-*; do
		read_log "$process"
		some '^write size=4 .* stride=4 count=64$' thread-0
		has 1 '^thread-begin' thread-0
	done
	parents=$(sed -n 's/^parent=//p' record/*/process.txt)
	pids=$(sed -n 's/^pid=//p' record/*/process.txt)
	[ -n "$(printf '%s\n' $parents $pids | sort | uniq -d)" ] || fail "the log of the child does not name its parent"

	# a process that becomes another program: both have logs that are whole
	build execs execs.c
	looked="exec"
	for word in once alone; do
		rm -rf record
		status=0
		./execs $word > plain.out || status=$?
		[ "$status" = 4 ] || fail "execs $word ends with $status"
		status=0
		RACELENS_RECORD=record ./execs $word > out 2> err || status=$?
		[ "$status" = 4 ] || fail "execs $word, recorded, ends with $status"
		cmp -s plain.out out || fail "execs prints something else when it is recorded"
		[ "$(ls record | wc -l)" = 2 ] || fail "there are not two logs of two programs"
		expected=0
		read_log "$(echo record/process-*-2)"
		[ "$(tail -n 1 log/process.txt)" = "end=exit 4" ] || fail "the second program's end is not told"
		has 2 '^write size=4 .* stride=4 count=64$' 'thread-*'
		rm -rf record/process-*-2
		read_log "$(echo record/process-*)"
		grep -qx "end=exec ./execs" log/process.txt && [ "$(grep '^end=' log/process.txt | tail -n 1)" = "end=exec ./execs" ] \
			|| fail "it is not told that another program took the place"
		none '^stopped=' process.txt
		has 2 '^write size=4 .* stride=4 count=64$' 'thread-*'
	done
	run 5 ./execs fails
	[ "$(grep '^end=' log/process.txt | tail -n 1)" = "end=exit 5" ] || fail "the end after an exec that failed is not told"
	has 2 '^write size=4 .* stride=4 count=64$' 'thread-*'

	# a library that is instrumented and loaded later
	"$racelens" cc -O1 -shared -fPIC "$sources/plugin.c" -o plugin.so > out 2> err || fail "a shared library"
	build loads loads.c
	run 0 ./loads ./plugin.so
	some '^write size=2 .* stride=2 count=100$' thread-0
	some ' .*/plugin.so$' modules.txt

	# threads that the program starts itself, and who waits for them
	build started started.cc -std=c++17 -lpthread
	run 0 ./started
	has 5 '^start .* task=[0-9]+' 'thread-*'
	has 5 '^started .* task=[0-9]+$' 'thread-*'
	has 4 '^joined .* task=[0-9]+$' 'thread-*'
	[ "$(grep -h '^started\|^joined' log/thread-* | sed 's/.*task=//' | sort | uniq -c | awk '{ print $1 }' | sort | tr '\n' ' ')" = "1 2 2 2 2 " ] \
		|| fail "$program: who is waited for are not those that were started"

	build exceptions exceptions.cc
	run 0 ./exceptions
	has 6 '^acquired .* kind=100 ' 'thread-*'

	# who deletes ends a block, wherever delete comes from; a pool's blocks are nothing that malloc knows
	for words in -DPLAIN -static-libstdc++; do
		build deletes deletes.cc -std=c++17 $words
		run 0 ./deletes
		has 4 '^write size=1000 ' 'thread-*'
		has 4 '^write size=10[1-9][0-9] ' 'thread-*'
		has 4 '^write size=2008 ' 'thread-*'
	done
	build deletes deletes.cc -std=c++17 -DPOOL
	run 0 ./deletes
	none '^write size=1000 ' 'thread-*'
done
unset RACELENS_CC RACELENS_CXX

# where nothing can be written the program does what it does
looked="a place that cannot be written"
RACELENS_RECORD=/dev/null/here ./loop > out 2> err || fail "a place that cannot be written"
./loop > plain.out
cmp -s plain.out out && [ ! -s err ] || fail "a place that cannot be written shows"

# accesses of dense loops are few records: here some 50 million, of 400 rounds, in less than a byte for a hundred
build dense dense.c
run 0 ./dense
bytes=$(cat record/process-*/thread-*.log | wc -c)
[ "$bytes" -lt 400000 ] || fail "the log of a dense loop has $bytes bytes"

# the recorder takes 1.2 MB for a thread, and what its call stacks need; the rest is libraries that plain programs have as well
gcc -Wall -Wextra -Werror -O1 -o peak "$sources/peak.c" || fail "peak.c is not compiled"
for program in dense much; do
	[ -x "$program" ] || build "$program" "$program.c"
	looked="the memory of $program"
	./peak plain.peak "./$program" > plain.out || fail "$program"
	rm -rf record
	RACELENS_RECORD=record ./peak recorded.peak "./$program" > out || fail "$program, recorded"
	cmp -s plain.out out || fail "$program, recorded, prints something else"
	more=$(($(cat recorded.peak) - $(cat plain.peak)))
	[ "$more" -lt 16384 ] || fail "the recorder takes $more KB for two threads of $program"
done

# as many threads and call stacks as the bound speaks of: 10 MB of tables for a thread with some ten thousand call stacks, 60 MB at most
bounded() {
	looked="the memory of crowd, $1 threads, depth $2"
	OMP_NUM_THREADS=$1 ./peak plain.peak ./crowd "$2" > plain.out || fail "crowd"
	rm -rf record
	OMP_NUM_THREADS=$1 RACELENS_RECORD=record ./peak recorded.peak ./crowd "$2" > out || fail "crowd, recorded"
	cmp -s plain.out out || fail "crowd, recorded, prints something else"
	[ "$(ls record/process-*/thread-*.log | wc -l)" = "$1" ] || fail "crowd has not $1 logs"
	more=$(($(cat recorded.peak) - $(cat plain.peak)))
	[ "$more" -lt $(($1 * $3 + 16384)) ] || fail "the recorder takes $more KB for $1 threads of crowd with depth $2"
}
build crowd crowd.c
bounded 24 14 12288
bounded 2 20 61440

# each process of MPI is a run of its own
if command -v mpicc > /dev/null 2>&1 && command -v mpirun > /dev/null 2>&1; then
	looked="MPI"
	# shellcheck disable=SC2046
	"$racelens" cc -O1 -fopenmp $(mpicc --showme:compile) "$sources/ranks.c" -o ranks $(mpicc --showme:link) > out 2>&1 || fail "ranks.c is not compiled"
	launch="mpirun -n 3 --oversubscribe --bind-to none"
	[ "$(id -u)" != 0 ] || launch="$launch --allow-run-as-root"
	$launch ./ranks > plain.out 2> err || fail "ranks"
	rm -rf record
	OMP_NUM_THREADS=2 RACELENS_RECORD=record $launch ./ranks > out 2> err || fail "ranks, recorded"
	cmp -s plain.out out || fail "ranks, recorded, prints something else"
	[ "$(ls -d record/process-* | wc -l)" = 3 ] || fail "not each rank has a log"
	for process in record/process-*; do
		grep -qx 'end=exit 0' "$process/process.txt" || fail "$process: a rank has no whole log"
		read_log "$process"
		has 2 '^implicit-begin .* size=2 ' 'thread-*'
	done
else
	echo "recording: not looked at: MPI (there is no mpicc)"
fi

# without streams, and as a test of ctest
looked="closed streams"
rm -rf record
status=0
RACELENS_RECORD=record ./loop <&- >&- 2>&- || status=$?
[ "$status" = 0 ] || fail "a program without streams ends with $status"
grep -qx 'end=exit 0' record/process-*/process.txt || fail "the log of a program without streams"
if command -v ctest > /dev/null 2>&1; then
	looked="ctest"
	rm -rf record
	mkdir tests
	cat > tests/CTestTestfile.cmake << CTEST
add_test(passes "$work/loop")
add_test(fails "$work/ends" "exit")
set_tests_properties(passes fails PROPERTIES ENVIRONMENT "RACELENS_RECORD=$work/record")
CTEST
	status=0
	(cd tests && ctest -j 2) > out 2> err || status=$?
	[ "$status" = 8 ] && grep -q '1 tests failed out of 2' out || fail "ctest of a program that passes and of one that fails: status $status"
	[ "$(cat record/process-*/process.txt | grep -c '^end=exit [07]$')" = 2 ] || fail "the logs of ctest's programs"
else
	echo "recording: not looked at: ctest (there is none)"
fi

# a limit of files' sizes
build much much.c
./much > plain.out
looked="a limit of files' sizes"
(ulimit -f 200 && RACELENS_RECORD=$work/limited ./much > out 2> err) || fail "a limit of files' sizes"
cmp -s plain.out out && [ ! -s err ] || fail "a limit of files' sizes shows"
read_log "$(echo limited/process-*)"
some '^stopped=EFBIG' process.txt

# a disk that is full
looked="a full disk"
mkdir small
if mount -t tmpfs -o size=200k none small 2> /dev/null; then
	RACELENS_RECORD=$work/small ./much > out 2> err || fail "a full disk"
	cmp -s plain.out out && [ ! -s err ] || fail "a full disk shows"
	read_log "$(echo small/process-*)"
	umount small
else
	echo "recording: not looked at: a full disk (no right to mount)"
fi

# how the compilers are called
looked="words of the compilers"
refused() {
	status=0
	"$racelens" "$@" > out 2> err || status=$?
	[ "$status" = 2 ] || fail "$* ends with $status, not 2"
	grep -q '^racelens: ' err || fail "$* is refused without a word"
}
refused cc -static "$sources/loop.c" -o refused
refused c++ -fsanitize=address "$sources/loop.c" -o refused
"$racelens" cc --version > out 2> err || fail "--version"
clang --version | cmp -s - out || fail "--version is not the compiler's"
status=0
"$racelens" cc -c "$work/absent.c" > out 2> err || status=$?
[ "$status" = 1 ] || fail "a source that is not there ends with $status"
status=0
"$racelens" cc -c --check "$sources/loop.c" -o absent.o > out 2> err || status=$?
[ "$status" != 0 ] || fail "a word that the compiler does not know is taken"
mkdir "with space"
cp "$sources/loop.c" "with space/it's a loop.c"
printf '%s\n' '-O1 -fopenmp "with space/it'"'"'s a loop.c"' '-o "with space/loop"' > words
"$racelens" cc @words > out 2> err || fail "a response file"
"with space/loop" > out || fail "a program with a space in its name"
"$racelens" cc -O1 -fopenmp -c "$sources/loop.c" -o loop.o && "$racelens" cc loop.o -o loop2 && ./loop2 > out || fail "compiling and linking apart"
"$racelens" cc -fopenmp -E "$sources/loop.c" > out 2> err || fail "-E"
grep -q 'int main' out || fail "-E prints no source"
"$racelens" cc -fopenmp -MM "$sources/loop.c" > out 2> err || fail "-MM"
grep -q '^loop.o:' out || fail "-MM prints no rule"
[ ! -e a.out ] || fail "something made a.out"

if command -v gfortran > /dev/null 2>&1; then
	build fortran fortran.f90
	run 0 ./fortran
	has 2 '^write size=8 .* stride=8 count=500 thread=0 frame=[0-9]*$' 'thread-*'
else
	echo "recording: not looked at: Fortran (there is no gfortran)"
fi

passed=yes
echo "recording: passed"
