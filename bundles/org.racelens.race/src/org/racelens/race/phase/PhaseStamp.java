package org.racelens.race.phase;

import java.util.List;
import org.racelens.logic.term.BoolExpr;
import org.racelens.logic.term.IntExpr;

/**
 * The phase of an access's instances: which barrier instance its team reaches next. Semantics §4.
 *
 * @param choices exactly one of their guards holds for an instance (if {@code exact}; else at least one does)
 * @param exact whether the guards tell precisely
 */
public record PhaseStamp(List<Choice> choices, boolean exact) {
	/** The barrier at the end of the region. */
	public static final String END = "end";

	/**
	 * A barrier instance and when it is the next one.
	 *
	 * @param guard over the instance's symbols and the auxiliary ones of {@code trips}
	 * @param barrier its id
	 * @param line where it stands; 0 for the region's end
	 * @param trips trip numbers of the loops around the barrier, outermost first
	 */
	public record Choice(BoolExpr guard, String barrier, int line, List<IntExpr> trips) {
		public Choice {
			trips = List.copyOf(trips);
		}
	}

	public PhaseStamp {
		choices = List.copyOf(choices);
	}
}
