package org.racelens.execution.nest;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.racelens.execution.arithmetic.Arithmetic;
import org.racelens.execution.arithmetic.Residues;
import org.racelens.execution.arithmetic.WideLoops;
import org.racelens.execution.arithmetic.WideLoops.Trips;
import org.racelens.execution.interpreter.Evaluation;
import org.racelens.execution.interpreter.Execution;
import org.racelens.execution.machine.Machine;
import org.racelens.execution.nest.GeneratedLoops.Numbers;
import org.racelens.execution.region.Breach;
import org.racelens.execution.region.MemoryObject;
import org.racelens.execution.region.Unfollowed;
import org.racelens.execution.state.Frame;
import org.racelens.execution.state.LoopLevel;
import org.racelens.execution.state.State;
import org.racelens.execution.value.Layout;
import org.racelens.execution.value.Value;
import org.racelens.logic.term.BoolExpr;
import org.racelens.logic.term.Bools;
import org.racelens.logic.term.IntExpr;
import org.racelens.logic.term.IntExpr.Constant;
import org.racelens.logic.term.Ints;
import org.racelens.logic.term.Symbol;
import org.racelens.model.expression.Expression;
import org.racelens.model.expression.Operator;
import org.racelens.model.expression.Type;
import org.racelens.model.expression.Type.FloatingType;
import org.racelens.model.expression.Type.IntegerType;
import org.racelens.model.expression.Type.PointerType;
import org.racelens.model.gap.GapKind;
import org.racelens.model.gap.MessageKind;
import org.racelens.model.gap.ModelGap;
import org.racelens.openmp.directive.ClauseName;
import org.racelens.openmp.directive.DirectiveName;
import org.racelens.openmp.program.Construct;
import org.racelens.openmp.program.Statement;
import org.racelens.openmp.program.Statement.Block;
import org.racelens.openmp.program.Worksharing;
import org.racelens.openmp.syntax.CanonicalLoop;
import org.racelens.openmp.syntax.IteratorLoop;
import org.racelens.openmp.syntax.ObjectLoop;

/** The loops that a directive is associated with, in terms of their trip numbers. OpenMP 5.2 §4.4.1. */
public final class AssociatedLoops {
	private final Execution execution;
	private final Machine machine;
	private final IteratorLoops iterators;
	private final LoopConformance conformance;

	public AssociatedLoops(Execution execution) {
		this.execution = execution;
		iterators = new IteratorLoops(execution);
		conformance = new LoopConformance(execution);
		machine = execution.machine();
	}

	/** Evaluates the headers of the associated loops in the encountering thread; empty where they are not in canonical form. */
	public Optional<LoopNest> of(Statement outermost, int depth, State state, Frame frame) {
		Building nest = new Building(outermost, state, frame);
		Statement loop = outermost;
		for (int taken = 0; taken < depth; taken = nest.trips.size()) {
			if (!nest.take(loop, depth - taken)) {
				return Optional.empty();
			}
			loop = nest.trips.size() < depth ? nested(nest.body, nest.before, nest.after) : nest.body;
		}
		return Optional.of(nest.around(loop));
	}

	/** A nest of which some loops are taken already. */
	private final class Building {
		private final Statement outermost;
		private final State state;
		private final Frame frame;
		private final List<LoopLevel> levels = new ArrayList<>();
		private final List<IntExpr> trips = new ArrayList<>();
		private final List<Optional<IntExpr>> counts = new ArrayList<>();
		private final List<Statement> before = new ArrayList<>();
		private final List<Statement> after = new ArrayList<>();
		private Statement body;

		Building(Statement outermost, State state, Frame frame) {
			this.outermost = outermost;
			this.state = state;
			this.frame = frame;
			body = outermost;
		}

		/** Takes a loop, or up to so many loops that a transformation generates. */
		boolean take(Statement statement, int wanted) {
			Optional<Worksharing.LoopTransformation> transformation = GeneratedLoops.of(statement);
			if (transformation.isPresent()) {
				return generate(transformation.get(), wanted);
			}
			Optional<CanonicalLoop> loop = CanonicalLoop.of(statement);
			Optional<IteratorLoop> overIterator = loop.isPresent() ? Optional.empty() : IteratorLoop.of(statement);
			if (loop.isPresent() || overIterator.isPresent()) {
				CanonicalLoop.before(statement).forEach(s -> execution.execute(s, state, frame));
			}
			Optional<LoopLevel> level = loop.map(l -> level(l, state, frame))
					.or(() -> overIterator.flatMap(l -> iterators.level(l, state, frame)));
			level.ifPresent(l -> {
				levels.add(l);
				trips.add(l.trip());
				counts.add(l.count());
				body = l.body();
			});
			return level.isPresent();
		}

		private boolean generate(Worksharing.LoopTransformation c, int wanted) {
			List<Long> sizes = GeneratedLoops.sizes(c);
			boolean unknownFactor = c.leaf() == DirectiveName.UNROLL && sizes.isEmpty() && c.has(ClauseName.PARTIAL);
			Optional<LoopNest> inner = sizes.isEmpty() && !unknownFactor
					? Optional.empty()
					: of(c.body(), Math.max(1, sizes.size()), state, frame);
			inner.ifPresent(n -> {
				Numbers numbers = unknownFactor
						? new Numbers(n.trips(), List.of(Optional.empty()))
						: GeneratedLoops.numbers(sizes, n.numbers(), Math.min(wanted, 2 * sizes.size()));
				levels.addAll(n.levels());
				trips.addAll(numbers.trips());
				counts.addAll(numbers.counts());
				body = n.innermost();
			});
			return inner.isPresent();
		}

		LoopNest around(Statement innermost) {
			List<Statement> all = new ArrayList<>(before);
			all.add(innermost);
			all.addAll(after);
			Statement whole = before.isEmpty() && after.isEmpty() ? innermost : new Block(all, outermost.range());
			return new LoopNest(outermost.range(), levels, new Numbers(trips, counts), whole);
		}
	}

	/** Where the loops are not in canonical form, nothing is known of who executes them. */
	public void notCanonical(Construct.Governing c, State state, Frame frame) {
		boolean iterator = ObjectLoop.is(c.body());
		if (iterator) {
			machine.recorder().gap(GapKind.UNMODELLED_STATEMENT, c.body().range(),
					Unfollowed.WORKSHARING_LOOP_OVER_ITERATOR_IS_NOT_MODELLED.of());
		} else {
			machine.recorder().notConforming(MessageKind.NOT_CANONICAL, c.body().range(),
					Breach.LOOP_IS_NOT_IN_CANONICAL_FORM.of());
		}
		GapKind kind = iterator ? GapKind.UNMODELLED_STATEMENT : GapKind.NOT_CONFORMING;
		state.knowledge(
				now -> now.withUnknownOrder(new ModelGap(kind, c.body().range(), Unfollowed.WHO_EXECUTES_THIS_LOOP_IS_NOT_KNOWN.of())));
		execution.execute(c.body(), state, frame);
	}

	/**
	 * The loop inside a loop's body. The code around it is executed at least once for each iteration of the outer loop, and up to once for
	 * each collapsed iteration: it is taken as a part of the innermost body. OpenMP 5.2 §4.4.1
	 */
	private static Statement nested(Statement body, List<Statement> before, List<Statement> after) {
		if (!(body instanceof Block block) || block.statements().size() == 1
				|| block.statements().stream().filter(AssociatedLoops::isLoop).count() != 1) {
			return body;
		}
		int position = 0;
		while (!isLoop(block.statements().get(position))) {
			position++;
		}
		before.addAll(block.statements().subList(0, position));
		after.addAll(0, block.statements().subList(position + 1, block.statements().size()));
		return block.statements().get(position);
	}

	private static boolean isLoop(Statement s) {
		return CanonicalLoop.bodyOf(s).isPresent() || GeneratedLoops.of(s).isPresent();
	}

	private LoopLevel level(CanonicalLoop loop, State state, Frame frame) {
		Evaluation evaluator = execution.at(state, frame);
		Value start = integer(evaluator.value(loop.lower()), loop.lower(), loop.variable().type());
		Type compared = Arithmetic.compared(loop.variable().type(), loop.upper().type());
		IntExpr last = compared instanceof FloatingType
				? machine.lostOf("bound", machine.havoc(loop.upper().range(), Unfollowed.FLOATING_POINT_IS_NOT_FOLLOWED.of()),
						List.of(evaluator.number(loop.upper())))
				: evaluator.number(loop.upper());
		boolean wide = Residues.areOf(loop.variable().type()) && Residues.areOf(compared)
				&& (Residues.isBeyond(start.term()) || Residues.isBeyond(last));
		IntExpr lower = wide ? Arithmetic.widens(loop.lower().type(), compared)
				? execution.arithmetic().observed(start.term(), loop.lower().type())
				: start.term() : execution.arithmetic().observed(start.term(), loop.lower().type(), loop.variable().type());
		IntExpr amount = inUnits(loop, integer(evaluator.value(loop.step()), loop.step(), IntegerType.LONG).term(), state, frame);
		IntExpr step = loop.subtracts() ? Ints.negate(amount) : amount;
		Symbol trip = machine.trip(loop.variable().name());
		IntExpr distance = execution.arithmetic().binary(Operator.MULTIPLY, step, trip, IntegerType.LONG, loop.step().range());
		IntExpr value = Ints.add(lower, distance);
		conformance.check(loop, step);
		MemoryObject copy = execution.variables().declare(loop.variable(), "loop variable ", state, frame);
		Value bound = start instanceof Value.Pointer p ? p.plus(distance) : new Value.Number(value);
		machine.layout().size(loop.variable().type())
				.ifPresent(n -> state.setContents(copy, execution.memory().held().of(state, copy).store(0, n, bound)));
		boolean up = loop.relation() == Operator.LESS || loop.relation() == Operator.LESS_EQUAL
				|| loop.relation() == Operator.NOT_EQUAL && step instanceof Constant s && s.value() > 0;
		boolean inclusive = loop.relation() == Operator.LESS_EQUAL || loop.relation() == Operator.GREATER_EQUAL;
		IntExpr shown = start instanceof Value.Pointer p ? elements(p, distance, loop, state, frame) : value;
		if (wide) {
			Trips trips = new WideLoops(execution.arithmetic()).trips(loop.relation(), lower, last, step, trip);
			return new LoopLevel(loop.variable(), loop.body(), trip, shown, trips.exist(), trips.count());
		}
		IntExpr upper = execution.arithmetic().observed(last, loop.upper().type(), compared);
		return new LoopLevel(loop.variable(), loop.body(), trip, shown,
				Bools.and(Bools.lessEqual(Ints.ZERO, trip), inBounds(value, upper, step, up, inclusive)),
				count(lower, upper, step, up, inclusive));
	}

	/** What a floating number is in the type of the loop variable; integers are looked at where they are compared. */
	private Value integer(Value value, Expression e, Type type) {
		return Layout.value(e.type()) instanceof FloatingType
				? execution.arithmetic().conversions().carried(value, e.type(), type, e.range())
				: value;
	}

	/** Pointers are stepped by what they point to. */
	private IntExpr inUnits(CanonicalLoop loop, IntExpr amount, State state, Frame frame) {
		return loop.variable().type() instanceof PointerType p
				? execution.arithmetic().binary(Operator.MULTIPLY, amount, execution.variables().size(p.pointee(), state, frame),
						IntegerType.LONG,
						loop.step().range())
				: amount;
	}

	/** Where a pointer stands in its object, in elements. */
	private IntExpr elements(Value.Pointer start, IntExpr distance, CanonicalLoop loop, State state, Frame frame) {
		IntExpr from = start.targets().isEmpty() ? Ints.ZERO : start.targets().get(0).offset();
		IntExpr unit = loop.variable().type() instanceof PointerType p ? execution.variables().size(p.pointee(), state, frame) : Ints.ONE;
		return Ints.isConstant(unit, 0) ? from : Ints.quotient(Ints.add(from, distance), unit);
	}

	private static BoolExpr inBounds(IntExpr value, IntExpr upper, IntExpr step, boolean up, boolean inclusive) {
		IntExpr distance = up ? Ints.subtract(upper, value) : Ints.subtract(value, upper);
		BoolExpr inBounds = inclusive ? Bools.lessEqual(Ints.ZERO, distance) : Bools.less(Ints.ZERO, distance);
		return Bools.and(inBounds, up ? Bools.less(Ints.ZERO, step) : Bools.less(step, Ints.ZERO));
	}

	private static Optional<IntExpr> count(IntExpr lower, IntExpr upper, IntExpr step, boolean up, boolean inclusive) {
		if (!(step instanceof Constant s) || s.value() == 0) {
			return Optional.empty();
		}
		IntExpr distance = Ints.add(up ? Ints.subtract(upper, lower) : Ints.subtract(lower, upper), inclusive ? 1 : 0);
		return Optional.of(Ints.max(Ints.ZERO, Ints.ceilQuotient(distance, Math.abs(s.value()))));
	}
}
