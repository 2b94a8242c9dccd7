package org.racelens.repair.flow;

import java.util.HashSet;
import java.util.Set;
import org.racelens.model.expression.Expression;
import org.racelens.model.expression.Expression.Dereference;
import org.racelens.model.expression.Expression.Member;
import org.racelens.model.expression.Expression.Subscript;
import org.racelens.model.expression.Expression.VariableReference;
import org.racelens.model.expression.Variable;
import org.racelens.openmp.syntax.Walk;

/** Objects that C++ lets expressions choose: {@code (c ? i : j) = 1}, {@code ++(i = 2)}, {@code int &r = c ? i : j}. */
final class Selections {
	private Selections() {
	}

	/** Whether an expression names its object as such, not by way of a choice. */
	static boolean isObject(Expression e) {
		return e instanceof VariableReference || e instanceof Subscript || e instanceof Member || e instanceof Dereference;
	}

	/** The variables one of which an expression may choose; none where it names an object. */
	static Set<Variable> in(Expression e) {
		Set<Variable> result = new HashSet<>();
		if (!isObject(e)) {
			Walk.expressions(e, x -> {
				if (x instanceof VariableReference r) {
					result.add(r.variable());
				}
			});
		}
		return result;
	}
}
