package org.racelens.execution.construct;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.racelens.execution.data.CopyprivateSemantics;
import org.racelens.execution.data.DataEnvironment;
import org.racelens.execution.data.DataScope;
import org.racelens.execution.data.OriginalReader;
import org.racelens.execution.data.SerialCopies;
import org.racelens.execution.interpreter.Execution;
import org.racelens.execution.machine.Machine;
import org.racelens.execution.machine.TaskContext;
import org.racelens.execution.nest.Owners;
import org.racelens.execution.region.MemoryObject;
import org.racelens.execution.state.Frame;
import org.racelens.execution.state.State;
import org.racelens.execution.team.BarrierSemantics;
import org.racelens.execution.team.LonePart;
import org.racelens.execution.value.Contents;
import org.racelens.logic.term.Bools;
import org.racelens.logic.term.IntExpr;
import org.racelens.openmp.directive.ClauseName;
import org.racelens.openmp.program.Worksharing;

/** {@code single}: one thread for each encounter, a barrier unless {@code nowait}. Semantics §3; OpenMP 5.2 §11.1. */
final class SingleSemantics {
	private final Execution execution;
	private final Machine machine;
	private final LonePart lonePart;
	private final DataEnvironment environment;
	private final SerialCopies serial;
	private final BarrierSemantics barrier;
	private final CopyprivateSemantics copyprivate;

	SingleSemantics(Execution execution, DataEnvironment environment, BarrierSemantics barrier) {
		this.execution = execution;
		machine = execution.machine();
		lonePart = new LonePart(execution);
		this.environment = environment;
		serial = new SerialCopies(execution, environment);
		this.barrier = barrier;
		copyprivate = new CopyprivateSemantics(execution);
	}

	void execute(Worksharing.Single c, State state, Frame frame) {
		if (machine.task().isEmpty()) {
			serial.execute(c, c.body(), state, frame);
			return;
		}
		TaskContext task = machine.task().get();
		Owners.checkNesting(machine, c.directive(), state);
		IntExpr owner = Owners.of(machine, "single", c.range(), frame);
		List<MemoryObject> copies = copyprivate.copies(c.directive(), state, frame);
		Map<MemoryObject, Contents> held = new LinkedHashMap<>();
		String part = frame.site(c.range());
		boolean waits = !c.directive().has(ClauseName.NOWAIT);
		if (waits) {
			task.run().escapesFound().addHandingOn(part);
		}
		List<MemoryObject> handedOn = waits ? lonePart.handedOn(part) : List.of();
		DataScope scope = environment.enter(c.directive(), c.clauses(), OriginalReader.EACH_THREAD, c.body(), state, frame);
		task.worksharing().enter();
		boolean handsOver = Stream.concat(copies.stream(), handedOn.stream()).anyMatch(lonePart::isOfPointers);
		if (handsOver) {
			machine.handingOver().enter();
		}
		try {
			execution.branches().branch(state, Bools.equal(task.thread(), owner), taken -> {
				lonePart.ofWorksharing(c.directive(), part, taken,
						() -> execution.execute(c.body(), taken, frame));
				held.putAll(copyprivate.held(copies, taken));
				held.putAll(copyprivate.held(handedOn, taken));
			}, taken -> {
			});
		} finally {
			task.worksharing().leave();
			if (handsOver) {
				machine.handingOver().leave();
			}
		}
		environment.leave(scope, state, frame);
		copyprivate.broadcast(c.directive(), copies, held, owner, state);
		copyprivate.handOn(c.directive(), handedOn, held, owner, state);
		if (waits) {
			barrier.implicit(c.directive().range(), state, frame);
		}
	}
}
