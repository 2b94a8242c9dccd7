package org.racelens.openmp.scan;

import java.util.Optional;

/** The macros that are defined at a pragma's place. */
@FunctionalInterface
public interface MacroTable {
	/** No macro at all. */
	MacroTable EMPTY = name -> Optional.empty();

	Optional<MacroDefinition> macro(String name);
}
