package org.racelens.openmp.program;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * The virtual functions that calls of a unit dispatch, and those that calls elsewhere may. C++17 §13.3
 *
 * @param called by the callee that calls name
 * @param makers of constructors and destructors by key, the class whose parts they make or end: while they run it is the object's type.
 * C++17 §15.7
 * @param code of classes, as records are named, the functions with a body in sight that who has a pointer to such an object can call, by
 * key
 */
public record VirtualFunctions(Map<String, VirtualFunction> called, Map<String, String> makers, Map<String, Set<String>> code) {
	public static final VirtualFunctions NONE = new VirtualFunctions(Map.of(), Map.of(), Map.of());

	public VirtualFunctions {
		called = Map.copyOf(called);
		makers = Map.copyOf(makers);
		code = Map.copyOf(code);
	}

	/** The functions that a callee may mean, by key. */
	public List<String> targets(String callee) {
		return Optional.ofNullable(called.get(callee)).stream().flatMap(f -> f.overriders.stream()).flatMap(o -> o.callee.stream())
				.distinct().toList();
	}

	/** Whether code outside the unit may define further overriders. */
	public enum Hierarchy {
		CLOSED, OPEN
	}

	/**
	 * A virtual function, called for an object of a class or of one that is derived from it.
	 *
	 * @param name with its class, as the source names it
	 * @param overriders for each class in sight that the object may be of
	 */
	public record VirtualFunction(String name, Hierarchy hierarchy, List<Overrider> overriders) {
		public VirtualFunction {
			overriders = List.copyOf(overriders);
		}
	}

	/** How objects of a class come into being. */
	public enum Origin {
		/** never but as parts of others: the class is abstract */
		PARTS_ALONE,
		/** as variables, unnamed or allocated ones */
		DECLARED,
		/** in the memory of others as well: by a {@code new} with a place */
		PLACED
	}

	/**
	 * What is called for objects of one class.
	 *
	 * @param type the class, as records are named
	 * @param part where in its objects the part begins to which the call's first argument points, in bytes
	 * @param moved how far from there the overrider's own object begins, in bytes
	 * @param callee key of the function; empty where it has no body in sight or the call is not modelled
	 */
	public record Overrider(String type, Origin origin, long part, long moved, Optional<String> callee) {
	}
}
