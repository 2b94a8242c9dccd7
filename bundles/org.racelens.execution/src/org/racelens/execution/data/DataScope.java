package org.racelens.execution.data;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.racelens.execution.data.ReductionCopies.Reduction;
import org.racelens.execution.region.MemoryObject;
import org.racelens.execution.state.Copied;
import org.racelens.execution.state.State;
import org.racelens.model.expression.Variable;
import org.racelens.openmp.directive.Directive;

/** What has to be undone and done at the end of a construct. */
public record DataScope(Directive directive, Map<Variable, MemoryObject> outer, Map<Variable, MemoryObject> outerOriginals,
		List<Copied> lasts,
		List<Reduction> reductions, List<Reduction> participations, List<LinearCopy> linears, List<MemoryObject> objects) {
	static DataScope of(Directive directive, State state) {
		return new DataScope(directive, state.bindings(), state.originals(), new ArrayList<>(), new ArrayList<>(), new ArrayList<>(),
				new ArrayList<>(), new ArrayList<>());
	}
}
