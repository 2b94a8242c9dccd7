package org.racelens.analysis.semantics;

import java.util.List;
import java.util.Optional;
import org.racelens.analysis.region.MemoryObject;
import org.racelens.analysis.region.Place;
import org.racelens.model.expr.Expression;
import org.racelens.model.expr.Variable;
import org.racelens.model.program.DeclarativeDirectives.CopyCode;
import org.racelens.model.type.Type;

/**
 * What copies of class types execute besides holding a value: their constructors and destructors, and their assignments at the end. That
 * the original is read and written is the clause's own access; here an object stands for it that nobody else reaches. OpenMP 5.2 §5.3,
 * §5.4.
 */
final class ObjectCopies {
	private final Executor executor;

	ObjectCopies(Executor executor) {
		this.executor = executor;
	}

	private Optional<CopyCode> code(Type type) {
		return Optional.ofNullable(executor.machine.unit.declared().copies().get(type));
	}

	/** Executes the default constructor of a copy. */
	void make(MemoryObject copy, State state, Frame frame) {
		code(copy.element()).flatMap(CopyCode::made).ifPresent(e -> run(e, copy, state, frame));
	}

	/** Executes the copy constructor of a copy, which holds what the original does. */
	void copy(MemoryObject copy, State state, Frame frame) {
		code(copy.element()).flatMap(CopyCode::copied).ifPresent(e -> {
			Contents value = executor.memory.contents(state, copy);
			state.setContents(copy, executor.initializers.unknown(copy));
			other(copy, value, state, frame);
			run(e, copy, state, frame);
		});
	}

	/** Executes the assignment of a copy to its original. */
	void assign(MemoryObject copy, State state, Frame frame) {
		code(copy.element()).flatMap(CopyCode::assigned).ifPresent(e -> {
			other(copy, executor.initializers.unknown(copy), state, frame);
			run(e, copy, state, frame);
		});
	}

	/** Executes the destructor of a copy. */
	void end(MemoryObject copy, State state, Frame frame) {
		code(copy.element()).flatMap(CopyCode::ended).ifPresent(e -> run(e, copy, state, frame));
	}

	private void run(Expression e, MemoryObject copy, State state, Frame frame) {
		point(code(copy.element()).orElseThrow().copy(), copy, state, frame);
		executor.evaluator(state, frame).value(e);
	}

	/** The object that stands for the original. */
	private void other(MemoryObject copy, Contents contents, State state, Frame frame) {
		CopyCode code = code(copy.element()).orElseThrow();
		MemoryObject object = executor.declare(code.value(), "of " + copy.key() + " ", state, frame);
		state.setContents(object, contents);
		point(code.other(), object, state, frame);
	}

	private void point(Variable pointer, MemoryObject to, State state, Frame frame) {
		List<Place> places = List.of(Place.of(to));
		executor.memory.set(executor.declare(pointer, "to " + to.key() + " ", state, frame),
				new Value.Pointer(places, PlaceEvaluator.address(places)), state);
	}
}
