package org.racelens.analysis.fix;

import java.util.ArrayList;
import java.util.List;
import org.racelens.analysis.syntax.Walk;
import org.racelens.model.expr.Expression;
import org.racelens.model.expr.Expression.VariableReference;
import org.racelens.model.expr.Variable;
import org.racelens.model.source.SourceRange;
import org.racelens.model.stmt.Statement;

/** Where code names a variable. */
final class Uses {
	private Uses() {
	}

	static List<SourceRange> of(Statement code, Variable variable) {
		List<SourceRange> places = new ArrayList<>();
		Walk.expressions(code, e -> {
			if (e instanceof VariableReference v && v.variable().equals(variable)) {
				places.add(e.range());
			}
		});
		return places;
	}

	static boolean mentions(Statement code, Variable variable) {
		return !of(code, variable).isEmpty();
	}

	static boolean mentions(Expression expression, Variable variable) {
		boolean[] found = { false };
		Walk.expressions(expression, e -> found[0] |= e instanceof VariableReference v && v.variable().equals(variable));
		return found[0];
	}
}
