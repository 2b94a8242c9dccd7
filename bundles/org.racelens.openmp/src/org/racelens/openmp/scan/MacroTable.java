package org.racelens.openmp.scan;

import java.util.Optional;

/** The macros that are defined at a pragma's place. */
@FunctionalInterface
public interface MacroTable {
	/** No macro at all. */
	MacroTable EMPTY = name -> Optional.empty();

	/** The definition of a name that holds at the pragma; empty where the name is no macro there. */
	Optional<MacroDefinition> macro(String name);
}
