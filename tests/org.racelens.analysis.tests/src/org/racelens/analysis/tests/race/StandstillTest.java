package org.racelens.analysis.tests.race;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.racelens.analysis.Analysis;
import org.racelens.analysis.AnalysisOptions;
import org.racelens.frontend.cdt.CdtFrontEnd;
import org.racelens.model.gap.MessageKind;
import org.racelens.model.gap.SourceMessage;
import org.racelens.model.gap.SourceMessage.Weight;
import org.racelens.model.schedule.Schedule;
import org.racelens.model.schedule.ScheduleStep;
import org.racelens.model.schedule.ScheduleStep.Deed;
import org.racelens.model.source.Cancellation;
import org.racelens.model.source.CompileCommand;
import org.racelens.model.source.SourceText;
import org.racelens.race.verdict.UnitReport;
import org.racelens.race.verdict.Verdict;
import org.racelens.solver.z3.Z3ProverFactory;

/** What is said of teams that stand still, with the executions that show it. */
class StandstillTest {
	private static final int MOST_STEPS = 12;
	private static final String BARRIER = """
			#include <omp.h>
			static int a[3], c, g;
			int main(int argc, char **argv) {
			#pragma omp parallel num_threads(2)
			  {
			    int me = omp_get_thread_num(), all = omp_get_num_threads(), s = 0, n, v;
			    for (int r = 0; r < 2; r++) {
			      a[me] += r;
			      s = !s;
			#pragma omp atomic capture acq_rel
			      n = ++c;
			      if (n == all) {
			#pragma omp atomic write release
			        FIRST
			#pragma omp atomic write release
			        SECOND
			      } else {
			        do {
			#pragma omp atomic read acquire
			          v = g;
			        } while (v != s);
			      }
			    }
			  }
			  return a[0];
			}
			""";
	private static final String LOCKS = """
			#include <omp.h>
			static omp_lock_t l, r;
			static int d;
			int main(void) {
			#pragma omp parallel num_threads(2)
			  if (omp_get_thread_num() == 0) {
			    omp_set_lock(&l);
			    omp_set_lock(&r);
			    d++;
			    omp_unset_lock(&r);
			    omp_unset_lock(&l);
			  } else {
			    omp_set_lock(FIRST);
			    omp_set_lock(SECOND);
			    d++;
			    omp_unset_lock(SECOND);
			    omp_unset_lock(FIRST);
			  }
			  return d;
			}
			""";

	private final Analysis analysis = new Analysis(new CdtFrontEnd(), new Z3ProverFactory());

	private UnitReport report(String text) {
		return analysis.analyse(new SourceText("p.c", text, 0), CompileCommand.forPath("p.c"), AnalysisOptions.defaults(),
				Cancellation.NEVER);
	}

	private SourceMessage message(String text) {
		List<SourceMessage> messages = report(text).messages();
		assertEquals(1, messages.size(), messages::toString);
		return messages.get(0);
	}

	private static String barrier(String first, String second) {
		return BARRIER.replace("FIRST", first).replace("SECOND", second);
	}

	@Test
	void aBarrierThatIsFreedBeforeItsCountIsResetMayKeepItsThreads() {
		SourceMessage message = message(barrier("g = s;", "c = 0;"));
		assertEquals(MessageKind.WAITS_FOREVER, message.kind());
		assertEquals(Weight.WARNING, message.weight());
		assertEquals(18, message.place().line());
		Schedule schedule = message.schedule().orElseThrow();
		assertEquals(2, schedule.team());
		assertTrue(schedule.steps().size() <= MOST_STEPS, schedule::toString);
		// the reset comes behind the arrival that it wipes out
		List<ScheduleStep> ofCount = schedule.steps().stream().filter(step -> step.location().equals(Optional.of("c"))).toList();
		assertEquals(Deed.ATOMIC_WRITE, ofCount.stream().filter(step -> step.deed() == Deed.ATOMIC_WRITE).findFirst().orElseThrow().deed());
	}

	@Test
	void theRightOrderKeepsNobody() {
		assertEquals(List.of(), report(barrier("c = 0;", "g = s;")).messages());
	}

	@Test
	void whereAnInputDecidesTheMessageIsANote() {
		assertEquals(Weight.NOTE,
				message(barrier("g = s;", "c = 0;").replace("#pragma omp parallel", "if (argc > 3)\n#pragma omp parallel"))
						.weight());
	}

	@Test
	void locksInTwoOrdersAreACycleOfWhichEachTakesOne() {
		String text = LOCKS.replace("FIRST", "&r").replace("SECOND", "&l");
		SourceMessage message = message(text);
		assertEquals(MessageKind.LOCK_CYCLE, message.kind());
		assertEquals(Weight.WARNING, message.weight());
		assertEquals(List.of("0 l", "1 r"), message.schedule().orElseThrow().steps().stream()
				.map(step -> step.thread() + " " + step.location().orElseThrow()).sorted().toList());
		assertEquals(Verdict.RACE_FREE, report(text).verdict());
	}

	@Test
	void locksInOneOrderAreNone() {
		assertEquals(List.of(), report(LOCKS.replace("FIRST", "&l").replace("SECOND", "&r")).messages());
	}

	@Test
	void aCountThatSmallTeamsDoNotReachNeedsMoreThreads() {
		SourceMessage message = message("""
				#include <omp.h>
				static int c, p[4];
				void work(void) {
				#pragma omp parallel num_threads(4)
				  {
				    int v;
				#pragma omp atomic update release
				    c++;
				    do {
				#pragma omp atomic read acquire
				      v = c;
				    } while (v < 3);
				    p[omp_get_thread_num()] = 1;
				  }
				}
				int main(void) {
				  work();
				  return 0;
				}
				""");
		assertEquals(MessageKind.NEEDS_MORE_THREADS, message.kind());
		assertEquals(9, message.place().line());
		assertEquals(1, message.schedule().orElseThrow().team());
		assertTrue(message.explanation().toString().contains("value=3"), message.explanation()::toString);
	}

	private static final String FLAGS = """
			#include <omp.h>
			static int f[2], t, x;
			int main(int argc, char **argv) {
			#pragma omp parallel num_threads(2)
			  if (omp_get_num_threads() == 2) {
			    int me = omp_get_thread_num(), o = 1 - me, v, w;
			    do {
			#pragma omp atomic write seq_cst
			      f[me] = 1;
			#pragma omp atomic read seq_cst
			      v = f[o];
			      if (v) {
			#pragma omp atomic write seq_cst
			        f[me] = 0;
			        WAIT
			      }
			    } while (v);
			    x++;
			#pragma omp atomic write seq_cst
			    t = o;
			#pragma omp atomic write seq_cst
			    f[me] = 0;
			  }
			  return x;
			}
			""";

	@Test
	void threadsThatBothTryAgainMayGoRoundForever() {
		SourceMessage message = message(FLAGS.replace("WAIT", ""));
		assertEquals(MessageKind.LIVELOCK, message.kind());
		assertEquals(Weight.WARNING, message.weight());
		assertEquals(7, message.place().line());
		Schedule schedule = message.schedule().orElseThrow();
		assertTrue(schedule.steps().size() <= MOST_STEPS, schedule::toString);
		int from = schedule.repeatsFrom().orElseThrow();
		assertEquals(Set.of(0L, 1L),
				schedule.steps().stream().filter(step -> step.number() >= from).map(ScheduleStep::thread).collect(Collectors.toSet()));
		assertEquals(Verdict.RACE_FREE, report(FLAGS.replace("WAIT", "")).verdict());
	}

	@Test
	void whoWaitsForATurnBeforeTryingAgainDoesNot() {
		String turn = "do {\n#pragma omp atomic read seq_cst\nw = t;\n} while (w != me);";
		assertEquals(List.of(), report(FLAGS.replace("WAIT", turn)).messages());
	}

	@Test
	void norDoesOneOfTwoThatKeepsItsFlag() {
		String lower = "do {\n#pragma omp atomic read seq_cst\nw = f[o];\n} while (w);";
		assertEquals(List.of(), report(FLAGS.replace("WAIT", "if (me) " + lower)
				.replace("f[me] = 0;\n        if", "f[me] = me ? 0 : 1;\n        if")).messages());
	}

	@Test
	void aRoundOfWhichAnInputDecidesIsANote() {
		assertEquals(Weight.NOTE, message(FLAGS.replace("WAIT", "").replace("#pragma omp parallel", "if (argc > 3)\n#pragma omp parallel"))
				.weight());
	}

	@Test
	void aLockThatIsKeptIsNoCycle() {
		SourceMessage message = message("""
				#include <omp.h>
				static omp_lock_t l;
				static int d, f;
				int main(void) {
				#pragma omp parallel num_threads(2)
				  {
				    int v;
				    if (omp_get_thread_num() == 0) {
				      omp_set_lock(&l);
				      do {
				#pragma omp atomic read acquire
				        v = f;
				      } while (!v);
				      omp_unset_lock(&l);
				    } else {
				      omp_set_lock(&l);
				      omp_unset_lock(&l);
				#pragma omp atomic write release
				      f = 1;
				    }
				  }
				  return d;
				}
				""");
		assertEquals(MessageKind.WAITS_FOREVER, message.kind());
		assertEquals(10, message.place().line());
	}
}
