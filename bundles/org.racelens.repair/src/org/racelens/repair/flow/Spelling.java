package org.racelens.repair.flow;

import java.util.stream.Collectors;
import org.racelens.model.expression.Expression;
import org.racelens.model.expression.Expression.Assignment;
import org.racelens.model.expression.Expression.Binary;
import org.racelens.model.expression.Expression.Call;
import org.racelens.model.expression.Expression.Cast;
import org.racelens.model.expression.Expression.FloatingLiteral;
import org.racelens.model.expression.Expression.Increment;
import org.racelens.model.expression.Expression.IntegerLiteral;
import org.racelens.model.expression.Expression.Member;
import org.racelens.model.expression.Expression.ShortCircuit;
import org.racelens.model.expression.Expression.SizeOf;
import org.racelens.model.expression.Expression.StringLiteral;
import org.racelens.model.expression.Expression.Unary;
import org.racelens.model.expression.Expression.Unmodelled;
import org.racelens.model.expression.Expression.VariableReference;
import org.racelens.openmp.syntax.Walk;

/** How expressions are written, places aside: two of them with the same spelling have the same value in the same state. */
public final class Spelling {
	private Spelling() {
	}

	/** Whether two expressions have one spelling. */
	public static boolean same(Expression one, Expression other) {
		return of(one).equals(of(other));
	}

	static String of(Expression e) {
		String operands = Walk.operands(e).stream().map(Spelling::of).collect(Collectors.joining(",", "(", ")"));
		return e.getClass().getSimpleName() + label(e) + operands;
	}

	private static String label(Expression e) {
		if (e instanceof IntegerLiteral n) {
			return n.value() + " " + n.type();
		}
		if (e instanceof FloatingLiteral f) {
			return f.text();
		}
		if (e instanceof StringLiteral s) {
			return s.text();
		}
		if (e instanceof VariableReference r) {
			return String.valueOf(r.variable().id());
		}
		if (e instanceof Member m) {
			return m.field();
		}
		return operation(e);
	}

	private static String operation(Expression e) {
		if (e instanceof Binary b) {
			return b.operator().name();
		}
		if (e instanceof Unary u) {
			return u.kind().name();
		}
		if (e instanceof ShortCircuit s) {
			return s.conjunction() ? "and" : "or";
		}
		if (e instanceof Assignment a) {
			return a.operator().map(Enum::name).orElse("");
		}
		if (e instanceof Increment i) {
			return i.prefix() + " " + i.decrement();
		}
		if (e instanceof Call c) {
			return c.callee();
		}
		boolean lost = e instanceof Unmodelled || e instanceof SizeOf;
		return lost ? e.range().toString() + e.range().endOffset() : e instanceof Cast ? "" + e.type() : "";
	}
}
