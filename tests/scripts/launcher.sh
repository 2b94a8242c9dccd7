#!/bin/sh
# What ./racelens promises about itself, on the product that is built: place, status, signals, parallel runs, stale builds.
set -eu
root=$(cd "$(dirname "$0")/../.." && pwd -P)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
mkdir "$work/tmp" "$work/elsewhere" "$work/bin"
TMPDIR=$work/tmp
export TMPDIR
product=releng/cli/target/products/org.racelens.cli/linux/gtk/x86_64

fail() {
	echo "launcher: FAILED: $1" >&2
	cat "$work/out" "$work/err" >&2 2> /dev/null
	exit 1
}

expect_clean() {
	[ -z "$(ls -A "$work/tmp")" ] || fail "$1 leaves files behind: $(ls -A "$work/tmp")"
}

# a copy of what the launcher needs, so that nothing here touches the checkout
mkdir -p "$work/copy/releng/cli/target"
cp "$root/racelens" "$root/pom.xml" "$work/copy/"
cp -R "$root/releng/machine.sh" "$work/copy/releng/"
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
for argument do echo "$argument"; done > "$RACELENS_TEST/arguments"
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
while [ ! -e "$RACELENS_TEST/started" ]; do sleep 0.1; done
kill -TERM "$launcher"
status=0
wait "$launcher" || status=$?
[ "$status" = 143 ] || fail "SIGTERM gives the status $status"
[ "$(cat "$RACELENS_TEST/signal")" = TERM ] || fail "SIGTERM does not reach the application"
expect_clean "a terminated run"

# a source newer than the product is built first; a failing build says so, and is not taken for a result
mkdir -p "$work/copy/bundles/org.racelens.model/src"
sleep 1
: > "$work/copy/bundles/org.racelens.model/src/New.java"
printf '#!/bin/sh\n[ "$1" = --version ] && { echo "Apache Maven 3.8.7"; exit 0; }\necho "[ERROR] no build today"\nexit 1\n' > "$work/bin/mvn"
chmod +x "$work/bin/mvn"
status=0
PATH="$work/bin:$PATH" "$racelens" check x.c > "$work/out" 2> "$work/err" < /dev/null || status=$?
[ "$status" = 3 ] || fail "a failing build gives the status $status"
grep -q 'no build today' "$work/err" || fail "a failing build does not say why"
expect_clean "a failing build"
echo "launcher: passed"
