package org.racelens.execution.device;

import java.util.List;
import java.util.Optional;
import org.racelens.execution.interpreter.Execution;
import org.racelens.execution.machine.Machine;
import org.racelens.execution.region.InstanceContext.TeamLevel;
import org.racelens.execution.state.Frame;
import org.racelens.execution.state.State;
import org.racelens.execution.team.InnerTeam;
import org.racelens.execution.team.TeamBody;
import org.racelens.logic.term.Bools;
import org.racelens.logic.term.FunctionSymbol;
import org.racelens.logic.term.FunctionSymbol.Meaning;
import org.racelens.logic.term.IntExpr;
import org.racelens.logic.term.IntExpr.Apply;
import org.racelens.logic.term.Ints;
import org.racelens.logic.term.Name;
import org.racelens.openmp.program.Construct;

/**
 * The initial thread of a target region: another thread than any of the host, and than those of other target regions. It is numbered from
 * 1, since 0 would be the thread that encounters the region. OpenMP 5.2 §13.8
 */
final class DeviceThread {
	private final Machine machine;
	private final InnerTeam team;

	DeviceThread(Execution execution) {
		machine = execution.machine();
		team = new InnerTeam(execution);
	}

	/** Executes the body by the thread of one of several target regions. */
	void execute(Construct c, TeamBody body, State state, Frame frame) {
		List<IntExpr> instance = machine.task().orElseThrow().instance();
		FunctionSymbol f = new FunctionSymbol(Name.of("device thread@" + c.range().offset() + " " + frame.path()), instance.size(),
				Meaning.INPUT,
				Optional.empty());
		execute(c, Ints.add(Ints.ONE, Ints.max(Ints.ZERO, new Apply(f, instance))), body, state, frame);
	}

	/** Executes the body by the thread of the one target region that there is. */
	void executeAlone(Construct c, TeamBody body, State state, Frame frame) {
		execute(c, Ints.ONE, body, state, frame);
	}

	private void execute(Construct c, IntExpr number, TeamBody body, State state, Frame frame) {
		team.execute(c, TeamLevel.Kind.DEVICE, InnerTeam.size(machine), Bools.TRUE, (inner, within) -> {
			inner.begin();
			inner.restrict(Bools.equal(machine.task().orElseThrow().thread(), number));
			inner.setThreadLimit(Optional.empty());
			body.execute(inner, within);
		}, state, frame);
	}
}
