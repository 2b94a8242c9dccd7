package org.racelens.openmp.program;

import java.util.Collections;
import java.util.EnumSet;
import java.util.Set;

/**
 * What several rules ask of a construct, whichever it is. Each construct states its traits in one table, so that a new one does not compile
 * until each is decided.
 */
public enum Trait {
	/** worksharing region: the threads of a team share its work; OpenMP 5.2 §11 */
	WORKSHARING,
	/** all threads of a team have to meet it, or none */
	MET_BY_TEAM,
	/** some threads of the team execute it; OpenMP 5.2 §10.5 */
	MASKED,
	/** one thread at a time executes it */
	EXCLUSIVE,
	/** makes explicit tasks; OpenMP 5.2 §12 */
	TASK_GENERATING,
	/** makes another implicit task, or initial one, which its region is closely nested in */
	TEAM_MAKING,
	/** waits at its end for all tasks that are generated inside; a clause may take that away */
	JOINING,
	/** about data or code of a device; OpenMP 5.2 §13 */
	DEVICE,
	/** gives away the iterations of a loop: to threads, tasks, lanes or teams */
	LOOP_ASSOCIATED,
	/** stands for what is inside, or for nothing */
	TRANSPARENT,
	/** says which thread of the team does what, or who waits */
	THREAD_SELECTING,
	/** executed as a whole by whoever meets it, so that the text tells which branches leave it; OpenMP 5.2 §4.4 */
	CHECKED_BLOCK,
	/** may stand inside {@code loop}; OpenMP 5.2 §17.1 */
	IN_LOOP,
	/** may stand inside {@code simd}; OpenMP 5.2 §17.1 */
	IN_SIMD,
	/** may stand directly inside {@code teams}; atomics are let in: they order nothing, and are defined between teams; OpenMP 5.2 §10.2 */
	IN_TEAMS;

	/** The traits of a construct. */
	public static Set<Trait> of(Construct c) {
		return c.accept(Traits.INSTANCE);
	}

	/** Whether a construct has this trait. */
	public boolean isOf(Construct c) {
		return of(c).contains(this);
	}

	/** Whether a construct has one of several traits. */
	public static boolean isAnyOf(Set<Trait> traits, Construct c) {
		return of(c).stream().anyMatch(traits::contains);
	}

	/** A row of the table; unmodifiable. */
	static Set<Trait> set(Trait first, Trait... others) {
		return Collections.unmodifiableSet(EnumSet.of(first, others));
	}
}
