package org.racelens.race.order;

import java.util.ArrayList;
import java.util.List;
import org.racelens.execution.region.InstanceContext.TeamLevel;
import org.racelens.execution.region.Item;
import org.racelens.execution.region.Lock;
import org.racelens.logic.term.BoolExpr;
import org.racelens.logic.term.Bools;
import org.racelens.logic.term.Substitution;
import org.racelens.race.phase.Flattened;

/**
 * Who holds a lock: a lock excludes two accesses only if different tasks of one contention group hold it. An inner team inherits what its
 * encountering task holds, and does not exclude itself; each initial thread of a league is a contention group of its own. Semantics §6.
 */
public final class Holders {
	private static final Substitution PRIMED = Substitution.priming();

	private Holders() {
	}

	/** When the same lock excludes an access and another one's primed copy. */
	public static BoolExpr differ(Lock l, Flattened first, Lock m, Flattened second) {
		if (l.isPassage(m)) {
			return Bools.TRUE;
		}
		int holder = l.holder() - 1;
		boolean own = first.depth() == holder && second.depth() == holder;
		BoolExpr different = l.holder() != m.holder() || own ? Bools.TRUE : Bools.not(TaskOrder.sameTask(holder, first, second));
		boolean ofGroup = l.kind() == Lock.Kind.CRITICAL || l.kind() == Lock.Kind.LOCK;
		return ofGroup ? Bools.and(different, sameContentionGroup(levels(l, first), levels(m, second))) : different;
	}

	/** The teams around the task that holds a lock, of those around an access: what it waits for meanwhile may be in other ones. */
	private static List<TeamLevel> levels(Lock lock, Flattened access) {
		long made = access.points().stream().limit(lock.holder() - 1L).filter(p -> p.item() instanceof Item.Team).count();
		return access.context().chain().subList(0, (int) made + 1);
	}

	/**
	 * When an access and another one's primed copy belong to one contention group: the executors of all {@code teams} and device levels
	 * around them are the same. Never where such a level is around one of them alone.
	 */
	public static BoolExpr sameContentionGroup(Flattened first, Flattened second) {
		return sameContentionGroup(first.context().chain(), second.context().chain());
	}

	private static BoolExpr sameContentionGroup(List<TeamLevel> s, List<TeamLevel> t) {
		List<BoolExpr> same = new ArrayList<>();
		for (int i = 0; i < Math.max(s.size(), t.size()); i++) {
			boolean league = i < s.size() && s.get(i).kind() != TeamLevel.Kind.PARALLEL
					|| i < t.size() && t.get(i).kind() != TeamLevel.Kind.PARALLEL;
			if (league && (i >= s.size() || i >= t.size())) {
				return Bools.FALSE;
			}
			if (league) {
				same.add(Bools.equal(s.get(i).executor(), PRIMED.apply(t.get(i).executor())));
			}
		}
		return Bools.and(same);
	}
}
