package org.racelens.execution.nest;

import org.racelens.execution.region.Succession;
import org.racelens.logic.term.BoolExpr;

/**
 * The part of a loop's iterations that a thread executes.
 *
 * @param mine which iterations the executing thread runs
 */
public record IterationShare(BoolExpr mine, Succession order) {
	/** The order of the loop at a level of the nest. */
	Succession at(int level, int levels) {
		return order instanceof Succession.Lanes && level < levels - 1 ? Succession.SEQUENTIAL : order;
	}
}
