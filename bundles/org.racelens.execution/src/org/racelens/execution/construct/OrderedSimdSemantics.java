package org.racelens.execution.construct;

import org.racelens.execution.machine.Machine;
import org.racelens.execution.machine.TaskContext;
import org.racelens.execution.region.Breach;
import org.racelens.execution.region.Lock;
import org.racelens.model.gap.MessageKind;
import org.racelens.openmp.program.Synchronisation;

/** {@code ordered simd}: the blocks of a simd loop's lanes are executed in the order of its iterations. Semantics §7; OpenMP 5.2 §15.10. */
final class OrderedSimdSemantics {
	private final Machine machine;

	OrderedSimdSemantics(Machine machine) {
		this.machine = machine;
	}

	/** @param block executes it, with what else the directive says */
	void execute(Synchronisation.Ordered c, Runnable block) {
		if (machine.task().isEmpty()) {
			block.run();
			return;
		}
		TaskContext task = machine.task().get();
		if (task.enclosing().lanes().isEmpty()) {
			machine.recorder().notConforming(MessageKind.CLOSELY_NESTED, c.directive().range(),
					Breach.ORDERED_SIMD_REGION_MUST_STAND_INSIDE_SIMD_LOOP.of());
			block.run();
			return;
		}
		task.enclosing().locks().push(new Lock(Lock.Kind.LANES_IN_ORDER, "lanes", task.level(), task.instance()));
		try {
			block.run();
		} finally {
			task.enclosing().locks().pop();
		}
	}
}
