package org.racelens.analysis.semantics;

import java.util.Map;
import java.util.Optional;
import org.racelens.analysis.logic.BoolExpr;
import org.racelens.analysis.logic.BoolExpr.IsZero;
import org.racelens.analysis.logic.Bools;
import org.racelens.analysis.logic.IntExpr;
import org.racelens.analysis.logic.Ints;
import org.racelens.analysis.logic.Substitution;
import org.racelens.analysis.logic.Symbol;
import org.racelens.analysis.region.MemoryObject;
import org.racelens.analysis.semantics.Contents.Rest;

/**
 * The contents of arrays after a serial loop that fills them: where trip k surely stores v(k) at offset base + k·stride and nothing else is
 * stored, element (offset - base)/stride holds v of that number. This is how index arrays and tables of rows get known contents.
 */
final class LoopSummaries {
	private LoopSummaries() {
	}

	/**
	 * Keeps what is known of the arrays that the loop fills.
	 *
	 * @param state after the loop, changed
	 * @param before the state before the loop
	 * @param end the state at the end of iteration k
	 * @param count number of trips
	 * @param mark what was named after it belongs to the iteration
	 */
	static void keep(Machine machine, State state, State before, State end, Symbol trip, IntExpr count, int mark) {
		if (machine.team.isPresent() || !end.live.equals(Bools.TRUE) && !end.continues.isEmpty()) {
			return;
		}
		for (MemoryObject object : end.objects()) {
			Contents filled = end.contents(object).orElseThrow();
			if (filled.cells().isEmpty() && filled.rest() instanceof Rest.Overlay o && o.height() == 1
					&& before.contents(object).isPresent()) {
				summary(machine, o, before.contents(object).get(), trip, count, mark).ifPresent(c -> state.setContents(object, c));
			}
		}
	}

	private static Optional<Contents> summary(Machine machine, Rest.Overlay o, Contents before, Symbol trip, IntExpr count, int mark) {
		if (!(o.where() instanceof IsZero where)) {
			return Optional.empty();
		}
		// where: ±(at - base - k·stride) = 0
		Long sign = Ints.terms(where.term()).get(o.offset());
		if (sign == null || Math.abs(sign) != 1) {
			return Optional.empty();
		}
		IntExpr stored = Ints.subtract(o.offset(), Ints.multiply(where.term(), sign));
		Long stride = Ints.terms(stored).get(trip);
		if (stride == null || stride <= 0) {
			return Optional.empty();
		}
		IntExpr base = Ints.subtract(stored, Ints.multiply(trip, stride));
		if (machine.isYounger(base, mark) || isYounger(machine, o.value(), mark)) {
			return Optional.empty();
		}
		Symbol at = Symbol.of(machine.freshName("at"), Symbol.Role.AUXILIARY);
		IntExpr distance = Ints.subtract(at, base);
		IntExpr number = Ints.quotient(distance, Ints.of(stride));
		BoolExpr inRange = Bools.and(Bools.lessEqual(Ints.ZERO, distance), Bools.less(number, count),
				Bools.equal(Ints.modulus(distance, Ints.of(stride)), Ints.ZERO));
		Value value = Contents.substituted(o.value(), Substitution.of(Map.of(trip, number)));
		return before.overlay(at, inRange, o.size(), value);
	}

	private static boolean isYounger(Machine machine, Value value, int mark) {
		return machine.isYounger(value.term(), mark) || value instanceof Value.Pointer p && p.targets().stream()
				.anyMatch(t -> machine.isYounger(t.offset(), mark) || t.instance().stream().anyMatch(i -> machine.isYounger(i, mark)));
	}
}
