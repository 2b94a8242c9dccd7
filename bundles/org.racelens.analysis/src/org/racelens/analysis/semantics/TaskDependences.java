package org.racelens.analysis.semantics;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.racelens.analysis.logic.Bools;
import org.racelens.analysis.logic.Ints;
import org.racelens.analysis.region.Dependence;
import org.racelens.analysis.region.Place;
import org.racelens.model.expr.Expression;
import org.racelens.model.expr.Expression.ArraySection;
import org.racelens.model.expr.Expression.IntegerLiteral;
import org.racelens.model.expr.Expression.Subscript;
import org.racelens.model.gap.GapKind;
import org.racelens.model.omp.Clause;
import org.racelens.model.omp.Clause.DependClause;
import org.racelens.model.omp.Clause.DependClause.DependKind;
import org.racelens.model.omp.Clause.IteratorSpecifier;
import org.racelens.model.omp.Clause.ListItem;
import org.racelens.model.type.Type.IntegerType;

/** Evaluates the locators of {@code depend} clauses in the generating task. OpenMP 5.2 §15.9.5. */
final class TaskDependences {
	/** Iterators are run through where they have no more values. */
	private static final long MOST_VALUES = 64;

	private final Executor executor;
	private final State state;
	private final Frame frame;

	TaskDependences(Executor executor, State state, Frame frame) {
		this.executor = executor;
		this.state = state;
		this.frame = frame;
	}

	List<Dependence> of(List<Clause> clauses) {
		List<Dependence> result = new ArrayList<>();
		for (Clause clause : clauses) {
			if (clause instanceof DependClause d) {
				add(d, result);
			}
		}
		return result;
	}

	private void add(DependClause clause, List<Dependence> result) {
		if (clause.kind() == DependKind.DEPOBJ) {
			clause.items().forEach(item -> depobj(item).forEach(result::add));
			return;
		}
		Dependence.Type type = type(clause.kind());
		if (clause.allMemory()) {
			result.add(new Dependence(type, Optional.empty(), Optional.empty(), Bools.TRUE));
		}
		Runnable items = () -> clause.items()
				.forEach(item -> result.add(new Dependence(type, Optional.of(address(item)), bytes(item), Bools.TRUE)));
		State before = state.copy();
		iterate(clause.iterators(), items);
		state.restoreBindings(before.bindings());
	}

	/** The type of a dependence; the object of {@code depobj} has one of its own. */
	static Dependence.Type type(DependKind kind) {
		return switch (kind) {
			case IN -> Dependence.Type.IN;
			case MUTEXINOUTSET -> Dependence.Type.MUTEXINOUTSET;
			case INOUTSET -> Dependence.Type.INOUTSET;
			default -> Dependence.Type.INOUT;
		};
	}

	/** Runs code for all values of the iterators. OpenMP 5.2 §3.2.6 */
	private void iterate(List<IteratorSpecifier> iterators, Runnable items) {
		if (iterators.isEmpty()) {
			items.run();
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
			var object = executor.declare(first.variable(), "iterator ", state, frame);
			long bound = value;
			executor.machine.layout.size(first.variable().type()).ifPresent(n -> state.setContents(object,
					executor.memory.contents(state, object).store(0, n, Value.of(bound))));
			iterate(iterators.subList(1, iterators.size()), items);
		}
	}

	private Optional<Long> constant(Expression e) {
		return Ints.constant(executor.evaluator(state, frame).number(e));
	}

	/** The start address of a locator. */
	List<Place> address(ListItem item) {
		Expression e = item.original().or(item::expression).orElse(null);
		if (e == null) {
			executor.machine.gap(GapKind.UNMODELLED_CLAUSE, item.range(), item.text() + " is not known here");
			return List.of();
		}
		List<Place> places = executor.evaluator(state, frame).places(start(e)).stream().map(executor.memory.accesses::located).toList();
		if (places.isEmpty()) {
			executor.machine.gap(GapKind.UNMODELLED_CLAUSE, item.range(), "the address of " + item.text() + " is not known");
		}
		return places;
	}

	/** The size of a locator's storage, where it is a constant. */
	private Optional<Long> bytes(ListItem item) {
		if (item.expression().filter(ArraySection.class::isInstance).isPresent()) {
			return new SectionExtents(executor, state, frame).of(item).flatMap(x -> Ints.constant(x.bytes()));
		}
		return item.expression().flatMap(e -> executor.machine.layout.size(e.type()));
	}

	/** The first element of a section. */
	private static Expression start(Expression e) {
		if (!(e instanceof ArraySection s)) {
			return e;
		}
		Expression lower = s.lower().orElse(new IntegerLiteral(0, IntegerType.INT, s.range()));
		return new Subscript(start(s.base()), lower, s.type(), s.range());
	}

	private List<Dependence> depobj(ListItem item) {
		Optional<List<Dependence>> held = address(item).stream().findFirst().flatMap(p -> state.depobj(p.object()));
		if (held.isEmpty()) {
			executor.machine.gap(GapKind.UNMODELLED_CLAUSE, item.range(), "what the depend object " + item.text() + " holds is not known");
		}
		return held.orElse(List.of());
	}
}
