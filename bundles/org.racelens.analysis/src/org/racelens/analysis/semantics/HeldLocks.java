package org.racelens.analysis.semantics;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import org.racelens.analysis.logic.Atoms;
import org.racelens.analysis.logic.BoolExpr;
import org.racelens.analysis.logic.Bools;
import org.racelens.analysis.logic.IntExpr;
import org.racelens.analysis.logic.Symbol;
import org.racelens.analysis.logic.TermSize;
import org.racelens.analysis.region.Lock;
import org.racelens.analysis.region.MemoryObject;
import org.racelens.model.gap.ModelGap;
import org.racelens.model.source.SourceRange;

/**
 * The lock variables that the executing task surely holds at a point of an execution: a subset of those it holds in the program, since they
 * must exclude. Each is held under a condition relative to the path; a nest lock is held several times.
 *
 * @param held by address
 * @param doubt why more locks may be held than these, where it is so
 */
record HeldLocks(Map<Address, Held> held, Optional<ModelGap> doubt) {
	static final HeldLocks NONE = new HeldLocks(Map.of(), Optional.empty());

	private static final int MOST_CONDITION_PARTS = 400;

	/**
	 * A lock variable.
	 *
	 * @param where the object's instance terms and the offset in it
	 */
	record Address(MemoryObject object, List<IntExpr> where) {
		Address {
			where = List.copyOf(where);
		}

		/** That another variable is the same one; both in terms of one instance. */
		BoolExpr is(Address other) {
			if (!object.equals(other.object)) {
				return Bools.FALSE;
			}
			List<BoolExpr> same = new ArrayList<>();
			for (int i = 0; i < where.size(); i++) {
				same.add(Bools.equal(where.get(i), other.where.get(i)));
			}
			return Bools.and(same);
		}
	}

	/**
	 * How often a lock is held.
	 *
	 * @param times under which conditions it is held at least once, twice, …
	 * @param since where it was set last
	 * @param holder level of the task that set it
	 */
	record Held(List<BoolExpr> times, SourceRange since, int holder) {
		Held {
			times = times.stream().takeWhile(t -> !t.equals(Bools.FALSE)).toList();
		}

		BoolExpr once() {
			return times(0);
		}

		private BoolExpr times(int i) {
			return i < times.size() ? times.get(i) : Bools.FALSE;
		}

		private Held setWhere(BoolExpr condition, SourceRange place, int by) {
			List<BoolExpr> more = new ArrayList<>();
			for (int i = 0; i <= times.size(); i++) {
				more.add(choice(condition, i == 0 ? Bools.TRUE : times(i - 1), times(i)));
			}
			return new Held(more, place, times.isEmpty() ? by : holder);
		}

		private Held unsetWhere(BoolExpr condition) {
			List<BoolExpr> fewer = new ArrayList<>();
			for (int i = 0; i < times.size(); i++) {
				fewer.add(choice(condition, times(i + 1), times(i)));
			}
			return new Held(fewer, since, holder);
		}

		private Held join(BoolExpr condition, Held other) {
			List<BoolExpr> joined = new ArrayList<>();
			for (int i = 0; i < Math.max(times.size(), other.times.size()); i++) {
				joined.add(choice(condition, times(i), other.times(i)));
			}
			Held some = times.isEmpty() ? other : this;
			return new Held(joined, some.since, some.holder);
		}

		private static BoolExpr choice(BoolExpr condition, BoolExpr whenTrue, BoolExpr whenFalse) {
			BoolExpr chosen = whenTrue.equals(whenFalse)
					? whenTrue
					: Bools.or(Bools.and(condition, whenTrue), Bools.and(Bools.not(condition), whenFalse));
			return TermSize.exceeds(chosen, MOST_CONDITION_PARTS) ? Bools.FALSE : chosen;
		}
	}

	HeldLocks {
		Map<Address, Held> some = new LinkedHashMap<>();
		held.forEach((address, h) -> {
			if (!h.times.isEmpty()) {
				some.put(address, h);
			}
		});
		held = Collections.unmodifiableMap(some);
	}

	private Held of(Address address, SourceRange place, int holder) {
		return held.getOrDefault(address, new Held(List.of(), place, holder));
	}

	private HeldLocks with(Address address, Held changed) {
		Map<Address, Held> all = new LinkedHashMap<>(held);
		all.put(address, changed);
		return new HeldLocks(all, doubt);
	}

	HeldLocks doubting(ModelGap why) {
		return new HeldLocks(held, doubt.or(() -> Optional.of(why)));
	}

	/** Under which condition a lock is surely held at least once. */
	BoolExpr condition(Address address) {
		return held.containsKey(address) ? held.get(address).once() : Bools.FALSE;
	}

	/**
	 * After a lock is set where a condition holds.
	 *
	 * @param holder level of the task that does so
	 */
	HeldLocks set(Address address, BoolExpr condition, SourceRange place, int holder) {
		return with(address, of(address, place, holder).setWhere(condition, place, holder));
	}

	/**
	 * After a lock is unset where a condition holds. What is surely held under the same address is it; else all that may be the same
	 * variable are held no more.
	 *
	 * @param path what holds at that point
	 */
	HeldLocks unset(Address address, BoolExpr condition, BoolExpr path, Predicate<MemoryObject> mayAlias) {
		if (implies(path, condition(address))) {
			return with(address, held.get(address).unsetWhere(condition));
		}
		Map<Address, Held> rest = new LinkedHashMap<>();
		held.forEach((a, h) -> {
			BoolExpr same = mayAlias.test(a.object) ? condition : Bools.and(condition, a.is(address));
			rest.put(a, h.unsetWhere(same));
		});
		return new HeldLocks(rest, doubt);
	}

	/** After a lock of which nothing is known is unset. */
	HeldLocks unsetAny() {
		return new HeldLocks(Map.of(), doubt);
	}

	/** At the joined ends of a branch. */
	static HeldLocks join(BoolExpr condition, HeldLocks whenTrue, HeldLocks whenFalse) {
		Optional<ModelGap> doubt = whenTrue.doubt.or(() -> whenFalse.doubt);
		if (whenTrue.held.equals(whenFalse.held)) {
			return new HeldLocks(whenTrue.held, doubt);
		}
		Set<Address> all = new LinkedHashSet<>(whenTrue.held.keySet());
		all.addAll(whenFalse.held.keySet());
		Map<Address, Held> joined = new LinkedHashMap<>();
		for (Address a : all) {
			Held some = (whenTrue.held.containsKey(a) ? whenTrue : whenFalse).held.get(a);
			Held none = new Held(List.of(), some.since, some.holder);
			joined.put(a, whenTrue.held.getOrDefault(a, none).join(condition, whenFalse.held.getOrDefault(a, none)));
		}
		return new HeldLocks(joined, doubt);
	}

	/** Of these, what is held equally often at the end of an iteration that another one may follow where the condition holds. */
	HeldLocks keptBy(HeldLocks end, BoolExpr another) {
		Map<Address, Held> kept = new LinkedHashMap<>();
		held.forEach((a, h) -> {
			List<BoolExpr> times = new ArrayList<>();
			for (int i = 0; i < h.times.size(); i++) {
				BoolExpr then = end.held.containsKey(a) ? end.held.get(a).times(i) : Bools.FALSE;
				times.add(then.equals(h.times.get(i)) || implies(another, then) ? h.times.get(i) : Bools.FALSE);
			}
			kept.put(a, new Held(times, h.since, h.holder));
		});
		return new HeldLocks(kept, doubt);
	}

	/** These, and where a condition holds others. */
	HeldLocks orWhere(BoolExpr condition, HeldLocks others) {
		Map<Address, Held> all = new LinkedHashMap<>(held);
		others.held.forEach((a, h) -> {
			List<BoolExpr> times = new ArrayList<>();
			for (int i = 0; i < h.times.size(); i++) {
				BoolExpr sure = held.containsKey(a) ? held.get(a).times(i) : Bools.FALSE;
				times.add(sure.equals(Bools.FALSE) ? Bools.and(condition, h.times.get(i)) : sure);
			}
			all.put(a, new Held(times, h.since, h.holder));
		});
		return new HeldLocks(all, doubt);
	}

	/** What is or may be held under the condition and is not among others. */
	Map<Address, Held> beyond(HeldLocks others, BoolExpr condition) {
		Map<Address, Held> more = new LinkedHashMap<>();
		held.forEach((a, h) -> {
			int known = others.held.containsKey(a) ? others.held.get(a).times.size() : 0;
			if (h.times.size() > known && !Bools.and(condition, h.times.get(known)).equals(Bools.FALSE)) {
				more.put(a, h);
			}
		});
		return more;
	}

	/**
	 * What is surely held whenever the condition holds, in terms that mean something without some symbols.
	 *
	 * @param why what to say of the locks that are left out
	 */
	HeldLocks given(BoolExpr condition, Predicate<Symbol> outOfScope, ModelGap why) {
		Map<Address, Held> sure = new LinkedHashMap<>();
		held.forEach((a, h) -> {
			boolean named = a.where.stream().noneMatch(t -> Atoms.symbols(t).stream().anyMatch(outOfScope));
			List<BoolExpr> times = h.times.stream().map(t -> implies(condition, t) ? Bools.TRUE
					: Atoms.symbols(t).stream().anyMatch(outOfScope) ? Bools.FALSE : t).toList();
			if (named) {
				sure.put(a, new Held(times, h.since, h.holder));
			}
		});
		HeldLocks result = new HeldLocks(sure, doubt);
		return beyond(result, condition).isEmpty() ? result : result.doubting(why);
	}

	/** What is held in both, whichever was reached. */
	HeldLocks meet(HeldLocks other, ModelGap why) {
		HeldLocks common = other.held.equals(held) ? this : keptBy(other, Bools.FALSE);
		common = new HeldLocks(common.held, doubt.or(other::doubt));
		return beyond(common, Bools.TRUE).isEmpty() && other.beyond(common, Bools.TRUE).isEmpty() ? common : common.doubting(why);
	}

	/** Whether one condition surely implies another one, as their parts tell. */
	static boolean implies(BoolExpr condition, BoolExpr other) {
		if (condition instanceof BoolExpr.Or o && o.parts().stream().allMatch(p -> implies(p, other))) {
			return true;
		}
		if (other instanceof BoolExpr.And a) {
			return a.parts().stream().allMatch(p -> implies(condition, p));
		}
		return other.equals(Bools.TRUE) || Bools.and(condition, Bools.not(other)).equals(Bools.FALSE)
				|| other instanceof BoolExpr.Or o && o.parts().stream().anyMatch(p -> implies(condition, p));
	}

	/** The locks as accesses carry them. */
	List<Lock> locks() {
		List<Lock> result = new ArrayList<>();
		held.forEach((a, h) -> result.add(new Lock(Lock.Kind.LOCK, a.object.key(), h.holder, a.where, h.once())));
		return result;
	}
}
