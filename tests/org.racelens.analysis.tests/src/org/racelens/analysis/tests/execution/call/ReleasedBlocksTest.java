package org.racelens.analysis.tests.execution.call;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import org.junit.jupiter.api.Test;
import org.racelens.analysis.tests.execution.Executed;
import org.racelens.analysis.tests.execution.Probe;
import org.racelens.analysis.tests.execution.Probe.Truth;
import org.racelens.race.verdict.Verdict;

/** The end of a block's life is a write of all of it, and what is made of a block holds what that did. C11 §7.22.3 */
class ReleasedBlocksTest {
	private static final String DATA = "#include <stdlib.h>\n#include <string.h>\n#include <omp.h>\nint x;\nextern int *unseen(void);\n";

	private static Verdict region(String before, String inside) {
		return Probe.region(DATA, before + "\n#pragma omp parallel num_threads(2)\n{ int t = omp_get_thread_num();\n" + inside + " }");
	}

	private static void is(Truth expected, String statements, String expression) {
		assertEquals(expected, Probe.truth(DATA, "f(int n)", statements, expression), statements + " " + expression);
	}

	@Test
	void whoeverElseAccessesABlockRacesWithItsRelease() {
		String block = "int *p = malloc(40); p[9] = 1;";
		assertEquals(Verdict.RACE, region(block, "if (t) free(p); else x = p[9];"));
		assertEquals(Verdict.RACE, region(block, "if (t) free(p); else p[0] = 1;"));
		assertEquals(Verdict.RACE, region(block, "free(p);"));
		assertEquals(Verdict.RACE_FREE, region(block, "if (t) free(p);"));
	}

	@Test
	void aBarrierOrAnotherBlockKeepsThemApart() {
		assertEquals(Verdict.RACE_FREE,
				region("int *p = malloc(40); p[9] = 1;", "if (!t) x = p[9];\n#pragma omp barrier\nif (t) free(p);"));
		assertEquals(Verdict.RACE_FREE, region("int *p = malloc(40), *q = malloc(40);", "if (t) free(p); else q[9] = 1;"));
		assertEquals(Verdict.RACE_FREE, region("", "int *own = malloc(40); own[9] = 1; free(own);"));
	}

	@Test
	void nullIsNoBlock() {
		assertEquals(Verdict.RACE_FREE, region("", "free(0);"));
		assertEquals(Verdict.RACE_FREE, region("int *p = 0;", "free(p);"));
	}

	@Test
	void whichBlockIsReleasedMayNotBeKnown() {
		Executed run = Executed.parallel(DATA, "int **p = (int **) (long) n; free(*p);");
		assertFalse(run.told().isEmpty());
	}

	@Test
	void anotherSizeMayMoveABlock() {
		assertEquals(Verdict.RACE, region("int *p = malloc(40); p[9] = 1;", "if (t) p = realloc(p, 80); else x = p[9];"));
		is(Truth.ALWAYS, "int *p = malloc(8); p[0] = 1; p[1] = 2; p = realloc(p, 16);", "p[0] == 1 && p[1] == 2");
		is(Truth.OPEN, "int *p = malloc(8); p[0] = 1; p = realloc(p, 16);", "p[3] == 0");
		is(Truth.OPEN, "int *p = realloc(0, 16);", "p[3] == 0");
	}

	@Test
	void pointersInABlockLeadWhereTheyDidBehindIt() {
		is(Truth.ALWAYS, "int v = 1, **p = malloc(8); p[0] = &v; p = realloc(p, 16); *p[0] = 5;", "v == 5");
		is(Truth.OPEN, "int v = 1, **p = malloc(8); p[0] = &v; p = realloc(p, 16); unseen(); *unseen() = 3;", "x == 5");
	}

	@Test
	void aTextThatIsCopiedIsAFreshBlock() {
		assertEquals(Verdict.RACE_FREE, region("char text[9] = \"abc\";", "char *own = strdup(text); own[0] = 'b'; free(own);"));
		assertEquals(Verdict.RACE, region("char text[9] = \"abc\";", "char *own = strdup(text); text[0] = 'b';"));
	}

	@Test
	void anAlignedBlockComesToItsPointer() {
		assertEquals(Verdict.RACE_FREE, region("", "void *own = 0; posix_memalign(&own, 64, 40); *(int *) own = 1; free(own);"));
		assertEquals(Verdict.RACE, region("void *p = 0;", "posix_memalign(&p, 64, 40);"));
	}
}
