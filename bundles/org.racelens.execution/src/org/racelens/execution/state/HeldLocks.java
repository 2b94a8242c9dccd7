package org.racelens.execution.state;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiFunction;
import java.util.function.Predicate;
import org.racelens.execution.region.Lock;
import org.racelens.execution.region.MemoryObject;
import org.racelens.logic.term.Atoms;
import org.racelens.logic.term.BoolExpr;
import org.racelens.logic.term.Bools;
import org.racelens.logic.term.IntExpr;
import org.racelens.logic.term.Ints;
import org.racelens.logic.term.Substitution;
import org.racelens.logic.term.Symbol;
import org.racelens.logic.term.TermSize;
import org.racelens.model.gap.ModelGap;
import org.racelens.model.source.SourceRange;

/**
 * The lock variables that the executing task surely holds at a point of an execution: a subset of those it holds in the program, since they
 * must exclude. Each is held under a condition relative to the path; a nest lock is held several times.
 *
 * @param held by address
 * @param doubt why more locks may be held than these, where it is so
 */
public record HeldLocks(Map<Address, Held> held, Optional<ModelGap> doubt) {
	public static final HeldLocks NONE = new HeldLocks(Map.of(), Optional.empty());

	private static final int MOST_CONDITION_PARTS = 400;

	/**
	 * A lock variable.
	 *
	 * @param where the object's instance terms and the offset in it
	 */
	public record Address(MemoryObject object, List<IntExpr> where) {
		public Address {
			where = List.copyOf(where);
		}

		Address with(Substitution values) {
			return new Address(object, where.stream().map(values::apply).toList());
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
	 * One of the times that a lock is held.
	 *
	 * @param when under which condition
	 * @param since where it was set
	 */
	public record Time(BoolExpr when, SourceRange since) {
	}

	/**
	 * How often a lock is held.
	 *
	 * @param times when it is held at least once, at least twice, …
	 * @param holder level of the task that set it
	 */
	record Held(List<Time> times, int holder) {
		Held {
			times = times.stream().takeWhile(t -> !t.when.equals(Bools.FALSE)).toList();
		}

		BoolExpr once() {
			return when(0);
		}

		private BoolExpr when(int i) {
			return i < times.size() ? times.get(i).when : Bools.FALSE;
		}

		private Held setWhere(BoolExpr condition, SourceRange place, int by) {
			List<Time> more = new ArrayList<>();
			for (int i = 0; i <= times.size(); i++) {
				Time set = i == 0 ? new Time(Bools.TRUE, place) : times.get(i - 1);
				more.add(new Time(choice(condition, set.when, when(i)), set.since));
			}
			return new Held(more, times.isEmpty() ? by : holder);
		}

		private Held unsetWhere(BoolExpr condition) {
			List<Time> fewer = new ArrayList<>();
			for (int i = 0; i < times.size(); i++) {
				Time next = times.get(Math.min(i + 1, times.size() - 1));
				SourceRange since = condition.equals(Bools.TRUE) ? next.since : times.get(i).since;
				fewer.add(new Time(choice(condition, when(i + 1), when(i)), since));
			}
			return new Held(fewer, holder);
		}

		private Held join(BoolExpr condition, Held other) {
			List<Time> joined = new ArrayList<>();
			for (int i = 0; i < Math.max(times.size(), other.times.size()); i++) {
				Held some = i < times.size() ? this : other;
				joined.add(new Time(choice(condition, when(i), other.when(i)), some.times.get(i).since));
			}
			return new Held(joined, times.isEmpty() ? other.holder : holder);
		}

		/** The same with other conditions, by number and condition so far. */
		private Held where(BiFunction<Integer, BoolExpr, BoolExpr> conditions) {
			List<Time> changed = new ArrayList<>();
			for (int i = 0; i < times.size(); i++) {
				changed.add(new Time(conditions.apply(i, times.get(i).when), times.get(i).since));
			}
			return new Held(changed, holder);
		}

		private static BoolExpr choice(BoolExpr condition, BoolExpr whenTrue, BoolExpr whenFalse) {
			BoolExpr chosen = whenTrue.equals(whenFalse)
					? whenTrue
					: Bools.or(Bools.and(condition, whenTrue), Bools.and(Bools.not(condition), whenFalse));
			return TermSize.exceeds(chosen, MOST_CONDITION_PARTS) ? Bools.FALSE : chosen;
		}
	}

	public HeldLocks {
		Map<Address, Held> some = new LinkedHashMap<>();
		held.forEach((address, h) -> {
			if (!h.times.isEmpty()) {
				some.put(address, h);
			}
		});
		held = Collections.unmodifiableMap(some);
	}

	/** The same locks, but that of an address held as given. */
	public HeldLocks with(Address address, Held changed) {
		Map<Address, Held> all = new LinkedHashMap<>(held);
		all.put(address, changed);
		return new HeldLocks(all, doubt);
	}

	/** The same locks, and a reason why more may be held, where there was none. */
	public HeldLocks doubting(ModelGap why) {
		return new HeldLocks(held, doubt.or(() -> Optional.of(why)));
	}

	/** Under which condition a lock is surely held at least once. */
	public BoolExpr condition(Address address) {
		return held.containsKey(address) ? held.get(address).once() : Bools.FALSE;
	}

	/**
	 * After a lock is set where a condition holds.
	 *
	 * @param holder level of the task that does so
	 */
	public HeldLocks set(Address address, BoolExpr condition, SourceRange place, int holder) {
		return with(address, held.getOrDefault(address, new Held(List.of(), holder)).setWhere(condition, place, holder));
	}

	/**
	 * After a lock is unset where a condition holds. What is surely held under the same address is it; else all that may be the same
	 * variable are held no more.
	 *
	 * @param path what holds at that point
	 */
	public HeldLocks unset(Address address, BoolExpr condition, BoolExpr path, Predicate<MemoryObject> mayAlias, Paths paths) {
		if (held.containsKey(address) && paths.implies(path, condition(address))) {
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
	public HeldLocks unsetAny() {
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
			Held none = new Held(List.of(), (whenTrue.held.containsKey(a) ? whenTrue : whenFalse).held.get(a).holder);
			joined.put(a, whenTrue.held.getOrDefault(a, none).join(condition, whenFalse.held.getOrDefault(a, none)));
		}
		return new HeldLocks(joined, doubt);
	}

	/** Of these, what is held equally often at the end of an iteration that another one may follow where the condition holds. */
	public HeldLocks keptBy(HeldLocks end, BoolExpr another, Paths paths) {
		Map<Address, Held> kept = new LinkedHashMap<>();
		held.forEach((a, h) -> kept.put(a, h.where((i, when) -> {
			BoolExpr then = end.held.containsKey(a) ? end.held.get(a).when(i) : Bools.FALSE;
			return then.equals(when) || paths.implies(another, then) ? when : Bools.FALSE;
		})));
		return new HeldLocks(kept, doubt);
	}

	/** The locks held here, and where a condition holds others. */
	public HeldLocks orWhere(BoolExpr condition, HeldLocks others) {
		Map<Address, Held> all = new LinkedHashMap<>(held);
		others.held.forEach((a, h) -> all.put(a, h.where((i, when) -> {
			BoolExpr sure = held.containsKey(a) ? held.get(a).when(i) : Bools.FALSE;
			return sure.equals(Bools.FALSE) ? Bools.and(condition, when) : sure;
		})));
		return new HeldLocks(all, doubt);
	}

	/** What may be held under the condition and is not among others: each lock with the first time it is held more often. */
	public Map<Address, Time> beyond(HeldLocks others, BoolExpr condition, Paths paths) {
		Map<Address, Time> more = new LinkedHashMap<>();
		held.forEach((a, h) -> {
			int known = others.held.containsKey(a) ? others.held.get(a).times.size() : 0;
			if (h.times.size() > known && paths.isPossible(Bools.and(condition, h.when(known)))) {
				more.put(a, h.times.get(known));
			}
		});
		return more;
	}

	/** The same where symbols have values. */
	public HeldLocks with(Substitution values) {
		Map<Address, Held> placed = new LinkedHashMap<>();
		held.forEach((a, h) -> placed.merge(a.with(values), h.where((i, when) -> values.apply(when)), (x, y) -> x));
		return new HeldLocks(placed, doubt);
	}

	/** Without some of them. */
	public HeldLocks without(Set<Address> others) {
		Map<Address, Held> rest = new LinkedHashMap<>(held);
		rest.keySet().removeAll(others);
		return new HeldLocks(rest, doubt);
	}

	/**
	 * Of these, held at the end of trip k, those that follow from one of others, held at the start of trip 0, by way of the trips: as they
	 * are at the start of trip k.
	 */
	public HeldLocks passedOn(HeldLocks others, Symbol trip) {
		Substitution before = Substitution.of(Map.of(trip, Ints.add(trip, -1)));
		Substitution start = Substitution.of(Map.of(trip, Ints.ZERO));
		Map<Address, Held> result = new LinkedHashMap<>(held);
		result.keySet().removeIf(a -> !others.held.containsKey(a.with(before).with(start)) || others.held.containsKey(a));
		return new HeldLocks(result, doubt).with(before);
	}

	/** What the tasks of a level hold. */
	public HeldLocks ofLevel(int level) {
		Map<Address, Held> own = new LinkedHashMap<>(held);
		own.values().removeIf(h -> h.holder != level);
		return new HeldLocks(own, doubt);
	}

	/**
	 * What is surely held whenever the condition holds, in terms that mean something without some symbols.
	 *
	 * @param why what to say of the locks that are left out
	 */
	public HeldLocks given(BoolExpr condition, Predicate<Symbol> outOfScope, ModelGap why, Paths paths) {
		Map<Address, Held> sure = new LinkedHashMap<>();
		held.forEach((a, h) -> {
			if (a.where.stream().noneMatch(t -> Atoms.symbols(t).stream().anyMatch(outOfScope))) {
				sure.put(a, h.where((i, when) -> paths.implies(condition, when) ? Bools.TRUE
						: Atoms.symbols(when).stream().anyMatch(outOfScope) ? Bools.FALSE : when));
			}
		});
		HeldLocks result = new HeldLocks(sure, doubt);
		return beyond(result, condition, paths).isEmpty() ? result : result.doubting(why);
	}

	/** What is held in both, whichever was reached. */
	public HeldLocks meet(HeldLocks other, ModelGap why, Paths paths) {
		HeldLocks common = other.held.equals(held) ? this : keptBy(other, Bools.TRUE, paths);
		common = new HeldLocks(common.held, doubt.or(other::doubt));
		boolean complete = beyond(common, Bools.TRUE, paths).isEmpty() && other.beyond(common, Bools.TRUE, paths).isEmpty();
		return complete ? common : common.doubting(why);
	}

	/** The locks as accesses carry them. */
	public List<Lock> locks() {
		return held.keySet().stream().map(this::lock).toList();
	}

	/** A lock variable as accesses carry it. */
	public Lock lock(Address address) {
		int holder = held.containsKey(address) ? held.get(address).holder : 1;
		return new Lock(Lock.Kind.LOCK, address.object.key().text(), holder, address.where, condition(address));
	}
}
