package org.racelens.execution.team;

import java.util.Optional;
import org.racelens.execution.interpreter.Execution;
import org.racelens.execution.machine.Machine;
import org.racelens.execution.machine.TaskContext;
import org.racelens.execution.region.InstanceContext.TeamLevel;
import org.racelens.execution.region.Item;
import org.racelens.execution.state.Control.Exits;
import org.racelens.execution.state.Frame;
import org.racelens.execution.state.State;
import org.racelens.logic.term.BoolExpr;
import org.racelens.logic.term.Bools;
import org.racelens.logic.term.Ints;
import org.racelens.logic.term.Symbol;
import org.racelens.logic.term.Symbol.Role;
import org.racelens.openmp.program.Construct;

/**
 * A team that a task of a region makes: of a nested parallel construct, or a league of teams. Its threads execute the body, and the task
 * goes on when all of them are done.
 */
public final class InnerTeam {
	private final Machine machine;

	public InnerTeam(Execution execution) {
		machine = execution.machine();
	}

	/** The symbol of an inner team's size: each encounter of its construct has another one. */
	public static Symbol size(Machine machine) {
		return Symbol.of(machine.freshName("T"), Role.INNER_TEAM_SIZE);
	}

	/** Executes the body by a team and records what it does. */
	public void execute(Construct c, TeamLevel.Kind kind, Symbol size, BoolExpr facts, TeamBody body, State state, Frame frame) {
		TaskContext outer = machine.task().orElseThrow();
		Symbol number = Symbol.of(machine.freshName(kind == TeamLevel.Kind.TEAMS ? "team" : "tid"), Role.THREAD);
		TaskContext task = outer.inner(kind, size, number);
		State inner = state.copy();
		inner.unbindThreadLocals();
		inner.exits(now -> Exits.NONE);
		machine.regions().meet(c);
		machine.within(Optional.of(task), () -> body.execute(inner, frame));
		state.mayMeet(inner);
		state.knowledge(now -> now.losingAsIn(inner.knowledge()));
		machine.recorder().record(new Item.Team(frame.site(c.range()), c.directive().range(), kind, state.live(), number, size,
				Bools.and(Bools.less(Ints.ZERO, size), facts), outer.enclosing().groups().around(), task.enclosing().items().peek()));
	}
}
