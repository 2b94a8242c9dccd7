package org.racelens.repair.fix;

import java.util.Locale;
import org.racelens.model.gap.Explanation;

/** The kinds of fixes, cheapest at run time first. The identifiers are those of {@code racelens fix --kind}. */
public enum FixKind {
	PRIVATE(CostSentence.EACH_THREAD_WORKS_ON_ITS_OWN_COPY.of()),
	FIRSTPRIVATE(CostSentence.COPIES_ARE_INITIALISED_ONCE.of()),
	LASTPRIVATE(CostSentence.ONE_VALUE_IS_COPIED_BACK.of()),
	LOCAL_DECLARATION(CostSentence.EACH_ITERATION_HAS_ITS_OWN_VARIABLE.of()),
	AUTOMATIC(CostSentence.EACH_RUN_HAS_ITS_OWN_VARIABLE.of()),
	THREADPRIVATE(CostSentence.EACH_THREAD_KEEPS_ITS_OWN_VARIABLE.of()),
	LINEAR(CostSentence.EACH_ITERATION_COMPUTES_THE_VALUE.of()),
	REDUCTION(CostSentence.EACH_THREAD_GATHERS_ITS_OWN_PART.of()),
	SCAN(CostSentence.EACH_THREAD_GETS_WHAT_THOSE_BEFORE_HAVE_GATHERED.of()),
	TASK_REDUCTION(CostSentence.EACH_TASK_GATHERS_ITS_OWN_PART.of()),
	STATIC_SCHEDULE(CostSentence.SAME_THREAD_MEETS_SAME_ITERATIONS.of()),
	REMOVE_COLLAPSE(CostSentence.ONLY_THE_OUTER_LOOP_IS_DISTRIBUTED.of()),
	OUTER_LOOP(CostSentence.TEAM_STARTS_ONCE.of()),
	SAFELEN(CostSentence.FEWER_LANES_WORK_AT_THE_SAME_TIME.of()),
	REMOVE_NOWAIT(CostSentence.WHO_EXECUTES_THE_CONSTRUCT_WAITS_AT_ITS_END.of()),
	DEPEND(CostSentence.TASK_WAITS_FOR_WHAT_IT_DEPENDS_ON.of()),
	TASKWAIT(CostSentence.TASK_WAITS_FOR_THE_TASKS_THAT_IT_HAS_GENERATED.of()),
	TASKGROUP(CostSentence.TASK_WAITS_FOR_ALL_TASKS_INSIDE.of()),
	SINGLE(CostSentence.THREADS_WAIT_AT_THE_END_OF_THE_BLOCK.of()),
	BARRIER(CostSentence.THREADS_WAIT_AT_ONE_MORE_PLACE.of()),
	ATOMIC(CostSentence.HARDWARE_SERIALISES_EACH_UPDATE.of()),
	LOCK(CostSentence.ONE_THREAD_AT_A_TIME_FOR_EACH_LOCK.of()),
	CRITICAL(CostSentence.ONE_THREAD_AT_A_TIME_EXECUTES_THE_STATEMENTS.of()),
	INNER_LOOP(CostSentence.TEAM_STARTS_IN_EACH_ITERATION.of()),
	ORDERED(CostSentence.ITERATIONS_PASS_ONE_AFTER_THE_OTHER.of()),
	DOUBLE_BUFFER(CostSentence.TWO_ARRAYS_ARE_ONLY_PUT_INTO_WORDS.of()),
	REMOVE_PRAGMA(CostSentence.PARALLELISM_IS_GIVEN_UP.of());

	private final Explanation reason;

	FixKind(Explanation reason) {
		this.reason = reason;
	}

	/** As it is written on the command line. */
	public String id() {
		return name().toLowerCase(Locale.ROOT).replace('_', '-');
	}

	/** What the fix costs at run time: why it ranks where it does. */
	public Explanation reason() {
		return reason;
	}
}
