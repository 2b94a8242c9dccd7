package org.racelens.analysis.semantics;

import java.util.ArrayList;
import java.util.List;
import org.racelens.analysis.logic.Bools;
import org.racelens.analysis.region.Dependence;
import org.racelens.model.omp.Clause;
import org.racelens.model.omp.Construct;

/** {@code task}: one explicit task for each encounter. Semantics §3, §5; OpenMP 5.2 §12.5. */
final class TaskSemantics {
	private final Executor executor;
	private final Machine machine;
	private final DataEnvironment environment;
	private final TaskBody tasks;

	TaskSemantics(Executor executor, DataEnvironment environment) {
		this.executor = executor;
		machine = executor.machine;
		this.environment = environment;
		tasks = new TaskBody(executor);
	}

	void execute(Construct.Task c, State state, Frame frame) {
		if (machine.team.isEmpty()) {
			executor.execute(c.body(), state, frame);
			return;
		}
		List<Dependence> dependences = new TaskDependences(executor, state, frame).of(c.clauses());
		TaskBody.Traits traits = tasks.traits(c.directive(), "task", dependences, state, frame);
		List<Clause> clauses = new ArrayList<>(c.clauses());
		clauses.addAll(ImplicitCopies.ofTask(c.directive(), c.clauses(), c.body(), v -> executor.isPrivateInTeam(v, state, frame)));
		tasks.generate(c, traits, (inner, within) -> {
			DataEnvironment.Scope scope = environment.enter(c.directive(), clauses, false, c.body(), inner, within);
			inner.live = Bools.TRUE;
			executor.execute(c.body(), inner, within);
			environment.leave(scope, inner, within);
		}, state, frame);
	}
}
