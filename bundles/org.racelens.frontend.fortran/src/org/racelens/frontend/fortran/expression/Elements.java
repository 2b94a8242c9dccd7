package org.racelens.frontend.fortran.expression;

import org.racelens.model.expression.Expression;
import org.racelens.openmp.syntax.Walk;

/** Elements of arrays in an expression. */
final class Elements {
	private Elements() {
	}

	/** Whether an expression reads elements of arrays or calls functions. */
	static boolean areIn(Expression e) {
		boolean[] found = new boolean[1];
		Walk.expressions(e, x -> found[0] |= x instanceof Expression.Subscript || x instanceof Expression.Call);
		return found[0];
	}
}
