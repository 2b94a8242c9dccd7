package org.racelens.execution.construct;

import java.util.List;
import java.util.Optional;
import org.racelens.execution.data.DataEnvironment;
import org.racelens.execution.data.DataScope;
import org.racelens.execution.data.LastCounters;
import org.racelens.execution.data.OriginalReader;
import org.racelens.execution.data.SerialCopies;
import org.racelens.execution.interpreter.Execution;
import org.racelens.execution.machine.Machine;
import org.racelens.execution.machine.TaskContext;
import org.racelens.execution.nest.AssociatedLoops;
import org.racelens.execution.nest.Lanes;
import org.racelens.execution.nest.LoopIterations;
import org.racelens.execution.nest.LoopNest;
import org.racelens.execution.nest.Owners;
import org.racelens.execution.region.InstanceContext.TeamLevel;
import org.racelens.execution.state.Frame;
import org.racelens.execution.state.LaneScope;
import org.racelens.execution.state.State;
import org.racelens.execution.team.BarrierSemantics;
import org.racelens.logic.term.BoolExpr;
import org.racelens.logic.term.Bools;
import org.racelens.logic.term.IntExpr;
import org.racelens.logic.term.Ints;
import org.racelens.openmp.directive.Clause.KeywordClause;
import org.racelens.openmp.directive.ClauseName;
import org.racelens.openmp.program.Worksharing;
import org.racelens.openmp.syntax.LoopClauses;

/**
 * {@code loop}: its iterations are unordered, even on one thread. Bound to a team's threads each is executed once an encounter of all of
 * them, with a barrier at the end; bound to a league, by one of the teams, without a barrier; bound to a thread, each thread that meets it
 * executes all. Semantics §3; OpenMP 5.2 §11.7.
 */
final class LoopSemantics {
	private final Execution execution;
	private final Machine machine;
	private final DataEnvironment environment;
	private final SerialCopies serial;
	private final BarrierSemantics barrier;
	private final AssociatedLoops associated;
	private final LoopIterations iterations;

	LoopSemantics(Execution execution, DataEnvironment environment, BarrierSemantics barrier) {
		this.execution = execution;
		machine = execution.machine();
		this.environment = environment;
		serial = new SerialCopies(execution, environment);
		this.barrier = barrier;
		associated = new AssociatedLoops(execution);
		iterations = new LoopIterations(execution);
	}

	void execute(Worksharing.Loop c, State state, Frame frame) {
		if (machine.task().isEmpty()) {
			serial.loops(c, state, frame);
			return;
		}
		boolean shared = isShared(c);
		if (shared && machine.task().get().kind() == TeamLevel.Kind.PARALLEL) {
			Owners.checkNesting(machine, c.directive(), state);
		}
		machine.task().get().enclosing().lanes().push(new LaneScope());
		try {
			iterate(c, shared, state, frame);
		} finally {
			machine.task().get().enclosing().lanes().pop();
		}
		if (shared && machine.task().get().kind() == TeamLevel.Kind.PARALLEL) {
			barrier.implicit(c.directive().range(), state, frame);
		}
	}

	private void iterate(Worksharing.Loop c, boolean shared, State state, Frame frame) {
		int depth = LoopClauses.depth(c);
		LastCounters counters = LastCounters.of(c, LastCounters.predetermined(c.body(), depth, c.clauses()), execution, state, frame);
		DataScope scope = environment.enter(c.directive(), counters.others(c.clauses()), OriginalReader.EACH_THREAD, c.body(), state,
				frame);
		Optional<LoopNest> nest = associated.of(c.body(), depth, state, frame);
		if (nest.isEmpty()) {
			associated.notCanonical(c, state, frame);
			environment.leave(scope, state, frame);
			return;
		}
		machine.task().orElseThrow().enclosing().lanes().element().begin(Lanes.trips(nest.get()));
		iterations.execute(c, nest.get(), shared ? mine(c, nest.get(), nest.get().trips(), frame) : Bools.TRUE, List.of(), state, frame);
		if (environment.hasLasts(scope) || !counters.isEmpty()) {
			BoolExpr last = shared ? last(c, nest.get(), frame) : Bools.TRUE;
			environment.writeLast(scope, last, state, frame);
			counters.write(nest.get(), last, state, frame);
			if (!shared) {
				counters.lose(nest.get(), Bools.not(nest.get().isEntered()), state, frame);
			}
		}
		environment.leave(scope, state, frame);
	}

	/**
	 * Whether the threads of the innermost team share the iterations. Without {@code bind} it depends on what the construct is closely
	 * nested in; inside a worksharing construct or a task it is the thread.
	 */
	private boolean isShared(Worksharing.Loop c) {
		Optional<String> binding = c.clause(KeywordClause.class, ClauseName.BIND).flatMap(KeywordClause::keyword);
		TaskContext task = machine.task().orElseThrow();
		String own = task.kind() == TeamLevel.Kind.PARALLEL ? "parallel" : "teams";
		return binding.map(own::equals).orElse(!task.worksharing().isInside());
	}

	private BoolExpr mine(Worksharing.Loop c, LoopNest nest, List<IntExpr> trips, Frame frame) {
		IntExpr owner = Owners.ofLoop(machine, c, nest.counts(), trips, frame);
		return Bools.equal(machine.task().orElseThrow().thread(), owner);
	}

	/** That the thread executes the sequentially last iteration. */
	private BoolExpr last(Worksharing.Loop c, LoopNest nest, Frame frame) {
		List<IntExpr> last = nest.counts().stream().map(n -> n.map(k -> Ints.add(k, -1)).orElse(Ints.of(-1))).toList();
		return Bools.and(nest.isEntered(), mine(c, nest, last, frame));
	}
}
