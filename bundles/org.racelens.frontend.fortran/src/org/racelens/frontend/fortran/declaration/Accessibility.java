package org.racelens.frontend.fortran.declaration;

import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.racelens.frontend.fortran.source.Node;
import org.racelens.frontend.fortran.unit.Entity;
import org.racelens.frontend.fortran.unit.Operators;

/** Which names of a module those know that use it. Fortran 2018 §8.5.2, §8.6.1 */
final class Accessibility {
	private static final String PRIVATE = "private";
	private static final String PUBLIC = "public";
	/** What has a word for access among others, before the names of which it speaks. */
	private static final Set<String> DECLARATIONS = Set.of("variable_declaration", "variable_modification", "procedure_declaration");
	private static final Set<String> ATTRIBUTES = Set.of("intrinsic_type", "derived_type", "type_qualifier", "procedure");

	private final Set<String> hidden = new HashSet<>();
	private final Set<String> shown = new HashSet<>();
	private boolean isHidden;

	private Accessibility() {
	}

	/** What is shown of the names that a module knows; all, where not all of its declarations can be read. */
	static Map<String, Entity> shown(Node module, Map<String, Entity> own) {
		if (module.children().stream().anyMatch(c -> c.isBroken() || c.is("include_statement"))) {
			return own;
		}
		Accessibility access = new Accessibility();
		module.children().forEach(access::read);
		Map<String, Entity> all = new LinkedHashMap<>(own);
		all.keySet().removeIf(access::hides);
		return all;
	}

	private boolean hides(String name) {
		boolean isName = name.matches("\\w+") || Operators.isOne(name) || Operators.TRANSFERS.contains(name);
		return isName && (hidden.contains(name) || isHidden && !shown.contains(name));
	}

	private void read(Node statement) {
		if (statement.is("private_statement", "public_statement")) {
			List<String> names = names(statement);
			isHidden |= names.isEmpty() && statement.is("private_statement");
			set(statement.is("private_statement")).addAll(names);
		} else if (DECLARATIONS.contains(statement.kind())) {
			access(statement).ifPresent(word -> set(word.equals(PRIVATE)).addAll(names(statement)));
		} else if (statement.is("derived_type_definition")) {
			statement.child("derived_type_statement").ifPresent(head -> head.field("access").map(Node::name).ifPresent(
					word -> head.child("type_name").ifPresent(name -> set(word.equals(PRIVATE)).add(name.name()))));
		}
	}

	private Set<String> set(boolean hides) {
		return hides ? hidden : shown;
	}

	private static Optional<String> access(Node declaration) {
		return declaration.children().stream().filter(c -> ATTRIBUTES.contains(c.kind()))
				.flatMap(c -> c.is("procedure") ? c.children().stream() : List.of(c).stream()).map(Node::name)
				.filter(w -> w.equals(PRIVATE) || w.equals(PUBLIC)).findFirst();
	}

	/** What is declared stands behind the colons, where there are any: before them kinds and lengths are named. */
	private static List<String> names(Node statement) {
		Stream<Node> list = statement.children().stream().dropWhile(c -> statement.hasToken("::") && !c.is("::"));
		return list.filter(c -> c.status() != Node.Status.TOKEN && !ATTRIBUTES.contains(c.kind())).flatMap(c -> name(c).stream()).toList();
	}

	/** The name that a part of a list is about: its first one. */
	private static Optional<String> name(Node part) {
		if (Operators.isNamedBy(part.kind())) {
			return Optional.of(Operators.named(part.text()));
		}
		return part.is("identifier") ? Optional.of(part.name()) : part.children().stream().flatMap(c -> name(c).stream()).findFirst();
	}
}
