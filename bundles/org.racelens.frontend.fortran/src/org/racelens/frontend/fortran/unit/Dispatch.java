package org.racelens.frontend.fortran.unit;

import java.util.Collection;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import org.racelens.model.expression.Type;
import org.racelens.openmp.program.VirtualFunctions;
import org.racelens.openmp.program.VirtualFunctions.VirtualFunction;

/** Procedures that are called by other names than their own. Fortran 2018 §15.5.5, §15.5.6 */
public final class Dispatch {
	private final Map<String, VirtualFunction> virtual = new LinkedHashMap<>();
	private final Set<Type> handed = new HashSet<>();
	private final Set<String> doubtful = new HashSet<>();

	/** Calls by a name mean what the types of the objects say. */
	public void virtual(String callee, VirtualFunction function) {
		virtual.put(callee, function);
	}

	/** Whether calls by a name mean what the types of the objects say. */
	public boolean isVirtual(String callee) {
		return virtual.containsKey(callee);
	}

	/** The keys of procedures that calls may mean of which it is not known which one they mean. */
	public Set<String> doubtful() {
		return Set.copyOf(doubtful);
	}

	/** A call may mean each of some procedures, or none. */
	public void doubt(Collection<String> keys) {
		doubtful.addAll(keys);
	}

	/** Objects of a type may get to code that is not in sight, in a way that no argument shows. */
	public void hand(Type type) {
		handed.add(type);
	}

	/** The types of such objects. */
	public Set<Type> handed() {
		return Set.copyOf(handed);
	}

	/** The keys of all procedures that calls may mean. */
	Set<String> designated() {
		Set<String> keys = new HashSet<>(doubtful);
		virtual.values().forEach(v -> v.overriders().forEach(o -> o.callee().ifPresent(keys::add)));
		return keys;
	}

	/** What calls by some names mean. */
	VirtualFunctions functions() {
		return new VirtualFunctions(virtual, Map.of(), Map.of());
	}
}
