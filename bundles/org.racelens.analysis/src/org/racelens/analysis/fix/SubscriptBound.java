package org.racelens.analysis.fix;

import java.util.OptionalLong;
import org.racelens.analysis.syntax.Walk;
import org.racelens.model.expr.Expression;
import org.racelens.model.expr.Expression.Binary;
import org.racelens.model.expr.Expression.Cast;
import org.racelens.model.expr.Expression.Subscript;
import org.racelens.model.expr.Expression.VariableReference;
import org.racelens.model.expr.Variable;
import org.racelens.model.program.ParsedUnit;
import org.racelens.model.stmt.Statement;
import org.racelens.model.type.Type.ArrayType;
import org.racelens.model.type.Type.IntegerType;

/** How many elements from its beginning some code uses of an array, as its subscripts show. */
final class SubscriptBound {
	private SubscriptBound() {
	}

	/** The number of elements; empty where a subscript may be any, or the array is used otherwise. */
	static OptionalLong of(Variable array, Statement code, ParsedUnit unit) {
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
			default -> OptionalLong.empty();
		};
	}
}
