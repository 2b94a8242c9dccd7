package org.racelens.analysis.tests.setting;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.racelens.analysis.tests.setting.Answers.Answer;

/** That parameters lead to different objects settles what only they leave open, and is said where it does. */
class DistinctParametersTest {
	private static final String PARAMETERS = "different pointer parameters lead to different objects (a setting)";
	private static final String GLOBALS = "pointer parameters lead to no global variable (a setting)";

	private static String loop(String statement) {
		return """
				extern double g[100], h;
				extern double *table[100];
				static double own[100];
				struct V { double *x, *y; };
				void *malloc(unsigned long n);
				int omp_get_thread_num(void);
				void run(double *a, double *b, const double *restrict r, int *m, double **p, double **q, struct V v, struct V *w) {
				#pragma omp parallel for
					for (int i = 0; i < 100; i++) {
						%s
					}
				}
				""".formatted(statement);
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|', value = { "a[i] = b[i + 1];", "a[i] = b[0];", "a[i] = 1; b[i] = 2;", "a[i] = a[i] + b[i] + b[i + 1];",
			"if (b[3] > 0) a[i] = 1;" })
	void twoParametersAreApart(String statement) {
		assertEquals("RACE_FREE_IF", Answers.c().of(loop(statement)).verdict());
		Answer answer = Answers.c().distinct().of(loop(statement));
		assertEquals("RACE_FREE", answer.verdict());
		assertEquals(List.of(PARAMETERS), answer.assumptions());
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|', value = { "a[i] = g[i + 1];", "g[i] = a[i + 1];", "a[i] = h;" })
	void aParameterIsApartFromGlobals(String statement) {
		assertEquals("RACE_FREE_IF", Answers.c().of(loop(statement)).verdict());
		Answer answer = Answers.c().distinct().of(loop(statement));
		assertEquals("RACE_FREE", answer.verdict());
		assertEquals(List.of(GLOBALS), answer.assumptions());
	}

	@Test
	void bothAreSaidWhereBothAreNeeded() {
		assertEquals(List.of(PARAMETERS, GLOBALS), Answers.c().distinct().of(loop("a[i] = b[i + 1] + g[i + 1];")).assumptions().stream()
				.sorted().toList());
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|', value = { "a[i] = i;", "a[i] = r[i + 1];", "a[i] = own[i];", "a[i] = m[i];", "a[i] = r[m[0]];",
			"a[i] = b == 0;" })
	void whatNeedsNoAssumptionNamesNone(String statement) {
		Answer answer = Answers.c().distinct().of(loop(statement));
		assertEquals("RACE_FREE", answer.verdict());
		assertEquals(List.of(), answer.assumptions());
		assertEquals("RACE_FREE", Answers.c().of(loop(statement)).verdict());
	}

	@Test
	void accessesThatExcludeEachOtherNeedNoAssumption() {
		String program = """
				void run(double *a, double *b) {
				#pragma omp parallel
					{
				#pragma omp critical
						a[0] = 1;
				#pragma omp critical
						b[0] = 2;
					}
				}
				""";
		Answer answer = Answers.c().distinct().of(program);
		assertEquals("RACE_FREE", answer.verdict());
		assertEquals(List.of(), answer.assumptions());
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|', value = { "a[0] = i;", "a[i] = a[i + 1];", "a[i / 2] = b[i];", "b[i] = 1; a[3] = b[i];", "*m = i;",
			"g[0] = a[i];", "a[m[0]] = 1;", "w->x = a;" })
	void aRaceOfOneParameterWithItselfStays(String statement) {
		assertEquals("RACE DEFINITE", Answers.c().distinct().of(loop(statement)).verdict());
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|', value = { "p[i][0] = i;", "p[i][i] = q[i][0];", "table[i][0] = i;", "w[i].x[0] = i;" })
	void elementsOfOneTableMayBeTheSame(String statement) {
		String verdict = Answers.c().of(loop(statement)).verdict();
		assertEquals(verdict, Answers.c().distinct().of(loop(statement)).verdict());
		assertEquals(false, verdict.equals("RACE_FREE"), statement);
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|', value = { "p[0][i] = q[0][i + 1];", "p[0][i] = p[1][i + 1];", "p[0][i] = a[i + 1];", "a[i] = p[0][i + 1];",
			"v.x[i] = v.y[i + 1];", "v.x[i] = a[i + 1];", "w->x[i] = w->y[i + 1];", "w->x[i] = a[i + 1];", "table[0][i] = a[i + 1];",
			"table[0][i] = g[i + 1];", "v.x[i] = g[i + 1];" })
	void whatIsLoadedFromMemoryMayBeAnything(String statement) {
		assertEquals(false, Answers.c().distinct().of(loop(statement)).verdict().equals("RACE_FREE"), statement);
	}

	@Test
	void bytesOfAParameterAreApartFromTheOther() {
		String program = """
				void run(char *text, double *b) {
				#pragma omp parallel for
					for (int i = 0; i < 100; i++)
						text[i] = b[i] > 0;
				}
				""";
		assertEquals("RACE_FREE_IF", Answers.c().of(program).verdict());
		assertEquals(List.of(PARAMETERS), Answers.c().distinct().of(program).assumptions());
	}

	@Test
	void callsInTheFileTellMoreThanTheSetting() {
		String program = """
				static void shift(double *a, double *b) {
				#pragma omp parallel for
					for (int i = 0; i < 99; i++)
						a[i] = b[i + 1];
				}
				double g[100];
				void run(void) { shift(g, g); }
				""";
		assertEquals("RACE DEFINITE", Answers.c().distinct().of(program).verdict());
	}

	@Test
	void parametersOfACalledFunctionAreWhatTheRootHandsOver() {
		String program = """
				static void shift(double *a, double *b) {
				#pragma omp parallel for
					for (int i = 0; i < 99; i++)
						a[i] = b[i + 1];
				}
				void run(double *x, double *y) { shift(x, %s); }
				""";
		assertEquals("RACE DEFINITE", Answers.c().distinct().of(program.formatted("x")).verdict());
		assertEquals("RACE DEFINITE", Answers.c().distinct().of(program.formatted("x + 10")).verdict());
		assertEquals(List.of(PARAMETERS), Answers.c().distinct().of(program.formatted("y")).assumptions());
	}

	@Test
	void aValueThatOnlyTheAssumptionKeepsIsSaidToRestOnIt() {
		String program = """
				void run(int *n, int *m, double *restrict a) {
					*n = 1;
					*m = 0;
				#pragma omp parallel for
					for (int i = 0; i < 100; i++)
						a[i * *n] = 1;
				}
				""";
		assertEquals("RACE_FREE_IF", Answers.c().of(program).verdict());
		Answer answer = Answers.c().distinct().of(program);
		assertEquals("RACE_FREE", answer.verdict());
		assertEquals(List.of(PARAMETERS), answer.assumptions());
	}

	@Test
	void parametersMayBothBeNull() {
		String program = """
				extern double total;
				void run(int *x, int *y) {
				#pragma omp parallel
					if (x == y)
						total += 1;
				}
				""";
		assertEquals("RACE POSSIBLE", Answers.c().distinct().of(program).verdict());
	}

	@Test
	void referencesAndTheObjectOfAMemberFunctionAreParameters() {
		String program = """
				struct Field {
					double cells[100];
					void scale(const double *from, const double &factor) {
				#pragma omp parallel for
						for (int i = 0; i < 100; i++)
							cells[i] = from[i + 1] * factor;
					}
				};
				void run(Field &field, double *from, double &factor) { field.scale(from, factor); }
				""";
		assertEquals("RACE_FREE_IF", Answers.cpp().of(program).verdict());
		assertEquals("RACE_FREE", Answers.cpp().distinct().of(program).verdict());
	}
}
