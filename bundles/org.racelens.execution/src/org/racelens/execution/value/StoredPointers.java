package org.racelens.execution.value;

import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.racelens.execution.region.Place;
import org.racelens.logic.term.Atoms;
import org.racelens.logic.term.BoolExpr;
import org.racelens.logic.term.Bools;
import org.racelens.logic.term.IntExpr;
import org.racelens.logic.term.IntExpr.Constant;
import org.racelens.logic.term.Ints;

/**
 * Pointers that are null, or lead to fixed places of objects that are there from before a region on, or to what each thread of its team
 * allocates for others, whoever stores them. Of the latter one stands for all of a family.
 */
public final class StoredPointers {
	private static final Value NULL = new Value.Pointer(List.of(), Ints.ZERO);

	private StoredPointers() {
	}

	/** The pointers, the same for all threads, one of which a value is; nothing where it may be something else. */
	public static Optional<Set<Value>> of(Value value) {
		if (value.targets().isEmpty()) {
			return Ints.isConstant(value.term(), 0) ? Optional.of(Set.of(NULL)) : Optional.empty();
		}
		Map<IntExpr, Value> byAddress = new LinkedHashMap<>(Map.of(Ints.ZERO, NULL));
		// what is at a number that was read may as well be of another family: only the maker's own address tells its family
		value.targets().stream().filter(StoredPointers::isFixed)
				.filter(t -> Atoms.symbols(Value.address(List.of(t))).contains(t.object().address()))
				.forEach(t -> byAddress.put(Value.address(List.of(t)), fixed(t)));
		if (value.targets().stream().allMatch(t -> isFixed(t) && isOneOf(value, t))) {
			Set<Value> all = new LinkedHashSet<>(Set.of(NULL));
			value.targets().forEach(t -> all.add(fixed(t)));
			return Optional.of(all);
		}
		Set<Value> all = new LinkedHashSet<>();
		return addAll(value.term(), byAddress, all) ? Optional.of(all) : Optional.empty();
	}

	/** Whether a target, which all of a team or a family share, is where a value leads that may lead elsewhere as well, or is null. */
	private static boolean isOneOf(Value value, Place target) {
		Place expected = target(value.term(), fixed(target).targets().get(0));
		return target.equals(expected) || value.targets().size() == 1 && target.equals(only(value.term(), expected));
	}

	/** Adds the pointers that an address chooses between; tells whether it is one of them for sure. */
	private static boolean addAll(IntExpr address, Map<IntExpr, Value> byAddress, Set<Value> all) {
		if (address instanceof IntExpr.Choice c) {
			return addAll(c.whenTrue(), byAddress, all) && addAll(c.whenFalse(), byAddress, all);
		}
		Optional<Value> pointer = Optional.ofNullable(byAddress.get(address));
		pointer.ifPresent(all::add);
		return pointer.isPresent();
	}

	/** The pointers one of which each of some values is; nothing where one may be something else. */
	public static Optional<Set<Value>> ofAll(Collection<Value> values) {
		Set<Value> all = new LinkedHashSet<>();
		for (Value value : values) {
			Optional<Set<Value>> known = of(value);
			if (known.isEmpty()) {
				return Optional.empty();
			}
			all.addAll(known.get());
		}
		return Optional.of(all);
	}

	/**
	 * A pointer that is one of some fixed ones.
	 *
	 * @param number says which
	 */
	public static Value.Pointer oneOf(Set<Value> fixed, IntExpr number) {
		List<Place> targets = new ArrayList<>();
		fixed.forEach(value -> value.targets().forEach(to -> targets.add(target(number, to))));
		return new Value.Pointer(targets.size() == 1 ? List.of(only(number, targets.get(0))) : targets, number);
	}

	/** That a number is null or the address of one of some fixed pointers. */
	public static BoolExpr isOneOf(Set<Value> fixed, IntExpr number) {
		return Bools.or(Bools.equal(number, Ints.ZERO),
				Bools.or(fixed.stream().flatMap(v -> v.targets().stream()).map(to -> target(number, to).guard()).toList()));
	}

	/** Where a pointer leads that is one of some fixed ones, if it is the one that leads to a given target. */
	private static Place target(IntExpr number, Place fixed) {
		return PublishedObjects.isStart(fixed)
				? PublishedObjects.at(number, fixed.object()).guardedBy(PublishedObjects.isOf(number, fixed.object()))
				: fixed.guardedBy(Bools.and(Bools.equal(number, Value.address(List.of(fixed))), Bools.notEqual(number, Ints.ZERO)));
	}

	/** Where a pointer leads that is null or the one that leads there. */
	private static Place only(IntExpr number, Place target) {
		return target.guardedBy(Bools.notEqual(number, Ints.ZERO));
	}

	private static Value fixed(Place target) {
		List<Place> alone = List.of(PublishedObjects.isStart(target) ? PublishedObjects.of(target.object(), Ints.ZERO)
				: target.guardedBy(Bools.TRUE));
		return new Value.Pointer(alone, Value.address(alone));
	}

	private static boolean isFixed(Place to) {
		return PublishedObjects.isStart(to)
				|| !to.isUnknown() && to.object().depth() == 0 && to.instance().isEmpty() && to.object().arity() == 0
						&& !to.object().isFromOutside() && to.offset() instanceof Constant;
	}
}
