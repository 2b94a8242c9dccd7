package org.racelens.execution.data;

import java.util.List;
import java.util.Optional;
import org.racelens.execution.interpreter.Execution;
import org.racelens.execution.machine.Machine;
import org.racelens.execution.machine.TaskContext;
import org.racelens.execution.memory.Use;
import org.racelens.execution.nest.LoopNest;
import org.racelens.execution.nest.Owners;
import org.racelens.execution.state.Copied;
import org.racelens.execution.state.Frame;
import org.racelens.execution.state.State;
import org.racelens.logic.term.BoolExpr;
import org.racelens.logic.term.Bools;
import org.racelens.logic.term.FunctionSymbol;
import org.racelens.logic.term.IntExpr;
import org.racelens.logic.term.Ints;
import org.racelens.openmp.directive.Clause.ListClause;
import org.racelens.openmp.directive.ClauseName;
import org.racelens.openmp.directive.Directive;

/** What {@code lastprivate} and {@code linear} leave in the originals at the end of a construct. OpenMP 5.2 §5.4.5, §5.4.6 */
final class LastValues {
	private final Execution execution;
	private final Machine machine;
	private final Originals originals;
	private final LinearCopies linearCopies;
	private final ObjectCopies objectCopies;

	LastValues(Execution execution, Originals originals, LinearCopies linearCopies, ObjectCopies objectCopies) {
		this.objectCopies = objectCopies;
		this.execution = execution;
		this.originals = originals;
		this.linearCopies = linearCopies;
		machine = execution.machine();
	}

	/** How many iterations loops have together, where one knows. */
	static Optional<IntExpr> iterations(LoopNest nest) {
		boolean known = Owners.number(nest.counts(), nest.trips()).isPresent() && nest.counts().stream().allMatch(Optional::isPresent);
		return nest.counts().stream().map(n -> n.orElse(Ints.ZERO)).reduce(Ints::multiply).filter(n -> known);
	}

	/**
	 * The thread of the sequentially last iteration or section writes the originals.
	 *
	 * @param iterations after which {@code linear} clauses leave what the sequential loops would
	 * @param mine whether the executing thread is that one
	 */
	void write(DataScope scope, Optional<IntExpr> iterations, BoolExpr mine, State state, Frame frame) {
		for (LinearCopy linear : scope.linears()) {
			ordered(scope.directive(), linear.copied(), frame, () -> execution.branches().branch(state, mine,
					taken -> linearCopies.end(linear, iterations, taken, frame), untaken -> {
					}));
		}
		for (Copied last : scope.lasts()) {
			ordered(scope.directive(), last, frame, () -> {
				BoolExpr writes = scope.directive().clauses(ListClause.class, ClauseName.LASTPRIVATE).stream()
						.anyMatch(c -> isConditional(c) && c.items().contains(last.item())) ? assigned(scope.directive(), last, frame)
								: mine;
				execution.branches().branch(state, writes, taken -> {
					execution.memory().blocks().readCopy(execution.variables().object(last.variable(), taken, frame),
							new Use(last.item().range(), last.variable().name(), frame, taken));
					originals.write(last, taken, frame);
				}, untaken -> {
				});
			});
			execution.branches().branch(state, mine,
					taken -> objectCopies.assign(execution.variables().object(last.variable(), taken, frame), taken, frame),
					untaken -> {
					});
		}
	}

	private void ordered(Directive directive, Copied copied, Frame frame, Runnable code) {
		originals.inOrder(directive, copied.variable(), frame, () -> {
			code.run();
			return copied;
		});
	}

	static boolean isConditional(ListClause clause) {
		return clause.name() == ClauseName.LASTPRIVATE && clause.modifier().filter("conditional"::equals).isPresent();
	}

	/**
	 * {@code lastprivate(conditional:)} writes the original if some iteration assigned the copy; which thread does so is not said. OpenMP
	 * 5.2 §5.4.5
	 */
	private BoolExpr assigned(Directive directive, Copied last, Frame frame) {
		TaskContext task = machine.task().orElseThrow();
		List<IntExpr> encounter = task.encounter();
		IntExpr some = new IntExpr.Apply(new FunctionSymbol(machine.freshName("assigned"), encounter.size(), FunctionSymbol.Meaning.INPUT,
				Optional.empty()), encounter);
		IntExpr writer = Owners.of(machine, "last assigned " + last.variable().id(), directive.range(), frame);
		return Bools.and(Bools.equal(task.thread(), writer), Bools.notEqual(some, Ints.ZERO));
	}
}
