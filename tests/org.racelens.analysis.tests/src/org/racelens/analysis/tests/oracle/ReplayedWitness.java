package org.racelens.analysis.tests.oracle;

import java.util.Map;
import java.util.OptionalInt;

/**
 * A witness in the oracle's terms.
 *
 * @param team the number of threads
 * @param parameter the parameter's value, absent if the witness leaves it open
 * @param variable the shared variable
 * @param first one instance
 * @param second the other
 */
public record ReplayedWitness(int team, OptionalInt parameter, String variable, End first, End second) {
	/**
	 * One of the two instances.
	 *
	 * @param label the access line's label
	 * @param thread the thread number
	 * @param iteration the values of the loop variables around it, those that the witness names
	 */
	public record End(int label, int thread, Map<String, Integer> iteration) {
		/** Copies the iteration. */
		public End {
			iteration = Map.copyOf(iteration);
		}
	}
}
