package org.racelens.architecture.tests;

import java.util.Comparator;

/** The order of import declarations: static ones, {@code java}, {@code javax}, others; each by name. */
enum ImportOrder implements Comparator<String> {
	INSTANCE;

	private static final Comparator<String> ORDER = Comparator.comparingInt(ImportOrder::group).thenComparing(ImportOrder::name);

	@Override
	public int compare(String first, String second) {
		return ORDER.compare(first, second);
	}

	private static int group(String line) {
		if (line.startsWith("import static ")) {
			return 0;
		}
		return line.startsWith("import java.") ? 1 : line.startsWith("import javax.") ? 2 : 3;
	}

	private static String name(String line) {
		return line.replace(";", "");
	}
}
