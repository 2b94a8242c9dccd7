package org.racelens.analysis.tests.execution.arithmetic;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.racelens.analysis.tests.execution.Probe;
import org.racelens.analysis.tests.execution.Probe.Truth;
import org.racelens.race.verdict.Verdict;

/** What bit-fields hold: each its own bits of a location, cut and signed as its width says, beside those of its neighbours. C11 §6.7.2.1 */
class BitFieldsTest {
	private static final String DATA = """
			#include <omp.h>
			struct fields { unsigned a : 3, b : 5; signed c : 4; _Bool set : 1; unsigned long wide : 40; } s;
			struct apart { unsigned a : 3; unsigned : 0; unsigned b : 5; char other; } t;
			union { struct { unsigned low : 4, high : 4; } half; unsigned char all; } u;
			""";

	private static void is(Truth expected, String statements, String expression) {
		assertEquals(expected, Probe.truth(DATA, "f(int n, unsigned m)", statements, expression), statements + " " + expression);
	}

	@ParameterizedTest
	@CsvSource({ "0,0,0", "1,1,1", "7,7,7", "8,0,-8", "9,1,-7", "15,7,-1", "16,0,0", "-1,7,-1" })
	void aValueIsCutToItsWidth(int value, int ofThree, int signedOfFour) {
		is(Truth.ALWAYS, "s.a = " + value + "; s.c = " + value + ";", "s.a == " + ofThree + " && s.c == " + signedOfFour);
	}

	@Test
	void neighboursKeepTheirBits() {
		is(Truth.ALWAYS, "s.a = 5; s.b = 19; s.c = -3; s.a = 2;", "s.a == 2 && s.b == 19 && s.c == -3");
		is(Truth.ALWAYS, "s.b = 31; s.a = n;", "s.b == 31");
		is(Truth.OPEN, "s.b = 31; s.a = n;", "s.a == 2");
		is(Truth.ALWAYS, "s.a = 7; s.b = 0; s.a++;", "s.a == 0 && s.b == 0");
	}

	@Test
	void anUnknownValueIsWithinTheWidth() {
		is(Truth.ALWAYS, "s.a = n;", "s.a < 8");
		is(Truth.ALWAYS, "s.c = n;", "s.c >= -8 && s.c < 8");
		is(Truth.ALWAYS, "if (n < 0 || n > 7) return 0; s.a = n;", "s.a == n");
		is(Truth.OPEN, "s.a = n;", "s.a == n");
	}

	@Test
	void aTruthValueIsOneBitOfAnyNumber() {
		is(Truth.ALWAYS, "s.set = 2;", "s.set == 1");
		is(Truth.ALWAYS, "s.set = n; if (n == 0) return 0;", "s.set == 1");
	}

	@Test
	void aWideOneHoldsMoreThanAnInt() {
		is(Truth.ALWAYS, "s.wide = 0xffffffffffUL; s.wide++;", "s.wide == 0");
		is(Truth.ALWAYS, "s.wide = 1UL << 39;", "s.wide == 549755813888UL");
	}

	@Test
	void theLowestBitsComeFirst() {
		is(Truth.ALWAYS, "u.half.low = 3; u.half.high = 10;", "u.half.low == 3 && u.half.high == 10");
		is(Truth.ALWAYS, "u.all = 0; u.half.low = 3; u.half.high = 10;", "u.all == 163");
		is(Truth.ALWAYS, "u.all = 163;", "u.half.low == 3 && u.half.high == 10");
	}

	@Test
	void adjacentOnesAreOneLocationOthersAreNot() {
		String two = "#pragma omp parallel num_threads(2)\nif (omp_get_thread_num()) %s = 1; else %s = 1;";
		assertEquals(Verdict.RACE, Probe.region(DATA, two.formatted("s.a", "s.b")));
		assertEquals(Verdict.RACE_FREE, Probe.region(DATA, two.formatted("t.a", "t.b")));
		assertEquals(Verdict.RACE_FREE, Probe.region(DATA, two.formatted("t.b", "t.other")));
	}

	@Test
	void oneThatAnIntHasRoomForIsAnInt() {
		is(Truth.ALWAYS, "s.a = m;", "s.a > -1 && s.a - 9 < 0 && ~s.a < 0 && -s.a < 1");
		is(Truth.ALWAYS, "s.a = 1; int w = -7; w /= s.a;", "w == -7");
		is(Truth.ALWAYS, "s.a = 1; int v = (n ? s.a : -1) <= 1, w = (s.a = 9) > -1;", "v && w");
		is(Truth.NEVER, "struct { unsigned all : 32; } f = { 1 };", "f.all > -1");
	}
}
