package org.racelens.execution.task;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.racelens.execution.data.IteratorValues;
import org.racelens.execution.data.SectionExtents;
import org.racelens.execution.data.SectionValues;
import org.racelens.execution.interpreter.Execution;
import org.racelens.execution.region.Dependence;
import org.racelens.execution.region.Place;
import org.racelens.execution.region.Unfollowed;
import org.racelens.execution.state.Frame;
import org.racelens.execution.state.State;
import org.racelens.execution.value.SectionExtent;
import org.racelens.execution.value.Touch;
import org.racelens.logic.term.Bools;
import org.racelens.logic.term.IntExpr;
import org.racelens.logic.term.Ints;
import org.racelens.model.expression.Expression;
import org.racelens.model.expression.Expression.ArraySection;
import org.racelens.model.expression.Expression.IntegerLiteral;
import org.racelens.model.expression.Expression.Subscript;
import org.racelens.model.expression.Type.IntegerType;
import org.racelens.model.expression.Type.RecordType;
import org.racelens.model.gap.GapKind;
import org.racelens.openmp.directive.Clause;
import org.racelens.openmp.directive.Clause.DependClause;
import org.racelens.openmp.directive.Clause.DependClause.DependKind;
import org.racelens.openmp.directive.Clause.ListItem;

/** Evaluates the locators of {@code depend} clauses in the generating task. OpenMP 5.2 §15.9.5. */
public final class TaskDependences {
	private final Execution execution;
	private final State state;
	private final Frame frame;

	public TaskDependences(Execution execution, State state, Frame frame) {
		this.execution = execution;
		this.state = state;
		this.frame = frame;
	}

	/** The dependences that the {@code depend} clauses among some clauses state, in the order of the text. */
	public List<Dependence> of(List<Clause> clauses) {
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
		SectionValues values = new SectionValues(execution, state, frame);
		clause.items().forEach(item -> values.check(item, clause.name()));
		Dependence.Type type = type(clause.kind());
		if (clause.allMemory()) {
			result.add(new Dependence(type, Optional.empty(), Optional.empty(), Bools.TRUE, List.of()));
		}
		new IteratorValues(execution, state, frame).forEach(clause.iterators(), ranges -> clause.items()
				.forEach(item -> result.add(new Dependence(type, Optional.of(address(item)), bytes(item), Bools.TRUE, ranges))));
	}

	/** The type of a dependence; the object of {@code depobj} has one of its own. */
	static Dependence.Type type(DependKind kind) {
		return switch (kind) {
			case IN -> Dependence.Type.IN;
			case MUTEXINOUTSET -> Dependence.Type.MUTEXINOUTSET;
			case INOUTSET -> Dependence.Type.INOUTSET;
			case OUT, INOUT, DEPOBJ -> Dependence.Type.INOUT;
		};
	}

	/** The start address of a locator, with the instance of the task that made its object. */
	public List<Place> address(ListItem item) {
		return places(item).stream().map(execution.memory().accesses()::located).toList();
	}

	/** The start address of a locator as an access of the current point names it. */
	List<Place> places(ListItem item) {
		Expression e = item.original().or(item::expression).orElse(null);
		if (e == null) {
			execution.machine().recorder().gap(GapKind.UNMODELLED_CLAUSE, item.range(),
					Unfollowed.X_IS_NOT_KNOWN_HERE.of(item.text()));
			return List.of();
		}
		List<Place> places = execution.at(state, frame).places(start(e));
		if (places.isEmpty()) {
			execution.machine().recorder().gap(GapKind.UNMODELLED_CLAUSE, item.range(),
					Unfollowed.ADDRESS_OF_X_IS_NOT_KNOWN.of(item.text()));
		}
		return places;
	}

	/** The size of a locator's storage, where it is one piece. What is read to find it was recorded with the address. */
	private Optional<IntExpr> bytes(ListItem item) {
		if (item.expression().filter(e -> e.type() instanceof RecordType && execution.machine().layout().size(e.type()).isEmpty())
				.isPresent()) {
			execution.machine().recorder().gap(GapKind.UNMODELLED_CLAUSE, item.range(), Unfollowed.SIZE_OF_TYPE_IS_NOT_KNOWN.of());
		}
		if (item.expression().filter(ArraySection.class::isInstance).isPresent()) {
			List<SectionExtent> extent = new ArrayList<>();
			execution.machine().recorder().silently(() -> new SectionExtents(execution, state, frame).of(item).ifPresent(extent::add));
			return extent.stream().map(SectionExtent::bytes).findFirst();
		}
		return item.original().or(item::expression).flatMap(e -> execution.machine().layout().size(e.type())).map(Ints::of);
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
		List<Place> named = places(item);
		if (execution.machine().task().isPresent()) {
			named.forEach(p -> DepobjSemantics.touch(p, Touch.READ, item, execution, state, frame));
		}
		List<Place> objects = named.stream().map(execution.memory().accesses()::located).toList();
		Optional<List<Dependence>> held = objects.size() == 1 ? state.depobj(objects.get(0)) : Optional.empty();
		if (held.isEmpty()) {
			execution.machine().recorder().gap(GapKind.UNMODELLED_CLAUSE, item.range(),
					Unfollowed.WHAT_DEPEND_OBJECT_X_HOLDS_IS_NOT_KNOWN.of(item.text()));
		}
		return held.orElse(List.of());
	}
}
