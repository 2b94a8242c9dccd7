package org.racelens.analysis.tests.execution.loop;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.racelens.analysis.tests.execution.Executed;
import org.racelens.analysis.tests.execution.Probe;
import org.racelens.execution.region.OrderMark;
import org.racelens.logic.term.Atoms;
import org.racelens.logic.term.BoolExpr;
import org.racelens.logic.term.IntExpr;
import org.racelens.race.verdict.Verdict;

/** What is said of the trip that ends a loop by what it reads of another thread's writes, and of one that does not. */
class LastTripTest {
	private static final String READ = "\n#pragma omp atomic read\nseen = flag;\n";
	private static final String WRITE = "\n#pragma omp atomic write\nflag = 1;\n";

	private static OrderMark.Waited waited(String loop) {
		Executed run = Executed.parallel("int flag, x;", WRITE + "int seen = 0;\n" + loop);
		List<OrderMark.Waited> marks = run.marks(OrderMark.Waited.class);
		assertEquals(1, marks.size(), loop);
		return marks.get(0);
	}

	/** What a loop reads in the trip that is asked of. */
	private static Set<IntExpr> loads(BoolExpr condition) {
		Set<IntExpr> found = new LinkedHashSet<>();
		Atoms.forEach(condition, t -> {
			if (t instanceof IntExpr.Apply) {
				found.add(t);
			}
		});
		return found;
	}

	/** Whether a condition holds where each load of the loop, and each other unknown, has a value. */
	private static boolean holds(BoolExpr condition, long read, long others) {
		Map<IntExpr, Long> values = new LinkedHashMap<>();
		Atoms.symbols(condition).forEach(s -> values.put(s, others));
		loads(condition).forEach(l -> values.put(l, read));
		return Executed.where(values).holds(condition);
	}

	@Test
	void theLastTripIsTheOneThatReadsWhatEndsTheLoop() {
		for (String loop : List.of("do {" + READ + "} while (seen != 3);", "for (;;) {" + READ + "if (seen == 3) break; }")) {
			OrderMark.Waited waited = waited(loop);
			for (long read = 0; read < 5; read++) {
				assertEquals(read == 3, holds(waited.ends(), read, 1), loop);
				assertEquals(read != 3, holds(waited.goesOn(), read, 1), loop);
				assertEquals(read == 3, holds(waited.endsFirst(), read, 0), loop);
			}
		}
	}

	@Test
	void aLoopMayEndByAnyOfItsWaysOut() {
		OrderMark.Waited waited = waited("do {" + READ + "if (seen == 2) break; } while (seen != 3);");
		for (long read = 0; read < 5; read++) {
			assertEquals(read == 2 || read == 3, holds(waited.ends(), read, 1));
			assertEquals(read != 2 && read != 3, holds(waited.goesOn(), read, 1));
		}
	}

	@Test
	void aLoopThatHadItsAnswerBeforeDoesNotWait() {
		assertEquals(Verdict.RACE, Probe.region("int flag, x;", """
				#pragma omp parallel num_threads(2)
				{
					int seen = 1;
					if (omp_get_thread_num() == 0) {
						x = 1;
				#pragma omp atomic write release
						flag = 1;
					} else {
						while (!seen) {
				#pragma omp atomic read acquire
							seen = flag;
						}
						x = 2;
					}
				}"""));
	}

	@Test
	void onlyTheValueThatWasWrittenHandsOver() {
		String code = """
				#pragma omp parallel num_threads(2)
				{
					int seen = 0;
					if (omp_get_thread_num() == 0) {
						x = 1;
				#pragma omp atomic write release
						flag = 1;
					} else {
						do {
				#pragma omp atomic read acquire
							seen = flag;
						} while (%s);
						x = 2;
					}
				}""";
		assertEquals(Verdict.RACE_FREE, Probe.region("int flag, x;", code.formatted("seen != 1")));
		assertEquals(Verdict.RACE_FREE, Probe.region("int flag, x;", code.formatted("!seen")));
		assertNotEquals(Verdict.RACE_FREE, Probe.region("int flag, x;", code.formatted("seen == 1")));
		assertNotEquals(Verdict.RACE_FREE, Probe.region("int flag, x;", code.formatted("seen < 0")));
		assertNotEquals(Verdict.RACE_FREE, Probe.region("int flag = 1, x;", code.formatted("seen != 1")));
	}

	@Test
	void aBoundOnTheTripsMayEndTheWaitTooEarly() {
		assertNotEquals(Verdict.RACE_FREE, Probe.region("int flag, x;", """
				#pragma omp parallel num_threads(2)
				{
					int seen = 0, tries = 0;
					if (omp_get_thread_num() == 0) {
						x = 1;
				#pragma omp atomic write release
						flag = 1;
					} else {
						do {
				#pragma omp atomic read acquire
							seen = flag;
							tries++;
						} while (!seen && tries < 1000);
						x = 2;
					}
				}"""));
	}
}
