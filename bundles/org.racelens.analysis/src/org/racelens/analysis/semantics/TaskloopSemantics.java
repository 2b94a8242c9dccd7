package org.racelens.analysis.semantics;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.racelens.analysis.logic.BoolExpr;
import org.racelens.analysis.logic.Bools;
import org.racelens.analysis.logic.IntExpr;
import org.racelens.analysis.logic.Ints;
import org.racelens.analysis.region.IterationOrder;
import org.racelens.analysis.semantics.AssociatedLoops.Nest;
import org.racelens.analysis.semantics.LoopIterations.Share;
import org.racelens.model.gap.GapKind;
import org.racelens.model.omp.Clause;
import org.racelens.model.omp.Clause.ExpressionClause;
import org.racelens.model.omp.Clause.ReductionClause;
import org.racelens.model.omp.ClauseName;
import org.racelens.model.omp.Construct;
import org.racelens.model.stmt.Statement;
import org.racelens.model.stmt.Statement.ConstructStatement;

/**
 * {@code taskloop}: the encountering task generates tasks for the iterations, inside a taskgroup region of its own unless {@code nogroup}.
 * Which iterations one task executes is the implementation's choice, so each is taken as a task of its own, except where there can be no
 * more than one task. Semantics §5; OpenMP 5.2 §12.6.
 */
final class TaskloopSemantics {
	private final Executor executor;
	private final Machine machine;
	private final DataEnvironment environment;
	private final TaskgroupSemantics taskgroup;
	private final AssociatedLoops associated;
	private final LoopIterations iterations;
	private final TaskBody tasks;

	TaskloopSemantics(Executor executor, DataEnvironment environment, TaskgroupSemantics taskgroup) {
		this.executor = executor;
		machine = executor.machine;
		this.environment = environment;
		this.taskgroup = taskgroup;
		associated = new AssociatedLoops(executor);
		iterations = new LoopIterations(executor);
		tasks = new TaskBody(executor);
	}

	void execute(Construct.Taskloop c, State state, Frame frame) {
		if (machine.team.isEmpty()) {
			executor.execute(c.body(), state, frame);
			return;
		}
		Statement loops = c.body() instanceof ConstructStatement s && s.construct() instanceof Construct.Simd simd ? simd.body() : c.body();
		Optional<Nest> nest = associated.of(loops, AssociatedLoops.depth(c), state, frame);
		if (nest.isEmpty()) {
			machine.notConforming("not-canonical", c.body().range(), "the loop is not in canonical form");
			executor.execute(loops, state, frame);
			return;
		}
		if (loops != c.body()) {
			machine.gap(GapKind.UNMODELLED_DIRECTIVE, c.directive().range(), "the lanes of taskloop simd are not modelled");
		}
		TaskBody.Traits traits = tasks.traits(c.directive(), "taskloop", List.of(), state, frame);
		Runnable generation = () -> generate(c, nest.get(), traits, state, frame);
		if (c.directive().has(ClauseName.NOGROUP)) {
			generation.run();
		} else {
			taskgroup.within(c.directive().range(), generation, frame);
			taskgroup.combine(reductions(c.clauses(), ClauseName.REDUCTION), state, frame);
		}
	}

	private void generate(Construct.Taskloop c, Nest nest, TaskBody.Traits traits, State state, Frame frame) {
		List<Clause> clauses = copies(c, nest, state, frame);
		if (isOneTask(c, nest, state, frame)) {
			tasks.generate(c, traits, (inner, within) -> task(c, clauses, inner, within, (s, f) -> {
				iterations.execute(c, nest, Bools.TRUE, List.of(), s, f);
			}, last(nest, false)), state, frame);
			return;
		}
		iterations.execute(c, nest, new Share(Bools.TRUE, IterationOrder.SEQUENTIAL), List.of(), (each, f) -> tasks.generate(c, traits,
				(inner, within) -> task(c, clauses, inner, within, (s, g) -> executor.execute(nest.innermost(), s, g), last(nest, true)),
				each,
				f), state, frame);
	}

	private void task(Construct.Taskloop c, List<Clause> clauses, State inner, Frame frame, RegionExecutor.Body body, BoolExpr last) {
		DataEnvironment.Scope scope = environment.enter(c.directive(), clauses, false, c.body(), inner, frame);
		inner.live = Bools.TRUE;
		body.execute(inner, frame);
		if (environment.hasLasts(scope)) {
			environment.writeLast(scope, last, inner, frame);
		}
		environment.leave(scope, inner, frame);
	}

	/** The clauses of one task: reductions are the taskgroup's, in which the task takes part. */
	private List<Clause> copies(Construct.Taskloop c, Nest nest, State state, Frame frame) {
		List<Clause> clauses = new ArrayList<>();
		for (Clause clause : c.clauses()) {
			clauses.add(clause instanceof ReductionClause r && r.name() == ClauseName.REDUCTION
					? new ReductionClause(ClauseName.IN_REDUCTION, r.modifier(), r.operator(), r.items(), r.range())
					: clause);
		}
		clauses.addAll(ImplicitCopies.ofTask(c.directive(), c.clauses(), c.body(), v -> executor.isPrivateInTeam(v, state, frame)));
		return clauses;
	}

	private static List<Clause> reductions(List<Clause> clauses, ClauseName name) {
		return clauses.stream().filter(r -> r.name() == name).toList();
	}

	/** That an iteration is the sequentially last one. */
	private static BoolExpr last(Nest nest, boolean each) {
		List<BoolExpr> parts = new ArrayList<>();
		for (AssociatedLoops.Level level : nest.levels()) {
			if (each && level.count().isPresent()) {
				parts.add(Bools.equal(level.trip(), Ints.add(level.count().get(), -1)));
			}
		}
		return Bools.and(parts);
	}

	/** Whether there is one task whatever the implementation chooses. OpenMP 5.2 §12.6.1, §12.6.2 */
	private boolean isOneTask(Construct.Taskloop c, Nest nest, State state, Frame frame) {
		Optional<IntExpr> tasksWanted = number(c, ClauseName.NUM_TASKS, state, frame);
		Optional<Long> grain = number(c, ClauseName.GRAINSIZE, state, frame).flatMap(Ints::constant);
		Optional<Long> count = nest.counts().stream().allMatch(Optional::isPresent)
				? nest.counts().stream().map(n -> Ints.constant(n.get())).reduce(Optional.of(1L),
						(a, b) -> a.flatMap(x -> b.map(y -> x * y)))
				: Optional.empty();
		boolean strict = c.directive().clauses(ExpressionClause.class, ClauseName.GRAINSIZE).stream()
				.anyMatch(g -> g.modifier().filter("strict"::equals).isPresent());
		boolean coarse = grain.isPresent() && count.isPresent() && count.get() < (strict ? grain.get() + 1 : 2 * grain.get());
		return coarse || tasksWanted.filter(n -> Ints.isConstant(n, 1)).isPresent();
	}

	private Optional<IntExpr> number(Construct.Taskloop c, ClauseName name, State state, Frame frame) {
		return c.directive().clause(ExpressionClause.class, name).flatMap(ExpressionClause::expression)
				.map(e -> executor.evaluator(state, frame).number(e));
	}
}
