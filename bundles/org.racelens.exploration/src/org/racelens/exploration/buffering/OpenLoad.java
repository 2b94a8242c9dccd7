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
 * @param touched what is accessed behind it
 */
record OpenLoad(List<Integer> block, int index, Address at, boolean isCarried, boolean isGuard, Set<Register> tainted, Set<Register> used,
		Set<Register> set, List<Address> touched) {
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

	/** Behind a computation of a register, or an access to memory, that uses others. */
	OpenLoad behind(Set<Register> uses, Set<Register> sets, boolean isComputed, List<Address> accesses) {
		Set<Register> nowTainted = new HashSet<>(tainted);
		if (isGuard || isComputed && decides(uses)) {
			nowTainted.addAll(sets);
		} else {
			nowTainted.removeAll(sets);
		}
		Set<Register> nowUsed = new HashSet<>(used);
		nowUsed.addAll(uses);
		nowUsed.addAll(sets);
		Set<Register> nowSet = new HashSet<>(set);
		nowSet.addAll(sets);
		List<Address> nowTouched = new ArrayList<>(touched);
		nowTouched.addAll(accesses);
		return new OpenLoad(block, index, at, isCarried, isGuard, nowTainted, nowUsed, nowSet, nowTouched);
	}

	/** What holds where either of two ways has been taken. */
	OpenLoad or(OpenLoad other) {
		Set<Register> eitherTainted = new HashSet<>(tainted);
		eitherTainted.addAll(other.tainted);
		OpenLoad joined = behind(other.used, other.set, false, other.touched);
		return new OpenLoad(block, index, at, isCarried, isGuard, eitherTainted, joined.used, joined.set, joined.touched);
	}

	boolean isSame(OpenLoad other) {
		return block.equals(other.block) && index == other.index && isCarried == other.isCarried;
	}
}
