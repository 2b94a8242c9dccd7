package org.racelens.execution.data;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import org.racelens.execution.interpreter.Evaluation;
import org.racelens.execution.interpreter.Execution;
import org.racelens.execution.region.Dependence;
import org.racelens.execution.region.Dependence.Range;
import org.racelens.execution.region.MemoryObject;
import org.racelens.execution.region.Place;
import org.racelens.execution.region.Unfollowed;
import org.racelens.execution.state.Frame;
import org.racelens.execution.state.State;
import org.racelens.execution.state.WriteLog;
import org.racelens.execution.value.Value;
import org.racelens.logic.term.BoolExpr;
import org.racelens.logic.term.IntExpr;
import org.racelens.logic.term.Ints;
import org.racelens.logic.term.Symbol;
import org.racelens.model.expression.Expression;
import org.racelens.model.expression.Type;
import org.racelens.model.expression.Type.IntegerType;
import org.racelens.model.expression.Type.PointerType;
import org.racelens.model.expression.Variable;
import org.racelens.model.gap.GapKind;
import org.racelens.openmp.directive.Clause.IteratorSpecifier;

/**
 * Runs through the values of {@code iterator(…)} modifiers: one by one where they are few and constants, else once for any of them. OpenMP
 * 5.2 §3.2.6
 */
public final class IteratorValues {
	private static final long MOST_VALUES = 64;

	private final Execution execution;
	private final State state;
	private final Frame frame;

	public IteratorValues(Execution execution, State state, Frame frame) {
		this.execution = execution;
		this.state = state;
		this.frame = frame;
	}

	/**
	 * What an iterator's specifier says: value number k is {@code base} and k steps more.
	 *
	 * @param distance from the begin to the end, in units of the step
	 * @param step not 0
	 */
	private record Bounds(Value base, IntExpr distance, long step, long unit) {
		/** Whether it is known how many values there are, and they are few. */
		boolean isShort() {
			return Ints.constant(last()).filter(n -> n < MOST_VALUES).isPresent();
		}

		/** The number of the last value before the end. */
		IntExpr last() {
			IntExpr way = step > 0 ? distance : Ints.negate(distance);
			return Ints.quotient(Ints.add(way, -1), Ints.of(Math.abs(step)));
		}

		Value value(IntExpr number) {
			IntExpr way = Ints.multiply(number, step * unit);
			return base instanceof Value.Pointer p ? p.plus(way) : new Value.Number(Ints.add(base.term(), way));
		}
	}

	/** Runs code for all values, with the ranges of those iterators whose values are not run through; once where there are none. */
	public void forEach(List<IteratorSpecifier> iterators, Consumer<List<Range>> code) {
		Map<Variable, MemoryObject> before = state.bindings();
		iterate(iterators, List.of(), ranges -> inside(ranges, iterators, () -> code.accept(ranges)));
		state.restoreBindings(before);
	}

	private void iterate(List<IteratorSpecifier> iterators, List<Range> ranges, Consumer<List<Range>> code) {
		if (iterators.isEmpty()) {
			code.accept(ranges);
			return;
		}
		IteratorSpecifier first = iterators.get(0);
		List<IteratorSpecifier> others = iterators.subList(1, iterators.size());
		Optional<Bounds> found = bounds(first);
		if (found.isEmpty()) {
			execution.machine().recorder().gap(GapKind.UNMODELLED_CLAUSE, first.begin().range(),
					Unfollowed.ITERATOR_OVER_WHAT_IS_NOT_KNOWN.of());
			return;
		}
		Bounds bounds = found.get();
		if (bounds.isShort()) {
			for (long number = 0; number <= Ints.constant(bounds.last()).orElseThrow(); number++) {
				bind(first.variable(), bounds.value(Ints.of(number)));
				iterate(others, ranges, code);
			}
			return;
		}
		Range range = new Range(Symbol.of(execution.machine().freshName(first.variable().name()), Symbol.Role.AUXILIARY), bounds.last());
		List<Range> more = new ArrayList<>(ranges);
		more.add(range);
		bind(first.variable(), bounds.value(range.number()));
		iterate(others, more, code);
	}

	/** Runs code for any numbers of some ranges; it must not do anything that another number's run could notice. */
	private void inside(List<Range> ranges, List<IteratorSpecifier> iterators, Runnable code) {
		if (ranges.isEmpty()) {
			code.run();
			return;
		}
		BoolExpr live = state.live();
		BoolExpr arrives = state.control().arrives();
		BoolExpr domain = Dependence.domain(ranges);
		state.restrict(domain);
		BoolExpr within = state.live();
		WriteLog written = execution.machine().recorder().logging(() -> execution.signs().within(domain, code));
		if (!state.live().equals(within) || written.isEverything() || !written.wholeObjects().isEmpty() || !written.parts().isEmpty()) {
			execution.machine().recorder().gap(GapKind.UNMODELLED_CLAUSE, iterators.get(0).range(),
					Unfollowed.WHAT_LOCATORS_DO_BESIDES_IS_NOT_FOLLOWED.of());
		}
		state.control(now -> now.withLive(live));
		state.control(now -> now.withArrives(arrives));
	}

	private void bind(Variable variable, Value value) {
		MemoryObject object = execution.variables().declare(variable, "iterator ", state, frame);
		execution.machine().layout().size(variable.type())
				.ifPresent(n -> state.setContents(object, execution.memory().held().of(state, object).store(0, n, value)));
	}

	private Optional<Bounds> bounds(IteratorSpecifier specifier) {
		Optional<Long> step = specifier.step().map(e -> Ints.constant(execution.at(state, frame).number(e))).orElse(Optional.of(1L))
				.filter(n -> n != 0);
		if (step.isPresent() && specifier.variable().type() instanceof PointerType p) {
			return execution.machine().layout().size(p.pointee()).flatMap(n -> pointers(specifier, step.get(), n));
		}
		return step.isPresent() && specifier.variable().type() instanceof IntegerType t ? numbers(specifier, step.get(), t)
				: Optional.empty();
	}

	private Optional<Bounds> numbers(IteratorSpecifier specifier, long step, IntegerType type) {
		IntExpr begin = number(specifier.begin(), type);
		Bounds bounds = new Bounds(new Value.Number(begin), Ints.subtract(number(specifier.end(), type), begin), step, 1);
		return type.bits() >= 32 || bounds.isShort() ? Optional.of(bounds) : Optional.empty();
	}

	private IntExpr number(Expression e, Type type) {
		return execution.arithmetic().observed(execution.at(state, frame).number(e), e.type(), type);
	}

	/** From one element of an object to another one. */
	private Optional<Bounds> pointers(IteratorSpecifier specifier, long step, long size) {
		Evaluation evaluator = execution.at(state, frame);
		Value begin = evaluator.value(specifier.begin());
		List<Place> first = begin.targets();
		List<Place> last = evaluator.value(specifier.end()).targets();
		boolean known = first.size() == 1 && last.size() == 1 && first.get(0).at(Ints.ZERO).equals(last.get(0).at(Ints.ZERO));
		return known ? Optional.of(new Bounds(begin,
				Ints.quotient(Ints.subtract(last.get(0).offset(), first.get(0).offset()), Ints.of(size)), step, size)) : Optional.empty();
	}
}
