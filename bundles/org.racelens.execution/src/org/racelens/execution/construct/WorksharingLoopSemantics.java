package org.racelens.execution.construct;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.racelens.execution.data.DataEnvironment;
import org.racelens.execution.data.DataScope;
import org.racelens.execution.data.LastCounters;
import org.racelens.execution.data.OriginalReader;
import org.racelens.execution.data.SerialCopies;
import org.racelens.execution.interpreter.Execution;
import org.racelens.execution.interpreter.PositiveArgument;
import org.racelens.execution.machine.Machine;
import org.racelens.execution.machine.OrderedFrame;
import org.racelens.execution.machine.TaskContext;
import org.racelens.execution.nest.AssociatedLoops;
import org.racelens.execution.nest.IterationShare;
import org.racelens.execution.nest.Lanes;
import org.racelens.execution.nest.LoopIterations;
import org.racelens.execution.nest.LoopNest;
import org.racelens.execution.nest.Owners;
import org.racelens.execution.region.Breach;
import org.racelens.execution.region.MemoryObject;
import org.racelens.execution.region.Succession;
import org.racelens.execution.state.Frame;
import org.racelens.execution.state.State;
import org.racelens.execution.team.BarrierSemantics;
import org.racelens.logic.term.BoolExpr;
import org.racelens.logic.term.Bools;
import org.racelens.logic.term.IntExpr;
import org.racelens.logic.term.IntExpr.Constant;
import org.racelens.logic.term.Ints;
import org.racelens.model.expression.Expression.IntegerLiteral;
import org.racelens.model.expression.Variable;
import org.racelens.model.gap.MessageKind;
import org.racelens.openmp.directive.Clause.ExpressionClause;
import org.racelens.openmp.directive.Clause.ScheduleClause;
import org.racelens.openmp.directive.ClauseName;
import org.racelens.openmp.directive.DirectiveName;
import org.racelens.openmp.program.Worksharing;
import org.racelens.openmp.syntax.CompositeLoop;
import org.racelens.openmp.syntax.LoopClauses;

/**
 * The worksharing-loop construct: each iteration of the associated loops is executed once an encounter, by the thread that the schedule
 * gives it. Semantics §3, §8; OpenMP 5.2 §11.5.
 */
final class WorksharingLoopSemantics {
	private final Execution execution;
	private final Machine machine;
	private final DataEnvironment environment;
	private final SerialCopies serial;
	private final BarrierSemantics barrier;
	private final AssociatedLoops associated;
	private final LoopIterations iterations;
	private final Lanes lanes;
	private final ScanSemantics scan;

	WorksharingLoopSemantics(Execution execution, DataEnvironment environment, BarrierSemantics barrier, ScanSemantics scan) {
		this.scan = scan;
		this.execution = execution;
		machine = execution.machine();
		this.environment = environment;
		serial = new SerialCopies(execution, environment);
		this.barrier = barrier;
		associated = new AssociatedLoops(execution);
		iterations = new LoopIterations(execution);
		lanes = new Lanes(execution);
	}

	void execute(Worksharing.WorksharingLoop c, State state, Frame frame) {
		if (machine.task().isEmpty()) {
			serial.loops(c, state, frame);
			return;
		}
		Owners.checkNesting(machine, c.directive(), state);
		CompositeLoop whole = CompositeLoop.of(c);
		lanes.around(whole, () -> share(c, whole, state, frame));
	}

	private void share(Worksharing.WorksharingLoop c, CompositeLoop whole, State state, Frame frame) {
		int distributed = LoopClauses.depth(c);
		int depth = Math.max(distributed, ordered(c));
		Optional<ScheduleClause> schedule = c.directive().clause(ScheduleClause.class, ClauseName.SCHEDULE);
		Optional<IntExpr> chunk = schedule.flatMap(ScheduleClause::chunk)
				.flatMap(e -> PositiveArgument.of(ClauseName.SCHEDULE, e, execution, state, frame).value());
		LastCounters counters = LastCounters.of(c, counters(c, whole), execution, state, frame);
		DataScope scope = environment.enter(c.directive(), counters.others(whole.clauses()), OriginalReader.EACH_THREAD, whole.loops(),
				state, frame);
		Optional<LoopNest> loops = associated.of(whole.loops(), depth, state, frame);
		if (loops.isEmpty()) {
			associated.notCanonical(whole.innermost(), state, frame);
			environment.leave(scope, state, frame);
			return;
		}
		if (distributed < depth && loops.get().innermost().range().equals(loops.get().range())) {
			machine.recorder().notConforming(MessageKind.NOT_CANONICAL, c.body().range(),
					Breach.LOOPS_OF_ORDERED_X_MUST_BE_PERFECTLY_NESTED.of(depth));
		}
		LoopNest nest = chunk.filter(n -> !(n instanceof Constant)).map(n -> loops.get().where(Bools.less(Ints.ZERO, n)))
				.orElse(loops.get());
		IntExpr owner = Owners.ofIteration(machine, c, chunk, nest.counts().subList(0, distributed),
				nest.trips().subList(0, distributed), frame);
		List<MemoryObject> linear = environment.setLinears(scope, nest, state);
		Succession order = lanes.order(c, whole, nest, Owners.chunk(schedule, nest), state, frame);
		BoolExpr mine = Bools.and(Bools.equal(machine.task().orElseThrow().thread(), owner),
				DistributeSemantics.inComposite(execution, c, nest, state, frame));
		IterationShare share = new IterationShare(mine, order);
		scan.check(c, whole.clauses(), nest.innermost());
		lanes.begin(whole, nest, state, frame);
		Runnable iterate = () -> iterations.execute(c, nest, share, linear, environment.stepping(scope, nest), state, frame);
		if (c.directive().has(ClauseName.ORDERED)) {
			ordered(new OrderedFrame(nest.ordered(distributed, owner), nest.levels()), iterate);
		} else {
			iterate.run();
		}
		if (environment.hasLasts(scope) || !counters.isEmpty()) {
			BoolExpr last = last(c, chunk, nest, distributed, frame);
			environment.writeLast(scope, nest, last, state, frame);
			counters.write(nest, last, state, frame);
		}
		environment.leave(scope, state, frame);
		if (!c.directive().has(ClauseName.NOWAIT)) {
			barrier.implicit(c.directive().range(), state, frame);
		}
	}

	/** The number of loops that {@code ordered(n)} speaks of; 0 where there is none. */
	private static int ordered(Worksharing.WorksharingLoop c) {
		return c.directive().clause(ExpressionClause.class, ClauseName.ORDERED).flatMap(ExpressionClause::expression)
				.filter(IntegerLiteral.class::isInstance).map(e -> (int) ((IntegerLiteral) e).value()).orElse(0);
	}

	private void ordered(OrderedFrame loop, Runnable iterate) {
		TaskContext task = machine.task().orElseThrow();
		task.enclosing().ordered().push(loop);
		try {
			iterate.run();
		} finally {
			task.enclosing().ordered().pop();
		}
	}

	/** The loop variables that have a value after the construct; {@code distribute} has made them private before. */
	private static List<Variable> counters(Worksharing.WorksharingLoop c, CompositeLoop whole) {
		return whole.simd().isPresent() && !c.directive().names().contains(DirectiveName.DISTRIBUTE)
				? LastCounters.predetermined(whole.loops(), LoopClauses.depth(c), whole.clauses())
				: LastCounters.listed(whole.loops(), LoopClauses.depth(c), whole.clauses());
	}

	/** That the thread executes the sequentially last iteration. */
	private BoolExpr last(Worksharing.WorksharingLoop c, Optional<IntExpr> chunk, LoopNest nest, int distributed, Frame frame) {
		if (nest.counts().stream().allMatch(Optional::isPresent)) {
			List<IntExpr> last = nest.counts().stream().map(n -> Ints.add(n.get(), -1)).toList();
			IntExpr owner = Owners.ofIteration(machine, c, chunk, nest.counts().subList(0, distributed), last.subList(0, distributed),
					frame);
			List<BoolExpr> some = new ArrayList<>(nest.counts().stream().map(n -> Bools.less(Ints.ZERO, n.get())).toList());
			some.add(Bools.equal(machine.task().orElseThrow().thread(), owner));
			return Bools.and(some);
		}
		return Bools.equal(machine.task().orElseThrow().thread(), Owners.of(machine, "last", c.range(), frame));
	}
}
