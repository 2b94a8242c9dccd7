package org.racelens.ui.fix;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import org.eclipse.osgi.util.NLS;

/**
 * Which of several things that can be done at a place comes first.
 *
 * @param number from 1, for the best
 * @param of how many there are
 */
record Rank(int number, int of) {
	private static final int HIGHEST = 1000;

	/** Gives each entry its rank, the first one the best. */
	static <E> List<E> all(List<? extends Function<Rank, E>> entries) {
		List<E> result = new ArrayList<>();
		for (Function<Rank, E> entry : entries) {
			result.add(entry.apply(new Rank(result.size() + 1, entries.size())));
		}
		return result;
	}

	/**
	 * Words with the number before them. Some editors sort what is offered by its words alone, CDT's among them, so that without numbers an
	 * action would come before the best fix; the numbers have as many digits as the longest one.
	 */
	String label(String words) {
		int digits = Integer.toString(of).length();
		return of == 1 ? words : NLS.bind(Messages.ranked, "0".repeat(digits - Integer.toString(number).length()) + number, words);
	}

	/** For who asks for relevance; higher is better. */
	int relevance() {
		return HIGHEST - number;
	}
}
