package org.racelens.analysis.semantics;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.racelens.analysis.logic.Ints;
import org.racelens.analysis.region.MemoryObject;
import org.racelens.model.expr.Expression;
import org.racelens.model.expr.Variable;
import org.racelens.model.gap.GapKind;
import org.racelens.model.omp.Clause.IteratorSpecifier;

/** Runs through the values of {@code iterator(…)} modifiers, where they are constants. OpenMP 5.2 §3.2.6 */
final class IteratorValues {
	private static final long MOST_VALUES = 64;

	private final Executor executor;
	private final State state;
	private final Frame frame;

	IteratorValues(Executor executor, State state, Frame frame) {
		this.executor = executor;
		this.state = state;
		this.frame = frame;
	}

	/** Runs code for all values; once where there are no iterators. */
	void forEach(List<IteratorSpecifier> iterators, Runnable code) {
		Map<Variable, MemoryObject> before = state.bindings();
		iterate(iterators, code);
		state.restoreBindings(before);
	}

	private void iterate(List<IteratorSpecifier> iterators, Runnable code) {
		if (iterators.isEmpty()) {
			code.run();
			return;
		}
		IteratorSpecifier first = iterators.get(0);
		Optional<Long> begin = constant(first.begin());
		Optional<Long> end = constant(first.end());
		Optional<Long> step = first.step().map(this::constant).orElse(Optional.of(1L));
		if (begin.isEmpty() || end.isEmpty() || step.filter(n -> n != 0).isEmpty()
				|| Math.abs((end.get() - begin.get()) / step.get()) > MOST_VALUES) {
			executor.machine.gap(GapKind.UNMODELLED_CLAUSE, first.begin().range(),
					"an iterator without constant bounds, or with many values");
			return;
		}
		for (long value = begin.get(); step.get() > 0 ? value < end.get() : value > end.get(); value += step.get()) {
			MemoryObject object = executor.declare(first.variable(), "iterator ", state, frame);
			long bound = value;
			executor.machine.layout.size(first.variable().type()).ifPresent(n -> state.setContents(object,
					executor.memory.contents(state, object).store(0, n, Value.of(bound))));
			iterate(iterators.subList(1, iterators.size()), code);
		}
	}

	private Optional<Long> constant(Expression e) {
		return Ints.constant(executor.evaluator(state, frame).number(e));
	}
}
