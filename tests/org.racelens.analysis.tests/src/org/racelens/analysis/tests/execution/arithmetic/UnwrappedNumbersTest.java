package org.racelens.analysis.tests.execution.arithmetic;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.LinkedHashSet;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.racelens.analysis.tests.execution.Executed;
import org.racelens.execution.arithmetic.UnwrappedNumbers;
import org.racelens.execution.region.Assumed;
import org.racelens.model.gap.Sentence;

/** Where proofs take it for granted that 64-bit unsigned numbers do not wrap: {@link UnwrappedNumbers} says so, and only there. */
class UnwrappedNumbersTest {
	private static final String DATA = "#include <stddef.h>\nint x, a[99];";

	private static Set<Sentence> assumed(String parameters, String statements) {
		Set<Sentence> found = new LinkedHashSet<>();
		Executed.program(DATA + "\nvoid f(" + parameters + ") {\n" + statements + "\n}\n").result().regions()
				.forEach(r -> r.notes().forEach(n -> found.add(n.sentence())));
		return found;
	}

	private static boolean isObserved(String parameters, String condition) {
		return assumed(parameters, "if (" + condition + ") {\n#pragma omp parallel\nx = 1;\n}")
				.contains(Assumed.UNSIGNED_NUMBERS_STAY_BELOW_2_TO_64);
	}

	@Test
	void sumsAndProductsOfOpenInputsThatAreComparedAre() {
		assertTrue(isObserved("size_t n, size_t m", "n + m < 9"));
		assertTrue(isObserved("size_t n, size_t m", "n * m < 9"));
		assertTrue(isObserved("size_t n", "2 * n < 9"));
		assertTrue(isObserved("size_t n, size_t m", "(n + m) / 2 < 9"));
	}

	@Test
	void anInputByItselfIsNot() {
		assertFalse(isObserved("size_t n", "n < 9"));
		assertFalse(isObserved("size_t n, size_t m", "n < m"));
		assertFalse(isObserved("size_t n", "n / 2 < 9"));
		assertFalse(isObserved("size_t n", "n % 5 == 1"));
	}

	@Test
	void numbersWithBoundsAreNot() {
		assertFalse(isObserved("unsigned n, unsigned m", "(size_t) n + m < 9"));
		assertFalse(isObserved("unsigned char n, unsigned char m", "(size_t) n * m < 9"));
		assertFalse(isObserved("size_t n, size_t m", "n < 100 && m < 100 && n * m < 9"));
		assertFalse(isObserved("long n, long m", "n + m < 9"));
	}

	@Test
	void productsInSubscriptsOfTripsThatAreLeftOutAre() {
		String loop = "#pragma omp parallel for\nfor (size_t i = 0; i < n; i++) %s q[i * s] = 1;";
		assertTrue(assumed("int *q, size_t n, size_t s", loop.formatted("if (i % 2 == 0)"))
				.contains(Assumed.SUBSCRIPTS_OF_64_BITS_STAY_BELOW_2_TO_64));
		assertFalse(assumed("int *q, size_t n, size_t s", loop.formatted("")).contains(Assumed.SUBSCRIPTS_OF_64_BITS_STAY_BELOW_2_TO_64));
	}

	@Test
	void aLargeNumberThatBecomesSignedIs() {
		assertTrue(assumed("size_t n", "long v = n;\n#pragma omp parallel\nif (v < 3) x = 1;")
				.contains(Assumed.UNSIGNED_NUMBERS_THAT_BECOME_SIGNED_ARE_BELOW_2_TO_63));
		assertFalse(assumed("unsigned n", "long v = n;\n#pragma omp parallel\nif (v < 3) x = 1;")
				.contains(Assumed.UNSIGNED_NUMBERS_THAT_BECOME_SIGNED_ARE_BELOW_2_TO_63));
	}
}
