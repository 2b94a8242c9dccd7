package org.racelens.frontend.fortran.call;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.racelens.frontend.fortran.lowering.Code;
import org.racelens.frontend.fortran.lowering.Parts;
import org.racelens.frontend.fortran.unit.AssumedRank;
import org.racelens.frontend.fortran.unit.Entity.Generic;
import org.racelens.frontend.fortran.unit.Scope;
import org.racelens.frontend.fortran.unit.Signature;
import org.racelens.frontend.fortran.unit.Signature.Dummy;
import org.racelens.frontend.fortran.unit.Value;
import org.racelens.model.expression.Expression;
import org.racelens.model.expression.Type;
import org.racelens.model.expression.Type.ArrayType;
import org.racelens.model.expression.Type.IntegerType;

/** Which procedure a generic name means, by types and ranks of the arguments. Fortran 2018 §15.5.5.2 */
final class GenericChoice {
	private final Parts parts;

	GenericChoice(Parts parts) {
		this.parts = parts;
	}

	/**
	 * Which procedure is meant.
	 *
	 * @param key of the one that fits; an elemental one only where no other does
	 * @param doubts what may be meant besides, as types are not known
	 */
	record Choice(Optional<String> key, List<String> doubts) {
		/** The one that is meant for sure. */
		Optional<String> sure() {
			return doubts.isEmpty() ? key : Optional.empty();
		}

		/** All that may be meant. */
		List<String> candidates() {
			return Stream.concat(key.stream(), doubts.stream()).toList();
		}

		/** Whether nothing of it is meant. */
		boolean isNone() {
			return key.isEmpty() && doubts.isEmpty();
		}
	}

	/** How arguments suit dummies. */
	private enum Fit {
		EXACT, BY_ELEMENTS, IN_DOUBT, NONE
	}

	/** The key of the one procedure that fits. */
	Optional<String> of(Generic generic, Arguments arguments, Scope scope) {
		Code nothing = new Code(parts.unit());
		List<Value> values = arguments.positional().stream().map(a -> parts.expressions().value(a, scope, nothing)).toList();
		Choice choice = of(generic.specific(), values, arguments.named().keySet());
		if (choice.sure().isEmpty()) {
			parts.unit().dispatch().doubt(choice.isNone() && generic.type().isEmpty() ? generic.specific() : choice.candidates());
		}
		return choice.sure();
	}

	/** @param named arguments by the names of their dummies, besides those in order */
	Choice of(List<String> keys, List<Value> values, Set<String> named) {
		List<String> exact = keys.stream().filter(k -> fit(k, values, named) == Fit.EXACT).toList();
		List<String> elemental = keys.stream().filter(k -> fit(k, values, named) == Fit.BY_ELEMENTS).toList();
		List<String> doubts = keys.stream().filter(k -> fit(k, values, named) == Fit.IN_DOUBT).toList();
		List<String> found = exact.isEmpty() ? elemental : exact;
		return found.size() > 1 ? new Choice(Optional.empty(), found) : new Choice(found.stream().findFirst(), doubts);
	}

	private Fit fit(String key, List<Value> values, Set<String> named) {
		Optional<Signature> signature = parts.procedures().signature(key);
		if (signature.isEmpty()) {
			return Fit.IN_DOUBT;
		}
		List<Dummy> dummies = signature.get().dummies();
		if (values.size() + named.size() > dummies.size() || !isFilled(dummies, values.size(), named)) {
			return Fit.NONE;
		}
		Fit fit = Fit.EXACT;
		for (int i = 0; i < values.size(); i++) {
			Fit one = fit(values.get(i), dummies.get(i), signature.get().isElemental());
			fit = one.compareTo(fit) > 0 ? one : fit;
		}
		return fit;
	}

	private static boolean isFilled(List<Dummy> dummies, int positional, Set<String> named) {
		return named.stream().allMatch(n -> dummies.stream().anyMatch(d -> d.name().equals(n)))
				&& dummies.stream().skip(positional).allMatch(d -> d.attributes().contains("optional") || named.contains(d.name()));
	}

	private Fit fit(Value value, Dummy dummy, boolean elemental) {
		if (value == null || dummy.passing() == Dummy.Passing.PROCEDURE || dummy.passing() == Dummy.Passing.UNKNOWN) {
			return Fit.EXACT;
		}
		if (value.type() instanceof Type.UnknownType || !value.isArray() && value.scalar() instanceof Expression.Unmodelled) {
			return Fit.IN_DOUBT;
		}
		if (!isOf(value.type(), dummy)) {
			return Fit.NONE;
		}
		boolean same = value.extents().size() == dummy.rank() || dummy.attributes().contains(AssumedRank.ATTRIBUTE);
		return same ? Fit.EXACT : elemental ? Fit.BY_ELEMENTS : Fit.NONE;
	}

	/** Whether a dummy argument takes objects of a type: texts of any length, with {@code class} those of extensions. */
	private boolean isOf(Type type, Dummy dummy) {
		boolean texts = type instanceof ArrayType a && dummy.element() instanceof ArrayType b && a.element().equals(IntegerType.CHAR)
				&& b.element().equals(IntegerType.CHAR);
		return type.equals(dummy.element()) || texts || dummy.attributes().contains("class")
				&& parts.unit().ancestors(type).stream().anyMatch(t -> t.type().equals(dummy.element()));
	}
}
