package org.racelens.repair.condition;

import java.util.OptionalLong;
import org.racelens.model.expression.Expression;
import org.racelens.model.expression.Expression.Binary;
import org.racelens.model.expression.Expression.Cast;
import org.racelens.model.expression.Expression.Subscript;
import org.racelens.model.expression.Expression.VariableReference;
import org.racelens.model.expression.Type.ArrayType;
import org.racelens.model.expression.Type.IntegerType;
import org.racelens.model.expression.Variable;
import org.racelens.openmp.program.Statement;
import org.racelens.openmp.syntax.Walk;
import org.racelens.openmp.unit.ParsedUnit;
import org.racelens.repair.fix.Uses;

/** How many elements from its beginning some code uses of an array, as its subscripts show. */
public final class SubscriptBound {
	private SubscriptBound() {
	}

	/** The number of elements; empty where a subscript may be any, or the array is used otherwise. */
	public static OptionalLong of(Variable array, Statement code, ParsedUnit unit) {
		Constants constants = new Constants(unit);
		long[] most = { 0 };
		int[] known = { 0 };
		Walk.expressions(code, e -> {
			if (e instanceof Subscript s && s.base() instanceof VariableReference r && r.variable().equals(array)
					&& !(s.type() instanceof ArrayType)) {
				OptionalLong last = last(s.index(), constants);
				last.ifPresent(n -> {
					most[0] = Math.max(most[0], n + 1);
					known[0]++;
				});
			}
		});
		return known[0] > 0 && known[0] == Uses.of(code, array).size() ? OptionalLong.of(most[0]) : OptionalLong.empty();
	}

	/** The largest value of a subscript; it is not negative, since an array has no elements before its first. */
	private static OptionalLong last(Expression e, Constants constants) {
		OptionalLong value = constants.of(e);
		if (value.isPresent()) {
			return value;
		}
		if (e.type() instanceof IntegerType t && t.bits() <= Byte.SIZE) {
			return OptionalLong.of((1L << (t.signed() ? t.bits() - 1 : t.bits())) - 1);
		}
		if (e instanceof Cast c) {
			return c.type() instanceof IntegerType t && t.bits() >= Integer.SIZE ? last(c.operand(), constants) : OptionalLong.empty();
		}
		if (!(e instanceof Binary b)) {
			return OptionalLong.empty();
		}
		OptionalLong right = constants.of(b.right());
		return switch (b.operator()) {
			case REMAINDER -> right.isPresent() && right.getAsLong() > 0 ? OptionalLong.of(right.getAsLong() - 1) : OptionalLong.empty();
			case BIT_AND -> right.isPresent() && right.getAsLong() >= 0 ? right : OptionalLong.empty();
			case ADD, SUBTRACT, MULTIPLY, DIVIDE, SHIFT_LEFT, SHIFT_RIGHT, BIT_OR, BIT_XOR, LESS, LESS_EQUAL, GREATER, GREATER_EQUAL, EQUAL,
					NOT_EQUAL ->
				OptionalLong.empty();
		};
	}
}
