package org.racelens.analysis.tests.oracle;

import java.util.List;
import java.util.SplittableRandom;

/** Draws from one seeded source; the same seed gives the same draws on every machine. */
public final class Draw {
	private final SplittableRandom random;

	/** The draws of a seed. */
	public Draw(long seed) {
		this.random = new SplittableRandom(seed);
	}

	/** Whether an event of the given probability in percent happens. */
	public boolean happens(int percent) {
		return random.nextInt(100) < percent;
	}

	/** A number between the two, both included. */
	public int between(int least, int greatest) {
		return random.nextInt(least, greatest + 1);
	}

	/** One of the values; naming a value twice doubles its chance. */
	@SafeVarargs
	public final <T> T oneOf(T... values) {
		return values[random.nextInt(values.length)];
	}

	/** One element of a non-empty list. */
	public <T> T oneOf(List<T> values) {
		return values.get(random.nextInt(values.size()));
	}

	/** The index of a weight, with probability proportional to it; at least one weight is positive. */
	public int weighted(int... weights) {
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
