package org.racelens.analysis.tests.execution.machine;

import java.util.Map;
import java.util.Optional;
import org.racelens.execution.machine.Machine;
import org.racelens.execution.machine.TaskContext;
import org.racelens.execution.region.InstanceContext.TeamLevel.Kind;
import org.racelens.execution.state.AssumedUniform;
import org.racelens.execution.state.Escapes;
import org.racelens.execution.state.LoopFrame;
import org.racelens.execution.state.RegionRun;
import org.racelens.execution.state.State;
import org.racelens.execution.state.WriteLog;
import org.racelens.logic.term.Name;
import org.racelens.logic.term.Symbol;

/** Tasks of regions of which nothing has been executed yet. */
final class Tasks {
	private Tasks() {
	}

	/** An implicit task of the machine's region. */
	static TaskContext implicit(Machine machine) {
		RegionRun run = RegionRun.after(new WriteLog(machine.aliasing()), Map.of(), new Escapes(), new State());
		return new TaskContext(symbol("T", Symbol.Role.TEAM_SIZE), symbol("t", Symbol.Role.THREAD), run, AssumedUniform.ALL);
	}

	/** An implicit task of a team that a task makes. */
	static TaskContext inner(TaskContext outer, Kind kind, String name) {
		return outer.inner(kind, symbol("size of " + name, Symbol.Role.INNER_TEAM_SIZE), symbol(name, Symbol.Role.THREAD));
	}

	/** A loop is entered. */
	static Symbol enterLoop(TaskContext task, String name, boolean uniform) {
		Symbol trip = symbol(name, Symbol.Role.TRIP);
		task.enclosing().loops().push(new LoopFrame(trip, uniform));
		return trip;
	}

	static Symbol symbol(String name, Symbol.Role role) {
		return new Symbol(Name.of(name), role, Optional.empty());
	}
}
