package org.racelens.execution.construct;

import org.racelens.execution.interpreter.Execution;
import org.racelens.execution.machine.Machine;
import org.racelens.execution.machine.OrderedFrame;
import org.racelens.execution.machine.TaskContext;
import org.racelens.execution.region.Breach;
import org.racelens.execution.region.Item;
import org.racelens.execution.region.Lock;
import org.racelens.execution.region.OrderMark;
import org.racelens.execution.state.Frame;
import org.racelens.execution.state.State;
import org.racelens.model.gap.GapKind;
import org.racelens.model.gap.MessageKind;
import org.racelens.openmp.directive.ClauseName;
import org.racelens.openmp.program.Synchronisation;

/**
 * The block-associated {@code ordered}: the regions of a loop's iterations are executed one after the other, in the order of the
 * iterations. Semantics §6; OpenMP 5.2 §15.10.2.
 */
final class OrderedSemantics {
	private final Execution execution;
	private final Machine machine;
	private final OrderedSimdSemantics lanes;

	OrderedSemantics(Execution execution) {
		this.execution = execution;
		machine = execution.machine();
		lanes = new OrderedSimdSemantics(machine);
	}

	void execute(Synchronisation.Ordered c, State state, Frame frame) {
		if (!c.has(ClauseName.SIMD)) {
			ofThreads(c, state, frame);
		} else if (c.has(ClauseName.THREADS)) {
			lanes.execute(c, () -> ofThreads(c, state, frame));
		} else {
			lanes.execute(c, () -> execution.execute(c.body(), state, frame));
		}
	}

	private void ofThreads(Synchronisation.Ordered c, State state, Frame frame) {
		if (machine.task().isEmpty()) {
			execution.execute(c.body(), state, frame);
			return;
		}
		TaskContext task = machine.task().get();
		if (task.enclosing().ordered().isEmpty()) {
			machine.recorder().notConforming(MessageKind.CLOSELY_NESTED, c.directive().range(),
					Breach.ORDERED_MUST_STAND_INSIDE_A_LOOP_WITH_ORDERED.of());
			execution.execute(c.body(), state, frame);
			return;
		}
		OrderedFrame loop = task.enclosing().ordered().peek();
		if (task.enclosing().locks().stream().anyMatch(l -> l.kind() != Lock.Kind.LANES_IN_ORDER) || loop.isInside()) {
			machine.recorder().notConforming(MessageKind.CLOSELY_NESTED, c.directive().range(),
					Breach.ORDERED_MAY_NOT_STAND_INSIDE_CRITICAL_OR_ORDERED.of());
		}
		checkOnce(c, loop, task, state);
		machine.recorder().record(new Item.OrderPoint(c.directive().range(), state.live(), new OrderMark.Enter(loop.loop()),
				task.enclosing().groups().around()));
		loop.inside(() -> execution.execute(c.body(), state, frame));
		machine.recorder().record(new Item.OrderPoint(c.directive().range(), state.live(), new OrderMark.Leave(loop.loop()),
				task.enclosing().groups().around()));
	}

	private void checkOnce(Synchronisation.Ordered c, OrderedFrame loop, TaskContext task, State state) {
		if (!machine.recorder().isMuted() && (loop.mayRepeat(state.live()) || !loop.isDirectlyIn(task))) {
			machine.recorder().gap(GapKind.NOT_CONFORMING, c.directive().range(),
					Breach.ITERATION_MAY_EXECUTE_MORE_THAN_ONE_ORDERED_REGION.of());
		}
	}
}
