package org.racelens.report;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import org.racelens.logic.term.FunctionSymbol;
import org.racelens.logic.term.IntExpr.Lookup;
import org.racelens.logic.term.Symbol;

/**
 * Names for SMT-LIB: our names, quoted with {@code |…|} where they are not simple symbols (SMT-LIB 2.6 §3.1), and changed only where they
 * are taken. {@code |x|} and {@code x} are the same name there, and functions share the names of constants.
 */
final class SmtLibNames {
	private static final Pattern SIMPLE = Pattern.compile("[A-Za-z~!$%^&*_+=<>?/-][A-Za-z0-9~!@$%^&*_+=<>.?/-]*");
	/** What the core theory and the theory of integers define. */
	private static final Set<String> DEFINED = Set.of("true", "false", "not", "and", "or", "xor", "=>", "=", "distinct", "ite", "Bool",
			"Int",
			"Real", "Array", "-", "+", "*", "/", "div", "mod", "rem", "abs", "<", "<=", ">", ">=", "to_real", "to_int", "is_int", "select",
			"store", "divisible", "const", "implies", "iff", "if", "exp", "pi", "root-obj");
	/** Words of the language; some solvers take them for such even within quotes. */
	private static final Set<
			String> RESERVED = Set.of("!", "_", "as", "BINARY", "DECIMAL", "exists", "HEXADECIMAL", "forall", "let", "match",
					"NUMERAL", "par", "STRING", "lambda", "assert", "check-sat", "declare-const", "declare-fun", "define-fun", "push",
					"pop", "set-logic");

	private final Map<Object, String> names = new HashMap<>();
	private final Set<String> taken = new HashSet<>(DEFINED);

	SmtLibNames() {
		taken.addAll(RESERVED);
	}

	String symbol(Symbol symbol) {
		return names.computeIfAbsent(symbol, s -> free(symbol.name().text()));
	}

	String function(FunctionSymbol function) {
		return names.computeIfAbsent(function, f -> free(function.name().text()));
	}

	String table(Lookup table) {
		return names.computeIfAbsent(key(table), t -> free(table.table()));
	}

	/** Tables are told apart by name and contents. */
	static Object key(Lookup table) {
		return List.of(table.table(), table.values());
	}

	private String free(String wanted) {
		String base = wanted.replace('|', '!').replace('\\', '!').replaceAll("\\p{Cntrl}", "!");
		String name = base;
		for (int i = 1; !taken.add(name); i++) {
			name = base + "." + i;
		}
		return SIMPLE.matcher(name).matches() ? name : "|" + name + "|";
	}
}
