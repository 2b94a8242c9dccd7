package org.racelens.execution.region;

import java.util.ArrayList;
import java.util.List;
import org.racelens.logic.term.BoolExpr;
import org.racelens.logic.term.Bools;
import org.racelens.logic.term.IntExpr;
import org.racelens.logic.term.Ints;
import org.racelens.logic.term.Substitution;
import org.racelens.logic.term.Symbol;

/**
 * Which threads of which teams an access instance stands under: its context chain κ of semantics §2.
 *
 * @param chain the teams around the instance, outermost first
 */
public record InstanceContext(List<TeamLevel> chain) {
	private static final Substitution PRIMED = Substitution.priming();

	/**
	 * One team around an instance.
	 *
	 * @param number the thread's (of a league: the team's) number u, 0 ≤ u &lt; size, of the implicit task around the instance
	 * @param executor the number of the thread that executes the instance: another one than {@code number} where explicit tasks stand
	 * between
	 */
	public record TeamLevel(Kind kind, Symbol number, IntExpr executor, Symbol size) {
		/** What the numbers count. */
		public enum Kind {
			/** threads of a parallel region */
			PARALLEL,
			/** teams of a league, each with one initial thread */
			TEAMS,
			/** initial threads of devices, one for each target region */
			DEVICE
		}

		private List<IntExpr> numbers() {
			return number.equals(executor) ? List.of(number) : List.of(number, executor);
		}
	}

	public InstanceContext {
		chain = List.copyOf(chain);
	}

	/** The implicit task of a thread of one parallel region. */
	public static InstanceContext ofTeam(Symbol thread, Symbol teamSize) {
		return new InstanceContext(List.of(new TeamLevel(TeamLevel.Kind.PARALLEL, thread, thread, teamSize)));
	}

	/** The context of an explicit task that is generated here. */
	public InstanceContext inTask(IntExpr executor) {
		List<TeamLevel> longer = new ArrayList<>(chain);
		TeamLevel last = longer.remove(longer.size() - 1);
		longer.add(new TeamLevel(last.kind(), last.number(), executor, last.size()));
		return new InstanceContext(longer);
	}

	/** The context of a team that is made here. */
	public InstanceContext inTeam(TeamLevel.Kind kind, Symbol number, Symbol size) {
		List<TeamLevel> longer = new ArrayList<>(chain);
		longer.add(new TeamLevel(kind, number, number, size));
		return new InstanceContext(longer);
	}

	/** Whether teams are nested, so that a region of one thread may have several. */
	public boolean isNested() {
		return chain.size() > 1;
	}

	/** Every number is one of its team's, for this instance and for its primed copy. */
	public List<BoolExpr> numbers() {
		List<BoolExpr> facts = new ArrayList<>();
		for (TeamLevel level : chain) {
			for (IntExpr number : level.numbers()) {
				facts.addAll(of(number, level.size()));
				facts.addAll(of(PRIMED.apply(number), level.size().primed()));
			}
		}
		return facts;
	}

	private static List<BoolExpr> of(IntExpr number, IntExpr size) {
		return List.of(Bools.lessEqual(Ints.ZERO, number), Bools.less(number, size));
	}

	/**
	 * That the global threads of this instance and of another one's primed copy differ: gthr(s) ≠ gthr(t) of semantics §10. The executing
	 * threads' numbers in common levels differ, or one instance is deeper and not on the inner team's thread 0, which is its encountering
	 * thread.
	 */
	public BoolExpr differsInThread(InstanceContext other) {
		List<BoolExpr> different = new ArrayList<>();
		int common = Math.min(chain.size(), other.chain.size());
		for (int i = 0; i < common; i++) {
			different.add(Bools.notEqual(chain.get(i).executor(), PRIMED.apply(other.chain.get(i).executor())));
		}
		chain.stream().skip(common).forEach(l -> different.add(Bools.notEqual(l.executor(), Ints.ZERO)));
		other.chain.stream().skip(common).forEach(l -> different.add(Bools.notEqual(PRIMED.apply(l.executor()), Ints.ZERO)));
		return Bools.or(different);
	}
}
