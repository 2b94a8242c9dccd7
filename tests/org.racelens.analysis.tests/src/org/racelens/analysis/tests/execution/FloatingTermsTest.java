package org.racelens.analysis.tests.execution;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.racelens.execution.region.FloatingTerms.INFINITY;
import static org.racelens.execution.region.FloatingTerms.ONE;

import org.junit.jupiter.api.Test;
import org.racelens.execution.region.FloatingTerms;
import org.racelens.model.expression.Type;
import org.racelens.model.expression.Type.FloatingType;
import org.racelens.model.expression.Type.IntegerType;

/** Terms of floating numbers are shown as the numbers that a source would write. */
class FloatingTermsTest {
	private static final Type DOUBLE = new FloatingType(8);

	@Test
	void numbersHaveTheirFractions() {
		assertEquals("3.0", FloatingTerms.shown(3 * ONE, DOUBLE));
		assertEquals("0.0", FloatingTerms.shown(0, DOUBLE));
		assertEquals("100.0", FloatingTerms.shown(100 * ONE, DOUBLE));
		assertEquals("-1.5", FloatingTerms.shown(-ONE - ONE / 2, DOUBLE));
		assertEquals("0.0009765625", FloatingTerms.shown(1, DOUBLE));
	}

	@Test
	void beyondInfinityIsNoNumber() {
		assertEquals("inf", FloatingTerms.shown(INFINITY, DOUBLE));
		assertEquals("-inf", FloatingTerms.shown(-INFINITY, DOUBLE));
		assertEquals("nan", FloatingTerms.shown(INFINITY + 1, DOUBLE));
		assertEquals("nan", FloatingTerms.shown(-INFINITY - 1, DOUBLE));
	}

	@Test
	void integersAreThemselves() {
		assertEquals("1024", FloatingTerms.shown(ONE, IntegerType.INT));
	}
}
