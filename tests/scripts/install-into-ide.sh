#!/bin/sh
# The feature installs by p2's director into the plain IDE, brings what it needs, leaves CDT to the IDE, and runs there: its command line, and its
# workbench, where a racy file gets its marker (the picture is target/first-marker.png).
set -eu
root=$(cd "$(dirname "$0")/../.." && pwd -P)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

fail() {
	echo "install-into-ide: FAILED: $1" >&2
	[ ! -f "$work/log" ] || tail -n 40 "$work/log" >&2
	exit 1
}

cp -R "$root/releng/ide/target/products/org.racelens.plain.ide/linux/gtk/x86_64" "$work/ide"
bundles=$work/ide/configuration/org.eclipse.equinox.simpleconfigurator/bundles.info
! grep -q '^org\.racelens\.' "$bundles" || fail "the plain IDE holds RaceLens already"
cdt_before=$(grep '^org\.eclipse\.cdt\.' "$bundles")

"$root/releng/install-into-ide.sh" "$work/ide" "$root/update-site/target/repository" > "$work/log" 2>&1 || fail "the director"

for bundle in $(sed -n 's/.*<plugin[^>]* id="\([^"]*\)".*/\1/p' "$root/features/org.racelens.feature/feature.xml"); do
	case $bundle in
	*.linux.aarch64 | *.macosx.* | *.win32.*) ! grep -q "^$bundle," "$bundles" || fail "$bundle is installed, which is of another machine" ;;
	*) grep -q "^$bundle," "$bundles" || fail "$bundle is not installed" ;;
	esac
done
[ "$(grep '^org\.eclipse\.cdt\.' "$bundles")" = "$cdt_before" ] || fail "the feature has changed the IDE's CDT"
if ls "$root"/update-site/target/repository/plugins/org.eclipse.cdt.* > /dev/null 2>&1; then
	fail "the update site holds CDT"
fi

java -Xss4m -jar "$work"/ide/plugins/org.eclipse.equinox.launcher_*.jar -nosplash -data "$work/workspace" \
	-application org.racelens.headless.check --version > "$work/log" 2>&1 || fail "the command line inside the IDE"
grep -q '[0-9]\.[0-9]' "$work/log" || fail "the command line inside the IDE tells no version"

# Projects are checked without a window: with their compile commands and settings, and as the command line does.
mkdir -p "$work/projects/sums/.settings" "$work/projects/deep/more"
describe() {
	printf '<?xml version="1.0" encoding="UTF-8"?>\n<projectDescription><name>%s</name><projects/><buildSpec/><natures/></projectDescription>\n' "$1"
}
describe sums > "$work/projects/sums/.project"
describe more > "$work/projects/deep/more/.project"
cat > "$work/projects/sums/sum.c" << 'END'
double sum(const double *x, int n) {
	double s = 0;
#ifdef PARALLEL
#pragma omp parallel for
#endif
	for (int i = 0; i < n; i++)
		s += x[i];
	return s;
}
END
cp "$work/projects/sums/sum.c" "$work/projects/sums/left-out.c"
sed 's/for$/for reduction(+:s)/' "$work/projects/sums/sum.c" > "$work/projects/deep/more/sum.c"
for folder in sums deep/more; do
	printf '[{"directory": "%s", "file": "sum.c", "arguments": ["cc", "-fopenmp", "-DPARALLEL", "-c", "sum.c"]}]\n' "$work/projects/$folder" \
		> "$work/projects/$folder/compile_commands.json"
done
printf 'eclipse.preferences.version=1\nprojectSpecific=true\nexclusions=left-*\n' > "$work/projects/sums/.settings/org.racelens.ide.prefs"
check_projects() {
	status=0
	java -Xss4m -jar "$work"/ide/plugins/org.eclipse.equinox.launcher_*.jar -nosplash -data "$work/projects-workspace" \
		-application org.racelens.headless.check "$@" > "$work/log" 2>&1 || status=$?
}
check_projects -importAll "$work/projects" --format json -o "$work/projects.json"
[ "$status" = 1 ] || fail "a check of projects with a race ends with $status"
check_projects 'mo.*' --format json -o "$work/more.json"
[ "$status" = 0 ] || fail "a check of the project without a race ends with $status"
check_projects nowhere
[ "$status" = 2 ] || fail "a project that is not there gives the status $status"
grep -q 'the workspace has no project nowhere' "$work/log" || fail "a project that is not there is not named"
check_projects -import "$work/ide"
[ "$status" = 2 ] || fail "a folder without a project gives the status $status"
for project in deep/more sums; do
	"$root/racelens" check --cache none -p "$work/projects/$project" --format json --fail-on never -o "$work/${project%%/*}.json" \
		"$work/projects/$project/sum.c" 2> "$work/log" || fail "the command line over the files of $project"
done
"$root/racelens" merge --fail-on never "$work/deep.json" "$work/sums.json" -o "$work/files.json" 2> "$work/log" || fail "merge"
for report in projects files; do
	sed -e 's/"millis": *[0-9]*//' -e 's/"version": *"[^"]*"//' "$work/$report.json" > "$work/$report.told"
done
grep -q 'data race on s' "$work/projects.told" || fail "the check of projects does not tell the race"
cmp "$work/projects.told" "$work/files.told" > "$work/log" 2>&1 || fail "projects are not told as their files"

# A bundle that stands in for the user joins the installation.
trial=$root/tests/org.racelens.trial/target
version=$(sed -n 's/^Bundle-Version: *//p' "$trial/MANIFEST.MF" | tr -d '\r')
cp "$trial/org.racelens.trial-1.1.0-SNAPSHOT.jar" "$work/ide/plugins/org.racelens.trial.jar"
echo "org.racelens.trial,$version,plugins/org.racelens.trial.jar,4,false" >> "$bundles"
mkdir -p "$root/target"
rm -f "$root/target/first-marker.png"
timeout 1800 xvfb-run -a -s "-screen 0 1280x900x24" \
	java -Dracelens.trial.picture="$root/target/first-marker.png" -jar "$work"/ide/plugins/org.eclipse.equinox.launcher_*.jar \
	-nosplash -data "$work/trial" > "$work/log" 2>&1 || fail "the workbench does not end well"
[ "$(grep '^line ' "$work/log" | grep -c '^line 6: data race on sum: ')" = 1 ] || fail "the racy file has no marker in line 6"
[ "$(grep -c '^line ' "$work/log")" = 1 ] || fail "the racy file has other markers too"
[ -s "$root/target/first-marker.png" ] || fail "there is no picture of the workbench"
if grep -A 20 -E '^!ENTRY org\.racelens|^!MESSAGE Job found still running' "$work/trial/.metadata/.log" > "$work/log" 2> /dev/null; then
	fail "the workbench's log complains"
fi
echo "install-into-ide: passed"
