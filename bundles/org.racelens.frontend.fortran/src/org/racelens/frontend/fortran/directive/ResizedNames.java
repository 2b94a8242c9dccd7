package org.racelens.frontend.fortran.directive;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.racelens.frontend.fortran.lowering.Code;
import org.racelens.frontend.fortran.lowering.Parts;
import org.racelens.frontend.fortran.source.Node;
import org.racelens.frontend.fortran.unit.Entity;
import org.racelens.frontend.fortran.unit.Entity.Data;
import org.racelens.frontend.fortran.unit.Entity.Procedure;
import org.racelens.frontend.fortran.unit.Scope;
import org.racelens.frontend.fortran.unit.Signature;
import org.racelens.frontend.fortran.unit.Signature.Dummy.Passing;

/**
 * The names of allocatable variables that code may allocate, free, or give another shape: their copies are more than the elements that the
 * original has. Fortran 2018 §9.7, §10.2.1.3
 */
record ResizedNames(Parts parts, Scope scope) {
	private static final Set<String> ALLOCATIONS = Set.of("allocate", "deallocate", "move_alloc");

	Set<String> in(List<Node> code) {
		Set<String> names = new LinkedHashSet<>();
		code.forEach(n -> find(n, names));
		return names;
	}

	private void find(Node n, Set<String> names) {
		if (n.is("call_expression", "subroutine_call")) {
			Node callee = n.field("subroutine").orElseGet(() -> n.children().get(0));
			if (callee.is("identifier") && ALLOCATIONS.contains(callee.name())) {
				collect(n, names);
			} else if (mayResize(callee)) {
				n.child("argument_list").ifPresent(l -> l.parts().forEach(a -> passed(a, names)));
			}
		} else if (n.is("assignment_statement")) {
			Node left = n.field("left").orElse(n.children().get(0));
			if (left.is("identifier") && isAllocatable(left.name()) && n.field("right").filter(this::isArray).isPresent()) {
				names.add(left.name());
			}
		}
		n.children().forEach(c -> find(c, names));
	}

	/** Whether a procedure that is called may take the descriptor of an argument; one that is not in sight cannot, without an interface. */
	private boolean mayResize(Node callee) {
		if (!callee.is("identifier")) {
			return true;
		}
		Entity entity = scope.lookup(callee.name()).orElse(null);
		if (entity instanceof Procedure p && p.pointer().isEmpty()) {
			Optional<Signature> signature = parts.procedures().signature(p.key());
			return signature.filter(s -> s.dummies().stream().anyMatch(d -> d.passing() == Passing.DESCRIPTOR)).isPresent();
		}
		return entity instanceof Procedure || entity instanceof Entity.Generic;
	}

	private static void passed(Node argument, Set<String> names) {
		Node a = argument.is("keyword_argument") ? argument.field("value").orElse(argument) : argument;
		if (a.is("identifier")) {
			names.add(a.name());
		}
	}

	private boolean isAllocatable(String name) {
		return scope.lookup(name).orElse(null) instanceof Data d && d.isDescribed() && !d.descriptor().isPointer();
	}

	private boolean isArray(Node value) {
		return parts.expressions().value(value, scope, new Code(parts.unit())).isArray();
	}

	private static void collect(Node n, Set<String> names) {
		if (n.is("identifier")) {
			names.add(n.name());
		}
		n.children().forEach(c -> collect(c, names));
	}
}
