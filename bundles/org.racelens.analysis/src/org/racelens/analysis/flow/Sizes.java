package org.racelens.analysis.flow;

import java.util.Map;
import java.util.Optional;
import org.racelens.model.expr.Expression;
import org.racelens.model.expr.Expression.Binary;
import org.racelens.model.expr.Expression.Cast;
import org.racelens.model.expr.Expression.IntegerLiteral;
import org.racelens.model.expr.Operator;
import org.racelens.model.type.RecordDefinition;
import org.racelens.model.type.Type;
import org.racelens.model.type.Type.ArrayType;
import org.racelens.model.type.Type.FloatingType;
import org.racelens.model.type.Type.IntegerType;
import org.racelens.model.type.Type.PointerType;
import org.racelens.model.type.Type.RecordType;

/** Sizes in bytes, where they are constant. */
record Sizes(Map<String, RecordDefinition> records) {
	private static final long POINTER_BYTES = 8;

	Optional<Long> of(Type type) {
		if (type instanceof IntegerType t) {
			return Optional.of((long) t.bits() / Byte.SIZE);
		}
		if (type instanceof FloatingType t) {
			return Optional.of((long) t.bytes());
		}
		if (type instanceof PointerType) {
			return Optional.of(POINTER_BYTES);
		}
		if (type instanceof ArrayType a) {
			return a.length().flatMap(Sizes::literal).flatMap(n -> of(a.element()).map(size -> n * size));
		}
		return type instanceof RecordType r ? Optional.ofNullable(records.get(r.name())).map(RecordDefinition::size) : Optional.empty();
	}

	/** The value of a number or a product of numbers that is not negative. */
	static Optional<Long> literal(Expression e) {
		if (e instanceof IntegerLiteral n) {
			return Optional.of(n.value()).filter(v -> v >= 0);
		}
		if (e instanceof Cast c && c.type() instanceof IntegerType t && t.bits() >= Integer.SIZE) {
			return literal(c.operand());
		}
		return e instanceof Binary b && b.operator() == Operator.MULTIPLY
				? literal(b.left()).flatMap(l -> literal(b.right()).map(r -> l * r))
				: Optional.empty();
	}
}
