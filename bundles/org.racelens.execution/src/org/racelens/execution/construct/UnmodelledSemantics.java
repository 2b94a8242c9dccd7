package org.racelens.execution.construct;

import org.racelens.execution.interpreter.Execution;
import org.racelens.execution.machine.Machine;
import org.racelens.execution.region.Unfollowed;
import org.racelens.execution.state.Frame;
import org.racelens.execution.state.State;
import org.racelens.model.gap.GapKind;
import org.racelens.model.gap.ModelGap;
import org.racelens.openmp.program.Construct;
import org.racelens.openmp.program.Statement;
import org.racelens.openmp.syntax.Walk;

/**
 * Directives without semantics. What the body does is not followed as far as races are concerned, since who executes it and when is not
 * known; what it may write is. Outside of any region the body runs like serial code, and regions inside it are analysed.
 */
final class UnmodelledSemantics {
	private final Execution execution;
	private final Machine machine;

	UnmodelledSemantics(Execution execution) {
		this.execution = execution;
		machine = execution.machine();
	}

	void execute(Construct c, State state, Frame frame) {
		if (c.leaf().isDeclarative()) {
			return;
		}
		ModelGap gap = new ModelGap(GapKind.UNMODELLED_DIRECTIVE, c.directive().range(),
				Unfollowed.DIRECTIVE_X_IS_NOT_MODELLED.of(c.directive().spelling()));
		if (machine.task().isEmpty()) {
			machine.serial().gaps().push(gap);
			Walk.bodies(c).forEach(body -> execution.execute(body, state, frame));
			machine.serial().gaps().pop();
			machine.regions().standAlone(c, gap, frame);
			return;
		}
		machine.task().get().run().gaps().add(gap);
		state.knowledge(now -> now.withUnknownOrder(gap));
		for (Statement body : Walk.bodies(c)) {
			machine.recorder().silently(() -> execution.execute(body, state, frame));
		}
	}
}
