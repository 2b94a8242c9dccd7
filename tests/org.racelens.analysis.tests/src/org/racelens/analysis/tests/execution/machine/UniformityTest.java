package org.racelens.analysis.tests.execution.machine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.racelens.analysis.tests.execution.Executed;
import org.racelens.execution.region.Item;
import org.racelens.logic.term.Symbol;
import org.racelens.model.source.PhaseBound;

/** Which terms are the same in all threads of a team, as far as what they are made of tells. Semantics §2 */
class UniformityTest {
	private static final Symbol T = Tasks.symbol("t", Symbol.Role.THREAD);
	private static final String DATA = "#include <omp.h>\nint x, a[99]; static int fixed[4] = { 1, 2, 3, 4 };\n";

	/** Whether a barrier under a condition is one that all threads meet alike. */
	private static boolean isUniform(String before, String condition) {
		List<Item.Barrier> barriers = Executed.parallel(DATA, before + "\nif (" + condition + ") {\n#pragma omp barrier\n}")
				.items(Item.Barrier.class);
		return barriers.get(0).uniform();
	}

	@Test
	void whatIsKnownBeforeTheTeamIsTheSameForAll() {
		assertTrue(isUniform("", "n > 3"));
		assertTrue(isUniform("int m = 2 * n + 1;", "m > 3"));
		assertTrue(isUniform("", "fixed[2] > n"));
		assertTrue(isUniform("", "omp_get_num_threads() > 3"));
	}

	@Test
	void aThreadsNumberAndWhatIsMadeOfItIsNot() {
		assertFalse(isUniform("", "omp_get_thread_num() == 0"));
		assertFalse(isUniform("int t = omp_get_thread_num(), m = n + t;", "m > 3"));
		assertFalse(isUniform("int t = omp_get_thread_num(); int m = t > 2 ? 1 : n;", "m"));
		assertFalse(isUniform("int own = 0; if (omp_get_thread_num()) own = 1;", "own"));
	}

	@Test
	void whatEachThreadFindsForItselfIsNot() {
		assertFalse(isUniform("extern int unseen(void); int v = unseen();", "v"));
		assertFalse(isUniform("int v; \n#pragma omp for nowait\nfor (int i = 0; i < 9; i++) v = i;", "v"));
		assertFalse(isUniform("int v;\n#pragma omp atomic capture\nv = x++;", "v"));
	}

	@Test
	void whatOthersMayWriteMeanwhileIsNot() {
		assertFalse(isUniform("x = omp_get_thread_num();", "x"));
		assertTrue(isUniform("", "x"));
	}

	@Test
	void tripsThatAllRunAlikeAreTheSame() {
		List<Item.Barrier> even = Executed.parallel(DATA, "for (int i = 0; i < n; i++) if (i % 2) {\n#pragma omp barrier\n}")
				.items(Item.Barrier.class);
		assertTrue(even.get(0).uniform());
		List<Item.Barrier> own = Executed
				.parallel(DATA, "for (int i = 0; i < omp_get_thread_num(); i++) if (i % 2) {\n#pragma omp barrier\n}")
				.items(Item.Barrier.class);
		assertFalse(own.get(0).uniform());
	}

	@Test
	void inAnInnerTeamTheNumberOfTheThreadThatMadeItIsOne() {
		Executed run = Executed.parallel(DATA,
				"int t = omp_get_thread_num();\n#pragma omp parallel\n{ if (t) {\n#pragma omp barrier\n} if (omp_get_thread_num()) {\n"
						+ "#pragma omp barrier\n} }");
		List<Item.Barrier> barriers = run.items(Item.Barrier.class).stream().filter(b -> b.kind() == PhaseBound.Kind.EXPLICIT).toList();
		assertEquals(List.of(true, false), barriers.stream().map(Item.Barrier::uniform).toList());
	}

	@Test
	void aThreadSymbolIsOfOneThread() {
		assertTrue(T.role().isPerInstance());
	}
}
