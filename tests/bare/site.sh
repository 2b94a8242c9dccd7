#!/bin/sh
# The update site on a bare Debian 12 (a chroot), which has a Java runtime, GTK and a display without a screen: p2's director installs the
# feature into the plain IDE, whose workbench then opens a racy file and gives it its marker.
#
#   tests/bare/site.sh [BASE]
#
# BASE is a folder with the base system of `debootstrap --variant=minbase bookworm`; without it one is made. Needs root, and the update site, the
# plain IDE and the bundle that stands in for its user of a build (mvn package). Outside a temporary folder nothing is written. A few minutes.
set -eu
root=$(cd "$(dirname "$0")/../.." && pwd -P)
program=bare/site.sh
. "$root/tests/bare/chroot.sh"
built=${RACELENS_BUILT:-$root}
ide=$built/releng/ide/target/products/org.racelens.plain.ide/linux/gtk/x86_64
trial=$built/tests/org.racelens.trial/target
for needed in "$ide/configuration" "$built/update-site/target/repository" "$trial/MANIFEST.MF"; do
	[ -e "$needed" ] || fail "there is no $needed; mvn package makes it"
done
bare_debian "${1:-}" openjdk-17-jre-headless libgtk-3-0 fonts-dejavu-core xvfb xauth

cp -R "$ide" "$home/ide"
cp -R "$built/update-site/target/repository" "$home/site"
cp "$root/releng/install-into-ide.sh" "$home/"
cp "$trial"/org.racelens.trial-*-SNAPSHOT.jar "$home/trial.jar"
version=$(sed -n 's/^Bundle-Version: *//p' "$trial/MANIFEST.MF" | tr -d '\r')
inside=root
within 'chown -R user: /home/user' > "$bare/log" 2>&1 || fail chown
inside=user

start=$(date +%s%N)
took() {
	echo "$program: $1 after $((($(date +%s%N) - start) / 1000000)) ms"
}
within 'sh install-into-ide.sh ide site' > "$bare/log" 2>&1 || fail "the director"
took installed
bundles=$home/ide/configuration/org.eclipse.equinox.simpleconfigurator/bundles.info
grep -q '^org\.racelens\.ui,' "$bundles" || fail "the feature is not installed"

# The user's part is a bundle that makes a project with a racy file, opens it and asks for markers.
mv "$home/trial.jar" "$home/ide/plugins/org.racelens.trial.jar"
echo "org.racelens.trial,$version,plugins/org.racelens.trial.jar,4,false" >> "$bundles"
within 'timeout 600 xvfb-run -a -s "-screen 0 1280x900x24" java -Dracelens.trial.picture=/home/user/marker.png \
	-jar ide/plugins/org.eclipse.equinox.launcher_*.jar -nosplash -data workspace' > "$bare/log" 2>&1 || fail "the workbench does not end well"
took 'marker shown and workbench closed'
grep '^line ' "$bare/log" || :
[ "$(grep -c '^line ' "$bare/log")" = 1 ] && grep -q '^line 6: data race on sum: ' "$bare/log" || fail "the racy file has not the one marker in line 6"
mkdir -p "$root/target"
cp "$home/marker.png" "$root/target/bare-marker.png" || fail "there is no picture of the workbench"
echo "$program: passed"
