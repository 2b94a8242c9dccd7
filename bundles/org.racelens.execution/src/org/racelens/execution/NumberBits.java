package org.racelens.execution;

import java.util.List;
import org.racelens.execution.machine.Machine;
import org.racelens.execution.memory.UnionMembers;
import org.racelens.execution.region.Place;
import org.racelens.execution.region.Unfollowed;
import org.racelens.execution.value.Layout;
import org.racelens.execution.value.Value;
import org.racelens.logic.term.Ints;
import org.racelens.model.expression.Expression;
import org.racelens.model.expression.Type.FloatingType;

/**
 * What the bits of a number say as another kind of number, an integer or a floating one. That is not followed, but that those of the
 * integer 0 are the number 0; the contrary is not so, since -0.0 is a zero as well. C11 §6.5.2.3, note 95; IEC 60559 §3.4
 */
final class NumberBits {
	private final Machine machine;

	NumberBits(Machine machine) {
		this.machine = machine;
	}

	/** What an lvalue reads where memory holds a value. */
	Value loaded(Value value, Expression lvalue, List<Place> places) {
		return isFloating(lvalue) && isZero(value) ? value : kept(value, lvalue, places);
	}

	/** What an lvalue makes memory hold that a value is written to. */
	Value stored(Value value, Expression lvalue, List<Place> places) {
		return !isFloating(lvalue) && isZero(value) ? value : kept(value, lvalue, places);
	}

	private Value kept(Value value, Expression lvalue, List<Place> places) {
		boolean same = !(value instanceof Value.Number)
				|| !new UnionMembers(machine.layout(), machine.aliasing()).isOtherKind(lvalue, places);
		return same ? value : new Value.Number(machine.lostOf("bits",
				machine.havoc(lvalue.range(), Unfollowed.FLOATING_POINT_IS_NOT_FOLLOWED.of()), List.of(value.term())));
	}

	private static boolean isFloating(Expression lvalue) {
		return Layout.value(lvalue.type()) instanceof FloatingType;
	}

	private static boolean isZero(Value value) {
		return value instanceof Value.Number && Ints.isConstant(value.term(), 0);
	}
}
