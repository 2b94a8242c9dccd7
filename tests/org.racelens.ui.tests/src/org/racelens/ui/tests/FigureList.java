package org.racelens.ui.tests;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** The figures of a benchmark, line by line; each is also said when it is known. */
final class FigureList {
	private final List<String> lines = new ArrayList<>();

	void say(String format, Object... arguments) {
		lines.add(String.format(format, arguments));
		System.out.println(lines.get(lines.size() - 1));
	}

	/** The middle, the slowest twentieth, and the most of some values. */
	void row(String name, List<Double> values, String unit) {
		List<Double> sorted = values.stream().sorted().toList();
		say("%-76s p50 %8.1f  p95 %8.1f  most %8.1f %s", name, at(sorted, 0.5), at(sorted, 0.95), at(sorted, 1), unit);
	}

	/** How long the user interface was held at a stretch, and by what. */
	void longest(UiWatch watch) {
		say("%-76s %8.1f ms  (%s; %d looks)", "longest stretch of our code in the UI thread", watch.longest().toNanos() / 1e6,
				watch.longestIn(), watch.looks());
	}

	private static double at(List<Double> sorted, double share) {
		return sorted.get((int) Math.min(sorted.size() - 1, Math.floor(share * sorted.size())));
	}

	void write(Path file) throws IOException {
		Files.write(file, lines);
	}
}
