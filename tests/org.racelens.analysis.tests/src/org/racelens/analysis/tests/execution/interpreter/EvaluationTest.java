package org.racelens.analysis.tests.execution.interpreter;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.racelens.analysis.tests.execution.Executed;
import org.racelens.analysis.tests.execution.Probe;
import org.racelens.analysis.tests.execution.Probe.Truth;
import org.racelens.execution.interpreter.Evaluation;
import org.racelens.execution.region.Item.Access;
import org.racelens.logic.term.Atoms;
import org.racelens.logic.term.BoolExpr;
import org.racelens.logic.term.Ints;
import org.racelens.logic.term.Symbol;

/** Expressions are evaluated in an order that C allows, each part once: {@link Evaluation} yields values, conditions and places. */
class EvaluationTest {
	private static final String DATA = "int x, y, z, a[99], *p; struct { int m, k[4]; } s;";

	/** The accesses of a statement in their order, each with r or w. */
	private static String accesses(String statement) {
		StringBuilder text = new StringBuilder();
		Executed.parallel(DATA, statement).items(Access.class)
				.forEach(a -> text.append(a.place().object().name()).append(a.write() ? 'w' : 'r').append(' '));
		return text.toString().trim();
	}

	private static void is(Truth expected, String statements, String expression) {
		assertEquals(expected, Probe.truth(DATA, "f(int n)", statements, expression), statements + " " + expression);
	}

	@Test
	void operandsAreReadBeforeTheResultIsWritten() {
		assertEquals("yr xw", accesses("x = y;"));
		assertEquals("xr xw", accesses("x++;"));
		assertEquals("xr yr xw", accesses("x += y;").replace("yr xr", "xr yr"));
		assertEquals("yr zr xw", accesses("x = y + z;"));
		assertEquals("yr ar xw", accesses("x = a[y];"));
		assertEquals("yr aw", accesses("a[y] = 1;"));
	}

	@Test
	void whatIsNotEvaluatedIsNotAccessed() {
		assertEquals("", accesses("(void) sizeof x; (void) sizeof(x++);"));
		assertEquals("", accesses("int *own = &x; own = &a[3]; own = &s.k[2];"));
		assertEquals("pr", accesses("int *own = &p[3];"));
		assertEquals("", accesses("int *own = a + 3; own = s.k;"));
	}

	@Test
	void aConditionIsReadOnceAndOnlyOneOfItsAlternatives() {
		List<Access> all = Executed.parallel(DATA, "int own = n ? x : y;").items(Access.class);
		assertEquals(List.of("x", "y"), all.stream().map(Access::variable).filter(v -> !v.equals("n")).toList());
		BoolExpr first = all.stream().filter(a -> a.variable().equals("x")).findFirst().orElseThrow().guard();
		BoolExpr second = all.stream().filter(a -> a.variable().equals("y")).findFirst().orElseThrow().guard();
		Symbol n = Atoms.symbols(first).iterator().next();
		assertTrue(Executed.where(Map.of(n, 2L)).holds(first) && !Executed.where(Map.of(n, 2L)).holds(second));
		assertTrue(!Executed.where(Map.of(n, 0L)).holds(first) && Executed.where(Map.of(n, 0L)).holds(second));
	}

	@Test
	void aPlaceIsAnObjectAndAnOffset() {
		Executed run = Executed.parallel(DATA, "s.k[n] = 1;");
		Access write = run.write("s");
		Symbol n = Executed.parameter(write.place().offset());
		assertEquals(4 + 4 * 3, Executed.where(Map.of(n, 3L)).value(write.place().offset()));
		assertEquals(Ints.of(4), write.size());
		assertEquals(Ints.of(4), Executed.parallel(DATA, "(*(&s)).k[0] = 1;").write("s").place().offset());
		assertEquals(Ints.of(12), Executed.parallel(DATA, "3[a] = 1;").write("a").place().offset());
	}

	@Test
	void assignmentsYieldWhatTheyStore() {
		is(Truth.ALWAYS, "int v, w = v = 3;", "v == 3 && w == 3");
		is(Truth.ALWAYS, "int v = 3, w = v++ + 1;", "v == 4 && w == 4");
		is(Truth.ALWAYS, "int v = 3, w = ++v + 1;", "v == 4 && w == 5");
		is(Truth.ALWAYS, "char c; int w = (c = 300);", "w == 44 && c == 44");
		is(Truth.ALWAYS, "unsigned char c = 255; int w = ++c, v = c--;", "w == 0 && v == 0 && c == 255");
		is(Truth.ALWAYS, "struct { unsigned f : 3; } t; int w = (t.f = 9);", "w == 1 && t.f == 1");
		is(Truth.ALWAYS, "short c; int w = (c = n);", "w == c");
		is(Truth.ALWAYS, "_Atomic unsigned char c; c = 300;", "c == 44");
		is(Truth.ALWAYS, "unsigned char c = 250; int t = 0; while (++c) t++;", "c == 0");
		is(Truth.ALWAYS, "int v = (n = 5, n + 1);", "v == 6 && n == 5");
		is(Truth.ALWAYS, "int v = 1; v += v += 0; v = 2; v <<= 3; v |= 1; v %= 5;", "v == 2");
	}

	@Test
	void sizesArePassedAsNumbers() {
		is(Truth.ALWAYS, "int v = sizeof(a) / sizeof(a[0]);", "v == 99");
		is(Truth.ALWAYS, "int v = sizeof(s);", "v == 20");
		is(Truth.ALWAYS, "int v = sizeof p;", "v == 8");
	}
}
