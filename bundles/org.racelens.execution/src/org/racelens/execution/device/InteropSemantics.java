package org.racelens.execution.device;

import java.util.List;
import org.racelens.execution.interpreter.Execution;
import org.racelens.execution.machine.Machine;
import org.racelens.execution.memory.Use;
import org.racelens.execution.state.Frame;
import org.racelens.execution.state.State;
import org.racelens.execution.task.TaskBody;
import org.racelens.execution.task.TaskDependences;
import org.racelens.execution.value.Touch;
import org.racelens.logic.term.Bools;
import org.racelens.logic.term.Ints;
import org.racelens.model.expression.Expression;
import org.racelens.model.expression.Variable;
import org.racelens.openmp.directive.Clause.ListClause;
import org.racelens.openmp.directive.Clause.ListItem;
import org.racelens.openmp.directive.ClauseName;
import org.racelens.openmp.program.Offloading;

/**
 * {@code interop}: the encountering task initialises, destroys or only uses objects that stand for a foreign runtime. With {@code depend}
 * it generates an empty task besides, which waits for the tasks that the clause names. What the foreign runtime does is done by calls of
 * its functions. OpenMP 5.2 §14.1
 */
public final class InteropSemantics {
	private final Execution execution;
	private final Machine machine;
	private final TaskBody tasks;

	public InteropSemantics(Execution execution) {
		this.execution = execution;
		machine = execution.machine();
		tasks = new TaskBody(execution);
	}

	/**
	 * Executes an {@code interop} construct: an access of the encountering task to each object listed, and an empty task where the clause
	 * {@code depend} is given. Nothing in serial code.
	 */
	public void execute(Offloading.Interop c, State state, Frame frame) {
		if (machine.task().isEmpty()) {
			return;
		}
		touch(c.clauses(ListClause.class, ClauseName.INIT), Touch.WRITE, state, frame);
		touch(c.clauses(ListClause.class, ClauseName.USE), Touch.READ, state, frame);
		touch(c.clauses(ListClause.class, ClauseName.DESTROY), Touch.WRITE, state, frame);
		if (c.has(ClauseName.DEPEND)) {
			tasks.empty(c, Bools.of(c.has(ClauseName.NOWAIT)), new TaskDependences(execution, state, frame).of(c.clauses()), state, frame);
		}
	}

	private void touch(List<ListClause> clauses, Touch touch, State state, Frame frame) {
		clauses.stream().flatMap(l -> l.items().stream()).forEach(i -> touch(i, touch, state, frame));
	}

	private void touch(ListItem item, Touch touch, State state, Frame frame) {
		Use use = new Use(item.range(), item.variable().map(Variable::name).orElse(""), frame, state);
		item.original().or(item::expression).map(Expression::type)
				.ifPresent(type -> new TaskDependences(execution, state, frame).address(item)
						.forEach(p -> execution.memory().blocks().touch(p, Ints.of(machine.layout().size(type).orElse(1L)), touch, use)));
	}
}
