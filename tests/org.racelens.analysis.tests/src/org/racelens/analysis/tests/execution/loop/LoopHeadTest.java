package org.racelens.analysis.tests.execution.loop;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.racelens.analysis.tests.execution.Executed;
import org.racelens.analysis.tests.execution.GeneratedStates;
import org.racelens.analysis.tests.execution.Probe;
import org.racelens.analysis.tests.execution.Probe.Truth;
import org.racelens.execution.loop.LoopHead;
import org.racelens.execution.value.Value;
import org.racelens.execution.value.WrittenPart;
import org.racelens.logic.term.Atoms;
import org.racelens.logic.term.IntExpr;
import org.racelens.logic.term.Ints;
import org.racelens.logic.term.Name;
import org.racelens.logic.term.Symbol;

/** A scalar that a loop writes: {@link LoopHead} has its value before the loop, and in closed form or not the one of each trip. */
class LoopHeadTest {
	private static final WrittenPart PART = new WrittenPart(GeneratedStates.OBJECTS.get(0), 8, 4);
	private static final Symbol UNKNOWN = Symbol.of(Name.of("v@head"), Symbol.Role.AUXILIARY);

	/** What the loop's variable v holds at the start of a trip, told by a write of {@code shown[v]} there. */
	private static IntExpr start(String type, String body) {
		Executed run = Executed.parallel("int shown[999]; extern int unseen(void);",
				type + " v = 5; for (int i = 0; i < n; i++) { shown[v] = 1; " + body + " }");
		return Ints.quotient(run.write("shown").place().offset(), Ints.of(4));
	}

	private static List<Long> trips(IntExpr value) {
		Symbol trip = Atoms.symbols(value).stream().filter(s -> s.role() == Symbol.Role.TRIP).findFirst().orElseThrow();
		return List.of(0L, 1L, 2L).stream().map(k -> Executed.where(Map.of(trip, k)).value(value)).toList();
	}

	@Test
	void itNamesAPartOfAnObject() {
		LoopHead head = new LoopHead(PART, Value.of(5), new Value.Number(UNKNOWN), UNKNOWN, false);
		assertEquals(PART, head.part());
		assertFalse(head.exact());
		assertEquals(UNKNOWN, head.value().term());
	}

	@Test
	void theFirstTripStartsWithTheValueBeforeTheLoop() {
		assertEquals(List.of(5L, 7L, 7L), trips(start("int", "v = 7;")));
		assertEquals(List.of(5L, 8L, 11L), trips(start("int", "v += 3;")));
		assertEquals(List.of(5L, 0L, 1L), trips(start("int", "v = i;")));
	}

	@Test
	void aValueThatATripFindsIsNoClosedForm() {
		assertTrue(Executed.isLost(start("int", "v = unseen();")));
		assertFalse(Executed.isLost(start("int", "v = 7;")));
	}

	@Test
	void aValueOfAnUnsignedScalarIsNotBelowZero() {
		String loop = " v = 5; while (rand() > 5) v = rand() > 7 ? v / 2 : 3;";
		assertEquals(Truth.OPEN, Probe.truth("#include <stdlib.h>", "unsigned" + loop, "v == 3"));
		assertEquals(Truth.OPEN, Probe.truth("#include <stdlib.h>", "int" + loop, "v == 3"));
		assertEquals(Truth.NEVER, Probe.truth("#include <stdlib.h>", "unsigned long v = 5; while (rand() > 5) v = v / 2;", "v > 5"));
	}
}
