package org.racelens.execution.data;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.racelens.execution.interpreter.Execution;
import org.racelens.execution.machine.AccessesOfOne;
import org.racelens.execution.machine.Machine;
import org.racelens.execution.region.Item;
import org.racelens.execution.region.MemoryObject;
import org.racelens.execution.region.Place;
import org.racelens.execution.region.Unfollowed;
import org.racelens.execution.state.Copied;
import org.racelens.execution.state.Frame;
import org.racelens.execution.state.State;
import org.racelens.execution.value.Contents;
import org.racelens.execution.value.Grid;
import org.racelens.execution.value.Layout;
import org.racelens.execution.value.Value;
import org.racelens.logic.term.BoolExpr;
import org.racelens.logic.term.Bools;
import org.racelens.logic.term.IntExpr.Constant;
import org.racelens.logic.term.Ints;
import org.racelens.logic.term.Symbol;
import org.racelens.model.expression.Expression;
import org.racelens.model.expression.Expression.Assignment;
import org.racelens.model.expression.Expression.InitializerList;
import org.racelens.model.expression.Expression.VariableReference;
import org.racelens.model.expression.Type;
import org.racelens.model.expression.Type.ArrayType;
import org.racelens.model.expression.Type.PointerType;
import org.racelens.model.expression.Variable;
import org.racelens.model.source.SourceRange;
import org.racelens.openmp.directive.Clause.ListItem;
import org.racelens.openmp.directive.Clause.ReductionClause;
import org.racelens.openmp.syntax.Walk;
import org.racelens.openmp.unit.DeclarativeDirectives.DeclaredReduction;

/**
 * Reductions that {@code declare reduction} makes known: what their initializers and combiners do besides giving the copies values. They
 * are executed by any thread, and combiners of one encounter need not exclude each other but where they update the original. OpenMP 5.2
 * §5.5.11
 */
final class DeclaredReductions {
	private final Execution execution;
	private final Machine machine;
	private final Originals originals;
	private final ElementAccesses elements;

	DeclaredReductions(Execution execution, Originals originals) {
		this.execution = execution;
		this.originals = originals;
		machine = execution.machine();
		elements = new ElementAccesses(execution);
	}

	/** The declaration that a clause means for one of its items. */
	Optional<DeclaredReduction> of(ReductionClause clause, ListItem item) {
		return item.variable()
				.flatMap(v -> machine.program().unit().declared().reduction(clause.operator(), reduced(v.type()), clause.range()));
	}

	/** The type of what is combined: of arrays and sections their elements. */
	static Type reduced(Type type) {
		if (type instanceof ArrayType a) {
			return reduced(a.element());
		}
		return type instanceof PointerType p ? reduced(p.pointee()) : type;
	}

	/** The original as one object that the combiner's variables can mean; empty for parts of objects and what pointers lead to. */
	static Optional<MemoryObject> whole(DeclaredReduction r, Copied copied) {
		List<Place> places = copied.originalPlaces();
		boolean one = !copied.item().isPart() && places.size() == 1 && places.get(0).guard().equals(Bools.TRUE)
				&& places.get(0).instance().isEmpty() && Ints.isConstant(places.get(0).offset(), 0)
				&& places.get(0).object().element().equals(r.type());
		return one ? Optional.of(places.get(0).object()) : Optional.empty();
	}

	/**
	 * Gives a copy its first value.
	 *
	 * @param made the objects that are the copy, the one that holds the elements last
	 * @param copied of which it is; empty where that is the task's own copy already, so that the original is elsewhere
	 */
	void start(DeclaredReduction r, List<MemoryObject> made, Optional<Copied> copied, State state, Frame frame) {
		MemoryObject copy = made.get(0);
		MemoryObject element = copy.element().equals(r.type()) ? bound(r.priv(), copy, state) : scratch(r.priv(), state, frame);
		Optional<MemoryObject> original = copied.flatMap(c -> whole(r, c));
		original.ifPresentOrElse(o -> bound(r.orig(), o, state), () -> scratch(r.orig(), state, frame));
		if (r.initializer().isEmpty()) {
			if (!(copy.element() instanceof PointerType) || r.type() instanceof PointerType) {
				state.setContents(copy, Contents.of(new Contents.Rest.Zero()));
			}
			return;
		}
		temporaries(r, state, frame);
		Expression initializer = r.initializer().get();
		if (original.isEmpty() && mentions(initializer, r.orig()) && copied.isPresent() && machine.task().isPresent()) {
			ofEach(r.orig(), initializer, copied.get(), () -> originals.read(copied.get(), state, frame), state, frame);
		} else {
			execution.at(state, frame).value(initializer);
		}
		Optional<InitializerList> list = listOf(initializer, r.priv());
		list.ifPresent(l -> {
			State before = state.copy();
			machine.recorder().silently(() -> state.setContents(element,
					execution.initializers().of(element, r.type(), l, part -> execution.at(before, frame).value(part))));
		});
		MemoryObject elements = made.get(made.size() - 1);
		if (!elements.equals(element)) {
			state.setContents(elements, repeated(execution.memory().held().of(state, element), element, elements));
		}
	}

	/**
	 * Evaluates an expression for each element of an original that a variable stands for.
	 *
	 * @param whole the accesses of the original where they cannot be told for each element
	 */
	private void ofEach(Variable variable, Expression e, Copied copied, Runnable whole, State state, Frame frame) {
		MemoryObject any = elements.any(copied, variable.type(), state, frame);
		bound(variable, any, state);
		List<Item> items = machine.recorder().recording(() -> execution.at(state, frame).value(e));
		elements.recordOthers(items, any);
		if (ElementAccesses.areFollowed(items, any) && machine.layout().size(variable.type()).isPresent()) {
			elements.record(items, any, copied, state, frame);
		} else {
			whole.run();
		}
	}

	/** What a row of elements holds each of which starts as one does; only what is the same in all of them is known. */
	private Contents repeated(Contents one, MemoryObject element, MemoryObject row) {
		Contents result = execution.memory().held().lost(row, SourceRange.startOf(machine.program().unit().source().path()),
				Unfollowed.WHAT_INITIALIZER_LEAVES_IN_ELEMENT_IS_NOT_FOLLOWED.of());
		Type type = element.element();
		List<Layout.Part> parts = machine.layout().parts(type)
				.orElse(Layout.isScalar(type) ? List.of(new Layout.Part(0, type)) : List.of());
		long whole = machine.layout().size(type).orElse(0L);
		for (Layout.Part part : whole == 0 ? List.<Layout.Part>of() : parts) {
			long size = machine.layout().size(part.type()).orElseThrow();
			Optional<Value> value = one.load(element, List.of(), Ints.of(part.offset()), size, Value.Kind.of(part.type()))
					.filter(v -> v.term() instanceof Constant && v instanceof Value.Number);
			if (value.isPresent()) {
				Symbol at = Symbol.of(machine.freshName("at"), Symbol.Role.AUXILIARY);
				BoolExpr there = Bools.equal(Ints.modulus(at, Ints.of(whole)), Ints.of(part.offset()));
				result = result.overlay(at, there, new Grid(Ints.of(part.offset()), whole), size, value.get()).orElse(result);
			}
		}
		return result;
	}

	private static Optional<InitializerList> listOf(Expression initializer, Variable priv) {
		return initializer instanceof Assignment a && a.target() instanceof VariableReference v && v.variable().equals(priv)
				&& a.value() instanceof InitializerList list && !Layout.isScalar(priv.type()) ? Optional.of(list) : Optional.empty();
	}

	private static boolean mentions(Expression e, Variable variable) {
		boolean[] found = { false };
		Walk.expressions(e, x -> found[0] |= x instanceof VariableReference v && v.variable().equals(variable));
		return found[0];
	}

	/** Executes the combiner on a thread's copy and something that is no other thread's: what it does besides, nothing excludes. */
	void combine(DeclaredReduction r, MemoryObject copy, State state, Frame frame) {
		Map<Variable, MemoryObject> before = state.bindings();
		prepare(r, copy, state, frame);
		scratch(r.out(), state, frame);
		execution.at(state, frame).value(r.combiner());
		state.restoreBindings(before);
	}

	/** The accesses of the original that the combiner makes where it combines a copy with it; they are the clause's. */
	void update(DeclaredReduction r, MemoryObject copy, MemoryObject original, Copied copied, State state, Frame frame) {
		Map<Variable, MemoryObject> before = state.bindings();
		prepare(r, copy, state, frame);
		bound(r.out(), original, state);
		List<Item> items = machine.recorder().recording(() -> execution.at(state, frame).value(r.combiner()));
		new AccessesOfOne(original, copied.item().range(), copied.variable().name(), frame.calls()).in(items)
				.forEach(machine.recorder()::record);
		if (!execution.memory().isShared(original)) {
			state.setContents(original,
					execution.memory().held().lost(original, r.range(), Unfollowed.ORDER_OF_COMBINING_IS_NOT_SPECIFIED.of()));
		}
		state.restoreBindings(before);
	}

	/** The same for the elements of an original that is a row, or a part of one. */
	void updateEach(DeclaredReduction r, MemoryObject copy, Copied copied, State state, Frame frame) {
		Map<Variable, MemoryObject> before = state.bindings();
		prepare(r, copy, state, frame);
		MemoryObject any = elements.any(copied, r.type(), state, frame);
		bound(r.out(), any, state);
		List<Item> items = machine.recorder().recording(() -> execution.at(state, frame).value(r.combiner()));
		if (ElementAccesses.areFollowed(items, any) && machine.layout().size(r.type()).isPresent()) {
			elements.record(items, any, copied, state, frame);
			machine.recorder().silently(() -> originals.update(copied, state, frame));
		} else {
			originals.update(copied, state, frame);
		}
		state.restoreBindings(before);
	}

	private void prepare(DeclaredReduction r, MemoryObject copy, State state, Frame frame) {
		temporaries(r, state, frame);
		if (copy.element().equals(r.type())) {
			bound(r.in(), copy, state);
		} else {
			scratch(r.in(), state, frame);
		}
	}

	private void temporaries(DeclaredReduction r, State state, Frame frame) {
		r.temporaries().forEach(t -> scratch(t, state, frame));
	}

	private MemoryObject bound(Variable variable, MemoryObject object, State state) {
		state.bind(variable, object);
		return object;
	}

	/** An object that only the executing thread reaches. */
	private MemoryObject scratch(Variable variable, State state, Frame frame) {
		return execution.variables().declare(variable, "combined ", state, frame);
	}
}
