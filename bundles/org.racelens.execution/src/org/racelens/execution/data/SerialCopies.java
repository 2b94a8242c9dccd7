package org.racelens.execution.data;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.racelens.execution.interpreter.Execution;
import org.racelens.execution.state.Frame;
import org.racelens.execution.state.State;
import org.racelens.model.expression.Expression.VariableReference;
import org.racelens.model.expression.Variable;
import org.racelens.openmp.directive.Clause;
import org.racelens.openmp.directive.Clause.ListClause;
import org.racelens.openmp.directive.Clause.ListItem;
import org.racelens.openmp.directive.ClauseName;
import org.racelens.openmp.program.Construct;
import org.racelens.openmp.program.Statement;
import org.racelens.openmp.program.Tasking;
import org.racelens.openmp.program.Worksharing;
import org.racelens.openmp.syntax.ImplicitCopies;
import org.racelens.openmp.syntax.LoopClauses;

/**
 * Constructs outside of any region, which the initial thread executes alone: what they leave in the variables around them. Copies that
 * nothing writes back leave the originals untouched; what is written back is what the sequential program computes. OpenMP 5.2 §5.1.1, §5.4
 */
public final class SerialCopies {
	private static final Set<ClauseName> COPYING = Set.of(ClauseName.PRIVATE, ClauseName.FIRSTPRIVATE);
	private static final Set<ClauseName> WRITTEN_BACK = Set.of(ClauseName.LASTPRIVATE, ClauseName.LINEAR, ClauseName.REDUCTION,
			ClauseName.IN_REDUCTION);

	private final SerialLinears linears;
	private final DataEnvironment environment;

	public SerialCopies(Execution execution, DataEnvironment environment) {
		linears = new SerialLinears(execution);
		this.environment = environment;
	}

	/** Executes the body of a construct without associated loops. */
	public void execute(Construct c, Statement body, State state, Frame frame) {
		execute(c, body, c.clauses(), List.of(), state, frame);
	}

	/** Executes the associated loops, whose variables are private. */
	public void loops(Construct.Governing c, State state, Frame frame) {
		execute(c, c.body(), c.clauses(), LastCounters.fromOutside(c.body(), LoopClauses.depth(c)), state, frame);
	}

	/** Executes the body of a task, which copies what no clause lists and is local, or a copy that a construct around made. */
	public void task(Construct.Governing c, State state, Frame frame) {
		List<Clause> clauses = new ArrayList<>(c.clauses());
		clauses.addAll(ImplicitCopies.ofTask(c.directive(), c.clauses(), c.body(), v -> !v.isStatic() || state.originals().containsKey(v)));
		List<Variable> counters = c instanceof Tasking.Taskloop ? LastCounters.fromOutside(c.body(), LoopClauses.depth(c))
				: List.of();
		execute(c, c.body(), clauses, counters, state, frame);
	}

	/**
	 * Executes the body of a construct outside of any region, with the copies that its clauses ask for; after it, those that are written
	 * back have their final values.
	 */
	public void execute(Construct c, Statement body, List<Clause> clauses, List<Variable> counters, State state, Frame frame) {
		Set<Variable> kept = listed(clauses.stream().filter(x -> WRITTEN_BACK.contains(x.name()))).collect(Collectors.toSet());
		List<Clause> copying = new ArrayList<>(LastCounters.without(
				clauses.stream().filter(x -> x instanceof ListClause && COPYING.contains(x.name())).toList(), COPYING, kept));
		Set<Variable> copied = listed(copying.stream()).collect(Collectors.toSet());
		// the variables of loop are lastprivate
		List<ListItem> more = counters.stream().filter(v -> !(c instanceof Worksharing.Loop))
				.filter(v -> !kept.contains(v) && !copied.contains(v)).map(v -> item(v, c)).toList();
		copying.add(new ListClause(ClauseName.PRIVATE, Optional.empty(), more, c.directive().range()));
		DataScope scope = environment.enter(c.directive(), copying, OriginalReader.ENCOUNTERING, body, state, frame);
		linears.execute(c, body, clauses, state, frame);
		environment.leave(scope, state, frame);
	}

	private static Stream<Variable> listed(Stream<? extends Clause> clauses) {
		return clauses.flatMap(c -> c.items().stream()).flatMap(i -> i.variable().stream());
	}

	private static ListItem item(Variable variable, Construct c) {
		return new ListItem(Optional.of(variable), Optional.of(new VariableReference(variable, c.directive().range())), variable.name(),
				c.directive().range());
	}
}
