package org.racelens.repair.fix;

import java.util.ArrayList;
import java.util.List;
import org.racelens.model.expression.Expression;
import org.racelens.model.expression.Expression.VariableReference;
import org.racelens.model.expression.Variable;
import org.racelens.model.source.SourceRange;
import org.racelens.openmp.program.Statement;
import org.racelens.openmp.syntax.Walk;

/** Where code names a variable. */
public final class Uses {
	private Uses() {
	}

	/** The places where code names a variable, outer expressions first; nested statements included. */
	public static List<SourceRange> of(Statement code, Variable variable) {
		List<SourceRange> places = new ArrayList<>();
		Walk.expressions(code, e -> {
			if (e instanceof VariableReference v && v.variable().equals(variable)) {
				places.add(e.range());
			}
		});
		return places;
	}

	/** Whether a statement, with all inside, names a variable. */
	public static boolean mentions(Statement code, Variable variable) {
		return !of(code, variable).isEmpty();
	}

	/** Whether an expression, with its operands, names a variable. */
	public static boolean mentions(Expression expression, Variable variable) {
		boolean[] found = { false };
		Walk.expressions(expression, e -> found[0] |= e instanceof VariableReference v && v.variable().equals(variable));
		return found[0];
	}
}
