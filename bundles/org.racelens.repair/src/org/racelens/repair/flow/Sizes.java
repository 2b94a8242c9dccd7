package org.racelens.repair.flow;

import java.util.Map;
import java.util.Optional;
import org.racelens.model.expression.Expression;
import org.racelens.model.expression.Expression.Binary;
import org.racelens.model.expression.Expression.Cast;
import org.racelens.model.expression.Expression.IntegerLiteral;
import org.racelens.model.expression.Operator;
import org.racelens.model.expression.RecordDefinition;
import org.racelens.model.expression.Type;
import org.racelens.model.expression.Type.ArrayType;
import org.racelens.model.expression.Type.FloatingType;
import org.racelens.model.expression.Type.IntegerType;
import org.racelens.model.expression.Type.PointerType;
import org.racelens.model.expression.Type.RecordType;

/** Sizes in bytes, where they are constant. */
record Sizes(Map<String, RecordDefinition> records) {
	Optional<Long> of(Type type) {
		if (type instanceof IntegerType t) {
			return Optional.of((long) t.bits() / Byte.SIZE);
		}
		if (type instanceof FloatingType t) {
			return Optional.of((long) t.bytes());
		}
		if (type instanceof PointerType) {
			return Optional.of((long) PointerType.BYTES);
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
