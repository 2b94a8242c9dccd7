package org.racelens.openmp.unit;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.racelens.model.expression.Expression.Call;
import org.racelens.model.expression.Variable;
import org.racelens.model.source.SourceRange;

/**
 * By what the linker tells functions and variables of a language apart whose names do not do so. What has no symbol here belongs to the
 * unit alone, is in as many units as use it, or is not sure.
 *
 * @param calls of functions that the unit only declares
 * @param definitions the symbols of functions with a body of which a program has one, by their keys
 * @param variables by their numbers
 */
public record Symbols(Map<Site, Declared> calls, Map<String, String> definitions, Map<Integer, String> variables) {
	/** No symbols: in C, names are. */
	public static final Symbols NONE = new Symbols(Map.of(), Map.of(), Map.of());

	public Symbols {
		calls = Map.copyOf(calls);
		definitions = Map.copyOf(definitions);
		variables = Map.copyOf(variables);
	}

	/** How an argument reaches the call of a function without a body. */
	public enum Passing {
		/** as the function takes it */
		DIRECT,
		/** as a value, where the function takes the address of an object that it only reads */
		READ
	}

	/** The text of a call and the name by which it calls. */
	public record Site(SourceRange range, String callee) {
	}

	/**
	 * A function that is declared.
	 *
	 * @param passing of each argument
	 */
	public record Declared(String symbol, List<Passing> passing) {
		public Declared {
			passing = List.copyOf(passing);
		}
	}

	/** What a call means. */
	public Optional<Declared> meant(Call call) {
		return Optional.ofNullable(calls.get(new Site(call.range(), call.callee())));
	}

	/** The symbol of a variable. */
	public Optional<String> of(Variable v) {
		return Optional.ofNullable(variables.get(v.id()));
	}

	/** The name inside a symbol, without what is around it. */
	public static String name(String symbol) {
		int end = symbol.indexOf('(');
		String qualified = end < 0 ? symbol : symbol.substring(0, end);
		return qualified.substring(qualified.lastIndexOf(':') + 1);
	}
}
