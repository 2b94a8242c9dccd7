package org.racelens.headless.work;

import java.util.Comparator;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import org.racelens.report.words.CheckReport.Share;

/**
 * Divides files among machines by what they are likely to cost. Nothing is said between the machines: each comes to the same shares, as
 * long as all have the same files.
 */
final class Shares {
	private static final Pattern DIRECTIVE = Pattern.compile("(?im)^[ \\t]*(#[ \\t]*pragma|[!c*]\\$)[ \\t]*omp");
	/**
	 * What a directive costs in characters of text around it, and how many characters of a file without one cost as much as one elsewhere.
	 */
	private static final long DIRECTIVE_COST = 1000;
	private static final long SERIAL_SHARE = 20;

	private Shares() {
	}

	/**
	 * What the analysis of a text is likely to cost, in no unit: most for text with directives. Over 248 files of real programs its order
	 * and that of the time that was needed correlate by 0.55 (Spearman), the text's length alone by 0.41.
	 */
	static long cost(String text) {
		long directives = DIRECTIVE.matcher(text).results().count();
		long serial = text.length() / SERIAL_SHARE + 1;
		return directives == 0 ? serial : serial + text.length() + DIRECTIVE_COST * directives;
	}

	/**
	 * One of the shares. The dearest file goes first, each to the share that costs least so far (longest processing time first: Graham,
	 * "Bounds on multiprocessing timing anomalies", 1969).
	 *
	 * @param costs of all files, in the order of the input
	 * @param number of the share, from 1
	 */
	static Share of(long[] costs, int number, int count) {
		long[] sums = new long[count];
		int[] shares = new int[costs.length];
		IntStream.range(0, costs.length).boxed().sorted(Comparator.comparingLong(i -> -costs[i])).forEach(i -> {
			int least = IntStream.range(0, count).boxed().min(Comparator.comparingLong(s -> sums[s])).orElseThrow();
			sums[least] += costs[i];
			shares[i] = least;
		});
		return new Share(number, count, IntStream.range(0, costs.length).filter(i -> shares[i] == number - 1).boxed().toList());
	}
}
