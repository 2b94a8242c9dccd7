package org.racelens.execution.call;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;
import org.racelens.execution.interpreter.Execution;
import org.racelens.execution.region.Place;
import org.racelens.execution.state.Frame;
import org.racelens.execution.state.State;
import org.racelens.execution.value.Value;
import org.racelens.model.expression.Variable;
import org.racelens.model.expression.Variable.Storage;
import org.racelens.openmp.unit.ParsedUnit;
import org.racelens.openmp.unit.Symbols;

/** Function names as values, and calls through pointers of which it is known which functions of the unit they point to. */
public final class PointerCalls {
	private final Execution execution;

	PointerCalls(Execution execution) {
		this.execution = execution;
	}

	/** The pointer that a function's name stands for; empty for other variables, and where the program may have no such function. */
	public Optional<Value.Pointer> value(Variable variable, State state, Frame frame) {
		return isFunction(variable) || isSomewhere(variable)
				? Optional.of(pointer(List.of(Place.of(execution.variables().object(variable, state, frame)))))
				: Optional.empty();
	}

	private static Value.Pointer pointer(List<Place> places) {
		return new Value.Pointer(places, Value.address(places));
	}

	/** Whether a name means a function of the unit. */
	boolean isFunction(Variable variable) {
		return variable.constant() && variable.storage() == Storage.GLOBAL
				&& execution.machine().program().functions().containsKey(variable.name());
	}

	/**
	 * Whether a name means a function that the program has, be its code in sight or not: all that the text declares, but for those whose
	 * names the linker may know as weak ones. C11 §6.3.2.3 p3, GCC manual, Common Function Attributes: weak
	 */
	private boolean isSomewhere(Variable variable) {
		ParsedUnit unit = execution.machine().program().unit();
		return variable.origin() == Variable.Origin.FUNCTION && (!unit.linking().doubtful().contains(Symbols.name(variable.name()))
				|| unit.functions().stream().anyMatch(f -> f.name().equals(variable.name())));
	}

	/** Whether it is known of a pointer which functions it may point to. */
	boolean isKnown(Value target) {
		return target instanceof Value.Pointer p && !p.targets().isEmpty()
				&& p.targets().stream().allMatch(t -> t.object().variable().filter(this::isFunction).isPresent());
	}

	/**
	 * The result of a call.
	 *
	 * @param called executes the call of a function by its key, or of code that is not known where the key is empty
	 */
	Value call(Value target, BiFunction<String, State, Value> called, State state) {
		return choose(((Value.Pointer) target).targets(), called, state);
	}

	/** One of the functions is called; where no guard holds, nothing is known of the pointer. */
	private Value choose(List<Place> targets, BiFunction<String, State, Value> called, State state) {
		if (targets.isEmpty()) {
			return called.apply("", state);
		}
		Place first = targets.get(0);
		List<Value> results = new ArrayList<>();
		execution.branches().branch(state, first.guard(),
				taken -> results.add(called.apply(first.object().variable().orElseThrow().name(), taken)),
				untaken -> results.add(choose(targets.subList(1, targets.size()), called, untaken)));
		return results.stream().reduce((a, b) -> Value.choice(first.guard(), a, b)).orElse(Value.of(0));
	}
}
