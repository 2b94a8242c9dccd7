#!/bin/sh
# The feature installs by p2's director into the plain IDE, brings what it needs, leaves CDT to the IDE, and runs there.
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
	grep -q "^$bundle," "$bundles" || fail "$bundle is not installed"
done
[ "$(grep '^org\.eclipse\.cdt\.' "$bundles")" = "$cdt_before" ] || fail "the feature has changed the IDE's CDT"
if ls "$root"/update-site/target/repository/plugins/org.eclipse.cdt.* > /dev/null 2>&1; then
	fail "the update site holds CDT"
fi

java -Xss4m -jar "$work"/ide/plugins/org.eclipse.equinox.launcher_*.jar -nosplash -data "$work/workspace" \
	-application org.racelens.headless.check --version > "$work/log" 2>&1 || fail "the command line inside the IDE"
grep -q '[0-9]\.[0-9]' "$work/log" || fail "the command line inside the IDE tells no version"
echo "install-into-ide: passed"
