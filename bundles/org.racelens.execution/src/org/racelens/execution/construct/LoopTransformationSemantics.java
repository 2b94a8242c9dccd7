package org.racelens.execution.construct;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.racelens.execution.interpreter.Execution;
import org.racelens.execution.machine.Machine;
import org.racelens.execution.nest.AssociatedLoops;
import org.racelens.execution.nest.GeneratedLoops;
import org.racelens.execution.nest.LoopConformance;
import org.racelens.execution.nest.LoopIterations;
import org.racelens.execution.nest.LoopNest;
import org.racelens.execution.region.MemoryObject;
import org.racelens.execution.region.Unfollowed;
import org.racelens.execution.state.Frame;
import org.racelens.execution.state.State;
import org.racelens.execution.state.WriteLog;
import org.racelens.logic.term.Bools;
import org.racelens.model.gap.GapKind;
import org.racelens.openmp.program.Statement.ConstructStatement;
import org.racelens.openmp.program.Synchronisation;
import org.racelens.openmp.program.Worksharing;
import org.racelens.openmp.syntax.Walk;

/**
 * {@code tile} and {@code unroll} where no other directive takes the loops they generate: the thread that meets them executes all
 * iterations, of an unrolled loop in the same order, of a tiled nest in another one. OpenMP 5.2 §9.
 */
final class LoopTransformationSemantics {
	private final Execution execution;
	private final Machine machine;
	private final AssociatedLoops associated;
	private final LoopIterations iterations;
	private final LoopConformance conformance;

	LoopTransformationSemantics(Execution execution) {
		this.execution = execution;
		machine = execution.machine();
		associated = new AssociatedLoops(execution);
		iterations = new LoopIterations(execution);
		conformance = new LoopConformance(execution);
	}

	void execute(Worksharing.LoopTransformation c, State state, Frame frame) {
		int depth = GeneratedLoops.depth(c);
		if (depth > 1 && machine.task().isPresent()) {
			tiled(c, depth, state, frame);
			return;
		}
		conformance.checkTransformed(c.body(), state, frame);
		if (depth > 1) {
			serial(c, state, frame);
		} else {
			execution.execute(c.body(), state, frame);
		}
	}

	private void tiled(Worksharing.LoopTransformation c, int depth, State state, Frame frame) {
		if (synchronises(c)) {
			machine.recorder().gap(GapKind.UNMODELLED_DIRECTIVE, c.directive().range(),
					Unfollowed.ORDER_INSIDE_A_TILED_NEST_IS_NOT_FOLLOWED.of());
		}
		Optional<LoopNest> nest = associated.of(c.body(), depth, state, frame);
		if (nest.isEmpty()) {
			associated.notCanonical(c, state, frame);
			return;
		}
		iterations.execute(c, nest.get(), Bools.TRUE, List.of(), state, frame);
	}

	/** In serial code only the values matter that the nest leaves. */
	private void serial(Worksharing.LoopTransformation c, State state, Frame frame) {
		WriteLog written = machine.recorder().logging(() -> execution.execute(c.body(), state, frame));
		Set<MemoryObject> objects = new LinkedHashSet<>(written.wholeObjects());
		written.parts().forEach(p -> objects.add(p.object()));
		objects.forEach(o -> state.setContents(o,
				execution.memory().held().lost(o, c.directive().range(), Unfollowed.ITERATIONS_THAT_WRITE_IT_ARE_IN_ANOTHER_ORDER.of())));
	}

	private static boolean synchronises(Worksharing.LoopTransformation c) {
		boolean[] found = { false };
		Walk.statements(c.body(), s -> found[0] |= s instanceof ConstructStatement x && !(x.construct() instanceof Synchronisation.Atomic)
				&& !(x.construct() instanceof Synchronisation.Critical) && !(x.construct() instanceof Worksharing.LoopTransformation));
		return found[0];
	}
}
