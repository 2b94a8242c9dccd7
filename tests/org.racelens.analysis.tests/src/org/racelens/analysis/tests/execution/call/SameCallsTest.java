package org.racelens.analysis.tests.execution.call;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import org.junit.jupiter.api.Test;
import org.racelens.analysis.tests.execution.Probe;
import org.racelens.analysis.tests.execution.Probe.Truth;
import org.racelens.race.verdict.Verdict;

/** Two calls yield one value where their arguments and the memory that these lead to are the same, and may differ where not. */
class SameCallsTest {
	private static final String DATA = "#include <string.h>\n#include <stdlib.h>\n#include <math.h>\n#include <ctype.h>\n#include <locale.h>\n"
			+ "#include <omp.h>\nint x; char text[9]; extern void unseen(void);\n";

	private static void is(Truth expected, String function, String statements, String expression) {
		assertEquals(expected, Probe.truth(DATA, function, statements, expression), statements + " " + expression);
	}

	private static void same(boolean expected, String function, String statements) {
		is(expected ? Truth.ALWAYS : Truth.OPEN, function, statements, "one == other");
	}

	@Test
	void theSameTextHasOneLength() {
		same(true, "f(char *p)", "int one = strlen(p), other = strlen(p);");
		same(true, "f(char *p)", "int one = atoi(p), own = 3, other = atoi(p);");
		same(true, "f(char *p, char *q)", "int one = strcmp(p, q), other = strcmp(p, q);");
	}

	@Test
	void anotherArgumentMayYieldAnotherValue() {
		same(false, "f(char *p)", "int one = strlen(p), other = strlen(p + 1);");
		same(false, "f(char *p, char *q)", "int one = strcmp(p, q), other = strcmp(q, p);");
		same(false, "f(char *p, char *q, int n)", "int one = strncmp(p, q, n), other = strncmp(p, q, n + 1);");
		same(false, "f(char *p)", "int one = atoi(p), other = strlen(p);");
	}

	@Test
	void whatIsWrittenInBetweenMayBeRead() {
		same(false, "f(char *p)", "int one = strlen(p); p[1] = 0; int other = strlen(p);");
		same(false, "f(char *p, char *q)", "int one = strlen(p); q[1] = 0; int other = strlen(p);");
		same(false, "f(char *p)", "int one = strlen(p); unseen(); int other = strlen(p);");
		same(false, "f(char *p)", "int one = strlen(p); memset(p, 'a', 3); int other = strlen(p);");
	}

	@Test
	void numbersAloneDetermineAFunctionOfNumbers() {
		is(Truth.ALWAYS, "f(int n)", "int one = abs(n), other = abs(n);", "one == other");
		is(Truth.OPEN, "f(int n, int m)", "int one = abs(n), other = abs(m);", "one == other");
		same(false, "f(int n)", "int one = toupper(n); setlocale(LC_ALL, \"\"); int other = toupper(n);");
		same(false, "f(void)", "int one = rand(), other = rand();");
	}

	@Test
	void inALoopATripMayFindAnotherText() {
		is(Truth.OPEN, "f(char *p, int n)",
				"int one = strlen(p), other = one; for (int i = 0; i < n; i++) { other = strlen(p); p[i] = 0; }",
				"one == other");
	}

	@Test
	void inATeamOthersMayWriteWhatIsRead() {
		String twice = "#pragma omp parallel\n{ int one = strlen(text); %s int other = strlen(text); if (one != other) x = 1; }";
		assertEquals(Verdict.RACE_FREE, Probe.region(DATA, twice.formatted("")));
		assertNotEquals(Verdict.RACE_FREE, Probe.region(DATA, twice.formatted("if (omp_get_thread_num() == 1) text[1] = 0;")));
	}

	@Test
	void threadsWithOtherArgumentsHaveOtherValues() {
		String own = "#pragma omp parallel\n{ int v = strlen(given + %s); if (v == 3 && omp_get_thread_num() == 1 || v == 2) x = 1; }";
		assertNotEquals(Verdict.RACE_FREE,
				Probe.verdict(DATA + "void f(char *given) {\n" + own.formatted("omp_get_thread_num()") + "\n}\n"));
	}
}
