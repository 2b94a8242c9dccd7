package org.racelens.execution.construct;

import java.util.LinkedHashSet;
import java.util.Set;
import org.racelens.execution.interpreter.Execution;
import org.racelens.execution.region.MemoryObject;
import org.racelens.execution.region.Unfollowed;
import org.racelens.execution.state.Frame;
import org.racelens.execution.state.State;
import org.racelens.execution.state.WriteLog;
import org.racelens.openmp.directive.Clause.ExpressionClause;
import org.racelens.openmp.directive.ClauseName;
import org.racelens.openmp.program.Statement;
import org.racelens.openmp.program.Statement.ConstructStatement;
import org.racelens.openmp.program.Synchronisation;
import org.racelens.openmp.syntax.Walk;

/**
 * {@code cancel} and {@code cancellation point}. Whether they do anything is up to a setting of the run ({@code OMP_CANCELLATION}), by
 * default they do not: what follows is then executed as if they were not there. Where they do, fewer instances exist, and a thread that
 * leaves a parallel region passes none of its barriers that another one passes. So they are taken for nothing; only the values that a
 * cancelled construct leaves in a thread's own memory are lost, which {@link SectionsSemantics} sees to (loops lose them always). Semantics
 * §4; OpenMP 5.2 §16.
 */
final class CancelSemantics {
	private final Execution execution;

	CancelSemantics(Execution execution) {
		this.execution = execution;
	}

	/** The condition of {@code if} is evaluated by each thread that encounters the directive. */
	void execute(Synchronisation.Cancel c, State state, Frame frame) {
		c.clauses(ExpressionClause.class, ClauseName.IF)
				.forEach(i -> i.expression().ifPresent(e -> execution.at(state, frame).condition(e)));
	}

	/** Executes a part of a construct that may be cancelled inside: what the part leaves in the thread's own memory is not known then. */
	static void section(Execution execution, Statement part, State state, Frame frame) {
		boolean[] cancels = { false };
		Walk.statements(part, s -> cancels[0] |= s instanceof ConstructStatement c
				&& (c.construct() instanceof Synchronisation.Cancel || c.construct() instanceof Synchronisation.CancellationPoint));
		if (!cancels[0]) {
			execution.execute(part, state, frame);
			return;
		}
		WriteLog written = execution.machine().recorder().logging(() -> execution.execute(part, state, frame));
		Set<MemoryObject> objects = new LinkedHashSet<>(written.wholeObjects());
		written.parts().forEach(p -> objects.add(p.object()));
		objects.stream().filter(o -> !execution.memory().isShared(o))
				.forEach(
						o -> state.setContents(o,
								execution.memory().held().lost(o, part.range(), Unfollowed.SECTION_THAT_WRITES_IT_MAY_BE_CANCELLED.of())));
	}
}
