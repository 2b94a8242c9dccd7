package org.racelens.execution.device;

import java.util.List;
import java.util.Optional;
import org.racelens.execution.interpreter.Execution;
import org.racelens.execution.machine.Machine;
import org.racelens.execution.state.Frame;
import org.racelens.execution.state.State;
import org.racelens.execution.state.TeamSize;
import org.racelens.execution.team.RegionExecutor;
import org.racelens.openmp.directive.ClauseName;
import org.racelens.openmp.program.Construct;
import org.racelens.openmp.program.Statement;
import org.racelens.openmp.syntax.OpenTargetTasks;

/**
 * What the host does in serial code while a device works for it: from the statement that leaves a target task running on, in this function
 * or in one that it calls, to the {@code taskwait} of the same block or the block's end, the statements are one region of one host thread.
 * It is executed beside the serial execution, which goes on as if there were no region. Semantics §5; OpenMP 5.2 §13.8
 */
public final class HostMeanwhile {
	private final Execution execution;
	private final Machine machine;
	private final RegionExecutor regions;
	private final OpenTargetTasks tasks;
	private int inside;

	public HostMeanwhile(Execution execution) {
		this.execution = execution;
		machine = execution.machine();
		regions = new RegionExecutor(execution);
		tasks = new OpenTargetTasks(machine.program().unit());
	}

	/** Whether a target construct that is met in serial code is part of such a region. */
	boolean isFollowed(Construct c) {
		return inside > 0 && c.has(ClauseName.NOWAIT);
	}

	/** The rest of a block is about to be executed: how many of its statements are such a region, which has been executed. */
	public int before(List<Statement> rest, State state, Frame frame) {
		if (machine.task().isPresent() || inside > 0 || machine.recorder().isMuted() || state.isDead()) {
			return 0;
		}
		Optional<Construct> first = tasks.leftBy(rest.get(0));
		if (first.isEmpty()) {
			return 0;
		}
		List<Statement> statements = tasks.untilJoined(rest);
		regions.execute(first.get(), TeamSize.one(machine.names()),
				(inner, within) -> statements.forEach(s -> execution.execute(s, inner, within)), state.copy(), frame);
		return statements.size();
	}

	/** Goes on with the serial execution of a statement of such a region. */
	public void again(Runnable statement) {
		inside++;
		try {
			statement.run();
		} finally {
			inside--;
		}
	}
}
