package org.racelens.frontend.fortran.declaration;

import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.racelens.frontend.fortran.source.Node;

/** The declarations of a specification part, name by name in the order in which they are first met. */
final class Specification {
	private static final Set<String> SCALAR_KINDS = Set.of("identifier", "call_expression", "assignment_statement",
			"pointer_association_statement");

	private final Map<String, Declared> names = new LinkedHashMap<>();

	/** Reads the statements that say something of names; others are passed over. */
	static Specification of(List<Node> statements) {
		Specification read = new Specification();
		for (Node s : statements) {
			switch (s.kind()) {
				case "variable_declaration" -> read.declaration(s, true);
				case "variable_modification" -> read.declaration(s, false);
				case "parameter_statement" -> s.all("parameter_assignment").forEach(a -> {
					Declared d = read.name(a.parts().get(0));
					d.with(Set.of("parameter"));
					d.valued(a.parts().get(1));
				});
				case "data_statement" -> s.all("data_set").forEach(set -> set.parts().forEach(n -> read.given(n, set)));
				case "equivalence_statement" -> s.all("equivalence_set")
						.forEach(set -> set.parts().forEach(n -> read.name(n).with(Set.of("equivalence"))));
				case "save_statement" -> s.all("identifier").forEach(n -> read.name(n).with(Set.of("save")));
				default -> {
					// says nothing of names
				}
			}
		}
		return read;
	}

	/** What is said of a name so far. */
	Declared name(Node designator) {
		Node name = designator.is("call_expression") ? designator.children().get(0) : designator;
		return names.computeIfAbsent(name.name(), n -> new Declared(n, name));
	}

	/** The same of a name that stands in a statement. */
	Declared named(String name, Node statement) {
		return names.computeIfAbsent(name, n -> new Declared(n, statement));
	}

	Optional<Declared> find(String name) {
		return Optional.ofNullable(names.get(name));
	}

	Collection<Declared> all() {
		return names.values();
	}

	private void declaration(Node s, boolean typed) {
		Set<String> attributes = new LinkedHashSet<>();
		s.all("type_qualifier").forEach(q -> attributes.addAll(words(q)));
		if (typed && s.child("derived_type").filter(t -> t.hasToken("class")).isPresent()) {
			attributes.add("class");
		}
		Optional<Node> shared = s.all("type_qualifier").stream().flatMap(q -> q.child("argument_list").stream()).findFirst();
		if (s.child("procedure").isPresent()) {
			attributes.add("procedure");
			s.child("procedure").get().all("procedure_attribute").forEach(a -> attributes.addAll(words(a)));
		}
		boolean behind = !s.hasToken("::");
		for (Node child : s.children()) {
			behind |= child.is("::");
			if (behind && SCALAR_KINDS.contains(child.kind())) {
				object(child, s, typed, attributes, shared);
			}
		}
	}

	/** What an object of a {@code data} statement names. */
	private void given(Node object, Node set) {
		if (object.is("implied_do_loop_expression")) {
			object.parts().stream().filter(n -> !n.is("loop_control_expression")).forEach(n -> given(n, set));
		} else if (object.is("identifier", "call_expression")) {
			Declared d = name(object);
			if (!d.data().contains(set)) {
				d.givenBy(set, this);
			}
		}
	}

	private static Set<String> words(Node qualifier) {
		Set<String> words = new LinkedHashSet<>();
		qualifier.children().stream().filter(c -> c.status() == Node.Status.TOKEN).map(Node::kind)
				.filter(k -> Character.isLetter(k.charAt(0)))
				.forEach(words::add);
		return words;
	}

	private void object(Node child, Node s, boolean typed, Set<String> attributes, Optional<Node> shared) {
		boolean valued = child.is("assignment_statement", "pointer_association_statement");
		Node designator = valued ? child.children().get(0) : child;
		Declared d = name(designator);
		if (typed) {
			d.typed(s);
		}
		d.with(attributes);
		d.shaped(shared);
		d.shaped(designator.child("argument_list"));
		if (valued) {
			d.valued(child.children().get(child.children().size() - 1));
		}
	}
}
