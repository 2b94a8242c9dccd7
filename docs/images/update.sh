#!/bin/sh
# Takes the pictures of the documentation from the last test run (ScreenshotTest and its like). Look at them before they are committed.
#
#   ./verify && docs/images/update.sh
set -eu
folder=$(cd "$(dirname "$0")" && pwd -P)
from=$folder/../../tests/org.racelens.ui.testing/target/screenshots
for name in editor fortran hover quick-fix fix-dialog witness witness-tasks regions regions-tasks summary templates preferences; do
	for look in light dark; do
		if [ -f "$from/$name-$look.png" ]; then
			cp "$from/$name-$look.png" "$folder/"
		else
			echo "update: the test run made no $name-$look.png" >&2
		fi
	done
done

# The drawings of "How it decides", which DocumentedPicturesTest draws and compares.
cp "$folder"/../../tests/org.racelens.headless.tests/target/pictures/*.svg "$folder/"

# The HTML report, from the examples; a browser in the dark is one whose system is.
report=$(mktemp -d)
trap 'rm -rf "$report"' EXIT
(cd "$folder/../.." && ./racelens check --format html -o "$report/report.html" --fail-on never examples)
for look in light dark; do
	[ $look = light ] && scheme=1 || scheme=0
	chromium --headless --no-sandbox --disable-gpu --hide-scrollbars --user-data-dir="$report/profile" --blink-settings=preferredColorScheme=$scheme \
		--window-size=1100,1330 --screenshot="$folder/report-$look.png" "file://$report/report.html#file=smooth.c&verdict=race,free&open=5"
done
