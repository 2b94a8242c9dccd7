package org.racelens.analysis.semantics;

import org.racelens.analysis.logic.Bools;
import org.racelens.model.gap.GapKind;
import org.racelens.model.omp.ClauseName;
import org.racelens.model.omp.Construct;

/** {@code single}: one thread for each encounter, a barrier unless {@code nowait}. Semantics §3; OpenMP 5.2 §11.1. */
final class SingleSemantics {
	private final Executor executor;
	private final Machine machine;
	private final DataEnvironment environment;
	private final BarrierSemantics barrier;

	SingleSemantics(Executor executor, DataEnvironment environment, BarrierSemantics barrier) {
		this.executor = executor;
		machine = executor.machine;
		this.environment = environment;
		this.barrier = barrier;
	}

	void execute(Construct.Single c, State state, Frame frame) {
		if (machine.team.isEmpty()) {
			executor.execute(c.body(), state, frame);
			return;
		}
		Team team = machine.team.get();
		Owners.checkNesting(machine, c.directive(), state);
		if (c.directive().has(ClauseName.COPYPRIVATE)) {
			machine.gap(GapKind.UNMODELLED_CLAUSE, c.directive().range(), "the clause copyprivate is not modelled");
		}
		DataEnvironment.Scope scope = environment.enter(c.directive(), c.clauses(), true, c.body(), state, frame);
		team.worksharing++;
		try {
			executor.branch(state, Bools.equal(team.thread, Owners.of(machine, "single", c.range(), frame)),
					taken -> executor.execute(c.body(), taken, frame), taken -> {
					});
		} finally {
			team.worksharing--;
		}
		environment.leave(scope, state, frame);
		if (!c.directive().has(ClauseName.NOWAIT)) {
			barrier.implicit(c.directive().range(), state, frame);
		}
	}
}
