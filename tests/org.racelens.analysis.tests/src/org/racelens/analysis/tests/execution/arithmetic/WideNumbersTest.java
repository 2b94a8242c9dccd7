package org.racelens.analysis.tests.execution.arithmetic;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import java.util.List;
import java.util.Random;
import java.util.function.LongBinaryOperator;
import org.junit.jupiter.api.Test;
import org.racelens.analysis.tests.execution.Probe;
import org.racelens.analysis.tests.execution.Probe.Truth;
import org.racelens.analysis.tests.execution.Seeds;

/** Unsigned numbers of 64 bits wrap around and are compared as unsigned, near 2^63 and 2^64 too. C11 §6.2.5p9 */
class WideNumbersTest {
	private static final List<Long> EDGES = List.of(0L, 1L, 2L, 3L, 10L, Long.MAX_VALUE, Long.MIN_VALUE, Long.MIN_VALUE + 10, -1L, -2L,
			1L << 62, 1L << 61, 1L << 32);

	/** An operator of C and what the machine computes. */
	private record Operation(String operator, LongBinaryOperator result) {
	}

	@Test
	void sumsDifferencesAndProductsAreResidues() {
		computes(List.of(new Operation("+", (a, b) -> a + b), new Operation("-", (a, b) -> a - b), new Operation("*", (a, b) -> a * b)));
	}

	@Test
	void quotientsAndRemaindersAreThoseOfTheNumbersThemselves() {
		computes(List.of(new Operation("/", (a, b) -> b == 0 ? 0 : Long.divideUnsigned(a, b)),
				new Operation("%", (a, b) -> b == 0 ? 0 : Long.remainderUnsigned(a, b))));
	}

	@Test
	void bitsAreThoseOfTheMachine() {
		computes(List.of(new Operation("&", (a, b) -> a & b), new Operation("|", (a, b) -> a | b), new Operation("^", (a, b) -> a ^ b)));
	}

	@Test
	void comparisonsHaveNoSign() {
		for (int seed = 0; seed < 60; seed++) {
			Random random = Seeds.random(seed);
			long a = edge(random);
			long b = edge(random);
			String code = "unsigned long a = " + text(a) + ", b = " + text(b) + ";";
			assertEquals(Truth.of(Long.compareUnsigned(a, b) < 0), Probe.truth("", code, "a < b"), code);
			assertEquals(Truth.of(Long.compareUnsigned(a, b) >= 0), Probe.truth("", code, "a >= b"), code);
			assertEquals(Truth.of(a == b), Probe.truth("", code, "a == b"), code);
		}
	}

	@Test
	void aSmallUnknownNumberBesideALargeOneKeepsItsOrder() {
		assertEquals(Truth.ALWAYS,
				Probe.truth("", "f(unsigned n)", "unsigned long a = 0x8000000000000000UL + n;", "a > 0x7fffffffffffffffUL"));
		assertEquals(Truth.OPEN,
				Probe.truth("", "f(unsigned n)", "unsigned long a = 0x8000000000000000UL + n;", "a > 0x8000000000000000UL"));
	}

	@Test
	void aNumberBelowZeroIsALargeOne() {
		assertNotEquals(Truth.NEVER, Probe.truth("", "f(int n)", "unsigned long a = n;", "a > 0xffffffffUL"));
		assertEquals(Truth.ALWAYS, Probe.truth("", "unsigned long a = 0; a--;", "a == 0xffffffffffffffffUL"));
		assertEquals(Truth.ALWAYS, Probe.truth("", "unsigned a = 0; a--;", "a == 0xffffffffu"));
		assertEquals(Truth.ALWAYS, Probe.truth("", "unsigned a = 0xffffffffu; a += 2;", "a == 1"));
	}

	private static void computes(List<Operation> operations) {
		for (int seed = 0; seed < 60; seed++) {
			Random random = Seeds.random(seed);
			Operation operation = operations.get(random.nextInt(operations.size()));
			long a = edge(random);
			long b = edge(random);
			if (b == 0 && "/%".contains(operation.operator)) {
				continue;
			}
			String code = "unsigned long a = " + text(a) + ", b = " + text(b) + "; unsigned long c = a " + operation.operator + " b;";
			long result = operation.result.applyAsLong(a, b);
			assertEquals(Truth.ALWAYS, Probe.truth("", code, "c == " + text(result)), code + " " + text(result));
		}
	}

	private static long edge(Random random) {
		return EDGES.get(random.nextInt(EDGES.size())) + random.nextInt(3);
	}

	private static String text(long value) {
		return "0x" + Long.toHexString(value) + "UL";
	}
}
