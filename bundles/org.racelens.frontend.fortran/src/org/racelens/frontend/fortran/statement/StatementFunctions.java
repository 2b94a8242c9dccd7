package org.racelens.frontend.fortran.statement;

import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import org.racelens.frontend.fortran.source.Node;
import org.racelens.frontend.fortran.unit.Scope;

/** Functions of one statement, which look like assignments to elements of arrays. Fortran 2018 §15.6.4 */
final class StatementFunctions {
	private StatementFunctions() {
	}

	/**
	 * Whether an assignment between declarations defines a function: its name is that of no array, its arguments are names.
	 *
	 * @param host what is known around: a name that the procedure does not declare may be that of an array there
	 */
	static boolean isDefinition(Node item, Node procedure, Scope host) {
		if (!item.is("assignment_statement")) {
			return false;
		}
		Node left = item.children().get(0);
		if (!left.is("call_expression") || !left.children().get(0).is("identifier")) {
			return false;
		}
		String name = left.children().get(0).name();
		List<Node> arguments = left.child("argument_list").map(Node::parts).orElse(List.of());
		boolean isOwn = declarations(procedure).flatMap(s -> s.children().stream())
				.anyMatch(c -> c.is("identifier") && c.name().equals(name));
		return (isOwn || host.lookup(name).isEmpty() && host.missing(name).isEmpty())
				&& arguments.stream().allMatch(a -> a.is("identifier"))
				&& declarations(procedure).noneMatch(s -> isBounded(s, name))
				&& procedure.children().stream().noneMatch(s -> s.is("use_statement") || s.isBroken());
	}

	private static Stream<Node> declarations(Node procedure) {
		return procedure.children().stream().filter(s -> s.is("variable_declaration", "variable_modification", "common_statement"));
	}

	private static boolean isBounded(Node declaration, String name) {
		boolean shared = declaration.all("type_qualifier").stream().anyMatch(q -> q.child("argument_list").isPresent());
		return declaration.is("common_statement") && declaration.text().toLowerCase(Locale.ROOT).contains(name)
				|| declaration.children().stream()
						.anyMatch(c -> c.is("call_expression") && c.children().get(0).name().equals(name)
								|| c.is("assignment_statement", "pointer_association_statement")
										&& c.children().get(0).is("call_expression")
										&& c.children().get(0).children().get(0).name().equals(name)
								|| shared && c.is("identifier") && c.name().equals(name));
	}
}
