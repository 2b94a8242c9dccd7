package org.racelens.logic.prover;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import org.racelens.logic.term.IntExpr.Apply;
import org.racelens.logic.term.Symbol;

/**
 * Values that satisfy a formula. A symbol or application that is not listed may have any value.
 *
 * @param symbols value of each symbol of the formula
 * @param applications value of each application (as it stands in the formula) of an uninterpreted function
 */
public record Assignment(Map<Symbol, Long> symbols, Map<Apply, Long> applications) {
	public static final Assignment EMPTY = new Assignment(Map.of(), Map.of());

	public Assignment {
		symbols = Collections.unmodifiableMap(new LinkedHashMap<>(symbols));
		applications = Collections.unmodifiableMap(new LinkedHashMap<>(applications));
	}

	/** The value of a symbol; empty where it may have any. */
	public Optional<Long> value(Symbol symbol) {
		return Optional.ofNullable(symbols.get(symbol));
	}
}
