package org.racelens.analysis.tests.oracle.machine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.racelens.analysis.tests.oracle.machine.Program.Executed;

/** The machine finds the races of small programs whose races are known, and no others. */
class ProgramTest {
	private static Executed executed(String text) {
		return new Program(Map.of("a.c", text)).executed("main");
	}

	private static String races(String body) {
		return executed("double a[20];\ndouble s;\nint main(void) {\n" + body + "\nreturn 0;\n}\n").races().toString().replace("a.c:", "");
	}

	@Test
	void iterationsOfTwoThreadsMeet() {
		assertEquals("[]", races("#pragma omp parallel for\nfor (int i = 0; i < 4; i++)\na[i] = i;"));
		assertEquals("[6/6]", races("#pragma omp parallel for\nfor (int i = 0; i < 4; i++)\na[i] = a[i + 1];"));
		assertEquals("[6/6]", races("#pragma omp parallel for\nfor (int i = 0; i < 2; i++)\ns += a[i];"));
		assertEquals("[]", races("#pragma omp parallel for\nfor (int i = 0; i < 1; i++)\ns += a[i];"));
	}

	@Test
	void chunksGoRoundTheTeam() {
		String apart = "#pragma omp parallel for schedule(static, 2) num_threads(2)\nfor (int i = 0; i < 4; i++)\na[i / 2] = i;";
		assertEquals("[]", races(apart));
		assertEquals("[6/6]", races(apart.replace("static, 2", "static, 1")));
		assertEquals("[6/6]", races(apart.replace("static, 2", "dynamic")));
	}

	@Test
	void barriersSeparate() {
		String two = "#pragma omp parallel\n{\n#pragma omp for\nfor (int i = 0; i < 4; i++)\na[i] = 1;\n"
				+ "#pragma omp for\nfor (int i = 0; i < 4; i++)\na[i + 5] = a[3 - i];\n}";
		assertEquals("[]", races(two));
		assertEquals("[8/11]", races(two.replaceFirst("for\n", "for nowait\n")));
		assertEquals("[]", races(two.replaceFirst("for\n", "for nowait\n").replaceFirst("1;\n", "1;\n#pragma omp barrier\n")));
	}

	@Test
	void exclusionSeparates() {
		assertEquals("[]", races("#pragma omp parallel\n{\n#pragma omp critical\ns = s + 1;\n}"));
		assertEquals("[7/9]", races("#pragma omp parallel\n{\n#pragma omp critical\ns = 1;\n#pragma omp critical(b)\ns = 1;\n}"));
		assertEquals("[]", races("#pragma omp parallel\n{\n#pragma omp atomic\ns += 1;\n}"));
		assertEquals("[7/8, 8/8]", races("#pragma omp parallel\n{\n#pragma omp atomic\ns += 1;\na[0] = s;\n}"));
		assertEquals("[]", races("#pragma omp parallel\n{\n#pragma omp single\ns = 1;\n#pragma omp master\ns = 2;\n}"));
		assertEquals("[7/9]", races("#pragma omp parallel\n{\n#pragma omp single nowait\ns = 1;\n#pragma omp master\ns = 2;\n}"));
	}

	@Test
	void sharedWorkMayFallOnEachThread() {
		assertEquals("[]", races("#pragma omp parallel\n{\nint t = omp_get_thread_num();\na[t] = 1;\n}"));
		assertEquals("[8/8]", races("#pragma omp parallel\n{\nint t = omp_get_thread_num();\n#pragma omp for\n"
				+ "for (int i = 0; i < 4; i++) a[t / 2 + i / 2] = 1;\n}"));
	}

	@Test
	void membersAndRowsHaveAddresses() {
		String text = """
				struct P { int k; double x; };
				struct S { struct P p[2]; double *q; };
				struct S m[4];
				double pool[9];
				int main(void) {
				for (int e = 0; e < 4; e++) {
				m[e].q = pool + 2 * e;
				m[e].p[1].k = e;
				}
				#pragma omp parallel for
				for (int i = 0; i < 4; i++) {
				struct S *s = &m[i];
				s->p[1].x = 1;
				m[i].q[1] = m[s->p[1].k].q[0];
				}
				}
				""";
		assertTrue(executed(text).races().isEmpty());
		assertEquals("[a.c:14/a.c:14]", executed(text.replace("2 * e", "e")).races().toString());
		assertEquals("[a.c:13/a.c:13]", executed(text.replace("&m[i]", "&m[i / 2]")).races().toString());
		assertEquals("[a.c:15/a.c:15]", executed(text.replace("}\n#pragma", "}\nm[1].q = m[0].q;\n#pragma")).races().toString());
	}

	@Test
	void whatTheRegionWritesCounts() {
		assertEquals("[7/7]",
				races("int t[4] = {0, 1, 2, 3};\n#pragma omp parallel for\nfor (int i = 0; i < 2; i++) {\nt[i] = 3; a[t[i]] = i; }"));
	}

	@Test
	void orphanedConstructsAreTheTeams() {
		String caller = "void work(double *a);\ndouble a[9];\nint main(void) {\n#pragma omp parallel\nwork(a);\nreturn 0;\n}\n";
		String callee = "void work(double *a) {\n#pragma omp for\nfor (int i = 0; i < 3; i++)\na[i] = 1;\na[5] = a[0];\n}\n";
		Program program = new Program(Map.of("a.c", caller, "b.c", callee));
		assertEquals("[b.c:5/b.c:5]", program.executed("main").races().toString());
		Program second = new Program(Map.of("a.c", caller, "b.c", callee.replace("for\n", "for nowait\n").replace("a[5] =", "double v =")));
		assertEquals("[b.c:4/b.c:5]", second.executed("main").races().toString());
	}

	@Test
	void undefinedProgramsAreToldApart() {
		assertThrows(RefusedException.class, () -> races("#pragma omp parallel for\nfor (int i = 0; i < 21; i++)\na[i] = i;"));
		String block = "int main(void) {\ndouble *p = malloc(2 * sizeof(double));\n#pragma omp parallel for\n"
				+ "for (int i = 0; i < 2; i++)\np[i] = i;\n}\n";
		assertFalse(executed(block).isUndefined());
		assertTrue(executed(block.replace("i < 2", "i < 3")).isUndefined());
		assertThrows(RefusedException.class, () -> races("double *p = 0;\n#pragma omp parallel\n*p = 1;"));
	}

	@Test
	void encountersTellWhatInputsWere() {
		Encounter encounter = executed("""
				double m[40];
				int t[5];
				void f(double *x, double *y, int *at, double **r, int n) {
				#pragma omp parallel for
				for (int i = 0; i < n; i++) {
				x[at[i]] = y[i];
				r[i][0] = 1;
				}
				}
				int main(void) {
				double *rows[3];
				for (int e = 0; e < 5; e++) t[e] = 4 - e;
				for (int e = 0; e < 3; e++) rows[e] = m + 30 + e;
				f(m, m + 4, t, rows, 3);
				}
				""").encounters().get(0);
		assertEquals(3, encounter.number("n"));
		assertEquals("[4, 3, 2]", encounter.valuesRead(List.of("at")).toString());
		assertFalse(encounter.isApart("x", "y"));
		assertTrue(encounter.isApart("x", "r[0]"));
		assertFalse(encounter.startTogether("x", "y"));
		assertTrue(encounter.startTogether("x", "m"));
		assertTrue(encounter.areApart("r[]"));
	}
}
