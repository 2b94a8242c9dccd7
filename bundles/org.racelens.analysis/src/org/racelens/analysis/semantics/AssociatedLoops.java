package org.racelens.analysis.semantics;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.racelens.analysis.logic.BoolExpr;
import org.racelens.analysis.logic.Bools;
import org.racelens.analysis.logic.IntExpr;
import org.racelens.analysis.logic.IntExpr.Constant;
import org.racelens.analysis.logic.Ints;
import org.racelens.analysis.logic.Symbol;
import org.racelens.analysis.region.MemoryObject;
import org.racelens.analysis.syntax.CanonicalLoop;
import org.racelens.analysis.syntax.Walk;
import org.racelens.analysis.syntax.WrittenVariables;
import org.racelens.model.expr.Expression;
import org.racelens.model.expr.Expression.Assignment;
import org.racelens.model.expr.Expression.Increment;
import org.racelens.model.expr.Operator;
import org.racelens.model.gap.GapKind;
import org.racelens.model.source.SourceRange;
import org.racelens.model.stmt.Statement;
import org.racelens.model.stmt.Statement.Block;
import org.racelens.model.type.Type;
import org.racelens.model.type.Type.IntegerType;
import org.racelens.model.type.Type.PointerType;

/** The loops that a directive is associated with, in terms of their trip numbers. OpenMP 5.2 §4.4.1. */
final class AssociatedLoops {
	private final Executor executor;
	private final Machine machine;

	AssociatedLoops(Executor executor) {
		this.executor = executor;
		machine = executor.machine;
	}

	/** One associated loop; the value is that of its variable in trip {@code trip}. */
	record Level(CanonicalLoop loop, Symbol trip, IntExpr value, BoolExpr domain, Optional<IntExpr> count) {
		Level where(BoolExpr condition) {
			return new Level(loop, trip, value, Bools.and(domain, condition), count);
		}
	}

	/**
	 * The associated loops of one encounter.
	 *
	 * @param range of the outermost loop
	 * @param levels outermost first
	 * @param innermost what one iteration of all of them executes
	 */
	record Nest(SourceRange range, List<Level> levels, Statement innermost) {
		Nest {
			levels = List.copyOf(levels);
		}

		List<Optional<IntExpr>> counts() {
			return levels.stream().map(Level::count).toList();
		}

		List<IntExpr> trips() {
			return levels.stream().map(l -> (IntExpr) l.trip).toList();
		}

		/** That an iteration with these trips exists. */
		BoolExpr domain() {
			return Bools.and(levels.stream().map(Level::domain).toList());
		}

		/** The same loops where a condition holds, and without iterations where it does not. */
		Nest where(BoolExpr condition) {
			List<Level> changed = new ArrayList<>(levels);
			changed.add(changed.remove(changed.size() - 1).where(condition));
			return new Nest(range, changed, innermost);
		}

		/** The source range of the loop at a level, as witnesses tell it. */
		SourceRange rangeOf(int level) {
			return level == 0 ? range : levels.get(level - 1).loop.body().range();
		}
	}

	/** Evaluates the headers of the associated loops in the encountering thread; empty where they are not in canonical form. */
	Optional<Nest> of(Statement outermost, int depth, State state, Frame frame) {
		List<Level> levels = new ArrayList<>();
		Statement loopStatement = outermost;
		List<Statement> before = new ArrayList<>();
		List<Statement> after = new ArrayList<>();
		for (int i = 0; i < depth; i++) {
			Optional<CanonicalLoop> loop = CanonicalLoop.of(loopStatement);
			if (loop.isEmpty()) {
				return Optional.empty();
			}
			levels.add(level(loop.get(), state, frame));
			loopStatement = i + 1 < depth ? nested(loop.get().body(), before, after) : loop.get().body();
		}
		List<Statement> all = new ArrayList<>(before);
		all.add(loopStatement);
		all.addAll(after);
		Statement innermost = before.isEmpty() && after.isEmpty() ? loopStatement : new Block(all, outermost.range());
		return Optional.of(new Nest(outermost.range(), levels, innermost));
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
}
