package org.racelens.analysis.tests.setting;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.racelens.analysis.tests.setting.Answers.Answer;

/**
 * That products of unsigned numbers of 64 bits do not wrap is said where a subscript rests on it: with s = 2^63 the trips 0 and 2 of {@code
 * x[i * s]} meet. Where all trips get there, trip 1 would leave the object before.
 */
class WideSubscriptsTest {
	private static final String ASSUMED = "sums and products of 64-bit unsigned numbers in subscripts stay below 2^64";
	private static final String COMPARED = "sums and products of 64-bit unsigned numbers stay below 2^64";

	@ParameterizedTest
	@ValueSource(strings = { "for (size_t i = 0; i < n; i++) if (i % 2 == 0) x[i * s] = 1;",
			"for (size_t i = 0; i < n; i += 2) x[i * s] = 1;",
			"for (size_t i = 0; i < n; i++) { if (i & 1) continue; x[i * s] = 1; }",
			"for (size_t i = 0; i < n; i++) if (i & 1) { long k = i * s; x[k] = 1; }",
			"for (size_t i = 0; i < n; i++) if (i & 1) at(x, s, i);",
			"for (size_t i = 0; i < n; i++) if (i & 1) *(x + i * s) = 1;",
			"for (size_t i = 0; i < n; i++) if (i % 2 == 0) for (size_t j = 0; j < s; j++) x[i * s + j] = 1;",
			"for (size_t i = 0; i < n; i++) for (size_t j = 0; j < s; j++) if (mask[j] > 0) x[i * s + j] = 1;",
			"for (size_t i = 0; i < n; i++) x[2 * rows[i]] = 1;",
			"for (size_t i = 0; i < n; i++) for (size_t j = 0; j < s; j++) x[rows[i] * s + j] = 1;",
			"for (size_t i = 0; i < n * s; i++) x[n * s + i] = x[i];",
			"for (size_t i = 0; i < w->rows; i += 2) for (size_t j = 0; j < w->columns; j++) w->x[i * w->columns + j] = 1;",
			"for (size_t i = 0; i < 2; i++) if (s < n) x[i == 0 ? 2 * s : 2 * n] = 1;" })
	void wrapIsExcludedByAnAssumption(String loop) {
		assertEquals(true, answer(loop).assumptions().contains(ASSUMED), answer(loop)::toString);
	}

	@ParameterizedTest
	@ValueSource(strings = { "for (size_t i = 0; i < n; i++) x[i * s] = 1;",
			"for (int i = 0; i < k; i++) x[i * s] = 1;",
			"for (size_t i = 0; i < n; i++) x[i + s] = 1;",
			"for (size_t i = 0; i < n; i++) if (i % 2 == 0) x[2 * i + s] = 1;",
			"for (size_t i = 0; i < n; i++) for (size_t j = 0; j < s; j++) x[i * s + j] = 1;",
			"for (size_t i = 1; i < n - 1; i++) for (size_t j = 1; j < s - 1; j++) x[i * s + j] += 1;",
			"for (size_t i = 0; i < n; i++) for (size_t j = 0; j < s; j++) x[2 * (i * s + j)] = x[2 * (i * s + j) + 1];",
			"for (size_t i = 0; i < n; i++) { float *row = x + i * s; for (size_t j = 0; j < s; j++) row[j] = 1; }",
			"for (size_t i = 0; i < n; i++) if (i % 2 == 0) for (unsigned j = 0; j < u; j++) x[i * u + j] = 1;",
			"for (int i = 0; i < k; i++) if (i % 2 == 0) for (int j = 0; j < k; j++) x[(size_t) i * k + j] = 1;",
			"for (long i = 0; i < l; i++) if (i % 2 == 0) for (long j = 0; j < l; j++) x[i * l + j] = 1;",
			"for (size_t i = 0; i < n; i++) { x[i] = 1; x[n + i] = 2; x[2 * n + i] = 3; }",
			"for (size_t i = 0; i < n; i++) for (size_t j = 0; j < s; j++) for (size_t h = 0; h < m; h++) x[(i * s + j) * m + h] = 1;" })
	void memoryThatIsAccessedExcludesTheWrap(String loop) {
		assertEquals(false, answer(loop).assumptions().contains(ASSUMED), answer(loop)::toString);
	}

	@ParameterizedTest
	@ValueSource(strings = { "for (size_t i = 0; i < n; i++) if (n + s < n) x[0] = 1;",
			"for (size_t i = 0; i < n; i++) if (s * 8 / 8 != s) x[0] = 1;",
			"for (size_t i = 0; i < n; i++) if (s > 0 && s * n * m == 0) x[0] = 1;",
			"for (size_t i = 0; i < n; i++) if (s + 1 == 0) x[0] = 1;",
			"for (size_t i = 0; i < n; i++) if (w->rows + w->columns < w->rows) x[0] = 1;",
			"for (size_t i = 0; i < n; i++) if (!(s + 1)) x[0] = 1;",
			"for (size_t i = 0; i < n; i++) while (n + s < n) x[0] = 1;",
			"for (size_t i = 0; i < n; i++) switch (s * m) { case 0: if (s > 0 && m > 0) x[0] = 1; }",
			"for (size_t i = 0; i < n; i++) { _Bool some = s + 1; if (!some) x[0] = 1; }",
			"for (size_t i = 0; i < n; i++) if (u > 0 && u * (1ul << 40) == 0) x[0] = 1;",
			"for (size_t i = 0; i < n * s; i++) x[i] = 1;" })
	void wrapOfWhatIsComparedIsExcludedByAnAssumption(String loop) {
		assertEquals(true, answer(loop).assumptions().contains(COMPARED), answer(loop)::toString);
	}

	@ParameterizedTest
	@ValueSource(strings = { "for (size_t i = 0; i < n; i++) if (i + 1 < n) x[i] = 1;",
			"for (size_t i = 0; i < n - 1; i++) x[i] = 1;",
			"if (s < 1000) for (size_t i = 0; i < s * 8; i++) x[i] = 1;",
			"for (size_t i = 0; i < n; i++) if (2 * k < 10 && n - s > 3) x[i] = 1;",
			"for (size_t i = 0; i < n; i++) if (u * (1ul << 31) < n) x[i] = 1;",
			"for (size_t i = 0; i < n; i++) if (u + 5ul < n) x[i] = 1;" })
	void whatIsBoundedOrShrinksDoesNotWrap(String loop) {
		String text = loop.startsWith("if") ? "for (size_t j = 0; j < 1; j++) " + loop : loop;
		assertEquals(false, answer(text).assumptions().contains(COMPARED), answer(text)::toString);
	}

	private static Answer answer(String loop) {
		return Answers.c().of("""
				typedef unsigned long size_t;
				struct Wide { size_t rows, columns; float *x; };
				static void at(float *x, size_t s, size_t i) {
					x[i * s] = 1;
				}
				void run(float *x, size_t n, size_t s, size_t m, unsigned u, int k, long l, const int *mask, const size_t *rows, struct Wide *w) {
				#pragma omp parallel for
					%s
				}
				""".formatted(loop));
	}
}
