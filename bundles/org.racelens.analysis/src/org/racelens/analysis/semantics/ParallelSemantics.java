package org.racelens.analysis.semantics;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.racelens.analysis.logic.BoolExpr;
import org.racelens.analysis.logic.Bools;
import org.racelens.analysis.logic.IntExpr;
import org.racelens.analysis.logic.Ints;
import org.racelens.analysis.logic.Symbol.Role;
import org.racelens.analysis.logic.Symbol;
import org.racelens.analysis.phase.UniformLoads;
import org.racelens.analysis.region.InstanceContext;
import org.racelens.analysis.region.Item;
import org.racelens.analysis.region.MemoryObject;
import org.racelens.analysis.region.Region;
import org.racelens.analysis.syntax.Walk;
import org.racelens.model.expr.Expression.VariableReference;
import org.racelens.model.expr.Expression;
import org.racelens.model.expr.Variable;
import org.racelens.model.gap.GapKind;
import org.racelens.model.gap.ModelGap;
import org.racelens.model.omp.Clause.ExpressionClause;
import org.racelens.model.omp.Clause.KeywordClause;
import org.racelens.model.omp.Clause.ListClause;
import org.racelens.model.omp.Clause.ListItem;
import org.racelens.model.omp.Clause.ReductionClause;
import org.racelens.model.omp.ClauseName;
import org.racelens.model.omp.Construct;

/**
 * The {@code parallel} construct: every thread of a new team executes the body. Because what a load may see depends on what the region
 * writes, the body is executed until nothing new is written (semantics §2, Values): first as if nothing were, then with what was found.
 */
final class ParallelSemantics {
	private static final int MOST_EXECUTIONS = 6;

	private final Executor executor;
	private final Machine machine;
	private final DataEnvironment environment;

	ParallelSemantics(Executor executor, DataEnvironment environment) {
		this.executor = executor;
		machine = executor.machine;
		this.environment = environment;
	}

	/** One execution of the body. */
	private record Trial(Team team, List<Item> items, WriteLog written, State end) {
	}

	/** The team's size: the symbol and what is known of it. */
	private record Size(Symbol symbol, BoolExpr facts, Optional<Long> max) {
	}

	void execute(Construct.Parallel c, State state, Frame frame) {
		if (machine.team.isPresent()) {
			nested(c, state, frame);
			return;
		}
		Size size = size(c, state, frame);
		Symbol thread = Symbol.of(machine.freshName("tid"), Role.THREAD);
		WriteLog mayWrite = machine.newLog();
		Set<String> uniform = Set.of();
		Map<MemoryObject, Set<String>> linear = Map.of();
		Trial trial;
		boolean settled;
		int executions = 0;
		do {
			Team team = new Team(size.symbol, thread, mayWrite, uniform, linear);
			trial = executor.signs.where(state.live, () -> execute(c, team, state, frame));
			Set<String> found = UniformLoads.of(trial.items, size.facts, InstanceContext.ofTeam(thread, size.symbol));
			settled = !mayWrite.addAll(trial.written) & found.equals(uniform) & team.linearFound.equals(linear);
			uniform = found;
			linear = team.linearFound;
		} while (!settled && ++executions < MOST_EXECUTIONS);
		if (!settled) {
			trial.team.gaps.add(new ModelGap(GapKind.BUDGET, c.directive().range(), "what the region writes did not settle"));
		}
		if (!machine.isMuted() && !state.isDead()) {
			checkDefaultNone(c, trial.team.gaps);
			machine.addRegion(new Region(c, frame.function().name(), size.symbol, thread, size.max,
					Bools.and(machine.assumption(), state.live, size.facts), trial.items, trial.team.gaps.stream().sorted().toList(),
					List.copyOf(machine.notes),
					new Region.Inputs(machine.inputNames, machine.inputContents, machine.objectNames)));
		}
		leave(c, trial, state);
	}

	private Trial execute(Construct.Parallel c, Team team, State state, Frame frame) {
		team.gaps.addAll(machine.serialGaps);
		State inner = state.copy();
		inner.unbindThreadLocals();
		inner.live = Bools.TRUE;
		inner.returns = List.of();
		inner.breaks = List.of();
		inner.continues = List.of();
		inner.weakened = new LinkedHashSet<>(state.weakened);
		machine.team = Optional.of(team);
		try {
			List<Item> items = new ArrayList<>();
			WriteLog written = machine.logging(() -> items.addAll(machine.recording(() -> body(c, inner, frame.enteringRegion()))));
			return new Trial(team, items, written, inner);
		} finally {
			machine.team = Optional.empty();
		}
	}

	private void body(Construct.Parallel c, State inner, Frame frame) {
		DataEnvironment.Scope scope = environment.enter(c.directive(), c.clauses(), false, c.body(), inner, frame);
		executor.execute(c.body(), inner, frame);
		for (List<State> leaving : List.of(inner.returns, inner.breaks, inner.continues)) {
			leaving.forEach(s -> machine.notConforming("branch-out", s.leftAt.orElse(c.directive().range()),
					"a branch leaves the parallel region"));
		}
		environment.leave(scope, inner, frame);
	}

	/** T ≥ 1, at most what {@code num_threads} and {@code omp_set_num_threads} allow, 1 where {@code if} is false. OpenMP 5.2 §10.1.1 */
	private Size size(Construct.Parallel c, State state, Frame frame) {
		Symbol symbol = Symbol.of(machine.freshName("T"), Role.TEAM_SIZE);
		List<BoolExpr> facts = new ArrayList<>(List.of(Bools.lessEqual(Ints.ONE, symbol)));
		Optional<IntExpr> limit = c.directive().clause(ExpressionClause.class, ClauseName.NUM_THREADS).flatMap(ExpressionClause::expression)
				.map(e -> executor.evaluator(state, frame).number(e)).or(() -> state.threadLimit);
		limit.ifPresent(n -> facts.add(Bools.lessEqual(symbol, n)));
		Optional<Long> max = limit.flatMap(Ints::constant);
		for (ExpressionClause clause : c.directive().clauses(ExpressionClause.class, ClauseName.IF)) {
			if (clause.expression().isPresent() && clause.modifier().filter(m -> !m.equals("parallel")).isEmpty()) {
				BoolExpr condition = executor.evaluator(state, frame).condition(clause.expression().get());
				facts.add(Bools.or(condition, Bools.lessEqual(symbol, Ints.ONE)));
				max = condition.equals(Bools.FALSE) ? Optional.of(1L) : max;
			}
		}
		return new Size(symbol, Bools.and(facts), max);
	}

	private void nested(Construct.Parallel c, State state, Frame frame) {
		ModelGap gap = machine.gap(GapKind.NESTED_PARALLEL, c.directive().range(), "a parallel region inside another one is not modelled");
		machine.addUndecided(c, gap, frame);
		state.unknownOrder = Optional.of(gap);
		machine.silently(() -> executor.execute(c.body(), state, frame));
	}

	/** After the region, what it may have written is unknown to the serial code. */
	private void leave(Construct.Parallel c, Trial trial, State state) {
		ModelGap why = machine.havoc(c.directive().range(), "the parallel region writes it");
		trial.team.linearFound.keySet().forEach(o -> loseAfter(o, state, why));
		Set<MemoryObject> objects = new LinkedHashSet<>(trial.written.wholeObjects());
		trial.written.parts().forEach(p -> objects.add(p.object()));
		for (MemoryObject object : objects) {
			if (object.depth() > 0) {
				continue;
			}
			Contents lost = executor.memory.lost(object, why.place(), why.message());
			if (trial.written.wholeObjects().contains(object)) {
				state.setContents(object, lost);
			} else {
				Contents changed = executor.memory.contents(state, object);
				for (WriteLog.Part part : trial.written.parts()) {
					if (part.object().equals(object)) {
						changed = changed.store(part.offset(), part.size(),
								new Value.Number(new Symbol(machine.freshName(object.name()), Role.HAVOC,
										Optional.of(why))));
					}
				}
				state.setContents(object, changed);
			}
		}
		if (trial.written.isEverything()) {
			executor.loseReachable(state, why);
		}
	}

	/** What a {@code linear} clause wrote. */
	private void loseAfter(MemoryObject object, State state, ModelGap why) {
		machine.logs.forEach(log -> log.add(object, Ints.ZERO, machine.layout.size(object.element()).filter(n -> object.isVariable())));
		state.setContents(object, executor.memory.lost(object, why.place(), why.message()));
	}

	/** {@code default(none)}: every variable from outside must be listed. OpenMP 5.2 §5.4.1 */
	private void checkDefaultNone(Construct.Parallel c, Set<ModelGap> gaps) {
		boolean none = c.directive().clause(KeywordClause.class, ClauseName.DEFAULT).flatMap(KeywordClause::keyword).filter("none"::equals)
				.isPresent();
		if (!none) {
			return;
		}
		Set<Variable> listed = new LinkedHashSet<>();
		c.directive().clauses().forEach(clause -> {
			List<ListItem> items = clause instanceof ListClause l ? l.items() : clause instanceof ReductionClause r ? r.items() : List.of();
			items.forEach(i -> i.variable().ifPresent(listed::add));
		});
		Map<Variable, Expression> missing = new LinkedHashMap<>();
		Walk.expressions(c.body(), e -> {
			if (e instanceof VariableReference v && !listed.contains(v.variable()) && isFromOutside(v.variable(), c)) {
				missing.putIfAbsent(v.variable(), e);
			}
		});
		missing.forEach((v, e) -> {
			String text = v.name() + " is used in a region with default(none) but no clause lists it";
			machine.message("missing-default-none", e.range(), text);
			gaps.add(new ModelGap(GapKind.NOT_CONFORMING, e.range(), text));
		});
	}

	private static boolean isFromOutside(Variable v, Construct.Parallel c) {
		return !c.range().contains(v.declaration()) && v.storage() != Variable.Storage.THREAD_LOCAL
				&& !ImplicitCopies.isAssociated(v, c.body());
	}
}
