package org.racelens.analysis.tests.execution.semantics;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.racelens.analysis.tests.execution.Executed;
import org.racelens.execution.region.Item.Barrier;
import org.racelens.logic.term.IntExpr;

/** Only the threads that a filter lets in execute a masked region, and nobody waits for them. OpenMP 5.2 §10.5 */
class MaskedSemanticsTest {
	private static void isExecutedBy(List<Long> threads, String construct) {
		Executed run = Executed.parallel("int x;", "#pragma omp " + construct + "\nx = 1;");
		for (long thread = 0; thread < 5; thread++) {
			Map<IntExpr, Long> values = Map.of(run.region().thread(), thread);
			assertEquals(threads.contains(thread), Executed.where(values).holds(run.write("x").guard()), construct + ": thread " + thread);
		}
		assertEquals(List.of(), run.items(Barrier.class));
	}

	@Test
	void theFirstThreadExecutesWhatHasNoFilter() {
		isExecutedBy(List.of(0L), "master");
		isExecutedBy(List.of(0L), "masked");
	}

	@Test
	void aFilterNamesTheThread() {
		isExecutedBy(List.of(3L), "masked filter(3)");
		isExecutedBy(List.of(2L), "masked filter(n + 2)");
	}

	@Test
	void aFilterThatDiffersLetsSeveralThreadsIn() {
		isExecutedBy(List.of(0L, 1L, 2L, 3L, 4L), "masked filter(omp_get_thread_num())");
		isExecutedBy(List.of(0L, 2L, 4L), "masked filter(omp_get_thread_num() / 2 * 2)");
	}
}
