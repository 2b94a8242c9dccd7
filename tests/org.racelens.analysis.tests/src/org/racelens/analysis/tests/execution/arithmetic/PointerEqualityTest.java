package org.racelens.analysis.tests.execution.arithmetic;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import java.util.Random;
import org.junit.jupiter.api.Test;
import org.racelens.analysis.tests.execution.Probe;
import org.racelens.analysis.tests.execution.Probe.Truth;
import org.racelens.analysis.tests.execution.Seeds;

/** Pointers are equal where they lead to one place, and not only where that is obvious. C11 §6.5.9 */
class PointerEqualityTest {
	private static final String DATA = "int a[4], b[4], c, d;";

	@Test
	void elementsOfOneArrayAreEqualExactlyForEqualSubscripts() {
		for (int i = 0; i < 4; i++) {
			for (int k = 0; k < 4; k++) {
				assertEquals(Truth.of(i == k), Probe.truth(DATA, "", "&a[" + i + "] == a + " + k), i + " and " + k);
			}
		}
	}

	@Test
	void variablesAreApart() {
		assertEquals(Truth.NEVER, Probe.truth(DATA, "", "&c == &d"));
		assertEquals(Truth.ALWAYS, Probe.truth(DATA, "", "&c != &d"));
		assertEquals(Truth.NEVER, Probe.truth(DATA, "", "&a[1] == &b[1]"));
	}

	@Test
	void anAddressIsNotNull() {
		assertEquals(Truth.NEVER, Probe.truth(DATA, "int *p = &c;", "p == 0"));
		assertEquals(Truth.ALWAYS, Probe.truth(DATA, "int *p = a + 2;", "p"));
	}

	@Test
	void nullIsNullWhateverItsType() {
		assertEquals(Truth.ALWAYS, Probe.truth(DATA, "int *p = 0; char *q = 0;", "p == (int *) q"));
		assertEquals(Truth.NEVER, Probe.truth(DATA, "int *p = 0;", "p == &c"));
	}

	@Test
	void aCallersPointerMayBeNullOrAnother() {
		assertEquals(Truth.OPEN, Probe.truth(DATA, "f(int *p, int *q)", "", "p == 0"));
		assertEquals(Truth.OPEN, Probe.truth(DATA, "f(int *p, int *q)", "", "p == q"));
		assertNotEquals(Truth.NEVER, Probe.truth(DATA, "f(int *p, int *q)", "", "p == &c"));
	}

	@Test
	void callersPointersThatLeadToDifferentMemoryMayBothBeNull() {
		assertEquals(Truth.OPEN, Probe.truth(DATA, "f(int *p, double *q)", "", "(void *) p == (void *) q"));
		assertEquals(Truth.OPEN, Probe.truth(DATA, "f(int *restrict p, int *restrict q)", "", "p == q"));
		assertEquals(Truth.NEVER, Probe.truth(DATA, "f(double *q)", "", "(void *) q == (void *) &c"));
	}

	@Test
	void aCallersPointerIsItselfAndNotItsNeighbour() {
		assertEquals(Truth.ALWAYS, Probe.truth(DATA, "f(int *p)", "int *q = p;", "p == q"));
		assertEquals(Truth.NEVER, Probe.truth(DATA, "f(int *p)", "", "p + 1 == p"));
	}

	@Test
	void theOnlyWayToNullIsTheOneThatIsTaken() {
		String either = "int *p = n > 0 ? &c : 0;";
		assertEquals(Truth.ALWAYS, Probe.truth(DATA, "f(int n)", either, "(p != 0) == (n > 0)"));
		assertEquals(Truth.OPEN, Probe.truth(DATA, "f(int n)", either, "p == 0"));
		assertEquals(Truth.OPEN, Probe.truth(DATA, "f(int n)", either, "p == &c"));
	}

	@Test
	void twoNullPointersAreEqualOnTheirCommonPathsToo() {
		String both = "int *p = n > 0 ? &c : 0; int *q = m > 0 ? &d : 0;";
		assertEquals(Truth.ALWAYS, Probe.truth(DATA, "f(int n, int m)", both, "(p == q) == (n <= 0 && m <= 0)"));
	}

	@Test
	void equalityDoesNotDependOnTheOrderAndAgreesWithChosenElements() {
		for (int seed = 0; seed < 40; seed++) {
			Random random = Seeds.random(seed);
			int n = random.nextInt(4) - 1;
			String code = "int n = " + n + "; int *p = " + chosen(random) + "; int *q = " + chosen(random) + ";";
			boolean equal = address(Seeds.random(seed), n, 0) == address(Seeds.random(seed), n, 1);
			assertEquals(Truth.of(equal), Probe.truth(DATA, code, "p == q"), "seed " + seed);
			assertEquals(Truth.of(equal), Probe.truth(DATA, code, "q == p"), "seed " + seed);
			assertEquals(Truth.of(!equal), Probe.truth(DATA, code, "p != q"), "seed " + seed);
		}
	}

	@Test
	void whatIsKnownOfPointersThatAreChosenIsTrueOfEachWay() {
		for (int seed = 0; seed < 40; seed++) {
			Random random = Seeds.random(seed);
			random.nextInt(4);
			String code = "int *p = " + chosen(random) + "; int *q = " + chosen(random) + ";";
			boolean some = false;
			boolean all = true;
			for (int n = -1; n <= 2; n++) {
				boolean equal = address(Seeds.random(seed), n, 0) == address(Seeds.random(seed), n, 1);
				some |= equal;
				all &= equal;
			}
			assertEquals(all ? Truth.ALWAYS : some ? Truth.OPEN : Truth.NEVER, Probe.truth(DATA, "f(int n)", code, "p == q"),
					"seed " + seed);
		}
	}

	private static String chosen(Random random) {
		return "n " + (random.nextBoolean() ? ">" : "<") + " " + random.nextInt(2) + " ? " + single(random) + " : " + single(random);
	}

	private static String single(Random random) {
		return switch (random.nextInt(4)) {
			case 0 -> "0";
			case 1 -> "&b[" + random.nextInt(2) + "]";
			default -> "&a[" + random.nextInt(2) + "]";
		};
	}

	/** The address that the pointer of a number has under an n: the same draws as the program's text. */
	private static int address(Random random, int n, int pointer) {
		random.nextInt(4);
		int result = 0;
		for (int i = 0; i <= pointer; i++) {
			boolean above = random.nextBoolean();
			int bound = random.nextInt(2);
			int whenTrue = address(random);
			int whenFalse = address(random);
			result = (above ? n > bound : n < bound) ? whenTrue : whenFalse;
		}
		return result;
	}

	private static int address(Random random) {
		return switch (random.nextInt(4)) {
			case 0 -> 0;
			case 1 -> 100 + random.nextInt(2);
			default -> 200 + random.nextInt(2);
		};
	}
}
