#!/bin/sh
# Installs RaceLens' feature into an Eclipse installation by p2's director, as the dialog "Install New Software" does.
#
#   releng/install-into-ide.sh [ECLIPSE_FOLDER [UPDATE_SITE]]
#
# Without arguments: the update site that the build assembles, into the plain IDE that the build assembles.
# UPDATE_SITE is a folder or a URI. The installation needs CDT; the feature brings everything else that it needs.
set -eu
root=$(cd "$(dirname "$0")/.." && pwd -P)
ide=${1:-$root/releng/ide/target/products/org.racelens.plain.ide/linux/gtk/x86_64}
site=${2:-$root/update-site/target/repository}

fail() {
	echo "install-into-ide: $1" >&2
	exit 1
}

[ -f "$ide/configuration/config.ini" ] || fail "$ide is no Eclipse installation (the build assembles one: mvn package)"
ide=$(cd "$ide" && pwd -P)
case $site in
*:*) ;;
*)
	[ -f "$site/content.jar" ] || [ -f "$site/content.xml.xz" ] || [ -f "$site/content.xml" ] || fail "$site is no update site (the build assembles one: mvn package)"
	site=file:$(cd "$site" && pwd -P)
	;;
esac
for launcher in "$ide"/plugins/org.eclipse.equinox.launcher_*.jar; do :; done
[ -f "$launcher" ] || fail "$ide has no Equinox launcher"

# An installation that cannot download (as the plain IDE) cannot ask whom to trust either; there, the site given here is trusted.
if ! ls "$ide"/plugins/org.eclipse.equinox.p2.transport.ecf_* > /dev/null 2>&1; then
	profile=$(sed -n 's/^eclipse\.p2\.profile=//p' "$ide/configuration/config.ini")
	settings=$ide/p2/org.eclipse.equinox.p2.engine/profileRegistry/$profile.profile/.data/.settings
	mkdir -p "$settings"
	printf 'eclipse.preferences.version=1\ntrustAllAuthorities=true\n' > "$settings/org.eclipse.equinox.p2.engine.prefs"
fi

workspace=$(mktemp -d)
trap 'rm -rf "$workspace"' EXIT
java -jar "$launcher" -nosplash -data "$workspace" -application org.eclipse.equinox.p2.director \
	-repository "$site" -installIU org.racelens.feature.feature.group < /dev/null
echo "install-into-ide: $(grep -c '^org\.racelens\.' "$ide/configuration/org.eclipse.equinox.simpleconfigurator/bundles.info") bundles of RaceLens are in $ide"
