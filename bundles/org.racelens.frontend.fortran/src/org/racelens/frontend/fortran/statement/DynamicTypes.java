package org.racelens.frontend.fortran.statement;

import java.util.Optional;
import org.racelens.frontend.fortran.lowering.Parts;
import org.racelens.frontend.fortran.source.Node;
import org.racelens.frontend.fortran.unit.DerivedType;
import org.racelens.frontend.fortran.unit.Entity;
import org.racelens.frontend.fortran.unit.Entity.Data;
import org.racelens.frontend.fortran.unit.Scope;
import org.racelens.frontend.fortran.unit.Signature;
import org.racelens.frontend.fortran.unit.Value;
import org.racelens.model.expression.Type;

/** The types that objects have while the program is executed, which may extend the declared ones. Fortran 2018 §7.3.2.3 */
record DynamicTypes(Parts parts) {
	/** Whether objects of a declared type may be of others. */
	boolean isOpen(Type declared) {
		return parts.unit().derived(declared).filter(t -> parts.unit().extensions(t).size() > 1).isPresent();
	}

	/** Whether a designator may name objects of other types than the declared one. */
	boolean isPolymorphic(Node designator, Value object, Scope scope) {
		if (!isOpen(object.type())) {
			return false;
		}
		Node name = designator.is("call_expression") ? designator.children().get(0) : designator;
		return !name.is("identifier") || !(scope.lookup(name.name()).orElse(null) instanceof Data d)
				|| parts.unit().isPolymorphic(d.variable());
	}

	/** The type of what an expression yields; empty where the text does not tell it. */
	Optional<DerivedType> of(Node e, Value value, Scope scope) {
		Optional<DerivedType> declared = parts.unit().derived(value.type());
		if (e.is("parenthesized_expression") && e.parts().size() == 1) {
			return of(e.parts().get(0), value, scope);
		}
		boolean known = !isOpen(value.type()) || isConstructed(e, scope)
				|| e.is("identifier", "call_expression") && !isPolymorphic(e, value, scope);
		return declared.filter(t -> known);
	}

	/** Whether a structure constructor, or a function whose result is no object behind a descriptor, yields it. */
	private boolean isConstructed(Node e, Scope scope) {
		if (!e.is("call_expression") || !e.children().get(0).is("identifier")) {
			return false;
		}
		Entity callee = scope.lookup(e.children().get(0).name()).orElse(null);
		return callee instanceof Entity.Derived || callee instanceof Entity.Generic g && g.specific().isEmpty()
				|| callee instanceof Entity.Procedure p && p.pointer().isEmpty() && parts.procedures().signature(p.key())
						.map(Signature::described).filter(Optional::isEmpty).isPresent();
	}
}
