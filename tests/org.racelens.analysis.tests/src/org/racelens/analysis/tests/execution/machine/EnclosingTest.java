package org.racelens.analysis.tests.execution.machine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.racelens.analysis.tests.execution.Executed;
import org.racelens.analysis.tests.execution.Probe;
import org.racelens.execution.machine.Enclosing;
import org.racelens.execution.region.Item;
import org.racelens.execution.region.Item.Access;
import org.racelens.execution.state.LoopFrame;
import org.racelens.execution.state.TaskGroups;
import org.racelens.logic.term.Name;
import org.racelens.logic.term.Symbol;
import org.racelens.race.verdict.Verdict;

/** What is around a point of one task, innermost first: {@link Enclosing} tells which trips all threads of its team run alike. */
class EnclosingTest {
	private static final Symbol OUTER = Symbol.of(Name.of("outer"), Symbol.Role.TRIP);
	private static final Symbol MIDDLE = Symbol.of(Name.of("middle"), Symbol.Role.TRIP);
	private static final Symbol INNER = Symbol.of(Name.of("inner"), Symbol.Role.TRIP);

	private static Enclosing within(LoopFrame... loops) {
		Deque<LoopFrame> around = new ArrayDeque<>();
		for (LoopFrame l : loops) {
			around.push(l);
		}
		return new Enclosing(new ArrayDeque<>(), around, new ArrayDeque<>(), new ArrayDeque<>(), new TaskGroups(), new ArrayDeque<>(),
				new ArrayDeque<>());
	}

	@Test
	void theTripsThatAllRunAlikeComeFromTheOutermostOn() {
		assertEquals(List.of(), within().uniformTrips());
		assertEquals(List.of(OUTER, INNER), within(new LoopFrame(OUTER, true), new LoopFrame(INNER, true)).uniformTrips());
	}

	@Test
	void tripsThatThreadsRunForThemselvesAreLeftOut() {
		assertEquals(List.of(OUTER, INNER),
				within(new LoopFrame(OUTER, true), new LoopFrame(MIDDLE, false), new LoopFrame(INNER, true)).uniformTrips());
		assertEquals(List.of(), within(new LoopFrame(OUTER, false)).uniformTrips());
	}

	/** The same worksharing loop in two trips is met twice, and each thread meets it in the same ones. */
	@Test
	void anEncounterIsToldByTheTripsAroundIt() {
		String loop = "for (int k = 0; k < 3; k++) {\n#pragma omp for nowait schedule(dynamic)\nfor (int i = 0; i < n; i++) a[i]++; }";
		assertEquals(Verdict.RACE, Probe.verdict("int a[99];\nvoid f(int n) {\n#pragma omp parallel\n" + loop + "\n}\n"));
		assertEquals(Verdict.RACE_FREE,
				Probe.verdict("int a[99];\nvoid f(int n) {\n#pragma omp parallel\n" + loop.replace(" nowait", "") + "\n}\n"));
	}

	@Test
	void whatIsRecordedInALoopIsInIt() {
		Executed run = Executed.parallel("int x, y;", "x = 1; for (int i = 0; i < n; i++) y = 2;");
		Item.Loop loop = run.items(Item.Loop.class).get(0);
		assertEquals(List.of("y"), Executed.inside(loop, Access.class).stream().filter(Access::write).map(Access::variable).toList());
		assertTrue(run.region().items().contains(run.write("x")));
		assertFalse(run.region().items().contains(run.write("y")));
	}
}
