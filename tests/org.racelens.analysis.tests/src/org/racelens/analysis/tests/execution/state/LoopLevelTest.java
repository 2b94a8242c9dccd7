package org.racelens.analysis.tests.execution.state;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.racelens.analysis.tests.execution.Executed;
import org.racelens.analysis.tests.execution.GeneratedStates;
import org.racelens.execution.state.LoopLevel;
import org.racelens.logic.term.BoolExpr;
import org.racelens.logic.term.Bools;
import org.racelens.logic.term.Ints;
import org.racelens.logic.term.Name;
import org.racelens.logic.term.Symbol;
import org.racelens.openmp.unit.ParsedUnit;

/** One associated loop: {@link LoopLevel} has its trips, and only those where a further condition holds. */
class LoopLevelTest {
	private static final Symbol TRIP = Symbol.of(Name.of("k"), Symbol.Role.TRIP);

	private static LoopLevel level() {
		ParsedUnit unit = Executed.parsed("int i;\nvoid f(void) { ; }\n");
		BoolExpr domain = Bools.and(Bools.lessEqual(Ints.ZERO, TRIP), Bools.less(TRIP, Ints.of(9)));
		return new LoopLevel(unit.globals().get(0).variable(), unit.functions().get(0).body(), TRIP, Ints.multiply(TRIP, 2), domain,
				Optional.of(Ints.of(9)));
	}

	@Test
	void aConditionLeavesOutTripsAndNothingElse() {
		LoopLevel all = level();
		LoopLevel some = all.where(Bools.less(TRIP, GeneratedStates.I));
		for (long k = -1; k < 11; k++) {
			Map<Symbol, Long> values = Map.of(TRIP, k, GeneratedStates.I, 4L);
			assertEquals(k >= 0 && k < 9, Executed.where(values).holds(all.domain()));
			assertEquals(k >= 0 && k < 4, Executed.where(values).holds(some.domain()));
		}
		assertEquals(all.value(), some.value());
		assertEquals(all.count(), some.count());
		assertEquals(all.trip(), some.trip());
	}

	@Test
	void whereTheConditionNeverHoldsThereIsNoTrip() {
		assertEquals(Bools.FALSE, level().where(Bools.FALSE).domain());
		assertEquals(level().domain(), level().where(Bools.TRUE).domain());
	}
}
