package org.racelens.execution.data;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.racelens.execution.interpreter.Execution;
import org.racelens.execution.machine.Machine;
import org.racelens.execution.region.MemoryObject;
import org.racelens.execution.region.Place;
import org.racelens.execution.region.Unfollowed;
import org.racelens.execution.state.Frame;
import org.racelens.execution.state.State;
import org.racelens.execution.value.Contents;
import org.racelens.execution.value.Value;
import org.racelens.logic.term.IntExpr;
import org.racelens.logic.term.Ints;
import org.racelens.model.expression.Expression;
import org.racelens.model.expression.Type;
import org.racelens.model.expression.Type.ArrayType;
import org.racelens.model.expression.Variable;
import org.racelens.openmp.unit.DeclarativeDirectives.CopyCode;

/**
 * What copies of class types, and of arrays of them, execute besides holding a value: their constructors and destructors, and their
 * assignments at the end. That the original is read and written is the clause's own access; here an object stands for it that nobody else
 * reaches. OpenMP 5.2 §5.3, §5.4.
 */
final class ObjectCopies {
	/** of longer rows one element stands for all */
	private static final long MOST_ELEMENTS = 16;

	private final Execution execution;
	private final Machine machine;

	ObjectCopies(Execution execution) {
		this.execution = execution;
		machine = execution.machine();
	}

	private Optional<CopyCode> code(MemoryObject copy) {
		return Optional.ofNullable(machine.program().unit().declared().copies().get(scalar(copy.element())));
	}

	private static Type scalar(Type type) {
		return type instanceof ArrayType a ? scalar(a.element()) : type;
	}

	/** Executes the default constructor of a copy. */
	void make(MemoryObject copy, State state, Frame frame) {
		code(copy).ifPresent(c -> c.made().ifPresent(e -> each(copy, at -> run(e, c, copy, at, state, frame))));
	}

	/** Executes the copy constructor of a copy, which holds what the original does. */
	void copy(MemoryObject copy, State state, Frame frame) {
		code(copy).ifPresent(c -> c.copied().ifPresent(e -> {
			Contents value = execution.memory().held().of(state, copy);
			state.setContents(copy, execution.initializers().unknown(copy));
			MemoryObject original = other(copy, value, state);
			each(copy, at -> {
				point(c.other(), original, at, state, frame);
				run(e, c, copy, at, state, frame);
			});
		}));
	}

	/** Executes the assignment of a copy to its original. */
	void assign(MemoryObject copy, State state, Frame frame) {
		code(copy).ifPresent(c -> c.assigned().ifPresent(e -> {
			MemoryObject original = other(copy, execution.initializers().unknown(copy), state);
			each(copy, at -> {
				point(c.other(), original, at, state, frame);
				run(e, c, copy, at, state, frame);
			});
		}));
	}

	/** Executes the destructor of a copy. */
	void end(MemoryObject copy, State state, Frame frame) {
		code(copy).ifPresent(c -> c.ended().ifPresent(e -> each(copy, at -> run(e, c, copy, at, state, frame))));
	}

	/** For each element of a row of objects, by its offset; where they are too many or not counted, for one of which nothing is known. */
	private void each(MemoryObject copy, Consumer<IntExpr> code) {
		Optional<Long> one = machine.layout().size(scalar(copy.element())).filter(n -> n > 0);
		Optional<Long> all = machine.layout().size(copy.element());
		if (one.isPresent() && all.isPresent() && all.get() / one.get() <= MOST_ELEMENTS) {
			for (long at = 0; at < all.get(); at += one.get()) {
				code.accept(Ints.of(at));
			}
			return;
		}
		IntExpr index = machine.lost("element", machine.havoc(copy.variable().map(Variable::declaration).orElseThrow(),
				Unfollowed.WHICH_ELEMENT_OF_X_IT_IS.of(copy.name())));
		code.accept(Ints.multiply(index, one.orElse(1L)));
	}

	private void run(Expression e, CopyCode code, MemoryObject copy, IntExpr at, State state, Frame frame) {
		point(code.copy(), copy, at, state, frame);
		execution.at(state, frame).value(e);
	}

	/** The object that stands for the original. */
	private MemoryObject other(MemoryObject copy, Contents contents, State state) {
		MemoryObject object = new MemoryObject(copy.key().after("original of "), copy.name(), MemoryObject.Kind.HEAP, Optional.empty(),
				copy.element(), copy.depth(), 0);
		machine.task().ifPresent(t -> machine.made().homes().put(object, t.instance()));
		state.setContents(object, contents);
		return object;
	}

	private void point(Variable pointer, MemoryObject to, IntExpr at, State state, Frame frame) {
		List<Place> places = List.of(Place.of(to).plus(at));
		execution.memory().held().set(execution.variables().declare(pointer, to.key().after("to ").then(" "), state, frame),
				new Value.Pointer(places, Value.address(places)), state);
	}
}
