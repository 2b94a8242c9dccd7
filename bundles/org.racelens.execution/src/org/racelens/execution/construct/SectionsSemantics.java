package org.racelens.execution.construct;

import java.util.Optional;
import org.racelens.execution.data.DataEnvironment;
import org.racelens.execution.data.DataScope;
import org.racelens.execution.data.OriginalReader;
import org.racelens.execution.data.SerialCopies;
import org.racelens.execution.interpreter.Execution;
import org.racelens.execution.machine.Machine;
import org.racelens.execution.machine.TaskContext;
import org.racelens.execution.nest.Owners;
import org.racelens.execution.state.Frame;
import org.racelens.execution.state.State;
import org.racelens.execution.team.BarrierSemantics;
import org.racelens.execution.team.LonePart;
import org.racelens.logic.term.BoolExpr;
import org.racelens.logic.term.Bools;
import org.racelens.logic.term.Ints;
import org.racelens.openmp.directive.ClauseName;
import org.racelens.openmp.program.Statement.Block;
import org.racelens.openmp.program.Worksharing;

/** {@code sections}: any thread for each section, once an encounter; a barrier unless {@code nowait}. Semantics §3; OpenMP 5.2 §11.3. */
final class SectionsSemantics {
	private final Execution execution;
	private final Machine machine;
	private final LonePart lonePart;
	private final DataEnvironment environment;
	private final SerialCopies serial;
	private final BarrierSemantics barrier;

	SectionsSemantics(Execution execution, DataEnvironment environment, BarrierSemantics barrier) {
		this.execution = execution;
		machine = execution.machine();
		lonePart = new LonePart(execution);
		this.environment = environment;
		serial = new SerialCopies(execution, environment);
		this.barrier = barrier;
	}

	void execute(Worksharing.Sections c, State state, Frame frame) {
		if (machine.task().isEmpty()) {
			serial.execute(c, new Block(c.sections(), c.range()), state, frame);
			return;
		}
		TaskContext task = machine.task().get();
		Owners.checkNesting(machine, c.directive(), state);
		DataScope scope = environment.enter(c.directive(), c.clauses(), OriginalReader.EACH_THREAD, new Block(c.sections(), c.range()),
				state, frame);
		task.worksharing().enter();
		Optional<BoolExpr> last = Optional.empty();
		try {
			for (int k = 0; k < c.sections().size(); k++) {
				var section = c.sections().get(k);
				BoolExpr mine = Bools.equal(task.thread(), Owners.of(machine, "section", c.range(), frame, Ints.of(k)));
				execution.branches().branch(state, mine, taken -> lonePart.ofWorksharing(c.directive(),
						frame.site(section.range()), taken,
						() -> CancelSemantics.section(execution, section, taken, frame)), taken -> {
						});
				last = Optional.of(mine);
			}
		} finally {
			task.worksharing().leave();
		}
		last.ifPresent(mine -> environment.writeLast(scope, mine, state, frame));
		environment.leave(scope, state, frame);
		if (!c.directive().has(ClauseName.NOWAIT)) {
			barrier.implicit(c.directive().range(), state, frame);
		}
	}
}
