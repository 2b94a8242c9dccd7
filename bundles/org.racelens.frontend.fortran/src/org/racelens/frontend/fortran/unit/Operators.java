package org.racelens.frontend.fortran.unit;

import java.util.Locale;
import java.util.Map;
import java.util.Set;

/** The names under which operators and the assignment are declared and looked up. Fortran 2018 §15.4.3.4 */
public final class Operators {
	/** The assignment. */
	public static final String ASSIGNMENT = "assignment(=)";
	private static final String OPERATOR = "operator(";
	private static final Map<String,
			String> SAME = Map.of(".eq.", "==", ".ne.", "/=", ".lt.", "<", ".le.", "<=", ".gt.", ">", ".ge.", ">=");
	/** By what names procedures are declared that transfer objects. Fortran 2018 §12.6.4.8 */
	public static final Set<String> TRANSFERS = Set.of("write(formatted)", "write(unformatted)", "read(formatted)", "read(unformatted)");
	private static final Set<String> NODES = Set.of("operator", "assignment", "defined_io_procedure");

	private Operators() {
	}

	/** The name of an operator. */
	public static String of(String word) {
		String plain = word.toLowerCase(Locale.ROOT).replaceAll("\\s+", "");
		return OPERATOR + SAME.getOrDefault(plain, plain) + ")";
	}

	/** The name of what a text such as {@code operator(.eq.)} says. */
	public static String named(String text) {
		String plain = text.toLowerCase(Locale.ROOT).replaceAll("\\s+", "");
		return plain.startsWith(OPERATOR) ? of(plain.substring(OPERATOR.length(), plain.length() - 1)) : plain;
	}

	/** The name under which is declared that a module which is not found may define an operator or the assignment. */
	public static String missing(String name) {
		return "missing " + name;
	}

	/** Whether a declared name is that of an operator. */
	public static boolean isOperator(String name) {
		return name.startsWith(OPERATOR);
	}

	/** Whether a name is that of an operator or of the assignment, whose meanings in all scopes around count together. */
	public static boolean isOne(String name) {
		return isOperator(name) || name.equals(ASSIGNMENT);
	}

	/** Whether a node of the tree names one. */
	public static boolean isNamedBy(String kind) {
		return NODES.contains(kind);
	}
}
