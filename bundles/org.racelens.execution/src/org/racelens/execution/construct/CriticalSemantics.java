package org.racelens.execution.construct;

import org.racelens.execution.interpreter.Execution;
import org.racelens.execution.machine.Machine;
import org.racelens.execution.machine.TaskContext;
import org.racelens.execution.region.Breach;
import org.racelens.execution.region.Item;
import org.racelens.execution.region.Lock;
import org.racelens.execution.region.OrderMark;
import org.racelens.execution.state.AtomicScope;
import org.racelens.execution.state.Frame;
import org.racelens.execution.state.State;
import org.racelens.execution.state.UpdateScope;
import org.racelens.model.gap.MessageKind;
import org.racelens.openmp.program.Synchronisation;

/** {@code critical}: every thread, no phase of its own, excluded by name. Semantics §6; OpenMP 5.2 §15.2. */
final class CriticalSemantics {
	private final Execution execution;
	private final Machine machine;

	CriticalSemantics(Execution execution) {
		this.execution = execution;
		machine = execution.machine();
	}

	void execute(Synchronisation.Critical c, State state, Frame frame) {
		if (machine.task().isEmpty()) {
			execution.execute(c.body(), state, frame);
			return;
		}
		TaskContext task = machine.task().get();
		Lock lock = Lock.named(Lock.Kind.CRITICAL, c.name(), task.level());
		if (task.enclosing().locks().stream().anyMatch(lock::matches)) {
			machine.recorder().notConforming(MessageKind.CLOSELY_NESTED, c.directive().range(),
					Breach.CRITICAL_INSIDE_ITS_OWN_NAME_NEVER_ENDS.of());
		}
		task.enclosing().locks().push(lock);
		machine.recorder().record(
				new Item.OrderPoint(c.directive().range(), state.live(), new OrderMark.Acquired(lock), task.enclosing().groups().around()));
		AtomicScope around = task.atomic();
		task.setAtomic(around.inside(UpdateScope.Kind.CRITICAL));
		try {
			execution.execute(c.body(), state, frame);
		} finally {
			task.enclosing().locks().pop();
			task.setAtomic(around);
		}
	}
}
