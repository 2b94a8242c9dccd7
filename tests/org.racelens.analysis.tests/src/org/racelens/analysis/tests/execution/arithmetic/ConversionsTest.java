package org.racelens.analysis.tests.execution.arithmetic;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Random;
import java.util.function.LongUnaryOperator;
import org.junit.jupiter.api.Test;
import org.racelens.analysis.tests.execution.Probe;
import org.racelens.analysis.tests.execution.Probe.Truth;
import org.racelens.analysis.tests.execution.Seeds;

/** A value as one of another type is the one that the machine computes. C11 §6.3.1 */
class ConversionsTest {
	/** A type of C and what becomes of a number in it. */
	private record Target(String name, LongUnaryOperator conversion) {
	}

	private static final List<
			Target> TARGETS = List.of(new Target("signed char", v -> (byte) v), new Target("unsigned char", v -> v & 0xff),
					new Target("short", v -> (short) v), new Target("unsigned short", v -> v & 0xffff), new Target("int", v -> (int) v),
					new Target("unsigned", v -> v & 0xffffffffL), new Target("long", v -> v), new Target("_Bool", v -> v == 0 ? 0 : 1));

	@Test
	void aConstantIsCutToTheTypesRange() {
		long[] edges = { -1, 0, 1, 127, 128, 255, 256, -128, -129, 32767, 32768, 65536, 2147483647L, 2147483648L, 4294967296L };
		for (Target target : TARGETS) {
			for (long value : edges) {
				is(target.conversion.applyAsLong(value), "long v = " + value + "L;", "(long) (" + target.name + ") v");
			}
		}
	}

	@Test
	void chainsOfConversionsAreDoneFromTheInnermostOn() {
		for (int seed = 0; seed < 60; seed++) {
			Random random = Seeds.random(seed);
			Target first = TARGETS.get(random.nextInt(TARGETS.size()));
			Target second = TARGETS.get(random.nextInt(TARGETS.size()));
			long value = random.nextInt(140_000) - 70_000;
			is(second.conversion.applyAsLong(first.conversion.applyAsLong(value)), "long v = " + value + ";",
					"(long) (" + second.name + ") (" + first.name + ") v");
		}
	}

	@Test
	void anUnknownNumberStaysInTheRangeOfTheTypeItIsCutTo() {
		assertEquals(Truth.ALWAYS, Probe.truth("", "f(int n)", "", "(unsigned char) n <= 255"));
		assertEquals(Truth.OPEN, Probe.truth("", "f(int n)", "", "(unsigned char) n <= 254"));
		assertEquals(Truth.OPEN, Probe.truth("", "f(int n)", "", "(unsigned char) n == n"));
	}

	@Test
	void anUnknownNumberIsZeroAsATruthValueOnlyIfItIs() {
		assertEquals(Truth.ALWAYS, Probe.truth("", "f(int n)", "_Bool b = n;", "b == (n != 0)"));
		assertEquals(Truth.OPEN, Probe.truth("", "f(int n)", "unsigned char b = n;", "(b != 0) == (n != 0)"));
	}

	@Test
	void aPointerIsTrueExactlyIfItIsNotNull() {
		assertEquals(Truth.ALWAYS, Probe.truth("int c;", "_Bool b = &c;", "b"));
		assertEquals(Truth.NEVER, Probe.truth("int c;", "int *p = 0; _Bool b = p;", "b"));
		assertEquals(Truth.OPEN, Probe.truth("", "f(int *p)", "_Bool b = p;", "b"));
	}

	@Test
	void anAddressSurvivesAWideIntegerAndNoNarrowOne() {
		assertEquals(Truth.ALWAYS, Probe.truth("int a[4];", "long n = (long) &a[1]; int *p = (int *) n;", "p == a + 1"));
		assertEquals(Truth.OPEN, Probe.truth("int a[4];", "int n = (int) (long) &a[1];", "n == 0"));
	}

	@Test
	void operandsAreConvertedToTheirCommonTypeBeforeTheyAreCompared() {
		assertEquals(Truth.NEVER, Probe.truth("", "int i = -1; unsigned u = 1;", "i < u"));
		assertEquals(Truth.ALWAYS, Probe.truth("", "short i = -1; long u = 1;", "i < u"));
		assertEquals(Truth.ALWAYS, Probe.truth("", "unsigned char x = 200, y = 100;", "x + y == 300"));
	}

	private static void is(long expected, String statements, String expression) {
		assertEquals(Truth.ALWAYS, Probe.truth("", statements, expression + " == " + expected + "L"), statements + " " + expression);
		assertEquals(Truth.NEVER, Probe.truth("", statements, expression + " == " + expected + "L + 1"), statements + " " + expression);
	}
}
