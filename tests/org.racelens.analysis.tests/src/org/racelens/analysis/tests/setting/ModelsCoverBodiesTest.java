package org.racelens.analysis.tests.setting;

import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.racelens.race.verdict.Verdict;

/** A true model never proves what the function's own body refutes: where the body races, the model does, or leaves it open. */
class ModelsCoverBodiesTest {
	/** Statements of an iteration; the arguments are those of {@code double f(double *x, int c, unsigned long n)}. */
	private static final List<
			String> STATEMENTS = List.of("f(a, 0, 8);", "f(&a[i], 0, 8);", "f(&a[i + 1], 0, 8); a[i] = 1;", "f(a + i, i, 16);",
					"a[i] = f(a, 0, 8);", "a[i] = f(&a[i + 1], 0, 8);", "a[i] = f(b, 0, 8);", "f(&total, 0, 8);", "total = f(&b[i], 0, 8);",
					"total = 1; f(&total, 0, 8);", "a[(int) f(&b[i], 0, 8)] = 1;", "double t = 1; f(&t, 0, 8); a[i * (int) t] = 1;",
					"double t[8]; f(t, 0, 8); f(&t[4], 1, 8); a[(int) t[0]] = 1;", "f(points[i].d, 0, 8);", "f(points[0].d, 0, 8);",
					"f(&points[i].d[1], 0, 8);", "f(points[i].d, 0, 8); points[i + 1].e = 1;", "f(where, 0, 8);", "f(&where[i], 0, 8);",
					"f(i % 2 ? a : b, 0, 8);", "f(rows[i], 0, 8);", "f(rows[0] + i, 0, 8);", "if (f(&b[i], 0, 8) > 0) total = 1;",
					"int k = (int) f(&b[0], 0, 8); a[i + k] = a[i];");

	private static String program(String function, String statement) {
		return """
				struct P { double d[4]; double e; };
				extern double a[100], b[100], total;
				extern struct P points[101];
				extern double *rows[100];
				%s
				void run(double *restrict where) {
				#pragma omp parallel for
					for (int i = 0; i < 99; i++) {
						%s
					}
				}
				""".formatted(function, statement);
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|', value = { "pure | return c * 2.0 + n;", "pure | return x[0];", "pure | return x[3] + x[c];",
			"pure | return x != 0;",
			"input | static double s; return c / 3;", "nothing | return 0;", "nothing | return 1;", "reads-arguments | return x[1];",
			"reads-arguments | return x[0] + x[n / 8];", "reads-arguments | double s = 0; for (int i = 0; i < 4; i++) s += x[i]; return s;",
			"writes-arguments | x[0] = 1; return 0;", "writes-arguments | x[1] = x[0]; return 2;", "writes-arguments | return x[2];",
			"writes-arguments | x[-1] = 1; return c;", "writes-arguments | for (int i = 0; i < 4; i++) x[i] = i; return 1;",
			"reads-elements | return *x;", "writes-elements | *x = 1; return *x;", "writes-elements | *x += 1; return 0;",
			"fills-bytes | for (unsigned long i = 0; i < n / 8; i++) x[i] = c; return 0;", "fills-bytes | if (n > 8) x[1] = c; return 1;" })
	void whereTheBodyRacesTheModelIsNoProof(String word, String body) {
		for (String statement : STATEMENTS) {
			if (races(body, statement)) {
				Verdict verdict = Answers.c().with("f: " + word)
						.of(program("double f(double *x, int c, unsigned long n);", statement)).region().verdict();
				assertNotEquals(Verdict.RACE_FREE, verdict, statement);
			}
		}
	}

	private static boolean races(String body, String statement) {
		return Answers.c().of(program("static double f(double *x, int c, unsigned long n) { " + body + " }", statement)).region()
				.verdict() == Verdict.RACE;
	}

	@Test
	void manyOfTheStatementsRace() {
		long racing = STATEMENTS.stream().filter(s -> races("x[0] = 1; return 0;", s)).count();
		assertTrue(racing >= 8, () -> racing + " of " + STATEMENTS.size());
	}
}
