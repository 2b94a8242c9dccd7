package org.racelens.execution.construct;

import java.util.List;
import java.util.Optional;
import org.racelens.execution.data.DataEnvironment;
import org.racelens.execution.data.DataScope;
import org.racelens.execution.data.OriginalReader;
import org.racelens.execution.interpreter.Execution;
import org.racelens.execution.interpreter.PositiveArgument;
import org.racelens.execution.machine.Machine;
import org.racelens.execution.machine.TaskContext;
import org.racelens.execution.nest.AssociatedLoops;
import org.racelens.execution.nest.GeneratedLoops;
import org.racelens.execution.nest.LoopIterations;
import org.racelens.execution.nest.LoopNest;
import org.racelens.execution.nest.Owners;
import org.racelens.execution.region.Breach;
import org.racelens.execution.region.InstanceContext.TeamLevel;
import org.racelens.execution.state.Frame;
import org.racelens.execution.state.State;
import org.racelens.logic.term.BoolExpr;
import org.racelens.logic.term.Bools;
import org.racelens.logic.term.IntExpr;
import org.racelens.model.gap.GapKind;
import org.racelens.model.gap.ModelGap;
import org.racelens.openmp.directive.Clause.ScheduleClause;
import org.racelens.openmp.directive.ClauseName;
import org.racelens.openmp.program.Construct;
import org.racelens.openmp.program.Statement.ConstructStatement;
import org.racelens.openmp.program.Worksharing;
import org.racelens.openmp.syntax.LoopClauses;

/**
 * {@code distribute}: each iteration is executed by one team of the league, without a barrier at the end. In a composite directive the team
 * hands it to one of its threads or lanes: the loop is then taken by the leaf inside, which asks here which team's it is; in which of the
 * team's chunks it is makes no difference. Semantics §3; OpenMP 5.2 §11.6.
 */
final class DistributeSemantics {
	private final Execution execution;
	private final Machine machine;
	private final DataEnvironment environment;
	private final AssociatedLoops associated;
	private final LoopIterations iterations;

	DistributeSemantics(Execution execution, DataEnvironment environment) {
		this.execution = execution;
		machine = execution.machine();
		this.environment = environment;
		associated = new AssociatedLoops(execution);
		iterations = new LoopIterations(execution);
	}

	void execute(Worksharing.Distribute c, State state, Frame frame) {
		if (machine.task().filter(t -> t.kind() == TeamLevel.Kind.TEAMS).isEmpty()) {
			machine.task().ifPresent(
					t -> state.knowledge(now -> now.withUnknownOrder(new ModelGap(GapKind.NOT_CONFORMING, c.directive().range(),
							Breach.WHO_DISTRIBUTES_OUTSIDE_OF_TEAMS_IS_NOT_KNOWN.of()))));
			execution.execute(c.body(), state, frame);
			return;
		}
		TaskContext league = machine.task().get();
		DataScope scope = environment.enter(c.directive(), c.clauses(), OriginalReader.EACH_THREAD, c.body(), state, frame);
		if (c.body() instanceof ConstructStatement && GeneratedLoops.of(c.body()).isEmpty()) {
			composite(c, league, state, frame);
		} else {
			loop(c, league, state, frame);
		}
		if (environment.hasLasts(scope)) {
			BoolExpr last = Bools.equal(league.thread(), Owners.of(machine, "last of distribute", c.range(), frame));
			environment.writeLast(scope, last, state, frame);
		}
		environment.leave(scope, state, frame);
	}

	private void composite(Worksharing.Distribute c, TaskContext league, State state, Frame frame) {
		Optional<Construct> outer = league.distributing();
		league.setDistributing(Optional.of(c));
		try {
			execution.execute(c.body(), state, frame);
		} finally {
			league.setDistributing(outer);
		}
	}

	private void loop(Worksharing.Distribute c, TaskContext league, State state, Frame frame) {
		Optional<LoopNest> nest = associated.of(c.body(), LoopClauses.depth(c), state, frame);
		if (nest.isEmpty()) {
			associated.notCanonical(c, state, frame);
			return;
		}
		iterations.execute(c, nest.get(), mine(execution, c, league, nest.get(), state, frame), List.of(), state, frame);
	}

	/**
	 * That the team around executes an iteration which a leaf of a composite directive has; nothing where there is no {@code distribute}.
	 */
	static BoolExpr inComposite(Execution execution, Construct leaf, LoopNest nest, State state, Frame frame) {
		Optional<TaskContext> task = execution.machine().task();
		Optional<TaskContext> league = leaf instanceof Worksharing.Simd ? task : task.flatMap(t -> t.outer());
		return league.filter(t -> t.distributing().filter(d -> d.directive() == leaf.directive()).isPresent())
				.map(t -> mine(execution, t.distributing().get(), t, nest, state, frame)).orElse(Bools.TRUE);
	}

	private static BoolExpr mine(Execution execution, Construct c, TaskContext league, LoopNest nest, State state, Frame frame) {
		Optional<IntExpr> chunk = c.clause(ScheduleClause.class, ClauseName.DIST_SCHEDULE).flatMap(ScheduleClause::chunk)
				.flatMap(e -> PositiveArgument.of(ClauseName.DIST_SCHEDULE, e, execution, state, frame).value());
		return Bools.equal(league.thread(), Owners.ofTeam(league, c, chunk, nest.counts(), nest.trips(), frame));
	}
}
