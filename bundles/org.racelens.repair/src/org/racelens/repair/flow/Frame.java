package org.racelens.repair.flow;

import java.util.HashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.racelens.model.expression.Variable;

/**
 * Where in the program the walk is.
 *
 * @param pointers parameters that point into the variable
 * @param active the functions that are being followed
 * @param selection what holds where the {@code switch} around jumps to its labels
 */
record Frame(Map<Variable, Pointer> pointers, Set<String> active, Optional<Facts> selection) {
	/**
	 * Where a parameter points.
	 *
	 * @param target the array of whose elements it points to the first one, or the object it points to
	 */
	record Pointer(Part target, boolean toElements) {
	}

	Frame {
		pointers = Map.copyOf(pointers);
		active = Set.copyOf(active);
	}

	static Frame of(Set<String> active) {
		return new Frame(Map.of(), active, Optional.empty());
	}

	Frame selecting(Facts entry) {
		return new Frame(pointers, active, Optional.of(entry));
	}

	Frame call(String function, Map<Variable, Pointer> bound) {
		Set<String> all = new HashSet<>(active);
		all.add(function);
		return new Frame(bound, all, Optional.empty());
	}
}
