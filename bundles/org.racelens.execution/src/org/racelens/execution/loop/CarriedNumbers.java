package org.racelens.execution.loop;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.racelens.execution.interpreter.Execution;
import org.racelens.execution.region.Carried;
import org.racelens.execution.state.State;
import org.racelens.execution.value.Value;
import org.racelens.logic.term.IntExpr;
import org.racelens.logic.term.Ints;

/** What the trips of a loop keep for each other in integers without a closed form. */
final class CarriedNumbers {
	private final Execution execution;

	private CarriedNumbers(Execution execution) {
		this.execution = execution;
	}

	/**
	 * The numbers that are carried.
	 *
	 * @param heads what the loop changes, with its values at the start of a trip
	 * @param end the state at the end of that trip
	 */
	static List<Carried> of(Execution execution, List<LoopHead> heads, State end) {
		CarriedNumbers numbers = new CarriedNumbers(execution);
		List<Carried> result = new ArrayList<>();
		for (LoopHead head : heads) {
			if (!head.exact() && LastTripFacts.areToldOf(head, execution.machine())) {
				numbers.left(head, end)
						.ifPresent(left -> result.add(new Carried(head.value().term(), head.initial().term(), left)));
			}
		}
		return result;
	}

	private Optional<IntExpr> left(LoopHead head, State end) {
		return LoopHeads.end(execution, end, head).filter(Value.Number.class::isInstance).map(Value::term)
				.filter(left -> !head.isUnsigned(execution.machine()) || isInRange(left) && isInRange(head.initial().term()));
	}

	/** Whether a term is surely the number that an unsigned variable holds, not one that wraps. */
	private boolean isInRange(IntExpr term) {
		return Ints.constant(term).filter(n -> n == 0 || n == 1).isPresent()
				|| execution.machine().unknowns().unsignedLoads().contains(term)
				|| term instanceof IntExpr.Choice c && isInRange(c.whenTrue()) && isInRange(c.whenFalse());
	}
}
