package org.racelens.analysis.tests.execution.loop;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.LongFunction;
import java.util.function.LongPredicate;
import org.junit.jupiter.api.Test;
import org.racelens.analysis.tests.execution.Executed;
import org.racelens.execution.region.Item;
import org.racelens.logic.decide.Evaluator;
import org.racelens.logic.term.Atoms;
import org.racelens.logic.term.BoolExpr;
import org.racelens.logic.term.Symbol;

/** Which trips of a sequential loop run its body, and which test its condition: those of the loop for every bound. */
class TripDomainTest {
	private static final long MOST_TRIPS = 14;

	@Test
	void aLoopRunsTheTripsBelowItsBound() {
		runs("for (int i = 0; i < n; i++) x = i;", n -> new Counted(0, 1, i -> i < n));
		runs("for (int i = 2; i <= n; i += 3) x = i;", n -> new Counted(2, 3, i -> i <= n));
		runs("for (int i = n; i > 0; i -= 2) x = i;", n -> new Counted(n, -2, i -> i > 0));
	}

	@Test
	void aConditionThatStepsMakeTruerMustHoldAtTheStart() {
		Item.Loop loop = loops("for (int i = 9; i < n; i--) { x = i; if (i < 0) break; }").get(0);
		for (long n = -2; n <= 9; n++) {
			assertEquals(Set.of(), bodies(loop, n), "up to " + n);
		}
		assertEquals(Set.of(0L), bodies(loops("for (int i = 9; i < n; i--) { x = i; if (i < 10) break; }").get(0), 10));
	}

	@Test
	void inequalityEndsTheLoopAtItsBound() {
		Item.Loop loop = loops("if (n < 0) return; for (int i = 0; i != n; i++) x = i;").get(0);
		for (long n = 0; n < 9; n++) {
			assertEquals(first(n), bodies(loop, n), "until " + n);
		}
	}

	@Test
	void bothPartsOfAConditionBoundTheTrips() {
		runs("for (int i = 0; i < n && i < 5; i++) x = i;", n -> new Counted(0, 1, i -> i < n && i < 5));
	}

	@Test
	void noTripFollowsTheOneThatBreaksOff() {
		Item.Loop loop = loops("for (int i = 0; i < 9; i++) { if (i == n) break; x = i; }").get(0);
		for (long n = -3; n < 12; n++) {
			assertEquals(first(n < 0 || n > 8 ? 9 : n + 1), bodies(loop, n), "break at " + n);
		}
		Item.Loop late = loops("for (int i = 0; i < 9; i++) { x = i; if (i >= n) break; }").get(0);
		for (long n = -3; n < 12; n++) {
			assertEquals(first(n < 0 ? 1 : Math.min(9, n + 1)), bodies(late, n), "break from " + n);
		}
	}

	@Test
	void theConditionIsTestedOnceMoreThanTheBodyRuns() {
		Item.Loop loop = loops("for (int i = 0; i < n; i++) x = i;").get(0);
		for (long n = -2; n < 9; n++) {
			assertEquals(first(Math.max(0, n) + 1), trips(loop, loop.tests(), n), "tests up to " + n);
		}
	}

	/** A loop whose variable steps while a condition holds. */
	private record Counted(long start, long step, LongPredicate goesOn) {
		Set<Long> trips() {
			long trips = 0;
			for (long i = start; goesOn.test(i); i += step) {
				trips++;
			}
			return first(trips);
		}
	}

	private static void runs(String code, LongFunction<Counted> expected) {
		Item.Loop loop = loops(code).get(0);
		for (long n = -4; n < 12; n++) {
			assertEquals(expected.apply(n).trips(), bodies(loop, n), code + " where n is " + n);
		}
	}

	private static Set<Long> first(long count) {
		Set<Long> trips = new TreeSet<>();
		for (long k = 0; k < count; k++) {
			trips.add(k);
		}
		return trips;
	}

	private static Set<Long> bodies(Item.Loop loop, long n) {
		return trips(loop, loop.domain(), n);
	}

	private static Set<Long> trips(Item.Loop loop, BoolExpr condition, long n) {
		Set<Long> trips = new TreeSet<>();
		for (long k = -1; k < MOST_TRIPS; k++) {
			Map<Symbol, Long> values = new LinkedHashMap<>(Map.of(loop.trip(), k));
			for (Symbol s : Atoms.symbols(condition)) {
				values.putIfAbsent(s, n);
			}
			Evaluator numbers = Executed.where(values);
			if (numbers.holds(condition)) {
				trips.add(k);
			}
		}
		return trips;
	}

	private static List<Item.Loop> loops(String code) {
		List<Item.Loop> loops = Executed
				.program("int x;\nstatic void g(int n) { " + code + " }\nvoid f(int n) {\n#pragma omp parallel\ng(n);\n}\n")
				.items(Item.Loop.class);
		assertTrue(loops.size() <= 1, code);
		return loops;
	}
}
