package org.racelens.race.verdict;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.racelens.model.source.SourceRange;

/**
 * A loop around an access, and where the witness is in it.
 *
 * @param place of the loop with its body
 * @param trip number of the iteration, 0 for the loop's first
 * @param values of the loop variables in it; empty where none is known
 * @param earlier iterations that the same thread executes before it
 * @param later iterations that the same thread executes after it
 */
public record LoopReport(SourceRange place, long trip, Map<String, String> values, Neighbours earlier, Neighbours later) {
	/**
	 * The nearest iterations on one side, in the order of their execution.
	 *
	 * @param values of the first loop variable in each
	 * @param extent whether there are more
	 */
	public record Neighbours(List<String> values, Extent extent) {
		/** Nothing is known. */
		public static final Neighbours UNKNOWN = new Neighbours(List.of(), Extent.UNKNOWN);

		public Neighbours {
			values = List.copyOf(values);
		}
	}

	/** What is beyond. */
	public enum Extent {
		/** nothing: all are listed */
		COMPLETE,
		/** more iterations */
		MORE,
		/** the witness does not tell: the run-time system decides */
		UNKNOWN
	}

	public LoopReport {
		values = Collections.unmodifiableMap(new LinkedHashMap<>(values));
	}
}
