package org.racelens.analysis.tests.execution.machine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.racelens.analysis.tests.execution.Executed;
import org.racelens.execution.region.Item;
import org.racelens.execution.region.Item.Barrier;
import org.racelens.execution.region.Unfollowed;
import org.racelens.logic.term.Bools;

/** Who meets a barrier behind code that some threads leave: where one of them ends the program, no other one gets past the barrier. */
class AlignmentTest {
	private static final String DATA = "#include <stdlib.h>\nint x; void stop(void);";
	private static final String BARRIER = "\n#pragma omp barrier\n";
	private static final String ENDS = "if (omp_get_thread_num() == 2) exit(1);";

	private static Executed run(String statements) {
		return Executed.parallel(DATA, statements);
	}

	private static boolean mayBeEnded(Item.Access access) {
		return access.weakened().stream().anyMatch(g -> g.explanation().sentence() == Unfollowed.ANOTHER_THREAD_MAY_END_PROGRAM_BEFORE);
	}

	@Test
	void aThreadThatEndsTheProgramKeepsNoOtherFromTheOrderOfABarrier() {
		Executed run = run("x = 1;" + ENDS + BARRIER + "x = 2;");
		Barrier barrier = run.items(Barrier.class).get(0);
		assertTrue(barrier.uniform());
		assertEquals(Bools.TRUE, barrier.guard());
	}

	@Test
	void behindTheBarrierItIsDoubtfulWhetherAnyThreadGoesOn() {
		List<Item.Access> writes = run("x = 1;" + ENDS + BARRIER + "x = 2;").writes("x");
		assertFalse(mayBeEnded(writes.get(0)));
		assertTrue(mayBeEnded(writes.get(1)));
		assertFalse(mayBeEnded(run("if (n == 2) exit(1);" + BARRIER + "x = 2;").write("x")));
	}

	@Test
	void aThreadThatWaitsElsewhereDoesNotMeetTheBarrier() {
		Executed run = run("if (omp_get_thread_num() != 2) {" + BARRIER + "}");
		Barrier barrier = run.items(Barrier.class).get(0);
		assertFalse(barrier.uniform());
		for (long thread = 0; thread < 4; thread++) {
			assertEquals(thread != 2, Executed.where(Map.of(run.region().thread(), thread)).holds(barrier.guard()));
		}
	}

	@Test
	void aLoopWithABarrierIsAsUniformAsItsEntry() {
		String loop = "for (int i = 0; i < n; i++) {" + BARRIER + "}";
		assertTrue(loop(loop).uniform());
		assertTrue(loop(ENDS + loop).uniform());
		assertFalse(loop("if (omp_get_thread_num() != 2)" + loop).uniform());
	}

	@Test
	void aLoopWithoutBarriersNeedsNoAlignment() {
		assertTrue(loop("if (omp_get_thread_num() != 2) for (int i = 0; i < n; i++) x = i;").weakened().isEmpty());
		assertFalse(loop(ENDS + "for (int i = 0; i < n; i++) {" + BARRIER + "}").weakened().isEmpty());
	}

	private static Item.Loop loop(String statements) {
		return run(statements).items(Item.Loop.class).get(0);
	}
}
