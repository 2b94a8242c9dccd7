package org.racelens.execution.construct;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.racelens.execution.data.DataEnvironment;
import org.racelens.execution.data.DataScope;
import org.racelens.execution.data.LastCounters;
import org.racelens.execution.data.OriginalReader;
import org.racelens.execution.data.SerialLinears;
import org.racelens.execution.interpreter.Execution;
import org.racelens.execution.machine.Machine;
import org.racelens.execution.machine.TaskContext;
import org.racelens.execution.nest.AssociatedLoops;
import org.racelens.execution.nest.IterationShare;
import org.racelens.execution.nest.Lanes;
import org.racelens.execution.nest.LoopIterations;
import org.racelens.execution.nest.LoopNest;
import org.racelens.execution.region.MemoryObject;
import org.racelens.execution.state.Frame;
import org.racelens.execution.state.LaneScope;
import org.racelens.execution.state.State;
import org.racelens.execution.state.TeamSize;
import org.racelens.execution.team.RegionExecutor;
import org.racelens.execution.value.Contents;
import org.racelens.logic.term.BoolExpr;
import org.racelens.logic.term.Bools;
import org.racelens.model.expression.Variable;
import org.racelens.openmp.directive.Clause.ListClause;
import org.racelens.openmp.directive.ClauseName;
import org.racelens.openmp.directive.DirectiveName;
import org.racelens.openmp.program.Worksharing;
import org.racelens.openmp.syntax.LoopClauses;

/**
 * The {@code simd} construct: the thread that meets it executes all iterations, some of them as lanes that run in lock step. In serial code
 * it is a region of its own, of one thread. Semantics §7, §8; OpenMP 5.2 §10.4.
 */
final class SimdSemantics {
	private final Execution execution;
	private final Machine machine;
	private final DataEnvironment environment;
	private final SerialLinears linears;
	private final AssociatedLoops associated;
	private final LoopIterations iterations;
	private final Lanes lanes;
	private final ScanSemantics scan;
	private final RegionExecutor regions;

	SimdSemantics(Execution execution, DataEnvironment environment, ScanSemantics scan) {
		this.scan = scan;
		this.execution = execution;
		machine = execution.machine();
		this.environment = environment;
		linears = new SerialLinears(execution);
		associated = new AssociatedLoops(execution);
		iterations = new LoopIterations(execution);
		lanes = new Lanes(execution);
		regions = new RegionExecutor(execution);
	}

	void execute(Worksharing.Simd c, State state, Frame frame) {
		if (machine.task().isPresent()) {
			machine.regions().meet(c);
			inTeam(c, state, frame);
		} else {
			regions.execute(c, TeamSize.one(machine.names()), (inner, within) -> inTeam(c, inner, within), state.copy(), frame);
			sequentially(c, state, frame);
		}
	}

	/** Without a race the loop leaves behind what its iterations one after the other do. Regions inside are a part of this one. */
	private void sequentially(Worksharing.Simd c, State state, Frame frame) {
		Map<MemoryObject, Contents> untouched = new LinkedHashMap<>();
		for (ListClause list : c.directive().clauses(ListClause.class, ClauseName.PRIVATE)) {
			list.items().stream().flatMap(i -> i.variable().stream()).map(v -> execution.variables().object(v, state, frame))
					.forEach(o -> untouched.put(o, execution.memory().held().of(state, o)));
		}
		machine.recorder().silently(() -> {
			LastCounters counters = LastCounters.of(c, counters(c), execution, state, frame);
			Optional<LoopNest> nest = associated.of(c.body(), LoopClauses.depth(c), state.copy(), frame);
			linears.execute(c, c.body(), c.clauses(), state, frame);
			nest.ifPresent(n -> counters.lose(n, Bools.not(n.isEntered()), state, frame));
		});
		untouched.forEach(state::setContents);
	}

	private void inTeam(Worksharing.Simd c, State state, Frame frame) {
		TaskContext task = machine.task().orElseThrow();
		LastCounters counters = LastCounters.of(c, counters(c), execution, state, frame);
		LaneScope scope = new LaneScope();
		task.enclosing().lanes().push(scope);
		DataScope copies = environment.enter(c.directive(), counters.others(c.clauses()), OriginalReader.EACH_THREAD, c.body(), state,
				frame);
		Optional<LoopNest> nest = associated.of(c.body(), LoopClauses.depth(c), state, frame);
		try {
			if (nest.isEmpty()) {
				associated.notCanonical(c, state, frame);
				environment.leave(copies, state, frame);
				return;
			}
			scan.check(c, c.clauses(), nest.get().innermost());
			scope.begin(Lanes.trips(nest.get()));
			IterationShare share = new IterationShare(DistributeSemantics.inComposite(execution, c, nest.get(), state, frame),
					lanes.order(c, nest.get(), List.of(), state, frame));
			iterations.execute(c, nest.get(), share, environment.setLinears(copies, nest.get(), state),
					environment.stepping(copies, nest.get()), state, frame);
		} finally {
			task.enclosing().lanes().pop();
		}
		BoolExpr some = nest.get().isEntered();
		environment.writeLast(copies, nest.get(), some, state, frame);
		environment.leave(copies, state, frame);
		counters.write(nest.get(), some, state, frame);
		counters.lose(nest.get(), Bools.not(some), state, frame);
	}

	/** {@code distribute} has made them private before. */
	private static List<Variable> counters(Worksharing.Simd c) {
		return c.directive().names().contains(DirectiveName.DISTRIBUTE)
				? LastCounters.listed(c.body(), LoopClauses.depth(c), c.clauses())
				: LastCounters.predetermined(c.body(), LoopClauses.depth(c), c.clauses());
	}
}
