package org.racelens.analysis.tests.oracle;

import java.util.Map;
import java.util.NoSuchElementException;

/**
 * A tiny program as C text.
 *
 * @param source the text
 * @param lines for each access label the 1-based line of the access
 */
public record PrintedProgram(String source, Map<Integer, Integer> lines) {
	/** Copies the map. */
	public PrintedProgram {
		lines = Map.copyOf(lines);
	}

	/** The pair with lines in the place of labels. */
	public RacyPair inLines(RacyPair pair) {
		return RacyPair.of(lines.get(pair.first()), lines.get(pair.second()), pair.variable());
	}

	/**
	 * The label of the access on a line.
	 *
	 * @throws NoSuchElementException if no access stands there
	 */
	public int labelAt(int line) {
		return lines.entrySet().stream().filter(entry -> entry.getValue() == line).map(Map.Entry::getKey).findAny()
				.orElseThrow(() -> new NoSuchElementException("no access on line " + line));
	}

	/** The text with line numbers, for a person. */
	public String numbered() {
		StringBuilder text = new StringBuilder();
		String[] all = source.split("\n");
		for (int index = 0; index < all.length; index++) {
			text.append(String.format("%3d  %s%n", index + 1, all[index]));
		}
		return text.toString();
	}
}
