package org.racelens.repair.condition;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import org.racelens.model.expression.Expression;
import org.racelens.model.expression.Expression.Binary;
import org.racelens.model.expression.Expression.Cast;
import org.racelens.model.expression.Expression.IntegerLiteral;
import org.racelens.model.expression.Expression.Unary;
import org.racelens.model.expression.Expression.VariableReference;
import org.racelens.model.expression.Type.IntegerType;
import org.racelens.model.expression.Variable;
import org.racelens.model.expression.Variable.Storage;
import org.racelens.openmp.program.Statement.Declaration;
import org.racelens.openmp.syntax.Walk;
import org.racelens.openmp.syntax.WrittenVariables;
import org.racelens.openmp.unit.ParsedUnit;
import org.racelens.repair.fix.Uses;

/** The values of expressions that are the same in every run: of numbers, and of variables that keep the one they are declared with. */
public record Constants(ParsedUnit unit) {
	/** Empty where the value is not known, or leaves 64 bits on the way. */
	public OptionalLong of(Expression e) {
		try {
			return value(e);
		} catch (ArithmeticException overflow) {
			return OptionalLong.empty();
		}
	}

	private OptionalLong value(Expression e) {
		if (e instanceof IntegerLiteral n) {
			return OptionalLong.of(n.value());
		}
		if (e instanceof Cast c) {
			return c.type() instanceof IntegerType t ? fitting(value(c.operand()), t) : OptionalLong.empty();
		}
		if (e instanceof Unary u && u.kind() == Unary.Kind.NEGATE) {
			OptionalLong value = value(u.operand());
			return value.isPresent() ? OptionalLong.of(Math.negateExact(value.getAsLong())) : value;
		}
		if (e instanceof VariableReference v) {
			return v.type() instanceof IntegerType t
					? declared(v.variable()).map(i -> fitting(value(i), t)).orElse(OptionalLong.empty())
					: OptionalLong.empty();
		}
		return e instanceof Binary b && b.type() instanceof IntegerType t ? fitting(binary(b), t) : OptionalLong.empty();
	}

	private OptionalLong binary(Binary b) {
		OptionalLong left = value(b.left());
		OptionalLong right = value(b.right());
		if (left.isEmpty() || right.isEmpty()) {
			return OptionalLong.empty();
		}
		long x = left.getAsLong();
		long y = right.getAsLong();
		return switch (b.operator()) {
			case ADD -> OptionalLong.of(Math.addExact(x, y));
			case SUBTRACT -> OptionalLong.of(Math.subtractExact(x, y));
			case MULTIPLY -> OptionalLong.of(Math.multiplyExact(x, y));
			case DIVIDE -> y > 0 && x >= 0 ? OptionalLong.of(x / y) : OptionalLong.empty();
			case REMAINDER, SHIFT_LEFT, SHIFT_RIGHT, BIT_AND, BIT_OR, BIT_XOR, LESS, LESS_EQUAL, GREATER, GREATER_EQUAL, EQUAL, NOT_EQUAL ->
				OptionalLong.empty();
		};
	}

	/** A value that a type holds; of another one nothing is said. */
	private static OptionalLong fitting(OptionalLong value, IntegerType type) {
		if (value.isEmpty()) {
			return value;
		}
		int bits = Math.min(type.bits(), Long.SIZE) - (type.signed() ? 1 : 0);
		long most = bits >= Long.SIZE - 1 ? Long.MAX_VALUE : (1L << bits) - 1;
		long least = type.signed() ? -most - 1 : 0;
		return value.getAsLong() >= least && value.getAsLong() <= most ? value : OptionalLong.empty();
	}

	/** What a variable is declared with that nothing changes afterwards: one of the file's own. */
	private Optional<Expression> declared(Variable v) {
		boolean own = v.constant() || v.storage() == Storage.LOCAL || v.storage() == Storage.STATIC_LOCAL
				|| v.storage() == Storage.STATIC_GLOBAL;
		if (!own || WrittenVariables.of(unit).contains(v)) {
			return Optional.empty();
		}
		List<Declaration> found = new ArrayList<>(unit.globals().stream().filter(d -> d.variable().equals(v)).toList());
		unit.functions().forEach(f -> Walk.statements(f.body(), s -> {
			if (s instanceof Declaration d && d.variable().equals(v)) {
				found.add(d);
			}
		}));
		return found.size() == 1 ? found.get(0).initializer().filter(i -> !Uses.mentions(i, v)) : Optional.empty();
	}
}
