#!/bin/sh
# Makes an archive of classes, by which the virtual machine starts in half the time: share-classes.sh [FILE]. By itself the launcher makes one
# for each user, in the folder of results. Without FILE it is made beside the program, for all users, by whoever may write there: of an
# image of a container, or an installation for a whole machine. It is for one version of Java; another one takes no notice of it.
set -eu
internal_error=3
unset CDPATH
root=$(cd -- "$(dirname -- "$0")/.." && pwd -P)
classes=${1:-$root/lib/classes.jsa}
. "$root/lib/java.sh"
find_java
choose_class_path

# The folder says that somebody is at it. Who has been at it for an hour has gone.
work=$classes.making
mkdir -p "$(dirname -- "$classes")"
[ -z "$(find "$work" -prune -mmin +60 2> /dev/null)" ] || rm -rf "$work"
mkdir "$work" 2> /dev/null || exit 0
trap 'rm -rf "$work"' EXIT
trap 'exit 130' INT
trap 'exit 143' TERM
trap 'exit 129' HUP
status=0
# run OPTION ARGUMENT...: the command line as the launcher starts it for small files
run() {
	sharing=$1
	shift
	# shellcheck disable=SC2086
	"$java" -XX:TieredStopAtLevel=1 -XX:ReservedCodeCacheSize=240m -XX:+UseSerialGC -XX:-UsePerfData -Xss4m $compatible "$sharing" \
		-Xlog:disable -Djava.io.tmpdir="$work" -Dracelens.installation="$root" -cp "$class_path" org.racelens.headless.Main "$@" > "$work/out" 2>&1
}
run -XX:ArchiveClassesAtExit="$work/classes.jsa" check --cache "$work/results" --jobs 1 "$root/examples" || status=$?
if [ "$status" -ge 2 ] || ! run -XX:SharedArchiveFile="$work/classes.jsa" --version; then
	cat "$work/out" >&2
	echo "racelens: the archive of classes could not be made" >&2
	exit $internal_error
fi
mv "$work/classes.jsa" "$classes"
# those of other versions that nobody has used for a month
find "$(dirname -- "$classes")" -name "*.jsa" -atime +30 -exec rm -f {} +
