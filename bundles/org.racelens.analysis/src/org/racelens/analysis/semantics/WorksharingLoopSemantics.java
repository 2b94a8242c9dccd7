package org.racelens.analysis.semantics;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.racelens.analysis.logic.BoolExpr;
import org.racelens.analysis.logic.Bools;
import org.racelens.analysis.logic.IntExpr.Constant;
import org.racelens.analysis.logic.IntExpr;
import org.racelens.analysis.logic.Ints;
import org.racelens.analysis.logic.Symbol;
import org.racelens.analysis.region.Item.LoopVariable;
import org.racelens.analysis.region.Item;
import org.racelens.analysis.region.MemoryObject;
import org.racelens.analysis.syntax.CanonicalLoop;
import org.racelens.analysis.syntax.Walk;
import org.racelens.analysis.syntax.WrittenVariables;
import org.racelens.model.expr.Expression;
import org.racelens.model.expr.Expression.Assignment;
import org.racelens.model.expr.Expression.Increment;
import org.racelens.model.expr.Expression.IntegerLiteral;
import org.racelens.model.expr.Operator;
import org.racelens.model.gap.GapKind;
import org.racelens.model.gap.ModelGap;
import org.racelens.model.omp.Clause.ExpressionClause;
import org.racelens.model.omp.Clause.ScheduleClause;
import org.racelens.model.omp.ClauseName;
import org.racelens.model.omp.Construct;
import org.racelens.model.stmt.Statement.Block;
import org.racelens.model.source.SourceRange;
import org.racelens.model.stmt.Statement;
import org.racelens.model.type.Type;
import org.racelens.model.type.Type.IntegerType;
import org.racelens.model.type.Type.PointerType;
import org.racelens.model.type.Type.RecordType;
import org.racelens.model.type.Type.UnknownType;

/**
 * The worksharing-loop construct: each iteration of the associated loops is executed once an encounter, by the thread that the schedule
 * gives it. Semantics §3, §8; OpenMP 5.2 §11.5.
 */
final class WorksharingLoopSemantics {
	private final Executor executor;
	private final Machine machine;
	private final DataEnvironment environment;
	private final BarrierSemantics barrier;

	WorksharingLoopSemantics(Executor executor, DataEnvironment environment, BarrierSemantics barrier) {
		this.executor = executor;
		machine = executor.machine;
		this.environment = environment;
		this.barrier = barrier;
	}

	/** One associated loop in terms of its trip number. */
	private record Level(CanonicalLoop loop, Symbol trip, IntExpr value, BoolExpr domain, Optional<IntExpr> count) {
	}

	void execute(Construct.WorksharingLoop c, State state, Frame frame) {
		if (machine.team.isEmpty()) {
			executor.execute(c.body(), state, frame);
			return;
		}
		Owners.checkNesting(machine, c.directive(), state);
		int depth = collapse(c);
		if (CanonicalLoop.of(c.body()).isEmpty()) {
			notCanonical(c, state, frame);
			return;
		}
		Optional<ScheduleClause> schedule = c.directive().clause(ScheduleClause.class, ClauseName.SCHEDULE);
		Optional<IntExpr> chunk = schedule.flatMap(ScheduleClause::chunk).map(e -> executor.evaluator(state, frame).number(e));
		DataEnvironment.Scope scope = environment.enter(c.directive(), c.clauses(), true, c.body(), state, frame);
		List<Level> levels = new ArrayList<>();
		Statement innermost = associate(c, depth, levels, state, frame);
		if (levels.size() < depth) {
			notCanonical(c, state, frame);
			return;
		}
		chunk.filter(n -> !(n instanceof Constant)).ifPresent(n -> levels.add(positive(levels.remove(levels.size() - 1), n)));
		IntExpr owner = Owners.ofIteration(machine, schedule, chunk, levels.stream().map(Level::count).toList(),
				levels.stream().map(l -> (IntExpr) l.trip).toList(), c.range(), frame);
		List<MemoryObject> linear = linear(c, scope, levels, state);
		iterations(c, levels, linear, innermost, owner, state, frame);
		if (environment.hasLasts(scope)) {
			writeLast(c, scope, schedule, chunk, levels, state, frame);
		}
		environment.leave(scope, state, frame);
		if (!c.directive().has(ClauseName.NOWAIT)) {
			barrier.implicit(c.directive().range(), state, frame);
		}
	}

	/** The copies of {@code linear} clauses, with their values in terms of the trip numbers. */
	private List<MemoryObject> linear(Construct.WorksharingLoop c, DataEnvironment.Scope scope, List<Level> levels, State state) {
		if (scope.linears().isEmpty()) {
			return List.of();
		}
		Optional<IntExpr> number = Owners.number(levels.stream().map(Level::count).toList(),
				levels.stream().map(l -> (IntExpr) l.trip).toList());
		IntExpr iteration = number.orElseGet(() -> machine.lost("iteration",
				machine.havoc(c.directive().range(), "the iterations of a nest that is not rectangular are not numbered")));
		return environment.setLinears(scope, iteration, state);
	}

	/** A chunk size is positive, or the program does not conform. */
	private static Level positive(Level level, IntExpr chunk) {
		return new Level(level.loop, level.trip, level.value, Bools.and(level.domain, Bools.less(Ints.ZERO, chunk)), level.count);
	}

	/** The number of associated loops. */
	static int collapse(Construct.WorksharingLoop c) {
		return c.directive().clause(ExpressionClause.class, ClauseName.COLLAPSE).flatMap(ExpressionClause::expression)
				.filter(IntegerLiteral.class::isInstance).map(e -> (int) ((IntegerLiteral) e).value()).orElse(1);
	}

	private void notCanonical(Construct.WorksharingLoop c, State state, Frame frame) {
		boolean iterator = CanonicalLoop.variableOf(c.body()).filter(v -> v.type() instanceof RecordType || v.type() instanceof UnknownType)
				.isPresent();
		if (iterator) {
			machine.gap(GapKind.UNMODELLED_STATEMENT, c.body().range(), "a worksharing loop over an iterator is not modelled");
		} else {
			machine.notConforming("not-canonical", c.body().range(), "the loop is not in canonical form");
		}
		GapKind kind = iterator ? GapKind.UNMODELLED_STATEMENT : GapKind.NOT_CONFORMING;
		state.unknownOrder = Optional.of(new ModelGap(kind, c.body().range(), "who executes this loop is not known"));
		executor.execute(c.body(), state, frame);
	}

	/** Evaluates the headers of the associated loops, outermost first, in the encountering thread; returns the innermost body. */
	private Statement associate(Construct.WorksharingLoop c, int depth, List<Level> levels, State state, Frame frame) {
		Statement loopStatement = c.body();
		List<Statement> before = new ArrayList<>();
		List<Statement> after = new ArrayList<>();
		for (int i = 0; i < depth; i++) {
			Optional<CanonicalLoop> loop = CanonicalLoop.of(loopStatement);
			if (loop.isEmpty()) {
				return loopStatement;
			}
			levels.add(level(loop.get(), state, frame));
			loopStatement = i + 1 < depth ? nested(loop.get().body(), before, after) : loop.get().body();
		}
		List<Statement> all = new ArrayList<>(before);
		all.add(loopStatement);
		all.addAll(after);
		return before.isEmpty() && after.isEmpty() ? loopStatement : new Block(all, c.body().range());
	}

	/**
	 * The loop inside a loop's body. The code around it is executed at least once for each iteration of the outer loop, and up to once for
	 * each collapsed iteration: it is taken as a part of the innermost body. OpenMP 5.2 §4.4.1
	 */
	private static Statement nested(Statement body, List<Statement> before, List<Statement> after) {
		if (!(body instanceof Block block) || block.statements().size() == 1
				|| block.statements().stream().filter(s -> CanonicalLoop.of(s).isPresent()).count() != 1) {
			return body;
		}
		int position = 0;
		while (CanonicalLoop.of(block.statements().get(position)).isEmpty()) {
			position++;
		}
		before.addAll(block.statements().subList(0, position));
		after.addAll(0, block.statements().subList(position + 1, block.statements().size()));
		return block.statements().get(position);
	}

	private Level level(CanonicalLoop loop, State state, Frame frame) {
		ExpressionEvaluator evaluator = executor.evaluator(state, frame);
		Type compared = Arithmetic.compared(loop.variable().type(), loop.upper().type());
		IntExpr lower = executor.arithmetic.observed(evaluator.number(loop.lower()), loop.lower().type(), loop.variable().type());
		IntExpr upper = executor.arithmetic.observed(evaluator.number(loop.upper()), loop.upper().type(), compared);
		IntExpr amount = evaluator.number(loop.step());
		IntExpr step = loop.subtracts() ? Ints.negate(amount) : amount;
		Symbol trip = machine.trip(loop.variable().name());
		IntExpr value = Ints.add(lower, executor.arithmetic.binary(Operator.MULTIPLY, step, trip, IntegerType.LONG, loop.step().range()));
		checkDirection(loop, step);
		checkBody(loop);
		boolean up = loop.relation() == Operator.LESS || loop.relation() == Operator.LESS_EQUAL
				|| loop.relation() == Operator.NOT_EQUAL && step instanceof Constant s && s.value() > 0;
		boolean inclusive = loop.relation() == Operator.LESS_EQUAL || loop.relation() == Operator.GREATER_EQUAL;
		IntExpr distance = up ? Ints.subtract(upper, value) : Ints.subtract(value, upper);
		BoolExpr inBounds = inclusive ? Bools.lessEqual(Ints.ZERO, distance) : Bools.less(Ints.ZERO, distance);
		BoolExpr advances = up ? Bools.less(Ints.ZERO, step) : Bools.less(step, Ints.ZERO);
		MemoryObject copy = executor.declare(loop.variable(), "loop variable ", state, frame);
		Value bound = loop.variable().type() instanceof PointerType ? pointer(loop, state, frame, trip) : new Value.Number(value);
		machine.layout.size(loop.variable().type())
				.ifPresent(n -> state.setContents(copy, executor.memory.contents(state, copy).store(0, n, bound)));
		return new Level(loop, trip, value, Bools.and(Bools.lessEqual(Ints.ZERO, trip), inBounds, advances),
				count(lower, upper, step, up, inclusive));
	}

	/** The body leaves the loop variable alone. OpenMP 5.2 §4.4.1 */
	private void checkBody(CanonicalLoop loop) {
		Walk.expressions(loop.body(), e -> {
			Optional<Expression> target = e instanceof Assignment a ? Optional.of(a.target())
					: e instanceof Increment i ? Optional.of(i.target()) : Optional.empty();
			if (target.flatMap(WrittenVariables::root).filter(loop.variable()::equals).isPresent()) {
				machine.notConforming("not-canonical", e.range(), "the loop's body changes its variable " + loop.variable().name());
			}
		});
	}

	/** With {@code <} the variable grows, with {@code >} it shrinks. OpenMP 5.2 §4.4.1 */
	private void checkDirection(CanonicalLoop loop, IntExpr step) {
		boolean grows = loop.relation() == Operator.LESS || loop.relation() == Operator.LESS_EQUAL;
		boolean shrinks = loop.relation() == Operator.GREATER || loop.relation() == Operator.GREATER_EQUAL;
		if (step instanceof Constant s && (grows && s.value() <= 0 || shrinks && s.value() >= 0)) {
			machine.notConforming("not-canonical", loop.step().range(), "the loop variable is stepped away from its bound");
		}
	}

	private Value pointer(CanonicalLoop loop, State state, Frame frame, Symbol trip) {
		machine.gap(GapKind.UNMODELLED_POINTER, loop.lower().range(), "a worksharing loop over a pointer is not modelled");
		return new Value.Pointer(List.of(), trip);
	}

	private static Optional<IntExpr> count(IntExpr lower, IntExpr upper, IntExpr step, boolean up, boolean inclusive) {
		if (!(step instanceof Constant s) || s.value() == 0) {
			return Optional.empty();
		}
		IntExpr distance = Ints.add(up ? Ints.subtract(upper, lower) : Ints.subtract(lower, upper), inclusive ? 1 : 0);
		return Optional.of(Ints.max(Ints.ZERO, Ints.ceilQuotient(distance, Math.abs(s.value()))));
	}

	private void iterations(Construct.WorksharingLoop c, List<Level> levels, List<MemoryObject> linear, Statement innermost, IntExpr owner,
			State state, Frame frame) {
		Team team = machine.team.orElseThrow();
		List<State> outerBreaks = state.breaks;
		List<State> outerContinues = state.continues;
		List<State> outerReturns = state.returns;
		WriteLog written = machine.loopWrites.computeIfAbsent(frame.path() + "@" + c.range().offset() + ":for", k -> machine.newLog());
		Set<MemoryObject> loopVariables = new LinkedHashSet<>(linear);
		levels.forEach(l -> loopVariables.add(executor.object(l.loop.variable(), state, frame)));
		levels.forEach(l -> team.loops.push(new Team.LoopFrame(l.trip, false)));
		team.worksharing++;
		BoolExpr exists = Bools.and(levels.stream().map(Level::domain).toList());
		try {
			boolean grown;
			do {
				State dry = start(state, written, loopVariables, c);
				grown = written.addAll(machine.logging(
						() -> machine.silently(() -> executor.signs.within(exists, () -> executor.execute(innermost, dry, frame)))));
			} while (grown);
			State body = start(state, written, loopVariables, c);
			Runnable iteration = () -> executor.signs.within(exists, () -> executor.execute(innermost, body, frame));
			List<Item> items = machine.isMuted() ? List.of() : machine.recording(iteration);
			if (machine.isMuted()) {
				iteration.run();
			}
			checkBranches(c, body);
			record(team, c, levels, owner, state, items);
		} finally {
			team.worksharing--;
			levels.forEach(l -> team.loops.pop());
		}
		forget(state, written, loopVariables, c);
		state.breaks = outerBreaks;
		state.continues = outerContinues;
		state.returns = outerReturns;
	}

	/** An iteration may follow any other one on the same thread: what the body leaves in private variables is not known at its start. */
	private State start(State state, WriteLog written, Set<MemoryObject> loopVariables, Construct.WorksharingLoop c) {
		State s = state.copy();
		forget(s, written, loopVariables, c);
		s.live = Bools.TRUE;
		s.breaks = List.of();
		s.continues = List.of();
		s.returns = List.of();
		return s;
	}

	private void forget(State state, WriteLog written, Set<MemoryObject> kept, Construct.WorksharingLoop c) {
		Set<MemoryObject> objects = new LinkedHashSet<>(written.wholeObjects());
		written.parts().forEach(p -> objects.add(p.object()));
		for (MemoryObject object : objects) {
			if (!executor.memory.isShared(object) && !kept.contains(object)) {
				state.setContents(object, executor.memory.lost(object, c.directive().range(), "iterations of the loop write it"));
			}
		}
		if (written.isEverything()) {
			executor.loseReachable(state, machine.havoc(c.directive().range(), "the loop may write anything"));
		}
	}

	private void checkBranches(Construct.WorksharingLoop c, State body) {
		List<State> leaving = new ArrayList<>(body.breaks);
		leaving.addAll(body.returns);
		for (State s : leaving) {
			machine.notConforming("branch-out", s.leftAt.orElse(c.body().range()), "a branch leaves the worksharing loop");
		}
	}

	private void record(Team team, Construct.WorksharingLoop c, List<Level> levels, IntExpr owner, State state, List<Item> items) {
		if (items.isEmpty()) {
			return;
		}
		List<Item> inner = items;
		for (int i = levels.size() - 1; i >= 0; i--) {
			Level l = levels.get(i);
			BoolExpr domain = i == levels.size() - 1 ? Bools.and(l.domain, Bools.equal(team.thread, owner)) : l.domain;
			BoolExpr guard = i == 0 ? state.live : Bools.TRUE;
			SourceRange range = i == 0 ? c.body().range() : levels.get(i - 1).loop.body().range();
			inner = List.of(new Item.Loop(range, l.trip, guard, domain, domain,
					List.of(new LoopVariable(l.loop.variable().name(), l.value)),
					List.of(), false,
					c.directive().has(ClauseName.ORDER), List.of(), inner));
		}
		machine.record(inner.get(0));
	}

	private void writeLast(Construct.WorksharingLoop c, DataEnvironment.Scope scope, Optional<ScheduleClause> schedule,
			Optional<IntExpr> chunk,
			List<Level> levels, State state, Frame frame) {
		boolean known = levels.stream().allMatch(l -> l.count.isPresent());
		BoolExpr mine;
		if (known) {
			List<IntExpr> last = levels.stream().map(l -> Ints.add(l.count.get(), -1)).toList();
			IntExpr owner = Owners.ofIteration(machine, schedule, chunk, levels.stream().map(Level::count).toList(), last, c.range(),
					frame);
			List<BoolExpr> some = new ArrayList<>(levels.stream().map(l -> Bools.less(Ints.ZERO, l.count.get())).toList());
			some.add(Bools.equal(machine.team.orElseThrow().thread, owner));
			mine = Bools.and(some);
		} else {
			mine = Bools.equal(machine.team.orElseThrow().thread, Owners.of(machine, "last", c.range(), frame));
		}
		environment.writeLast(scope, mine, state, frame);
	}
}
