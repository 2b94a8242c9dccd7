package org.racelens.execution.state;

import org.racelens.logic.term.BoolExpr;

/** What can surely be told of path conditions. */
public interface Paths {
	/** Whether a condition may hold. */
	boolean isPossible(BoolExpr condition);

	/** Whether a condition surely implies another one. */
	boolean implies(BoolExpr condition, BoolExpr other);
}
