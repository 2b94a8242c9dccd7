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
