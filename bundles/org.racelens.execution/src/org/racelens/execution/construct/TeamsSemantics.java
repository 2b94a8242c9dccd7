package org.racelens.execution.construct;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.racelens.execution.data.DataEnvironment;
import org.racelens.execution.data.DataScope;
import org.racelens.execution.data.OriginalReader;
import org.racelens.execution.interpreter.Execution;
import org.racelens.execution.interpreter.PositiveArgument;
import org.racelens.execution.machine.Machine;
import org.racelens.execution.region.Breach;
import org.racelens.execution.region.InstanceContext.TeamLevel;
import org.racelens.execution.state.Frame;
import org.racelens.execution.state.State;
import org.racelens.execution.state.TeamSize;
import org.racelens.execution.team.InnerTeam;
import org.racelens.execution.team.RegionExecutor;
import org.racelens.execution.team.ThreadLimits;
import org.racelens.logic.term.BoolExpr;
import org.racelens.logic.term.Bools;
import org.racelens.logic.term.IntExpr;
import org.racelens.logic.term.Ints;
import org.racelens.logic.term.Symbol;
import org.racelens.model.expression.Expression;
import org.racelens.model.gap.MessageKind;
import org.racelens.openmp.directive.Clause.ExpressionClause;
import org.racelens.openmp.directive.ClauseName;
import org.racelens.openmp.program.Parallelism;

/**
 * {@code teams}: the initial thread of each team of a league executes the body. Each team is a contention group of its own; nothing but the
 * league's end joins them. Semantics §3, §6; OpenMP 5.2 §10.2.
 */
final class TeamsSemantics {
	private final Execution execution;
	private final Machine machine;
	private final DataEnvironment environment;
	private final RegionExecutor regions;
	private final InnerTeam league;

	TeamsSemantics(Execution execution, DataEnvironment environment) {
		this.execution = execution;
		machine = execution.machine();
		this.environment = environment;
		regions = new RegionExecutor(execution);
		league = new InnerTeam(execution);
	}

	void execute(Parallelism.Teams c, State state, Frame frame) {
		if (machine.task().isEmpty()) {
			regions.execute(c, TeamSize.one(machine.names()), (inner, within) -> make(c, inner, within), state, frame);
		} else {
			make(c, state, frame);
		}
	}

	private void make(Parallelism.Teams c, State state, Frame frame) {
		Symbol size = InnerTeam.size(machine);
		BoolExpr facts = size(c, size, state, frame);
		Optional<IntExpr> limit = ThreadLimits.of(execution, c, state, frame);
		league.execute(c, TeamLevel.Kind.TEAMS, size, facts, (inner, within) -> body(c, limit, inner, within), state, frame);
	}

	private void body(Parallelism.Teams c, Optional<IntExpr> limit, State inner, Frame frame) {
		machine.task().orElseThrow().setThreadLimit(limit);
		DataScope scope = environment.enter(c.directive(), c.clauses(), OriginalReader.ENCOUNTERING, c.body(), inner, frame);
		inner.begin();
		execution.execute(c.body(), inner, frame);
		inner.exits().all()
				.forEach(s -> machine.recorder().notConforming(MessageKind.BRANCH_OUT, s.control().leftAt().orElse(c.directive().range()),
						Breach.BRANCH_LEAVES_TEAMS_REGION.of()));
		environment.leave(scope, inner, frame);
	}

	/** At most what {@code num_teams} allows, one where {@code if} is false. OpenMP 5.2 §10.2.1 */
	private BoolExpr size(Parallelism.Teams c, Symbol size, State state, Frame frame) {
		List<BoolExpr> facts = new ArrayList<>();
		for (ExpressionClause clause : c.clauses(ExpressionClause.class, ClauseName.NUM_TEAMS)) {
			Optional<IntExpr> least = clause.lower().flatMap(e -> positive(execution, clause.name(), e, state, frame));
			Optional<IntExpr> most = clause.expression().flatMap(e -> positive(execution, clause.name(), e, state, frame));
			most.ifPresent(n -> facts.add(Bools.lessEqual(size, n)));
			least.filter(n -> !areReversed(n, most)).ifPresent(n -> facts.add(Bools.lessEqual(n, size)));
			least.filter(n -> areReversed(n, most))
					.ifPresent(n -> machine.recorder().notConforming(MessageKind.CLAUSE_ARGUMENT, clause.range(),
							Breach.LOWER_BOUND_OF_NUM_TEAMS_IS_ABOVE_ITS_UPPER_BOUND.of()));
		}
		for (ExpressionClause clause : c.clauses(ExpressionClause.class, ClauseName.IF)) {
			clause.expression().ifPresent(
					e -> facts.add(Bools.or(execution.at(state, frame).condition(e), Bools.lessEqual(size, Ints.ONE))));
		}
		return Bools.and(facts);
	}

	private static boolean areReversed(IntExpr least, Optional<IntExpr> most) {
		return most.filter(n -> Bools.less(n, least).equals(Bools.TRUE)).isPresent();
	}

	private static Optional<IntExpr> positive(Execution execution, ClauseName name, Expression e, State state, Frame frame) {
		return PositiveArgument.of(name, e, execution, state, frame).value();
	}
}
