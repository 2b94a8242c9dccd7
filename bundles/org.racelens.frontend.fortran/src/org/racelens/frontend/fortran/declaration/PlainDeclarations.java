package org.racelens.frontend.fortran.declaration;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.racelens.frontend.fortran.lowering.Code;
import org.racelens.frontend.fortran.lowering.Parts;
import org.racelens.frontend.fortran.source.Node;
import org.racelens.frontend.fortran.unit.Entity;
import org.racelens.frontend.fortran.unit.Entity.Data;
import org.racelens.frontend.fortran.unit.Scope;
import org.racelens.frontend.fortran.unit.Terms;
import org.racelens.frontend.fortran.unit.Types;
import org.racelens.frontend.fortran.unit.Value;
import org.racelens.model.expression.Type;

/** Declarations that make no objects: types of names by their letters, numbers by name, groups of names, functions of one statement. */
record PlainDeclarations(Parts parts, TypeLowering types) {
	/** A group may be continued by another one of its name. Fortran 2018 §8.9 */
	static void namelist(Node group, Scope scope) {
		String name = group.child("name").map(Node::name).orElse("");
		List<Node> variables = new ArrayList<>(
				scope.own(name).orElse(null) instanceof Entity.Namelist earlier ? earlier.variables() : List.of());
		variables.addAll(group.all("identifier"));
		scope.declare(name, new Entity.Namelist(variables));
	}

	/** {@code f(x) = x + 1} */
	static void function(Node s, Scope scope) {
		Node left = s.children().get(0);
		String name = left.children().get(0).name();
		Type type = scope.own(name).filter(Data.class::isInstance).map(e -> ((Data) e).element())
				.orElseGet(() -> scope.implied(name).orElse(Types.implied(name)));
		List<String> parameters = left.child("argument_list").map(Node::parts).orElse(List.of()).stream().map(Node::name).toList();
		scope.declare(name, new Entity.StatementFunction(parameters, s.field("right").orElse(s), scope, type));
	}

	/** {@code implicit none}, {@code implicit real*8 (a-h, o-z)} */
	void implicit(Node s, Scope scope) {
		if (s.child("none").isPresent()) {
			for (char c = 'a'; c <= 'z'; c++) {
				scope.implies(c, Optional.empty());
			}
		}
		Optional<Node> type = Optional.empty();
		Optional<Node> size = Optional.empty();
		for (Node child : s.children()) {
			if (child.is("intrinsic_type")) {
				type = Optional.of(child);
				size = Optional.empty();
			} else if (child.is("size")) {
				size = Optional.of(child);
			} else if (child.is("implicit_range") && type.isPresent()) {
				Type of = types.intrinsic(type.get(), size, scope, new Code(parts.unit()));
				String range = child.name().replaceAll("[^a-z]", "");
				for (char c = range.charAt(0); c <= range.charAt(range.length() - 1); c++) {
					scope.implies(c, Optional.of(of));
				}
			}
		}
	}

	void enumerators(Node s, Scope scope) {
		long next = 0;
		for (Node statement : s.all("enumerator_statement")) {
			List<Node> items = statement.parts();
			for (int i = 0; i < items.size(); i++) {
				Node item = items.get(i);
				if (item.is("identifier")) {
					boolean given = i + 1 < items.size() && !items.get(i + 1).is("identifier");
					next = given ? parts.expressions().constant(items.get(i + 1), scope).orElse(next) : next;
					scope.declare(item.name(), new Entity.Constant(Value.of(Terms.number(next++, item.range())), Optional.empty()));
				}
			}
		}
	}
}
