#!/bin/sh
# Brings the Export-Package header of each of our bundles in step with the packages in its src/ folder.
# (A bundle exports every package that holds a type; the architecture tests check it.)
set -eu
root=$(cd "$(dirname "$0")/.." && pwd)

for manifest in "$root"/bundles/org.racelens.*/META-INF/MANIFEST.MF; do
	source=${manifest%/META-INF/MANIFEST.MF}/src
	[ -d "$source" ] || continue
	packages=$(cd "$source" && find . -type f \( -name '*.java' -o -name '*.xtend' \) ! -name package-info.java \
		| sed -e 's#^\./##' -e 's#/[^/]*$##' -e 's#/#.#g' | LC_ALL=C sort -u)
	[ -n "$packages" ] || continue
	awk -v packages="$packages" '
		/^Export-Package:/ { skipping = 1; next }
		skipping && /^ / { next }
		{ skipping = 0 }
		NF { print }
		END {
			count = split(packages, list, "\n")
			for (i = 1; i <= count; i++)
				printf "%s%s%s\n", (i == 1 ? "Export-Package: " : " "), list[i], (i < count ? "," : "")
		}' "$manifest" > "$manifest.new"
	if cmp -s "$manifest" "$manifest.new"; then
		rm "$manifest.new"
	else
		mv "$manifest.new" "$manifest"
		echo "exports: ${manifest#"$root"/}"
	fi
done
