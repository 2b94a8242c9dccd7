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
import org.racelens.logic.term.BoolExpr;
import org.racelens.logic.term.Bools;
import org.racelens.logic.term.IntExpr;
import org.racelens.logic.term.IntExpr.Constant;
import org.racelens.logic.term.Ints;

/** Pointers that are null or lead to fixed places of objects that are there from before a region on, whoever stores them. */
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
		value.targets().stream().filter(StoredPointers::isFixed).map(StoredPointers::fixed).forEach(v -> byAddress.put(v.term(), v));
		if (value.targets().stream().allMatch(t -> isFixed(t) && t.guard().equals(leadsTo(value.term(), fixed(t))))) {
			return Optional.of(new LinkedHashSet<>(byAddress.values()));
		}
		Set<Value> all = new LinkedHashSet<>();
		return addAll(value.term(), byAddress, all) ? Optional.of(all) : Optional.empty();
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
		fixed.forEach(value -> value.targets().forEach(target -> targets.add(target.guardedBy(leadsTo(number, value)))));
		return new Value.Pointer(targets, number);
	}

	private static BoolExpr leadsTo(IntExpr number, Value fixed) {
		return Bools.and(Bools.equal(number, fixed.term()), Bools.notEqual(number, Ints.ZERO));
	}

	private static Value fixed(Place target) {
		List<Place> alone = List.of(target.guardedBy(Bools.TRUE));
		return new Value.Pointer(alone, Value.address(alone));
	}

	private static boolean isFixed(Place to) {
		return !to.isUnknown() && to.object().depth() == 0 && to.instance().isEmpty() && to.object().arity() == 0
				&& !to.object().isFromOutside() && to.offset() instanceof Constant;
	}
}
