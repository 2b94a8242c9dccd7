package org.racelens.analysis.tests.execution;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.racelens.logic.term.IntExpr;
import org.racelens.logic.term.Ints;

/** What bytes hold as a number of one kind says nothing of them as one of another kind, but that the integer 0 is 0. ISO C11 §6.5.2.3 */
class NumberBitsTest {
	private static final String DATA = "union both { int i; float f; unsigned u; char c[4]; }; union wide { long l; double d; }; int shown[99];";

	private static IntExpr index(String statements, String expression) {
		return Executed.parallel(DATA, statements + "\nshown[" + expression + "] = 1;").index("shown");
	}

	@ParameterizedTest
	@CsvSource(delimiter = '@', value = { "union both b; b.i = 0;@(int) b.f@0", "union both b; b.u = 0;@(int) b.f@0",
			"union both b; b.i = 5;@b.i@5",
			"union both b; b.i = 5;@b.u@5", "union wide w; w.l = 0;@(int) w.d@0",
			"union wide w; w.l = 7;@w.l@7" })
	void theSameKindAndTheIntegerZeroAreFollowed(String statements, String expression, long expected) {
		assertEquals(Ints.of(expected), index(statements, expression), statements + " " + expression);
	}

	@ParameterizedTest
	@CsvSource(delimiter = '@', value = { "union both b; b.f = 1;@b.i", "union both b; b.i = 5;@(int) b.f", "union both b; b.f = 0;@b.i",
			"union both b; b.f = -0.0f;@b.i", "union wide w; w.d = 1;@w.l", "union wide w; w.l = 1;@(int) w.d",
			"union both b; b.f = 5;@b.u" })
	void otherBitsAreNot(String statements, String expression) {
		IntExpr index = index(statements, expression);
		assertTrue(Executed.isLost(index) || Ints.constant(index).isEmpty(), statements + " " + expression + ": " + index);
	}

	@Test
	void aPointerOfAnotherKindIsAnotherKind() {
		IntExpr index = index("float q = 1;", "*(int *) &q");
		assertTrue(Ints.constant(index).isEmpty());
		assertEquals(Ints.of(6), index("int q = 6;", "*(unsigned *) &q"));
	}
}
