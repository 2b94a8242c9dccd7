package org.racelens.analysis.fix;

import java.util.Optional;
import java.util.OptionalLong;
import org.racelens.analysis.syntax.CanonicalLoop;
import org.racelens.model.expr.Expression;
import org.racelens.model.expr.Expression.Cast;
import org.racelens.model.expr.Expression.IntegerLiteral;
import org.racelens.model.expr.Expression.Unary;
import org.racelens.model.omp.ConstructBodies;
import org.racelens.model.stmt.Statement;

/** Whether loops surely run. */
final class Trips {
	private Trips() {
	}

	/** Whether each of the target's associated loops has at least one iteration, as its constant bounds show. */
	static boolean surelySome(Target target) {
		Statement next = ConstructBodies.of(target.leaf()).get(0);
		for (long i = 0; i < target.collapsed(); i++) {
			Optional<CanonicalLoop> loop = CanonicalLoop.of(next);
			if (loop.isEmpty() || !surelySome(loop.get())) {
				return false;
			}
			next = loop.get().body();
		}
		return true;
	}

	private static boolean surelySome(CanonicalLoop loop) {
		OptionalLong lower = constant(loop.lower());
		OptionalLong upper = constant(loop.upper());
		if (lower.isEmpty() || upper.isEmpty()) {
			return false;
		}
		long a = lower.getAsLong();
		long b = upper.getAsLong();
		return switch (loop.relation()) {
			case LESS -> a < b;
			case LESS_EQUAL -> a <= b;
			case GREATER -> a > b;
			case GREATER_EQUAL -> a >= b;
			default -> a != b;
		};
	}

	private static OptionalLong constant(Expression e) {
		if (e instanceof IntegerLiteral n) {
			return OptionalLong.of(n.value());
		}
		if (e instanceof Cast c) {
			return constant(c.operand());
		}
		if (e instanceof Unary u && u.kind() == Unary.Kind.NEGATE) {
			OptionalLong value = constant(u.operand());
			return value.isPresent() ? OptionalLong.of(-value.getAsLong()) : value;
		}
		return OptionalLong.empty();
	}
}
