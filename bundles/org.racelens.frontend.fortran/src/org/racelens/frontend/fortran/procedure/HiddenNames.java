package org.racelens.frontend.fortran.procedure;

import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import org.racelens.frontend.fortran.source.Node;

/** Names that mean data in a part of a text, where procedures elsewhere may have the same. Fortran 2018 §19.5.1.4 */
final class HiddenNames {
	private static final String[] TYPES = { "intrinsic_type", "derived_type", "declared_type", "procedure", "type_qualifier" };

	private HiddenNames() {
	}

	/** @param hidden in the part around it */
	static Set<String> in(Node part, Set<String> hidden) {
		boolean declares = part.children().stream().anyMatch(c -> c.is("variable_declaration", "use_statement"));
		boolean procedure = part.is("function", "subroutine");
		if (!declares && !procedure) {
			return hidden;
		}
		// what is used may have any name
		Set<String> names = part.child("use_statement").isPresent() ? new HashSet<>() : new HashSet<>(hidden);
		Set<String> referred = new HashSet<>();
		if (declares) {
			addReferred(part, referred);
		}
		part.all("variable_declaration").stream().filter(HiddenNames::isOfData).flatMap(d -> d.children().stream())
				.filter(d -> d.status() == Node.Status.NAMED && !d.is(TYPES)).forEach(d -> name(d, referred).ifPresent(names::add));
		part.all("variable_modification").stream().filter(m -> names(m, "external") || names(m, "intrinsic"))
				.forEach(m -> m.all("identifier").forEach(i -> names.remove(i.name())));
		if (procedure) {
			ProcedureText text = ProcedureText.of(part);
			names.addAll(text.dummies());
			text.result().ifPresent(names::add);
		}
		return names;
	}

	/** Inside the internal procedures of a function its name may be its own. */
	static Set<String> forInternal(Node host, Set<String> hidden) {
		Set<String> names = new HashSet<>(hidden);
		if (host.is("function")) {
			ProcedureText.of(host).name().ifPresent(names::remove);
		}
		return names;
	}

	private static boolean isOfData(Node declaration) {
		Optional<Node> procedure = declaration.child("procedure");
		boolean pointer = names(declaration, "pointer") || procedure
				.filter(p -> p.all("procedure_attribute").stream().anyMatch(a -> a.name().equals("pointer"))).isPresent();
		return pointer || procedure.isEmpty() && !names(declaration, "external") && !names(declaration, "intrinsic");
	}

	private static boolean names(Node declaration, String attribute) {
		return declaration.all("type_qualifier").stream().anyMatch(q -> q.name().equals(attribute));
	}

	/** What is declared: a scalar that is referred to with arguments is a function. */
	private static Optional<Node> leftmost(Node declared) {
		return declared.is("identifier") ? Optional.of(declared)
				: declared.children().stream().filter(c -> c.status() == Node.Status.NAMED).findFirst().flatMap(HiddenNames::leftmost);
	}

	private static Optional<String> name(Node declared, Set<String> referred) {
		return leftmost(declared).map(Node::name).filter(n -> !declared.is("identifier") || !referred.contains(n));
	}

	/** Adds the names that are referred to with arguments. Once for all names: a subroutine may declare thousands. */
	private static void addReferred(Node n, Set<String> names) {
		if (n.is("call_expression") && n.children().get(0).is("identifier")) {
			names.add(n.children().get(0).name());
		}
		n.children().forEach(c -> addReferred(c, names));
	}
}
