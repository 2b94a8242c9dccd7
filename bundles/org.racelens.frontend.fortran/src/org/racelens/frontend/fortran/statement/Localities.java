package org.racelens.frontend.fortran.statement;

import java.util.Optional;
import java.util.Set;
import org.racelens.frontend.fortran.expression.ArrayAccess;
import org.racelens.frontend.fortran.lowering.Code;
import org.racelens.frontend.fortran.lowering.Parts;
import org.racelens.frontend.fortran.unit.Descriptor;
import org.racelens.frontend.fortran.unit.Entity.Data;
import org.racelens.frontend.fortran.unit.Entity.Data.Form;
import org.racelens.frontend.fortran.unit.FortranSentence;
import org.racelens.frontend.fortran.unit.Scope;
import org.racelens.frontend.fortran.unit.Terms;
import org.racelens.frontend.fortran.unit.Value;
import org.racelens.model.expression.Expression;
import org.racelens.model.expression.Type;
import org.racelens.model.expression.Variable;
import org.racelens.model.expression.Variable.Storage;
import org.racelens.model.source.SourceRange;
import org.racelens.openmp.program.Statement.Declaration;

/**
 * The variables that an iteration of {@code do concurrent} has for itself. Fortran 2018 §11.1.7.5
 *
 * @param outer the names around the loop
 * @param local without a value at first
 * @param initial with the value that the variable outside has
 * @param temporary not listed; undefined behind the loop
 */
record Localities(Parts parts, Scope outer, Set<String> local, Set<String> initial, Set<String> temporary, SourceRange at) {
	/** Declares them where an iteration begins. */
	void declare(Scope names, Code code) {
		local.forEach(n -> declare(n, false, names, code));
		initial.forEach(n -> declare(n, true, names, code));
		temporary.forEach(n -> declare(n, false, names, code));
	}

	private void declare(String name, boolean valued, Scope names, Code code) {
		Optional<Data> original = parts.designators().variable(name, outer, at);
		if (original.isEmpty()) {
			return;
		}
		Data d = original.get();
		boolean unknown = !d.isDescribed() && d.dimensions().stream().anyMatch(b -> b.extent().isEmpty());
		if (unknown) {
			code.unknown(at, FortranSentence.FORTRAN_ARRAY_X_HAS_UNKNOWN_SHAPE.of(name));
			return;
		}
		Type type = d.isDescribed() ? new Descriptor(d.element(), d.dimensions().size()).type()
				: ArrayAccess.array(d.element(), d.dimensions());
		Variable own = parts.unit().variable(name, type, Storage.LOCAL, at);
		Data copy = new Data(own, d.isDescribed() ? Form.DESCRIPTOR : Form.DIRECT, d.element(), d.dimensions());
		names.declare(name, copy);
		code.add(new Declaration(own, Optional.empty(), at));
		if (valued) {
			initialise(d, copy, code);
		}
	}

	private void initialise(Data from, Data to, Code code) {
		if (from.isDescribed()) {
			code.assign(to.object(at), from.object(at), at);
			return;
		}
		Value source = parts.designators().whole(from, at);
		Value target = parts.designators().whole(to, at);
		code.forEach(target.extents(), at, (i, inner) -> {
			Expression place = target.element().apply(i);
			Expression value = source.element().apply(i);
			if (place.type() instanceof Type.ArrayType text && text.length().isPresent()) {
				inner.forEach(java.util.List.of(text.length().get()), at, (k, each) -> each.assign(ArrayAccess.element(place, k, at),
						ArrayAccess.element(value, k, at), at));
			} else {
				inner.assign(place, value, at);
			}
		});
	}

	/** What more than one iteration may have defined has no value any more. */
	void undefine(Code code) {
		for (String name : temporary) {
			parts.designators().variable(name, outer, at).ifPresent(d -> {
				Value whole = parts.designators().whole(d, at);
				code.forEach(whole.extents(), at, (i, inner) -> {
					Expression place = whole.element().apply(i);
					inner.assign(place, Terms.any(place.type(), java.util.List.of(), at), at);
				});
			});
		}
	}
}
