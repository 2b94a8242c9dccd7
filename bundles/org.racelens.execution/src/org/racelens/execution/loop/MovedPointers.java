package org.racelens.execution.loop;

import java.util.ArrayList;
import java.util.List;
import org.racelens.execution.interpreter.Execution;
import org.racelens.execution.region.Place;
import org.racelens.execution.state.State;
import org.racelens.execution.value.StoredPointers;
import org.racelens.execution.value.Value;
import org.racelens.logic.term.BoolExpr;
import org.racelens.logic.term.Bools;
import org.racelens.logic.term.IntExpr;
import org.racelens.logic.term.Ints;

/**
 * Pointers that a loop moves by steps that have no closed form, such as one that reads a text and skips some characters: they stay in the
 * objects that they led to before the loop, since an address outside of its object is none. C11 §6.5.6p8
 */
final class MovedPointers {
	/** A pointer of which nothing is known. */
	private static final Value ANYWHERE = Value.of(1);

	private MovedPointers() {
	}

	/**
	 * A pointer behind a loop.
	 *
	 * @param value its address
	 */
	static Value.Pointer left(Execution execution, LoopHead pointer, LoopRun real, IntExpr value) {
		List<Value> ends = ends(execution, pointer, real);
		return StoredPointers.ofAll(ends).map(known -> StoredPointers.oneOf(known, value))
				.orElseGet(() -> moved(pointer.initial(), pointer.initial(), ends, value));
	}

	/**
	 * What a pointer may be where the loop ends: after the last test, else at the start or, where that is tested, at the end of a trip, and
	 * where a trip breaks off.
	 */
	private static List<Value> ends(Execution execution, LoopHead pointer, LoopRun real) {
		List<Value> ends = new ArrayList<>();
		if (real.testsFirst() && real.lastTest().isEmpty() && !real.condition().equals(Bools.TRUE)) {
			ends.add(pointer.value());
		}
		List<State> last = new ArrayList<>(real.early());
		if (!real.testsFirst()) {
			last.add(real.end());
		}
		last.forEach(s -> ends.add(LoopHeads.end(execution, s, pointer).orElse(ANYWHERE)));
		return ends;
	}

	/**
	 * The pointer somewhere in what it led to before the loop; one that may lead anywhere where the loop may set it to something else.
	 *
	 * @param initial the pointer before the loop
	 * @param start what stands for it where an end is made of it: the same as before the loop, or any value at the start of an iteration
	 * @param ends what the loop may make of it
	 * @param address of what it leads to then
	 */
	static Value.Pointer moved(Value initial, Value start, List<Value> ends, IntExpr address) {
		return initial instanceof Value.Pointer before && !before.targets().isEmpty()
				&& ends.stream().allMatch(end -> stays(before, start, end))
						? before.plus(Ints.subtract(address, before.term()))
						: new Value.Pointer(List.of(), address);
	}

	private static boolean stays(Value.Pointer initial, Value start, Value end) {
		return !end.isUnknownPointer() && end.targets().stream().filter(t -> !t.guard().equals(Bools.FALSE))
				.allMatch(t -> start.targets().stream().anyMatch(s -> isIn(s, t) && isUnder(s.guard(), t.guard()))
						|| isOne(initial, start) && isIn(initial.targets().get(0), t));
	}

	/** Whether the pointer leads to one object whatever the conditions are, so that it may be set back. */
	private static boolean isOne(Value.Pointer initial, Value start) {
		return initial.targets().size() == 1
				&& start.targets().stream().map(Place::object).allMatch(initial.targets().get(0).object()::equals);
	}

	/** Whether an address is one in the same object. */
	private static boolean isIn(Place object, Place address) {
		return address.object().equals(object.object()) && address.instance().equals(object.instance());
	}

	/** Whether a condition holds wherever another one does. */
	private static boolean isUnder(BoolExpr guard, BoolExpr condition) {
		return Bools.conjuncts(guard).stream().allMatch(g -> g.equals(Bools.TRUE) || isPartOf(g, condition));
	}

	/** Whether a condition is part of another one, or of each of its cases. */
	private static boolean isPartOf(BoolExpr guard, BoolExpr condition) {
		return condition.equals(guard) || condition instanceof BoolExpr.And all && all.parts().stream().anyMatch(p -> isPartOf(guard, p))
				|| condition instanceof BoolExpr.Or cases && cases.parts().stream().allMatch(c -> isPartOf(guard, c));
	}
}
