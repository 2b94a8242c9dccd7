package org.racelens.analysis.semantics;

import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.racelens.analysis.region.MemoryObject;
import org.racelens.analysis.semantics.AssociatedLoops.Nest;
import org.racelens.model.expr.Variable;
import org.racelens.model.omp.Clause.ListClause;
import org.racelens.model.omp.ClauseName;
import org.racelens.model.omp.Construct;

/**
 * The associated loop variables of a {@code taskloop} that its clauses list. The clauses mean what stands outside of the loop, while the
 * tasks' copies have the values of iterations. OpenMP 5.2 §5.1.1, §12.6
 */
final class LoopNames {
	private static final List<ClauseName> COPYING = List.of(ClauseName.PRIVATE, ClauseName.LASTPRIVATE, ClauseName.LINEAR);

	private final List<Variable> listed;
	private final Map<Variable, MemoryObject> outside;

	private LoopNames(List<Variable> listed, Map<Variable, MemoryObject> outside) {
		this.listed = listed;
		this.outside = outside;
	}

	/** @param outside what names mean around the construct */
	static LoopNames of(Construct.Taskloop c, Nest nest, Map<Variable, MemoryObject> outside) {
		return new LoopNames(nest.levels().stream().map(AssociatedLoops.Level::variable)
				.filter(v -> COPYING.stream().anyMatch(n -> lists(c, n, v))).toList(), outside);
	}

	private static boolean lists(Construct.Taskloop c, ClauseName name, Variable variable) {
		return c.directive().clauses(ListClause.class, name).stream().flatMap(l -> l.items().stream())
				.anyMatch(i -> i.variable().filter(variable::equals).isPresent());
	}

	/** Lets the names mean what they mean outside; returns the values of the iteration. */
	Map<Variable, Contents> asOutside(Executor executor, State state, Frame frame) {
		Map<Variable, Contents> values = new LinkedHashMap<>();
		listed.forEach(v -> values.put(v, executor.memory.contents(state, executor.object(v, state, frame))));
		Map<Variable, MemoryObject> names = new HashMap<>(state.bindings());
		listed.forEach(names::remove);
		listed.stream().filter(outside::containsKey).forEach(v -> names.put(v, outside.get(v)));
		state.restoreBindings(names);
		return values;
	}
}
