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
import org.racelens.execution.machine.TaskContext;
import org.racelens.execution.region.Breach;
import org.racelens.execution.region.InstanceContext.TeamLevel;
import org.racelens.execution.state.Frame;
import org.racelens.execution.state.State;
import org.racelens.execution.state.TeamSize;
import org.racelens.execution.team.InnerTeam;
import org.racelens.execution.team.RegionExecutor;
import org.racelens.logic.term.BoolExpr;
import org.racelens.logic.term.Bools;
import org.racelens.logic.term.IntExpr;
import org.racelens.logic.term.Ints;
import org.racelens.logic.term.Symbol;
import org.racelens.logic.term.Symbol.Role;
import org.racelens.model.gap.GapKind;
import org.racelens.model.gap.MessageKind;
import org.racelens.model.gap.ModelGap;
import org.racelens.openmp.directive.Clause.ExpressionClause;
import org.racelens.openmp.directive.ClauseName;
import org.racelens.openmp.program.Parallelism;

/**
 * The {@code parallel} construct: every thread of a new team executes the body.
 */
final class ParallelSemantics {
	private final Execution execution;
	private final Machine machine;
	private final DataEnvironment environment;
	private final RegionExecutor regions;
	private final InnerTeam inner;

	ParallelSemantics(Execution execution, DataEnvironment environment) {
		this.execution = execution;
		machine = execution.machine();
		this.environment = environment;
		regions = new RegionExecutor(execution);
		inner = new InnerTeam(execution);
	}

	void execute(Parallelism.Parallel c, State state, Frame frame) {
		if (machine.task().isPresent()) {
			nested(c, state, frame);
			return;
		}
		List<ModelGap> problems = new ArrayList<>();
		TeamSize size = size(c, Symbol.of(machine.freshName("T"), Role.TEAM_SIZE), problems, state, frame);
		problems.forEach(machine.serial().gaps()::push);
		try {
			regions.execute(c, size, (inner, within) -> body(c, inner, within), state, frame);
		} finally {
			problems.forEach(p -> machine.serial().gaps().pop());
		}
	}

	/**
	 * Executes the body as one of the team's threads. A number of threads that {@code omp_set_num_threads} has set is the first one of a
	 * list, of which {@code OMP_NUM_THREADS} may name more: the next one is for teams that the threads make. OpenMP 5.2 §2.4, §18.2.1,
	 * §21.1.2
	 */
	private void body(Parallelism.Parallel c, State inner, Frame frame) {
		inner.setThreadLimit(Optional.empty());
		DataScope scope = environment.enter(c.directive(), c.clauses(), OriginalReader.ENCOUNTERING, c.body(), inner, frame);
		inner.begin();
		execution.execute(c.body(), inner, frame);
		inner.exits().all()
				.forEach(s -> machine.recorder().notConforming(MessageKind.BRANCH_OUT, s.control().leftAt().orElse(c.directive().range()),
						Breach.BRANCH_LEAVES_PARALLEL_REGION.of()));
		environment.leave(scope, inner, frame);
	}

	/** T ≥ 1, at most what {@code num_threads} and {@code omp_set_num_threads} allow, 1 where {@code if} is false. OpenMP 5.2 §10.1.1 */
	private TeamSize size(Parallelism.Parallel c, Symbol symbol, List<ModelGap> problems, State state, Frame frame) {
		List<BoolExpr> facts = new ArrayList<>(List.of(Bools.lessEqual(Ints.ONE, symbol)));
		Optional<IntExpr> limit = limit(c, problems, state, frame);
		limit.ifPresent(n -> facts.add(Bools.lessEqual(symbol, n)));
		Optional<Long> max = limit.flatMap(Ints::constant);
		for (ExpressionClause clause : c.directive().clauses(ExpressionClause.class, ClauseName.IF)) {
			if (clause.expression().isPresent() && clause.modifier().filter(m -> !m.equals("parallel")).isEmpty()) {
				BoolExpr condition = execution.at(state, frame).condition(clause.expression().get());
				facts.add(Bools.or(condition, Bools.lessEqual(symbol, Ints.ONE)));
				max = condition.equals(Bools.FALSE) ? Optional.of(1L) : max;
			}
		}
		machine.task().flatMap(TaskContext::contentionLimit).ifPresent(n -> facts.add(Bools.lessEqual(symbol, n)));
		return new TeamSize(symbol, Bools.and(facts), max);
	}

	/** What the clause says, or else what {@code omp_set_num_threads} has said. */
	private Optional<IntExpr> limit(Parallelism.Parallel c, List<ModelGap> problems, State state, Frame frame) {
		Optional<PositiveArgument> asked = c.directive().clause(ExpressionClause.class, ClauseName.NUM_THREADS)
				.flatMap(ExpressionClause::expression).map(e -> PositiveArgument.of(ClauseName.NUM_THREADS, e, execution, state, frame));
		asked.flatMap(PositiveArgument::problem).ifPresent(problems::add);
		if (asked.isPresent()) {
			return asked.get().value();
		}
		if (state.threadLimit().filter(PositiveArgument::isForbidden).isPresent()) {
			problems.add(machine.recorder().gap(GapKind.NOT_CONFORMING, c.directive().range(),
					Breach.NUMBER_OF_THREADS_WAS_SET_TO_LESS_THAN_ONE.of()));
			return Optional.empty();
		}
		return state.threadLimit();
	}

	/** Inside another region the construct makes an inner team, whose threads are part of that region. */
	private void nested(Parallelism.Parallel c, State state, Frame frame) {
		Symbol symbol = InnerTeam.size(machine);
		TeamSize size = size(c, symbol, new ArrayList<>(), state, frame);
		inner.execute(c, TeamLevel.Kind.PARALLEL, symbol, size.facts(), (s, within) -> body(c, s, within), state, frame);
	}
}
