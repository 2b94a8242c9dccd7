package org.racelens.execution.construct;

import org.racelens.execution.machine.Machine;
import org.racelens.execution.memory.MemoryOrders;
import org.racelens.execution.region.Item;
import org.racelens.execution.region.OrderMark;
import org.racelens.execution.state.State;
import org.racelens.openmp.program.Synchronisation;

/**
 * {@code flush}: it accesses nothing and orders nothing by itself. Without a list it lets the atomic operations around it hand over what
 * stands before and behind. Semantics §6; OpenMP 5.2 §15.8.5.
 */
final class FlushSemantics {
	private final Machine machine;

	FlushSemantics(Machine machine) {
		this.machine = machine;
	}

	void execute(Synchronisation.Flush c, State state) {
		if (machine.task().isPresent() && c.directive().arguments().isEmpty()) {
			machine.recorder().record(new Item.OrderPoint(c.directive().range(), state.live(), new OrderMark.Flush(MemoryOrders.ofFlush(c)),
					machine.task().get().enclosing().groups().around()));
		}
	}
}
