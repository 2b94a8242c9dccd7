package org.racelens.openmp.scan;

import java.util.Collection;
import java.util.Comparator;
import java.util.Locale;
import java.util.Optional;
import org.racelens.model.gap.Argument;
import org.racelens.openmp.directive.DirectiveSentence;

/** The word that was probably meant. */
final class Suggestion {
	private Suggestion() {
	}

	/**
	 * The candidate nearest to a word, if it is near enough: at most a third of the word's length wrong. Of equally near ones the
	 * alphabetically first.
	 */
	static Optional<String> nearest(String word, Collection<String> candidates) {
		String wanted = word.toLowerCase(Locale.ROOT).replace('_', ' ');
		int limit = Math.max(1, Math.min(word.length() / 3, 3));
		return candidates.stream()
				.filter(c -> Math.abs(c.length() - word.length()) <= limit && distance(wanted, c.replace('_', ' ')) <= limit)
				.min(Comparator.<String>comparingInt(c -> distance(wanted, c.replace('_', ' '))).thenComparing(Comparator.naturalOrder()));
	}

	/** {@code ; did you mean 'x'?}, or nothing. */
	static Argument text(Optional<String> suggestion) {
		return suggestion.<Argument>map(s -> DirectiveSentence.DID_YOU_MEAN_X.of(s)).orElse(Argument.name(""));
	}

	/** Insertions, deletions, replacements and swaps of neighbours that lead from one word to the other. */
	static int distance(String a, String b) {
		int[][] d = new int[a.length() + 1][b.length() + 1];
		for (int i = 0; i <= a.length(); i++) {
			for (int j = 0; j <= b.length(); j++) {
				if (i == 0 || j == 0) {
					d[i][j] = i + j;
					continue;
				}
				int replaced = d[i - 1][j - 1] + (a.charAt(i - 1) == b.charAt(j - 1) ? 0 : 1);
				d[i][j] = Math.min(replaced, 1 + Math.min(d[i - 1][j], d[i][j - 1]));
				if (i > 1 && j > 1 && a.charAt(i - 1) == b.charAt(j - 2) && a.charAt(i - 2) == b.charAt(j - 1)) {
					d[i][j] = Math.min(d[i][j], d[i - 2][j - 2] + 1);
				}
			}
		}
		return d[a.length()][b.length()];
	}
}
