package org.racelens.frontend.fortran.call;

import java.util.List;
import java.util.Optional;
import org.racelens.frontend.fortran.lowering.Code;
import org.racelens.frontend.fortran.lowering.Parts;
import org.racelens.frontend.fortran.source.Node;
import org.racelens.frontend.fortran.unit.Entity.Generic;
import org.racelens.frontend.fortran.unit.Scope;
import org.racelens.frontend.fortran.unit.Signature;
import org.racelens.frontend.fortran.unit.Signature.Dummy;
import org.racelens.frontend.fortran.unit.Value;

/** Which procedure a generic name means, by types and ranks of the arguments. Fortran 2018 §15.5.5.2 */
final class GenericChoice {
	private final Parts parts;

	GenericChoice(Parts parts) {
		this.parts = parts;
	}

	/** The key of the one procedure that fits; an elemental one only where no other does. */
	Optional<String> of(Generic generic, Arguments arguments, Scope scope) {
		Code nothing = new Code(parts.unit());
		List<Value> values = arguments.positional().stream().map(a -> parts.expressions().value(a, scope, nothing)).toList();
		List<String> exact = generic.specific().stream()
				.filter(k -> parts.procedures().signature(k).filter(s -> fits(s, arguments, values, false)).isPresent()).toList();
		if (exact.size() == 1) {
			return Optional.of(exact.get(0));
		}
		List<String> elemental = generic.specific().stream()
				.filter(k -> parts.procedures().signature(k).filter(s -> s.isElemental() && fits(s, arguments, values, true)).isPresent())
				.toList();
		return exact.isEmpty() && elemental.size() == 1 ? Optional.of(elemental.get(0)) : Optional.empty();
	}

	private static boolean fits(Signature signature, Arguments arguments, List<Value> values, boolean anyRank) {
		List<Dummy> dummies = signature.dummies();
		if (values.size() + arguments.named().size() > dummies.size()) {
			return false;
		}
		for (int i = 0; i < values.size(); i++) {
			Dummy dummy = dummies.get(i);
			boolean procedure = dummy.passing() == Dummy.Passing.PROCEDURE;
			if (!procedure && (!values.get(i).type().equals(dummy.element()) || !anyRank && values.get(i).extents().size() != dummy.rank())) {
				return false;
			}
		}
		List<Node> named = List.copyOf(arguments.named().values());
		return named.size() <= dummies.size() - values.size()
				&& arguments.named().keySet().stream().allMatch(n -> dummies.stream().anyMatch(d -> d.name().equals(n)))
				&& dummies.stream().skip(values.size())
						.allMatch(d -> d.attributes().contains("optional") || arguments.named().containsKey(d.name()));
	}
}
