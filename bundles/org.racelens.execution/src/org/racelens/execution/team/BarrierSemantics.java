package org.racelens.execution.team;

import org.racelens.execution.machine.Alignment;
import org.racelens.execution.machine.Machine;
import org.racelens.execution.machine.TaskContext;
import org.racelens.execution.region.Assumed;
import org.racelens.execution.region.Breach;
import org.racelens.execution.region.InstanceContext.TeamLevel;
import org.racelens.execution.region.Item;
import org.racelens.execution.region.OrderMark;
import org.racelens.execution.state.Frame;
import org.racelens.execution.state.State;
import org.racelens.model.gap.MessageKind;
import org.racelens.model.source.PhaseBound;
import org.racelens.model.source.SourceRange;
import org.racelens.openmp.directive.DirectiveName;

/** Barriers, explicit and implicit. Semantics §4; OpenMP 5.2 §15.3. */
public final class BarrierSemantics {
	private final Machine machine;

	public BarrierSemantics(Machine machine) {
		this.machine = machine;
	}

	/** Executes a {@code barrier} directive; where it may not stand, what follows has an unknown order. */
	public void explicit(SourceRange range, State state, Frame frame) {
		machine.program().unit().layer().at(range, DirectiveName.BARRIER.spelling())
				.forEach(f -> machine.serial().notes().add(Assumed.X_IS_A_BARRIER.of(f)));
		if (machine.task().filter(t -> t.worksharing().isInside() || !t.enclosing().locks().isEmpty()).isPresent()) {
			machine.task().flatMap(t -> t.run().gaps().stream().filter(g -> g.place().equals(range)).findFirst())
					.ifPresent(why -> state.knowledge(now -> now.withUnknownOrder(why)));
			return;
		}
		record(PhaseBound.Kind.EXPLICIT, range, state, frame);
	}

	/** The barrier at the end of a worksharing construct. */
	public void implicit(SourceRange range, State state, Frame frame) {
		record(PhaseBound.Kind.IMPLICIT, range, state, frame);
	}

	private void record(PhaseBound.Kind kind, SourceRange range, State state, Frame frame) {
		if (machine.task().filter(t -> !t.worksharing().isInside() && t.enclosing().locks().isEmpty()).isEmpty() || state.isDead()) {
			return;
		}
		TaskContext task = machine.task().get();
		if (task.kind() == TeamLevel.Kind.TEAMS) {
			machine.recorder().notConforming(MessageKind.CLOSELY_NESTED, range,
					Breach.BARRIER_DOES_NOT_JOIN_TEAMS.of());
			return;
		}
		Alignment met = Alignment.at(range, task, state);
		state.locks().locks().forEach(l -> machine.recorder().record(new Item.OrderPoint(range, state.live(),
				new OrderMark.Carried(l), task.enclosing().groups().around())));
		machine.recorder().record(new Item.Barrier(frame.path() + "@" + range.offset(), kind, range, met.guard(), met.uniform()));
		state.knowledge(now -> now.weakenedBy(met.weakened()));
	}
}
