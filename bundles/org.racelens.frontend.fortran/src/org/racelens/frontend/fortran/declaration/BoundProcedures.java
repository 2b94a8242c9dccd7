package org.racelens.frontend.fortran.declaration;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.racelens.frontend.fortran.source.Node;
import org.racelens.frontend.fortran.unit.Operators;
import org.racelens.frontend.fortran.unit.Scope;
import org.racelens.frontend.fortran.unit.TypeBound;
import org.racelens.frontend.fortran.unit.TypeBound.Binding;

/** Reads what stands behind {@code contains} in the definition of a type. Fortran 2018 §7.5.5 */
final class BoundProcedures {
	private final Scope scope;
	private final Map<String, Binding> procedures;
	private final Map<String, List<String>> generics;
	private final List<Binding> finals = new ArrayList<>();

	private BoundProcedures(TypeBound inherited, Scope scope) {
		this.scope = scope;
		procedures = new HashMap<>(inherited.procedures());
		generics = new HashMap<>(inherited.generics());
	}

	/** @param inherited what the parent type has; its final subroutines are its own */
	static TypeBound of(Node part, TypeBound inherited, Scope scope) {
		BoundProcedures read = new BoundProcedures(inherited, scope);
		part.all("procedure_statement").forEach(read::statement);
		return new TypeBound(read.procedures, read.generics, read.finals);
	}

	private void statement(Node s) {
		List<Node> methods = s.all("method_name");
		List<Node> names = s.all("binding_name");
		if (s.hasToken("final")) {
			methods.forEach(m -> finals.add(new Binding(scope, m.name(), Optional.of(""))));
		} else if (s.hasToken("generic")) {
			String name = Operators.named(names.get(0).text());
			List<String> all = new ArrayList<>(generics.getOrDefault(name, List.of()));
			methods.forEach(m -> all.add(m.name()));
			generics.put(name, all);
		} else if (s.hasToken("procedure")) {
			boolean deferred = s.child("procedure_interface").isPresent();
			Optional<String> name = Optional.empty();
			for (Node child : s.children()) {
				if (child.is("binding_name")) {
					name = Optional.of(child.name());
				} else if (child.is("method_name")) {
					procedures.put(name.orElse(child.name()), new Binding(scope, deferred ? "(deferred)" : child.name(), passed(s)));
					name = Optional.empty();
				}
			}
		}
	}

	private static Optional<String> passed(Node s) {
		Optional<String> passed = Optional.of("");
		for (Node attribute : s.all("procedure_attribute")) {
			passed = attribute.hasToken("nopass") ? Optional.empty()
					: attribute.hasToken("pass") ? Optional.of(attribute.child("identifier").map(Node::name).orElse("")) : passed;
		}
		return passed;
	}
}
