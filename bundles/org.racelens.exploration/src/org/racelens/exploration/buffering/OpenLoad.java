package org.racelens.exploration.buffering;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.racelens.exploration.skeleton.Address;
import org.racelens.exploration.skeleton.Register;

/**
 * A relaxed load before which stores that come later may be executed.
 *
 * @param isCarried whether it belongs to an earlier trip of a loop
 * @param isGuard whether what is executed now depends on it
 * @param tainted registers whose values depend on it
 * @param used registers that it and what follows read or set
 * @param set registers that it and what follows set
 * @param touched what is accessed behind it and is not executed before it
 */
record OpenLoad(List<Integer> block, int index, Address at, boolean isCarried, boolean isGuard, Set<Register> tainted, Set<Register> used,
		Set<Register> set, List<Touched> touched) {
	static OpenLoad of(List<Integer> block, int index, Touch load) {
		Set<Register> used = new HashSet<>(load.uses());
		used.addAll(load.sets());
		return new OpenLoad(block, index, load.at(), false, false, Set.copyOf(load.sets()), used, Set.copyOf(load.sets()), List.of());
	}

	OpenLoad carried() {
		return new OpenLoad(block, index, at, true, isGuard, tainted, used, set, touched);
	}

	OpenLoad guarding(boolean guards) {
		return new OpenLoad(block, index, at, isCarried, guards, tainted, used, set, touched);
	}

	boolean decides(Set<Register> condition) {
		return condition.stream().anyMatch(tainted::contains);
	}

	/**
	 * An access behind a load.
	 *
	 * @param isDependent whether it cannot be executed before the load
	 */
	record Touched(Address at, boolean isDependent) {
	}

	/** Whether an access that uses registers here cannot be executed before the load. */
	boolean isDecisiveFor(Set<Register> uses) {
		return isGuard || decides(uses);
	}

	OpenLoad touching(Touch touch) {
		List<Touched> more = new ArrayList<>(touched);
		more.add(new Touched(touch.at(), isDecisiveFor(touch.uses())));
		return new OpenLoad(block, index, at, isCarried, isGuard, tainted, used, set, more);
	}

	/** Behind a computation of registers, or an access to memory, that uses others. */
	OpenLoad behind(Set<Register> uses, Set<Register> sets, boolean isComputed) {
		Set<Register> nowTainted = new HashSet<>(tainted);
		if (isGuard || isComputed && decides(uses)) {
			nowTainted.addAll(sets);
		} else {
			nowTainted.removeAll(sets);
		}
		return new OpenLoad(block, index, at, isCarried, isGuard, nowTainted, union(used, union(uses, sets)), union(set, sets), touched);
	}

	private static Set<Register> union(Set<Register> one, Set<Register> other) {
		Set<Register> union = new HashSet<>(one);
		union.addAll(other);
		return union;
	}

	/** What holds where either of two ways has been taken. */
	OpenLoad or(OpenLoad other) {
		List<Touched> more = new ArrayList<>(touched);
		more.addAll(other.touched);
		return new OpenLoad(block, index, at, isCarried, isGuard, union(tainted, other.tainted), union(used, other.used),
				union(set, other.set), more);
	}

	boolean isSame(OpenLoad other) {
		return block.equals(other.block) && index == other.index && isCarried == other.isCarried;
	}
}
