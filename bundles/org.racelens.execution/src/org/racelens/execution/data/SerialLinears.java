package org.racelens.execution.data;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.racelens.execution.interpreter.Execution;
import org.racelens.execution.machine.Machine;
import org.racelens.execution.nest.AssociatedLoops;
import org.racelens.execution.region.MemoryObject;
import org.racelens.execution.region.Unfollowed;
import org.racelens.execution.state.Frame;
import org.racelens.execution.state.State;
import org.racelens.execution.state.WriteLog;
import org.racelens.execution.value.Value;
import org.racelens.logic.term.IntExpr;
import org.racelens.logic.term.Ints;
import org.racelens.model.expression.Variable;
import org.racelens.openmp.directive.Clause;
import org.racelens.openmp.directive.Clause.ListClause;
import org.racelens.openmp.directive.Clause.ListItem;
import org.racelens.openmp.directive.ClauseName;
import org.racelens.openmp.program.Construct;
import org.racelens.openmp.program.Statement;
import org.racelens.openmp.syntax.LoopClauses;

/**
 * {@code linear} clauses of loops in serial code, which is executed one iteration after the other. That is what the construct does if the
 * loops step the listed variables as the clauses say; else its copies have other values than the variables, and what the loops write is not
 * known. OpenMP 5.2 §5.4.6
 */
public final class SerialLinears {
	private final Execution execution;
	private final Machine machine;
	private final LinearCopies copies;

	public SerialLinears(Execution execution) {
		this.execution = execution;
		machine = execution.machine();
		copies = new LinearCopies(execution, new Originals(execution));
	}

	/**
	 * A listed variable before the loops.
	 *
	 * @param step of numbers in ones, of pointers in bytes
	 */
	private record Listed(Variable variable, MemoryObject object, Optional<Value> start, IntExpr step) {
		Optional<Value> after(IntExpr iterations) {
			IntExpr distance = Ints.multiply(step, iterations);
			return start.map(s -> s instanceof Value.Pointer p ? p.plus(distance) : new Value.Number(Ints.add(s.term(), distance)));
		}
	}

	/** Executes the body of a construct with these clauses: its associated loops, or what has none. */
	public void execute(Construct c, Statement body, List<Clause> clauses, State state, Frame frame) {
		if (clauses.stream().noneMatch(x -> x.name() == ClauseName.LINEAR)) {
			execution.execute(body, state, frame);
			return;
		}
		List<Listed> all = new ArrayList<>();
		List<IntExpr> count = new ArrayList<>();
		machine.recorder().silently(() -> {
			State before = state.copy();
			all.addAll(listed(c, body, clauses, before, frame));
			new AssociatedLoops(execution).of(body, LoopClauses.depth(c), before, frame).flatMap(LastValues::iterations)
					.ifPresent(count::add);
		});
		WriteLog written = machine.recorder().logging(() -> execution.execute(body, state, frame));
		if (!all.stream().allMatch(l -> count.stream().anyMatch(n -> isStepped(l, n, state)))) {
			Set<MemoryObject> objects = new LinkedHashSet<>(written.wholeObjects());
			written.parts().forEach(p -> objects.add(p.object()));
			all.forEach(l -> objects.add(l.object));
			objects.forEach(o -> state.setContents(o, execution.memory().held().lost(o, c.directive().range(),
					Unfollowed.VALUE_THAT_CLAUSE_LEAVES_IN_X.of(all.get(0).variable.name()))));
		}
	}

	private boolean isStepped(Listed listed, IntExpr iterations, State behind) {
		return copies.value(listed.variable, listed.object, behind).filter(v -> listed.after(iterations).filter(v::equals).isPresent())
				.isPresent();
	}

	/** The variables of the clauses, but those that the loops count with. */
	private List<Listed> listed(Construct c, Statement body, List<Clause> clauses, State state, Frame frame) {
		List<Listed> result = new ArrayList<>();
		List<Variable> counters = LastCounters.fromOutside(body, LoopClauses.depth(c));
		for (Clause clause : clauses) {
			for (ListItem item : clause.name() == ClauseName.LINEAR ? clause.items() : List.<ListItem>of()) {
				item.variable().filter(v -> clause instanceof ListClause && !counters.contains(v)).ifPresent(v -> {
					MemoryObject object = execution.variables().object(v, state, frame);
					result.add(new Listed(v, object, copies.value(v, object, state), copies.step((ListClause) clause, v, state, frame)));
				});
			}
		}
		return result;
	}
}
