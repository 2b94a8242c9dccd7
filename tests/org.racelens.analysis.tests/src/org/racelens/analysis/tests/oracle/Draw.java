package org.racelens.analysis.tests.oracle;

import java.util.List;
import java.util.SplittableRandom;

/** Draws from one seeded source; the same seed gives the same draws on every machine. */
final class Draw {
	private final SplittableRandom random;

	Draw(long seed) {
		this.random = new SplittableRandom(seed);
	}

	/** Whether an event of the given probability in percent happens. */
	boolean happens(int percent) {
		return random.nextInt(100) < percent;
	}

	/** A number between the two, both included. */
	int between(int least, int greatest) {
		return random.nextInt(least, greatest + 1);
	}

	/** One of the values; naming a value twice doubles its chance. */
	@SafeVarargs
	final <T> T oneOf(T... values) {
		return values[random.nextInt(values.length)];
	}

	/** One element of a non-empty list. */
	<T> T oneOf(List<T> values) {
		return values.get(random.nextInt(values.size()));
	}

	/** The index of a weight, with probability proportional to it; at least one weight is positive. */
	int weighted(int... weights) {
		int total = 0;
		for (int weight : weights) {
			total += weight;
		}
		int point = random.nextInt(total);
		int index = 0;
		while (point >= weights[index]) {
			point -= weights[index++];
		}
		return index;
	}
}
