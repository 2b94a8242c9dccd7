package org.racelens.analysis.semantics;

import java.util.Optional;
import org.racelens.analysis.region.MemoryObject;
import org.racelens.model.expr.Expression;
import org.racelens.model.expr.Expression.Assignment;
import org.racelens.model.expr.Expression.InitializerList;
import org.racelens.model.expr.Expression.VariableReference;
import org.racelens.model.expr.Variable;
import org.racelens.model.omp.Clause.ListItem;
import org.racelens.model.omp.Clause.ReductionClause;
import org.racelens.model.program.DeclarativeDirectives.DeclaredReduction;
import org.racelens.model.type.Type;
import org.racelens.model.type.Type.ArrayType;
import org.racelens.model.type.Type.PointerType;

/**
 * Reductions that {@code declare reduction} makes known: what their initializers and combiners do besides giving the copies values. They
 * are executed by any thread, and combiners of one encounter need not exclude each other but where they update the original. OpenMP 5.2
 * §5.5.11
 */
final class DeclaredReductions {
	private final Executor executor;
	private final Machine machine;

	DeclaredReductions(Executor executor) {
		this.executor = executor;
		machine = executor.machine;
	}

	/** The declaration that a clause means for one of its items. */
	Optional<DeclaredReduction> of(ReductionClause clause, ListItem item) {
		return item.variable().flatMap(v -> machine.unit.declared().reduction(clause.operator(), reduced(v.type()), clause.range()));
	}

	/** The type of what is combined: of arrays and sections their elements. */
	private static Type reduced(Type type) {
		if (type instanceof ArrayType a) {
			return reduced(a.element());
		}
		return type instanceof PointerType p ? reduced(p.pointee()) : type;
	}

	/**
	 * Gives a copy its first value.
	 *
	 * @param original what is reduced, where it has a name
	 */
	void start(DeclaredReduction r, MemoryObject copy, Optional<MemoryObject> original, State state, Frame frame) {
		boolean whole = copy.element().equals(r.type());
		MemoryObject element = whole ? bound(r.priv(), copy, state) : scratch(r.priv(), state, frame);
		original.filter(o -> whole).ifPresentOrElse(o -> bound(r.orig(), o, state), () -> scratch(r.orig(), state, frame));
		if (r.initializer().isEmpty()) {
			state.setContents(copy, Contents.of(new Contents.Rest.Zero()));
			return;
		}
		temporaries(r, state, frame);
		Expression initializer = r.initializer().get();
		executor.evaluator(state, frame).value(initializer);
		Optional<InitializerList> list = listOf(initializer, r.priv());
		list.ifPresent(l -> {
			State before = state.copy();
			machine.silently(() -> state.setContents(element,
					executor.initializers.of(element, r.type(), l, part -> executor.evaluator(before, frame).value(part))));
		});
	}

	private static Optional<InitializerList> listOf(Expression initializer, Variable priv) {
		return initializer instanceof Assignment a && a.target() instanceof VariableReference v && v.variable().equals(priv)
				&& a.value() instanceof InitializerList list && !Layout.isScalar(priv.type()) ? Optional.of(list) : Optional.empty();
	}

	/** Executes the combiner on a thread's copy; the update of the original is the clause's own access. */
	void combine(DeclaredReduction r, MemoryObject copy, State state, Frame frame) {
		if (copy.element().equals(r.type())) {
			bound(r.in(), copy, state);
		} else {
			scratch(r.in(), state, frame);
		}
		scratch(r.out(), state, frame);
		temporaries(r, state, frame);
		executor.evaluator(state, frame).value(r.combiner());
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
		return executor.declare(variable, "combined ", state, frame);
	}
}
