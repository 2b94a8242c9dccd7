package org.racelens.analysis.semantics;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.racelens.model.expr.Expression;
import org.racelens.model.expr.Expression.AddressOf;
import org.racelens.model.expr.Expression.Assignment;
import org.racelens.model.expr.Expression.Increment;
import org.racelens.model.expr.Expression.Member;
import org.racelens.model.expr.Expression.Subscript;
import org.racelens.model.expr.Expression.VariableReference;
import org.racelens.model.expr.Variable;
import org.racelens.model.program.ParsedUnit;
import org.racelens.model.type.Type.ArrayType;

/** The variables that some code of a unit may write by name, or whose address it takes: a superset. */
final class WrittenVariables {
	private WrittenVariables() {
	}

	static Set<Variable> of(ParsedUnit unit) {
		Set<Variable> written = new LinkedHashSet<>();
		unit.functions().forEach(f -> Walk.expressions(f.body(), e -> collect(e, written)));
		unit.globals().forEach(d -> d.initializer().ifPresent(i -> Walk.expressions(i, e -> collect(e, written))));
		return written;
	}

	private static void collect(Expression e, Set<Variable> written) {
		if (e instanceof Assignment a) {
			root(a.target()).ifPresent(written::add);
		} else if (e instanceof Increment i) {
			root(i.target()).ifPresent(written::add);
		} else if (e instanceof AddressOf a) {
			root(a.operand()).ifPresent(written::add);
		} else if (!(e instanceof Subscript)) {
			// an array that is passed on or assigned decays to a pointer through which it may be written
			for (Expression operand : Walk.operands(e)) {
				if (operand.type() instanceof ArrayType && !(e instanceof Member)) {
					root(operand).ifPresent(written::add);
				}
			}
		}
	}

	private static Optional<Variable> root(Expression e) {
		if (e instanceof VariableReference v) {
			return Optional.of(v.variable());
		}
		List<Expression> operands = Walk.operands(e);
		return operands.isEmpty() || !(e instanceof Subscript || e instanceof Member) ? Optional.empty() : root(operands.get(0));
	}
}
