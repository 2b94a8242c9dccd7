package org.racelens.execution.construct;

import org.racelens.execution.data.DataEnvironment;
import org.racelens.execution.data.DataScope;
import org.racelens.execution.data.OriginalReader;
import org.racelens.execution.data.SerialCopies;
import org.racelens.execution.interpreter.Execution;
import org.racelens.execution.machine.Machine;
import org.racelens.execution.nest.Owners;
import org.racelens.execution.state.Frame;
import org.racelens.execution.state.State;
import org.racelens.execution.team.BarrierSemantics;
import org.racelens.openmp.directive.ClauseName;
import org.racelens.openmp.program.Worksharing;

/** {@code scope}: every thread of the team, with copies of its own, and a barrier unless {@code nowait}. Semantics §4; OpenMP 5.2 §11.2. */
final class ScopeSemantics {
	private final Execution execution;
	private final Machine machine;
	private final DataEnvironment environment;
	private final SerialCopies serial;
	private final BarrierSemantics barrier;

	ScopeSemantics(Execution execution, DataEnvironment environment, BarrierSemantics barrier) {
		this.execution = execution;
		machine = execution.machine();
		this.environment = environment;
		serial = new SerialCopies(execution, environment);
		this.barrier = barrier;
	}

	void execute(Worksharing.Scope c, State state, Frame frame) {
		if (machine.task().isEmpty()) {
			serial.execute(c, c.body(), state, frame);
			return;
		}
		Owners.checkNesting(machine, c.directive(), state);
		DataScope scope = environment.enter(c.directive(), c.clauses(), OriginalReader.EACH_THREAD, c.body(), state, frame);
		execution.execute(c.body(), state, frame);
		environment.leave(scope, state, frame);
		if (!c.has(ClauseName.NOWAIT)) {
			barrier.implicit(c.directive().range(), state, frame);
		}
	}
}
