package org.racelens.analysis.tests.setting;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

/** Texts that no compiler takes, as they stand in an editor for a moment: there is an answer, and it claims nothing. */
class NoProgramsTest {
	@Test
	void aRecordThatHoldsItself() {
		String text = """
				struct S {
					struct S s;
					struct S t[2];
					int x;
				};
				void f(struct S *a, struct S *b, int n) {
				#pragma omp parallel for
					for (int i = 0; i < n; i++)
						a[i].x = b[i].s.x;
				}
				""";
		assertEquals("UNKNOWN unmodelled-expression unmodelled-pointer", Answers.c().of(text).verdict());
	}

	@Test
	void aCombinerBehindALoopWithoutEnd() {
		String text = """
				#pragma omp declare reduction(largest : short : omp_out = omp_in > omp_out ? omp_in : omp_out) initializer(omp_priv = -6)
				void f(int n) {
					short b[n];
				#pragma omp parallel for reduction(largest : b[2:])
					for (int i = 0; i < 1, 2, 3; i++)
						b[i] = i;
				}
				""";
		assertTrue(Answers.c().of(text).verdict().startsWith("UNKNOWN"));
	}
}
