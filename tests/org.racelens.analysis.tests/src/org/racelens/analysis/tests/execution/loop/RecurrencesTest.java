package org.racelens.analysis.tests.execution.loop;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.racelens.analysis.tests.execution.Executed;
import org.racelens.execution.region.Item;
import org.racelens.logic.term.Atoms;
import org.racelens.logic.term.IntExpr;
import org.racelens.logic.term.Ints;
import org.racelens.logic.term.Symbol;

/** What variables hold at the start of each trip of a sequential loop: a form in the trip's number that is right for all of them. */
class RecurrencesTest {
	private static final long TRIPS = 20;

	/** Variables of a loop in its trip i. */
	private static final class Run {
		private final long n;
		private long i;
		private long v = 3;
		private long w = 40;
		private long u = 7;

		Run(long n) {
			this.n = n;
		}
	}

	/** A loop of a thread, whose trips write {@code shown[v]} before they change v. */
	private static Executed loop(String type, String body) {
		return Executed.parallel("int shown[999]; extern int unseen(void);",
				type + " v = 3, w = 40, u = 7;\nfor (int i = 0; i < " + TRIPS + "; i++) {\nshown[v] = 1;\n" + body + "\n}");
	}

	private static IntExpr value(Executed run) {
		return Ints.quotient(run.write("shown").place().offset(), Ints.of(4));
	}

	private static void is(String type, String body, Consumer<Run> trip) {
		Executed run = loop(type, body);
		IntExpr value = value(run);
		assertFalse(Executed.isLost(value), body);
		Symbol number = run.items(Item.Loop.class).get(0).trip();
		for (long n = -2; n <= 3; n++) {
			Run expected = new Run(n);
			Map<IntExpr, Long> values = new LinkedHashMap<>();
			for (Symbol s : Atoms.symbols(value)) {
				values.put(s, n);
			}
			for (expected.i = 0; expected.i < TRIPS; expected.i++) {
				values.put(number, expected.i);
				assertEquals(expected.v, Executed.where(values).value(value), body + " where n is " + n + ", trip " + expected.i);
				trip.accept(expected);
			}
		}
	}

	private static void is(String body, Consumer<Run> trip) {
		is("long", body, trip);
	}

	@Test
	void aStepIsAMultipleOfTheTrips() {
		is("v += 3;", r -> r.v += 3);
		is("v--;", r -> r.v--);
		is("v += n;", r -> r.v += r.n);
		is("v = 2 * n + v - 1;", r -> r.v += 2 * r.n - 1);
		is("v += w;", r -> r.v += r.w);
	}

	@Test
	void stepsThatGrowAreASeries() {
		is("v += i;", r -> r.v += r.i);
		is("v += 3 * i - n;", r -> r.v += 3 * r.i - r.n);
		is("v += w; w += 2;", r -> {
			r.v += r.w;
			r.w += 2;
		});
		is("w -= 3; v += w;", r -> {
			r.w -= 3;
			r.v += r.w;
		});
	}

	@Test
	void whatIsSetAfreshIsThatOfTheTripBefore() {
		is("v = 5 * i + n;", r -> r.v = 5 * r.i + r.n);
		is("v = w; w = i;", r -> {
			r.v = r.w;
			r.w = r.i;
		});
		is("v = i % 3 == 0 ? n : 2 * i;", r -> r.v = r.i % 3 == 0 ? r.n : 2 * r.i);
	}

	@Test
	void constantsGoRoundInACycle() {
		is("v = 4 - v;", r -> r.v = 4 - r.v);
		is("v = (v + 1) % 5;", r -> r.v = (r.v + 1) % 5);
		is("v = v < 9 ? v + 2 : 0;", r -> r.v = r.v < 9 ? r.v + 2 : 0);
		is("v = v / 2;", r -> r.v = r.v / 2);
		is("int", "v = v * 3 & 63;", r -> r.v = r.v * 3 & 63);
		is("unsigned char", "v += 100;", r -> r.v = r.v + 100 & 255);
		is("int", "v *= 2;", r -> r.v *= 2);
		is("unsigned char", "v = v * 7 + 1;", r -> r.v = r.v * 7 + 1 & 255);
	}

	@Test
	void exchangedVariablesHaveTheValuesOfAllInTurn() {
		is("long t = v; v = w; w = t;", r -> {
			long t = r.v;
			r.v = r.w;
			r.w = t;
		});
		is("long t = v; v = w; w = u; u = t;", r -> {
			long t = r.v;
			r.v = r.w;
			r.w = r.u;
			r.u = t;
		});
	}

	@Test
	void pointersAreSteppedExchangedAndSetAfresh() {
		assertEquals(Ints.of(28), offset("p += 2;", 3).offset());
		assertEquals("many", offset("int *t = p; p = q; q = t;", 2).object());
		assertEquals("other", offset("int *t = p; p = q; q = t;", 3).object());
		assertEquals(new Led("many", Ints.of(4)), offset("p = other + 2;", 0));
		assertEquals(new Led("other", Ints.of(8)), offset("p = other + 2;", 3));
	}

	/** Where a pointer leads in a trip. */
	private record Led(String object, IntExpr offset) {
	}

	private static Led offset(String body, long trip) {
		Executed run = Executed.parallel("int many[99], other[99];",
				"int *p = many + 1, *q = other;\nfor (int i = 0; i < 9; i++) {\n*p = 1;\n" + body + "\n}");
		Symbol number = run.items(Item.Loop.class).get(0).trip();
		return run.items(Item.Access.class).stream().filter(a -> a.write() && Executed.where(Map.of(number, trip)).holds(a.guard()))
				.map(a -> new Led(a.place().object().name(), Ints.of(Executed.where(Map.of(number, trip)).value(a.place().offset()))))
				.findFirst().orElseThrow();
	}

	@Test
	void whatHasNoFormIsLost() {
		assertTrue(Executed.isLost(value(loop("int", "v += unseen();"))));
		assertTrue(Executed.isLost(value(loop("int", "v = v * v + n;"))));
		assertTrue(Executed.isLost(value(loop("int", "if (shown[i] > 3) v++;"))));
		assertTrue(Executed.isLost(value(loop("int", "v += w; w += u; u++;"))));
	}
}
