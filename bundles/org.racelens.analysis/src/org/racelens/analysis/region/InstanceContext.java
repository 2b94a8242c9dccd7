package org.racelens.analysis.region;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.racelens.analysis.logic.BoolExpr;
import org.racelens.analysis.logic.Bools;
import org.racelens.analysis.logic.IntExpr;
import org.racelens.analysis.logic.Ints;
import org.racelens.analysis.logic.Symbol;

/**
 * Where an access instance stands: its context chain κ, its explicit task τ and its lane (semantics §2). Today's semantics makes chains of
 * one parallel region, without tasks and lanes.
 *
 * @param chain the teams around the instance, outermost first
 * @param task the innermost explicit task, empty in an implicit one
 * @param lane the position in a simd loop, empty outside
 */
public record InstanceContext(List<TeamLevel> chain, Optional<TaskLevel> task, Optional<Lane> lane) {
	/**
	 * One team around an instance: (R, e, u).
	 *
	 * @param encounter trips and tasks that tell the encounters of the construct apart
	 * @param number the thread's (of a league: the team's) number u, 0 ≤ u &lt; size
	 */
	public record TeamLevel(Kind kind, List<IntExpr> encounter, Symbol number, Symbol size) {
		/** What the numbers count. */
		public enum Kind {
			PARALLEL, TEAMS
		}

		public TeamLevel {
			encounter = List.copyOf(encounter);
		}
	}

	/**
	 * An instance of a task construct.
	 *
	 * @param creation trips, thread and task of its creation
	 * @param executor number of the thread that executes it
	 */
	public record TaskLevel(String construct, List<IntExpr> creation, IntExpr executor) {
		public TaskLevel {
			creation = List.copyOf(creation);
		}
	}

	/** @param safelen most consecutive iterations in lock step, where there is a bound */
	public record Lane(String construct, IntExpr iteration, Optional<Long> safelen) {
	}

	public InstanceContext {
		chain = List.copyOf(chain);
	}

	/** The implicit task of a thread of one parallel region. */
	public static InstanceContext ofTeam(Symbol thread, Symbol teamSize) {
		return new InstanceContext(List.of(new TeamLevel(TeamLevel.Kind.PARALLEL, List.of(), thread, teamSize)), Optional.empty(),
				Optional.empty());
	}

	/** Every number is one of its team's, for this instance and for its primed copy. */
	public List<BoolExpr> numbers() {
		List<BoolExpr> facts = new ArrayList<>();
		for (TeamLevel level : chain) {
			for (Symbol number : List.of(level.number(), level.number().primed())) {
				facts.add(Bools.lessEqual(Ints.ZERO, number));
				facts.add(Bools.less(number, level.size()));
			}
		}
		return facts;
	}

	/**
	 * That the global threads of this instance and of another one's primed copy differ: gthr(s) ≠ gthr(t) of semantics §10. The numbers of
	 * common levels differ, or one instance is deeper and not on the inner team's thread 0, which is its encountering thread.
	 */
	public BoolExpr differsInThread(InstanceContext other) {
		List<BoolExpr> different = new ArrayList<>();
		int common = Math.min(chain.size(), other.chain.size());
		for (int i = 0; i < common; i++) {
			different.add(Bools.notEqual(chain.get(i).number(), other.chain.get(i).number().primed()));
		}
		chain.stream().skip(common).forEach(l -> different.add(Bools.notEqual(l.number(), Ints.ZERO)));
		other.chain.stream().skip(common).forEach(l -> different.add(Bools.notEqual(l.number().primed(), Ints.ZERO)));
		return Bools.or(different);
	}
}
