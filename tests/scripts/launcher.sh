#!/bin/sh
# What ./racelens promises about itself, on the product that is built: place, status, signals, parallel runs, stale builds.
set -eu
root=$(cd "$(dirname "$0")/../.." && pwd -P)
work=$(mktemp -d)
passed=
clean_up() {
	[ -n "$passed" ] || echo "launcher: not passed: the script ended while it looked at $looked" >&2
	umount "$work/small" 2> /dev/null || :
	rm -rf "$work"
}
trap clean_up EXIT
looked="the copy of the product"
mkdir "$work/tmp" "$work/elsewhere" "$work/bin"
TMPDIR=$work/tmp
export TMPDIR
# nothing is written to the home of whoever runs this
XDG_CACHE_HOME=$work/cache
export XDG_CACHE_HOME
product=releng/cli/target/products/org.racelens.cli/linux/gtk/x86_64

fail() {
	looked=$1
	echo "launcher: FAILED: $1" >&2
	cat "$work/out" "$work/err" >&2 2> /dev/null
	exit 1
}

# await WHAT COMMAND...: for a while, until the command succeeds
await() {
	awaited=$1
	shift
	turns=0
	while ! "$@"; do
		turns=$((turns + 1))
		[ "$turns" -lt 3000 ] || fail "waited in vain for $awaited"
		sleep 0.2
	done
}

expect_clean() {
	looked="what comes after $1"
	[ -z "$(ls -A "$work/tmp")" ] || fail "$1 leaves files behind: $(ls -A "$work/tmp")"
}

# a copy of what the launcher needs, so that nothing here touches the checkout
mkdir -p "$work/copy/releng/cli/target"
cp "$root/racelens" "$root/pom.xml" "$work/copy/"
cp -R "$root/releng/machine.sh" "$work/copy/releng/"
mkdir "$work/copy/runtime"
cp "$root/runtime/launch.sh" "$work/copy/runtime/"
mkdir -p "$work/copy/$product"
cp -R "$root/$product/." "$work/copy/$product/"
sleep 1
touch "$work/copy/$product/configuration/config.ini"
racelens=$work/copy/racelens

# it answers from any folder, also through a symbolic link
ln -s "$racelens" "$work/bin/linked"
for command in "$racelens" "$work/bin/linked"; do
	(cd "$work/elsewhere" && "$command" --version) > "$work/out" 2> "$work/err" || fail "--version"
	grep -q '[0-9]\.[0-9]' "$work/out" || fail "--version tells no version"
	[ "$(wc -l < "$work/out")" = 1 ] || fail "there is more on standard output than the version"
done
(cd "$work" && CDPATH=$work/elsewhere:$work copy/racelens --version) > "$work/out" 2> "$work/err" || fail "a CDPATH"
"$racelens" --version > "$work/out" 2> "$work/err" <&- || fail "a standard input that is closed"
grep -q '[0-9]\.[0-9]' "$work/out" || fail "--version tells no version without standard input"
expect_clean "--version"

# where there is nothing to fix there is no diff, and what patch cannot read is not printed
echo 'int main(void) { return 0; }' > "$work/elsewhere/empty.c"
"$racelens" fix "$work/elsewhere/empty.c" > "$work/out" 2> "$work/err" || fail "fix"
[ ! -s "$work/out" ] || fail "fix prints something that is no diff"
expect_clean "fix"

# each region of a file becomes a graph; races tell by the status
"$racelens" graph "$root/examples/smooth.c" > "$work/out" 2> "$work/err" && fail "graph says nothing of the races"
[ "$(grep -c 'subgraph cluster_' "$work/out")" = 2 ] || fail "graph does not show both regions"
grep -q 'race on half' "$work/out" || fail "graph does not show the race"
"$racelens" graph --fail-on never -o "$work/graph.dot" "$root/examples/smooth.c" > "$work/out" 2> "$work/err" || fail "graph -o"
[ ! -s "$work/out" ] || fail "graph -o prints as well"
if command -v dot > /dev/null 2>&1; then
	dot -Tsvg "$work/graph.dot" > "$work/out" 2> "$work/err" || fail "Graphviz does not read the graph"
fi
expect_clean "graph"

# two at once
"$racelens" --version > "$work/out1" 2> "$work/err" &
first=$!
"$racelens" --version > "$work/out2" 2>> "$work/err" || fail "the second of two processes"
wait "$first" || fail "the first of two processes"
cmp -s "$work/out1" "$work/out2" || fail "two processes at once differ"
expect_clean "two processes"

# a checkout that is built but cannot be written
chmod 755 "$work"
chmod 1777 "$work/tmp"
chmod -R a+rX "$work/copy"
if [ "$(id -u)" = 0 ] && command -v setpriv > /dev/null 2>&1; then
	as_stranger="setpriv --reuid=65534 --regid=65534 --clear-groups"
else
	chmod -R a-w "$work/copy"
	as_stranger=
fi
(cd / && $as_stranger "$racelens" --version) > "$work/out" 2> "$work/err" || fail "a read-only checkout"
[ -z "$as_stranger" ] && chmod -R u+w "$work/copy"
expect_clean "a read-only checkout"

# the application's status, arguments and working directory; a stand-in for java tells them
cat > "$work/bin/java" << 'STUB'
#!/bin/sh
echo "$PWD" > "$RACELENS_TEST/cwd"
for argument do
	case $argument in
	-Dracelens.arguments=*) tr '\000' '\n' < "${argument#*=}" > "$RACELENS_TEST/arguments" ;;
	esac
done
for argument do echo "$argument"; done > "$RACELENS_TEST/words"
cat > "$RACELENS_TEST/stdin"
if [ -e "$RACELENS_TEST/sleep" ]; then
	trap 'echo TERM > "$RACELENS_TEST/signal"; exit 143' TERM
	: > "$RACELENS_TEST/started"
	while :; do sleep 0.1; done
fi
exit 42
STUB
chmod +x "$work/bin/java"
RACELENS_TEST=$work/test
export RACELENS_TEST
mkdir "$RACELENS_TEST"
status=0
(cd "$work/elsewhere" && echo input | PATH="$work/bin:$PATH" "$racelens" check "a b.c" '*') > "$work/out" 2> "$work/err" || status=$?
[ "$status" = 42 ] || fail "the status 42 arrives as $status"
[ "$(cat "$RACELENS_TEST/cwd")" = "$work/elsewhere" ] || fail "the working directory"
[ "$(tail -n 3 "$RACELENS_TEST/arguments" | tr '\n' '|')" = "check|a b.c|*|" ] || fail "the arguments"
[ "$(cat "$RACELENS_TEST/stdin")" = input ] || fail "standard input"
expect_clean "a failing run"

# signals reach the application, and its temporary folder goes
: > "$RACELENS_TEST/sleep"
PATH="$work/bin:$PATH" "$racelens" check x.c > "$work/out" 2> "$work/err" < /dev/null &
launcher=$!
await "the application" [ -e "$RACELENS_TEST/started" ]
kill -TERM "$launcher"
status=0
wait "$launcher" || status=$?
[ "$status" = 143 ] || fail "SIGTERM gives the status $status"
[ "$(cat "$RACELENS_TEST/signal")" = TERM ] || fail "SIGTERM does not reach the application"
expect_clean "a terminated run"

rm "$RACELENS_TEST/sleep"

# what files of the analysed folder are called is no option of anybody: not of find, not of the framework, not of the virtual machine
mkdir "$work/trap"
for name in -delete -console -vmargs '(' '!' -name; do
	mkdir "$work/trap/$name"
	echo 'int x;' > "$work/trap/$name/x.c"
done
before=$(cd "$work/trap" && find . | LC_ALL=C sort)
(cd "$work/trap" && PATH="$work/bin:$PATH" "$racelens" check -- -delete -console -vmargs '(' '!' -name < /dev/null) > "$work/out" 2> "$work/err" || :
[ "$(cd "$work/trap" && find . | LC_ALL=C sort)" = "$before" ] || fail "a folder called -delete"
[ "$(tail -n 6 "$RACELENS_TEST/arguments" | tr '\n' '|')" = "-delete|-console|-vmargs|(|!|-name|" ] || fail "names that look like options"
grep -qx -e -console "$RACELENS_TEST/words" && fail "a name arrives among the options of the virtual machine"
(cd "$work/trap" && "$racelens" check -- * < /dev/null) > "$work/out" 2> "$work/err" || fail "check of names that look like options"
grep -q '^6 files' "$work/out" || fail "check of names that look like options does not see all files"
[ "$(cd "$work/trap" && find . | LC_ALL=C sort)" = "$before" ] || fail "a real run on a folder called -delete"
expect_clean "names that look like options"

# names beyond ASCII in a locale that knows only ASCII
mkdir "$work/names"
name=$(printf 'gl\303\244tten-\346\274\242.c')
cp "$root/examples/smooth.c" "$work/names/$name"
for locale in C POSIX; do
	status=0
	(cd "$work/names" && LC_ALL=$locale "$racelens" check "$name" < /dev/null) > "$work/out" 2> "$work/err" || status=$?
	[ "$status" = 1 ] || fail "a name beyond ASCII in the locale $locale gives the status $status"
	grep -qF "$name:9: parallel in smooth: RACE" "$work/out" || fail "a name beyond ASCII in the locale $locale"
	(cd "$work" && LC_ALL=$locale "$racelens" check names < /dev/null) > "$work/out" 2> "$work/err" || :
	grep -qF "names/$name:9: parallel in smooth: RACE" "$work/out" || fail "a name beyond ASCII in a folder, locale $locale"
done

# a signal leaves a report that is valid and says that it is partial
mkdir "$work/many"
i=0
while [ "$i" -lt 300 ]; do
	cp "$root/examples/heat.c" "$work/many/heat$i.c"
	i=$((i + 1))
done
works() {
	[ -e "/proc/$launcher/task/$launcher/children" ] || return 0
	for child in $(cat "/proc/$launcher/task/$launcher/children"); do
		grep -qs '^racelens-worker' "/proc/$child/task/"*/comm && return 0
	done
	return 1
}
# stopped OPTION SIGNAL STATUS: a run that is stopped by a signal; the option of env(1) is how it begins
stopped() {
	# shellcheck disable=SC2086
	env $1 "$racelens" check --cache none --format json -o "$work/partial.json" --jobs 1 "$work/many" > "$work/out" 2> "$work/err" < /dev/null &
	launcher=$!
	await "the analysis" works
	# twice, as timeout(1) and others do it: to the process and to its group; the second may come when all is over
	kill -"$2" "$launcher" 2> /dev/null || fail "300 files are analysed in no time"
	sleep 0.1
	kill -"$2" "$launcher" 2> /dev/null || :
	status=0
	wait "$launcher" || status=$?
	[ "$status" = "$3" ] || fail "a run that is stopped gives the status $status"
	grep -q '"partial": true' "$work/partial.json" || fail "a run that is stopped leaves no report that says so"
	[ "$(grep -c '"path": ".*heat[0-9]*.c",$' "$work/partial.json")" -ge 300 ] || fail "a partial report does not name all files"
	tail -n 1 "$work/partial.json" | grep -qx '}' || fail "a partial report is cut off"
	[ "$(wc -l < "$work/err")" -le 1 ] || fail "a run that is stopped complains of each file that is left: $(head -n 3 "$work/err")"
	expect_clean "a run that is stopped"
}
stopped "" TERM 143
# what a shell starts in the background ignores SIGINT, unless env(1) knows how to change that
if env --default-signal=INT true 2> /dev/null; then
	stopped --default-signal=INT INT 130
fi

# From here on the builds are a stand-in's: it counts them, takes its time, and makes a product or fails as it is told.
state=$work/copy/target/racelens
cat > "$work/bin/mvn" << 'STUB'
#!/bin/sh
[ "$1" = --version ] && { echo "Apache Maven 3.8.7"; exit 0; }
echo build >> "$RACELENS_TEST/builds"
[ -e "$RACELENS_TEST/fails" ] && { echo "[ERROR] no build today"; exit 1; }
[ -e "$RACELENS_TEST/slow" ] && sleep 2
while [ -e "$RACELENS_TEST/hangs" ]; do sleep 0.1; done
mkdir -p "$RACELENS_PRODUCT/configuration"
echo made > "$RACELENS_PRODUCT/configuration/config.ini"
STUB
chmod +x "$work/bin/mvn"
RACELENS_PRODUCT=$work/copy/$product
export RACELENS_PRODUCT
launch() {
	status=0
	PATH="$work/bin:$PATH" "$racelens" check x.c > "$work/out" 2> "$work/err" < /dev/null || status=$?
}
outdated() {
	rm -f "$RACELENS_TEST/builds"
	mkdir -p "$work/copy/bundles/org.racelens.model/src"
	sleep 1.1
	: > "$work/copy/bundles/org.racelens.model/src/New.java"
}
builds() {
	wc -l 2> /dev/null < "$RACELENS_TEST/builds" || echo 0
}

# a source newer than the product is built first; a failing build says so, and is not taken for a result
outdated
: > "$RACELENS_TEST/fails"
launch
[ "$status" = 3 ] || fail "a failing build gives the status $status"
grep -q 'no build today' "$work/err" || fail "a failing build does not say why"
expect_clean "a failing build"
rm "$RACELENS_TEST/fails"
launch
[ "$status" = 42 ] || fail "the build after a failing one gives the status $status"
[ ! -e "$state/holder" ] || fail "a lock is left behind"

# two starts at once build once
outdated
: > "$RACELENS_TEST/slow"
PATH="$work/bin:$PATH" "$racelens" check x.c > "$work/out1" 2> "$work/err1" < /dev/null &
first=$!
launch
[ "$status" = 42 ] || fail "the second of two starts gives the status $status"
status=0
wait "$first" || status=$?
[ "$status" = 42 ] || fail "the first of two starts gives the status $status"
[ "$(builds)" = 1 ] || fail "two starts at once build $(builds) times"
rm "$RACELENS_TEST/slow"

# locks of processes that are gone heal: no name in it, a number that nobody has, a number that somebody else has now, the folder of old versions
for holder in '' 'nonsense' "$(uname -n) 999999999 1" "$(uname -n) $$ 1" 'elsewhere 1 1'; do
	outdated
	echo "$holder" > "$state/holder"
	touch -d '2 hours ago' "$state/holder"
	launch
	[ "$status" = 42 ] || fail "the lock '$holder' gives the status $status"
	[ ! -e "$state/holder" ] || fail "the lock '$holder' stays"
done
outdated
mkdir -p "$state/lock"
launch
[ "$status" = 42 ] || fail "the lock of an old version gives the status $status"

# a launcher that is killed while it builds: its build is waited for, and what it made is not trusted
outdated
: > "$RACELENS_TEST/hangs"
PATH="$work/bin:$PATH" "$racelens" check x.c > "$work/out1" 2> "$work/err1" < /dev/null &
killed=$!
await "the build" [ -e "$RACELENS_TEST/builds" ]
kill -KILL "$killed"
wait "$killed" 2> /dev/null || :
PATH="$work/bin:$PATH" "$racelens" check x.c > "$work/out" 2> "$work/err" < /dev/null &
second=$!
sleep 3
[ "$(builds)" = 1 ] || fail "a second build begins beside one that lives on"
rm "$RACELENS_TEST/hangs"
status=0
wait "$second" || status=$?
[ "$status" = 42 ] || fail "the start after a killed one gives the status $status"
[ "$(builds)" = 2 ] || fail "after a killed start there are $(builds) builds"
rm -rf "$work/tmp"/racelens.*

# a signal ends a build and its lock
outdated
: > "$RACELENS_TEST/hangs"
PATH="$work/bin:$PATH" "$racelens" check x.c > "$work/out" 2> "$work/err" < /dev/null &
stopped=$!
await "the build" [ -e "$RACELENS_TEST/builds" ]
kill -TERM "$stopped"
status=0
wait "$stopped" || status=$?
[ "$status" = 143 ] || fail "a build that is stopped gives the status $status"
[ ! -e "$state/holder" ] || fail "a build that is stopped leaves its lock"
rm "$RACELENS_TEST/hangs"

# a full disk is said, and nothing waits for ever: a small file system of its own, where we may mount one
mkdir "$work/small"
if mount -t tmpfs -o size=64k tmpfs "$work/small" 2> /dev/null; then
	outdated
	rm -rf "$state"
	mkdir -p "$work/copy/target"
	ln -s "$work/small" "$state"
	dd if=/dev/zero of="$work/small/ballast" bs=1k 2> /dev/null || :
	launch
	[ "$status" = 3 ] || fail "a full disk gives the status $status"
	grep -q 'disk is full' "$work/err" || fail "a full disk is not said"
	[ "$(builds)" = 0 ] || fail "a build begins on a full disk"
	rm "$work/small/ballast"
	launch
	[ "$status" = 42 ] || fail "the start after a full disk gives the status $status"
	umount "$work/small"
else
	echo "launcher: skipped a full disk: no file system can be mounted here"
fi
passed=yes
echo "launcher: passed"
