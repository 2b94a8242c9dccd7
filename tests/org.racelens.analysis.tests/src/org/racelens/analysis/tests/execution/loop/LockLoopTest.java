package org.racelens.analysis.tests.execution.loop;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.LinkedHashMap;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.racelens.analysis.tests.execution.Executed;
import org.racelens.analysis.tests.execution.Probe;
import org.racelens.execution.region.Breach;
import org.racelens.execution.region.Item;
import org.racelens.execution.region.Item.Access;
import org.racelens.execution.region.Lock;
import org.racelens.logic.decide.Evaluator;
import org.racelens.logic.term.Atoms;
import org.racelens.logic.term.Symbol;
import org.racelens.race.verdict.Verdict;

/** Which locks are held in the iterations of a sequential loop and behind it. */
class LockLoopTest {
	private static final long MANY = 9;
	private static final String DATA = "int x, y; omp_lock_t l, k, many[9];";
	private static final String SET = "omp_set_lock(&l);";
	private static final String UNSET = "omp_unset_lock(&l);";

	private static Executed run(String statements) {
		return Executed.parallel(DATA, statements);
	}

	private static String loop(String body) {
		return "for (int i = 0; i < n; i++) { " + body + " }";
	}

	/** Whether a lock is surely held at the only write of x, in a trip of loops that have more of them. */
	private static boolean isHeld(Executed run, long trip) {
		Access write = run.write("x");
		Map<Symbol, Long> values = new LinkedHashMap<>();
		write.locks().forEach(l -> Atoms.symbols(l.held()).forEach(s -> values.put(s, MANY)));
		run.items(Item.Loop.class).forEach(l -> values.put(l.trip(), trip));
		Evaluator numbers = Executed.where(values);
		return write.locks().stream().anyMatch(l -> l.kind() == Lock.Kind.LOCK && numbers.holds(l.held()));
	}

	private static void isHeld(boolean expected, String statements) {
		for (long trip = 0; trip < 4; trip++) {
			assertEquals(expected, isHeld(run(statements), trip), statements + " in trip " + trip);
		}
	}

	@Test
	void whatNoIterationReleasesIsHeldInAll() {
		isHeld(true, SET + loop("x = 1;") + UNSET);
		isHeld(true, SET + loop("omp_set_lock(&k); x = 1; omp_unset_lock(&k);") + UNSET);
		isHeld(true, SET + loop(UNSET + SET + "x = 1;") + UNSET);
	}

	@Test
	void whatAnIterationReleasesOnlyTheFirstOneFindsSet() {
		Executed run = run(SET + loop("x = 1;" + UNSET));
		assertTrue(isHeld(run, 0));
		assertFalse(isHeld(run, 1));
		isHeld(false, SET + loop("if (i == 3) " + UNSET) + "x = 1;");
		assertFalse(isHeld(run(SET + loop("x = 1; if (y) " + UNSET)), 2));
	}

	@Test
	void aLockOfOneIterationEndsWithIt() {
		isHeld(true, loop(SET + "x = 1;" + UNSET));
		isHeld(false, loop("x = 1;" + SET + UNSET));
		isHeld(false, loop(SET + UNSET) + "x = 1;");
	}

	@Test
	void behindALoopIsHeldWhatIsHeldAtEachWayOut() {
		isHeld(true, SET + loop("if (i == 3) break;") + "x = 1;" + UNSET);
		isHeld(false, SET + loop("if (i == 3) { " + UNSET + " break; }") + "x = 1;");
		isHeld(true, "for (;;) { " + SET + " if (y) break; " + UNSET + " } x = 1;" + UNSET);
		isHeld(false, loop(SET + " if (y) break; " + UNSET) + "x = 1;");
	}

	@Test
	void aContinueEndsAnIterationToo() {
		assertFalse(isHeld(run(SET + loop("x = 1; if (y) { " + UNSET + " continue; } omp_set_lock(&k); omp_unset_lock(&k);")), 1));
		isHeld(true, SET + loop("if (y) { " + UNSET + SET + " continue; } x = 1;") + UNSET);
	}

	@Test
	void whatEveryIterationSetsAndNoneReleasesIsTold() {
		assertTrue(isTold(loop(SET + "x = 1;")));
		assertFalse(isTold(loop(SET + "x = 1;" + UNSET)));
		assertFalse(isTold(loop("omp_set_lock(&many[i]);") + loop("omp_unset_lock(&many[i]);")));
	}

	private static boolean isTold(String statements) {
		return run(statements).told().contains(Breach.LOCK_IS_NOT_RELEASED_ON_EVERY_PATH);
	}

	@Test
	void locksThatAreHandedOnFromIterationToIterationExclude() {
		String hands = "omp_set_lock(&many[0]); for (int i = 0; i < 8; i++) { all[i]++; omp_set_lock(&many[i + 1]); "
				+ "omp_unset_lock(&many[i]); } omp_unset_lock(&many[8]);";
		String data = "int all[9]; omp_lock_t many[9];";
		assertEquals(Verdict.RACE_FREE, Probe.region(data, "#pragma omp parallel\n{" + hands + "}"));
		assertNotEquals(Verdict.RACE_FREE,
				Probe.region(data, "#pragma omp parallel\n{" + hands.replace("all[i]++", "all[0]++") + "}"));
	}
}
