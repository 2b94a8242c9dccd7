package org.racelens.execution;

import java.util.Optional;
import org.racelens.execution.region.Item;
import org.racelens.execution.region.Lock;
import org.racelens.execution.region.OrderMark;
import org.racelens.model.gap.MessageKind;
import org.racelens.openmp.program.Construct;

/** {@code critical}: every thread, no phase of its own, excluded by name. Semantics §6; OpenMP 5.2 §15.2. */
final class CriticalSemantics {
	private final Execution execution;
	private final Machine machine;

	CriticalSemantics(Execution execution) {
		this.execution = execution;
		machine = execution.machine();
	}

	void execute(Construct.Critical c, State state, Frame frame) {
		if (machine.team.isEmpty()) {
			execution.execute(c.body(), state, frame);
			return;
		}
		Team team = machine.team.get();
		Lock lock = Lock.named(Lock.Kind.CRITICAL, c.name(), team.level());
		if (team.locks.stream().anyMatch(lock::matches)) {
			machine.notConforming(MessageKind.CLOSELY_NESTED, c.directive().range(),
					"a critical region inside another one of the same name never ends");
		}
		team.locks.push(lock);
		machine.record(new Item.OrderPoint(c.directive().range(), state.live, new OrderMark.Acquired(lock), team.groups.around()));
		Optional<UpdateScope> around = team.update;
		team.update = Optional.of(new UpdateScope(UpdateScope.Kind.CRITICAL, around));
		try {
			execution.execute(c.body(), state, frame);
		} finally {
			team.locks.pop();
			team.update = around;
		}
	}
}
