package org.racelens.frontend.cdt.unit;

import java.util.Optional;

/**
 * What a declaration tells the linker of a variable. GCC manual, Asm Labels; attribute {@code alias}.
 *
 * @param symbol the label: by which name the linker knows the variable
 * @param target by which name the linker knows the variable that this one is an alias of
 */
public record LinkerName(Optional<String> symbol, Optional<String> target) {
	/** The declaration has a label or names another variable, and is not understood. */
	public static final LinkerName UNCLEAR = new LinkerName(Optional.empty(), Optional.empty());

	/** The answer for a declaration with a label. */
	public static LinkerName label(String symbol) {
		return new LinkerName(Optional.of(symbol), Optional.empty());
	}

	/** The answer for a declaration that names another variable. */
	public static LinkerName alias(String target) {
		return new LinkerName(Optional.empty(), Optional.of(target));
	}

	/** Whether the declaration is not understood. */
	public boolean isUnclear() {
		return equals(UNCLEAR);
	}
}
