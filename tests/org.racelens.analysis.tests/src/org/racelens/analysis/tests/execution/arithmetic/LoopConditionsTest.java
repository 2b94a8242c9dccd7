package org.racelens.analysis.tests.execution.arithmetic;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BiPredicate;
import org.junit.jupiter.api.Test;
import org.racelens.analysis.tests.execution.Executed;
import org.racelens.execution.region.Item;
import org.racelens.logic.decide.Evaluator;
import org.racelens.logic.term.Atoms;
import org.racelens.logic.term.Symbol;

/** Loops that end by a comparison of unsigned numbers run the trips that the machine runs, also where the numbers pass zero. */
class LoopConditionsTest {
	private static final long MOST_TRIPS = 16;

	/** A loop of an unsigned variable. */
	private record Counted(String start, String condition, int step, BiPredicate<Integer, Integer> goesOn) {
		String text(String type) {
			return "for (" + type + " i = " + start + "; " + condition + "; i += " + step + ") x = i;";
		}

		/** How often the body runs; more than the most where it runs very often. */
		long trips(int n) {
			long trips = 0;
			for (int i = start.equals("n") ? n : start.equals("n - 1") ? n - 1 : Integer.parseInt(start); goesOn.test(i, n)
					&& trips <= MOST_TRIPS; i += step) {
				trips++;
			}
			return trips;
		}
	}

	private static final List<Counted> LOOPS = List.of(
			new Counted("0", "i < n", 1, (i, n) -> Integer.compareUnsigned(i, n) < 0),
			new Counted("1", "i <= n", 2, (i, n) -> Integer.compareUnsigned(i, n) <= 0),
			new Counted("0", "i != n", 1, (i, n) -> !i.equals(n)),
			new Counted("n", "i != 0", -1, (i, n) -> i != 0),
			new Counted("n", "i > 0", -1, (i, n) -> i != 0),
			new Counted("n", "i >= 1", -1, (i, n) -> i != 0),
			new Counted("n", "0 < i", -1, (i, n) -> i != 0),
			new Counted("n - 1", "i < n", -1, (i, n) -> Integer.compareUnsigned(i, n) < 0),
			new Counted("n", "i", -1, (i, n) -> i != 0),
			new Counted("3", "i + 2 < n", 1, (i, n) -> Integer.compareUnsigned(i + 2, n) < 0),
			new Counted("9", "i > n", -1, (i, n) -> Integer.compareUnsigned(i, n) > 0),
			new Counted("0", "i < n - 1", 1, (i, n) -> Integer.compareUnsigned(i, n - 1) < 0),
			new Counted("2", "i < n / 2", 1, (i, n) -> Integer.compareUnsigned(i, Integer.divideUnsigned(n, 2)) < 0));

	private static Item.Loop loop(String type, String text) {
		return Executed.program("int x;\nstatic void g(" + type + " n) { " + text + " }\nvoid f(" + type
				+ " n) {\n#pragma omp parallel\ng(n);\n}\n").items(Item.Loop.class).get(0);
	}

	/** Whether the body of a trip is executed. */
	private static boolean runs(Item.Loop loop, long trip, long n) {
		Map<Symbol, Long> values = new LinkedHashMap<>(Map.of(loop.trip(), trip));
		for (Symbol s : Atoms.symbols(loop.domain())) {
			values.putIfAbsent(s, n);
		}
		Evaluator numbers = Executed.where(values);
		return numbers.holds(loop.domain());
	}

	@Test
	void aLoopOfUnsignedNumbersRunsTheTripsOfTheMachine() {
		for (String type : List.of("unsigned", "unsigned long")) {
			for (Counted counted : LOOPS) {
				Item.Loop loop = loop(type, counted.text(type));
				for (int n = 0; n < 12; n++) {
					long trips = counted.trips(n);
					for (long k = 0; k < MOST_TRIPS; k++) {
						assertEquals(k < trips, runs(loop, k, n), counted.text(type) + " where n is " + n + ": trip " + k);
					}
				}
			}
		}
	}

	@Test
	void knownBoundsNearTheTopAreNumbersWithoutASign() {
		assertEquals(List.of(true, true, true, false), first("for (unsigned long i = -3ul; i > 4; i++) x = i;"));
		assertEquals(List.of(true, true, true, false), first("for (unsigned long i = -4ul; i < -1ul; i++) x = i;"));
		assertEquals(List.of(true, true, true, false), first("for (unsigned i = -4u; i < -1u; i++) x = i;"));
		assertEquals(List.of(true, true, true, false), first("for (unsigned i = -4u; i != -1u; i++) x = i;"));
		assertEquals(List.of(true, true, true, false), first("for (unsigned i = 2; i <= 2; i--) x = i;"));
	}

	private static List<Boolean> first(String text) {
		Item.Loop loop = loop("unsigned long", text);
		return List.of(runs(loop, 0, 0), runs(loop, 1, 0), runs(loop, 2, 0), runs(loop, 3, 0));
	}
}
