package org.racelens.analysis.tests.execution.nest;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.racelens.analysis.tests.execution.Executed;
import org.racelens.execution.region.Breach;
import org.racelens.execution.region.Item;
import org.racelens.execution.region.Lock;
import org.racelens.execution.region.Succession;
import org.racelens.logic.term.IntExpr;
import org.racelens.logic.term.Ints;

/** What an iteration of a distributed loop finds in its thread's own memory: any other iteration may have been executed before it. */
class LoopIterationsTest {
	private static final String DATA = "int x, shown[99]; omp_lock_t l;";

	/** The value that an own variable with a 3 in it has where an iteration, or the code behind the loop, writes by it. */
	private static IntExpr value(String body) {
		return value(body, "");
	}

	private static IntExpr value(String body, String behind) {
		return Ints.quotient(Executed.parallel(DATA,
				"int own = 3, other[2] = { 4, 5 };\n#pragma omp for\nfor (int i = 0; i < 9; i++) {\n" + body + "\n}\n" + behind)
				.write("shown").place().offset(), Ints.of(4));
	}

	@Test
	void whatNoIterationWritesIsAsItWasBefore() {
		assertEquals(Ints.of(3), value("shown[own] = 1;"));
		assertEquals(Ints.of(5), value("shown[other[1]] = 1; other[0] = i;"));
		assertEquals(Ints.of(3), value("other[0] = i;", "shown[own] = 1;"));
	}

	@Test
	void whatAnIterationWritesAnyOtherOneMayFind() {
		assertTrue(Executed.isLost(value("shown[own] = 1; own = 3;")));
		assertTrue(Executed.isLost(value("shown[own] = 1; if (x) own++;")));
		assertTrue(Executed.isLost(value("shown[other[1]] = 1; other[i % 2] = i;")));
		assertTrue(Executed.isLost(value("own = i;", "shown[own] = 1;")));
	}

	@Test
	void whatAnIterationSetsFirstItFinds() {
		assertEquals(Ints.of(7), value("own = 7; shown[own] = 1;"));
		assertFalse(Executed.isLost(value("own = 2 * i; shown[own] = 1;")));
	}

	@Test
	void theLoopVariableIsItsOwnInEachIteration() {
		Executed run = Executed.parallel(DATA, "#pragma omp for\nfor (int i = 2; i < 9; i++) shown[i] = 1;");
		IntExpr trip = run.items(Item.Loop.class).get(0).trip();
		assertEquals(Ints.add(Ints.multiply(trip, 4), 8), run.write("shown").place().offset());
	}

	@Test
	void aLockThatAnIterationMayReleaseIsHeldInNone() {
		String set = "omp_set_lock(&l);";
		String unset = "omp_unset_lock(&l);";
		String loop = "\n#pragma omp for\nfor (int i = 0; i < 9; i++) {\n";
		assertTrue(isHeld(set + loop + "shown[i] = 1; }\n" + unset));
		assertFalse(isHeld(set + loop + "shown[i] = 1; if (i == 3) " + unset + "}\n"));
		assertTrue(isHeld(loop + set + "shown[i] = 1;" + unset + "}\n"));
	}

	private static boolean isHeld(String statements) {
		return Executed.parallel(DATA, statements).write("shown").locks().stream().anyMatch(l -> l.kind() == Lock.Kind.LOCK);
	}

	@Test
	void aBranchOutOfAnIterationIsABreach() {
		String loop = "#pragma omp for\nfor (int i = 0; i < 9; i++) ";
		assertTrue(Executed.parallel(DATA, loop + "{ if (x) break; }").told().contains(Breach.BRANCH_LEAVES_WORKSHARING_LOOP));
		assertTrue(Executed.code(DATA, "#pragma omp parallel for\nfor (int i = 0; i < 9; i++) { if (x) return; }").told()
				.contains(Breach.BRANCH_LEAVES_WORKSHARING_LOOP));
		assertFalse(Executed.parallel(DATA, loop + "{ if (x) continue; for (;;) break; }").told()
				.contains(Breach.BRANCH_LEAVES_WORKSHARING_LOOP));
	}

	@Test
	void iterationsOfOneThreadAreInOrderUnlessTheyAreSaidToBeConcurrent() {
		assertEquals(Succession.SEQUENTIAL, order("for"));
		assertEquals(Succession.CONCURRENT, order("for order(concurrent)"));
		assertEquals(Succession.CONCURRENT, order("loop"));
		assertFalse(order("for simd") == Succession.SEQUENTIAL);
	}

	private static Succession order(String construct) {
		return Executed.parallel(DATA, "#pragma omp " + construct + "\nfor (int i = 0; i < 9; i++) shown[i] = 1;").items(Item.Loop.class)
				.get(0).order();
	}
}
