package org.racelens.frontend.fortran.statement;

import java.util.List;
import java.util.Locale;
import org.racelens.frontend.fortran.source.Node;

/** Functions of one statement, which look like assignments to elements of arrays. Fortran 2018 §15.6.4 */
final class StatementFunctions {
	private StatementFunctions() {
	}

	/** Whether an assignment between declarations defines a function: its name is declared, and without bounds, its arguments are names. */
	static boolean isDefinition(Node item, Node procedure) {
		if (!item.is("assignment_statement")) {
			return false;
		}
		Node left = item.children().get(0);
		if (!left.is("call_expression") || !left.children().get(0).is("identifier")) {
			return false;
		}
		String name = left.children().get(0).name();
		List<Node> arguments = left.child("argument_list").map(Node::parts).orElse(List.of());
		return arguments.stream().allMatch(a -> a.is("identifier"))
				&& procedure.children().stream().filter(s -> s.is("variable_declaration", "variable_modification", "common_statement"))
						.noneMatch(s -> isBounded(s, name))
				&& procedure.children().stream().noneMatch(s -> s.is("use_statement"));
	}

	private static boolean isBounded(Node declaration, String name) {
		boolean shared = declaration.all("type_qualifier").stream().anyMatch(q -> q.child("argument_list").isPresent());
		return declaration.is("common_statement") && declaration.text().toLowerCase(Locale.ROOT).contains(name)
				|| declaration.children().stream()
						.anyMatch(c -> c.is("call_expression") && c.children().get(0).name().equals(name)
								|| c.is("assignment_statement") && c.children().get(0).is("call_expression")
										&& c.children().get(0).children().get(0).name().equals(name)
								|| shared && c.is("identifier") && c.name().equals(name));
	}
}
