#!/bin/sh
# Builds the last commit twice, in two fresh clones in folders of different names, and says which files of the archives and of the update site
# differ: none should. Takes as long as two builds (mvn package -DskipTests), without the tests' modules; arguments are passed on to Maven.
#
#   releng/build-twice.sh [-o]
set -eu
root=$(cd "$(dirname "$0")/.." && pwd -P)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
trap 'exit 130' INT
trap 'exit 143' TERM

commit=$(git -C "$root" rev-parse HEAD)
left_out=releng/ide
for module in "$root"/tests/org.racelens.*; do
	left_out="$left_out,tests/${module##*/}"
done
build() {
	folder=$1
	shift
	git clone -q "$root" "$folder"
	git -C "$folder" checkout -q "$commit"
	if ! (cd "$folder" && mvn -B package -DskipTests -Dracelens.platforms=all -pl "!$(echo "$left_out" | sed 's/,/,!/g')" "$@" > build.log 2>&1 < /dev/null); then
		grep -E '^\[ERROR\]' "$folder/build.log" | head -n 20 >&2
		echo "build-twice: a build failed" >&2
		exit 1
	fi
	rm -rf "$folder.made"
	mkdir -p "$folder.made"
	cp -R "$folder/releng/cli/target/archives" "$folder.made/archives"
	cp -R "$folder/update-site/target/repository" "$folder.made/update-site"
	cp "$folder"/update-site/target/*.zip "$folder.made/update-site.zip"
}
build "$work/one" "$@"
# another minute, for what has the time in it
sleep 61
mkdir -p "$work/in/another place"
build "$work/in/another place/two" "$@"

cd "$work/one.made"
differing=0
for file in $(find . -type f | LC_ALL=C sort); do
	if ! cmp -s "$file" "$work/in/another place/two.made/$file"; then
		differing=$((differing + 1))
		echo "build-twice: differs: $file"
	fi
done
[ "$(find . -type f | LC_ALL=C sort)" = "$(cd "$work/in/another place/two.made" && find . -type f | LC_ALL=C sort)" ] || {
	echo "build-twice: the builds have made different files"
	exit 1
}
(cd archives && cat ./*.sha256)
echo "build-twice: $(find . -type f | wc -l) files, of which $differing differ"
[ -z "${RACELENS_KEEP:-}" ] || cp -R "$work" "$RACELENS_KEEP"
[ "$differing" = 0 ] || exit 1
