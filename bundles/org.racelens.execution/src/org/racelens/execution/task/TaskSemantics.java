package org.racelens.execution.task;

import java.util.ArrayList;
import java.util.List;
import org.racelens.execution.data.DataEnvironment;
import org.racelens.execution.data.DataScope;
import org.racelens.execution.data.OriginalReader;
import org.racelens.execution.data.SerialCopies;
import org.racelens.execution.interpreter.Execution;
import org.racelens.execution.machine.Machine;
import org.racelens.execution.memory.Use;
import org.racelens.execution.region.Dependence;
import org.racelens.execution.state.Frame;
import org.racelens.execution.state.State;
import org.racelens.execution.state.TaskTraits;
import org.racelens.execution.value.Value;
import org.racelens.model.expression.Expression;
import org.racelens.openmp.directive.Clause;
import org.racelens.openmp.directive.Clause.ExpressionClause;
import org.racelens.openmp.directive.ClauseName;
import org.racelens.openmp.program.Tasking;
import org.racelens.openmp.syntax.ImplicitCopies;

/** {@code task}: one explicit task for each encounter. Semantics §3, §5; OpenMP 5.2 §12.5. */
final class TaskSemantics {
	private final Execution execution;
	private final Machine machine;
	private final DataEnvironment environment;
	private final TaskBody tasks;
	private final SerialCopies serial;

	TaskSemantics(Execution execution, DataEnvironment environment) {
		this.execution = execution;
		machine = execution.machine();
		this.environment = environment;
		tasks = new TaskBody(execution);
		serial = new SerialCopies(execution, environment);
	}

	void execute(Tasking.Task c, State state, Frame frame) {
		if (machine.task().isEmpty()) {
			tasks.inSerialCode(c, state, frame, () -> serial.task(c, state, frame));
			return;
		}
		List<Dependence> dependences = new TaskDependences(execution, state, frame).of(c.clauses());
		TaskTraits traits = tasks.traits(c.directive(), "task", dependences, state, frame);
		makeEvent(c, state, frame);
		List<Clause> clauses = new ArrayList<>(c.clauses());
		clauses.addAll(
				ImplicitCopies.ofTask(c.directive(), c.clauses(), c.body(), v -> execution.variables().isPrivateInTeam(v, state, frame)));
		tasks.generate(c, traits, (inner, within) -> {
			DataScope scope = environment.enter(c.directive(), clauses, OriginalReader.ENCOUNTERING, c.body(), inner, within);
			inner.begin();
			execution.execute(c.body(), inner, within);
			environment.leave(scope, inner, within);
		}, state, frame);
	}

	/** The generating task gives the event variable of {@code detach} its value, which the task copies. OpenMP 5.2 §12.5.2 */
	private void makeEvent(Tasking.Task c, State state, Frame frame) {
		c.directive().clause(ExpressionClause.class, ClauseName.DETACH).flatMap(ExpressionClause::expression).ifPresent(e -> {
			String name = e instanceof Expression.VariableReference v ? v.variable().name() : "";
			execution.memory().store(execution.at(state, frame).places(e), e.type(), new Value.Number(machine.input("event")),
					new Use(e.range(), name, frame, state));
		});
	}
}
