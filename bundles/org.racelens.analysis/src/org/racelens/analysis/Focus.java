package org.racelens.analysis;

import java.util.Optional;
import java.util.Set;

/**
 * Which part of a unit is of interest: what a change of some functions may affect.
 *
 * @param functions keys of functions; only executions that reach one of them are made. Empty for the whole unit
 */
public record Focus(Optional<Set<String>> functions) {
	public static final Focus EVERYTHING = new Focus(Optional.empty());

	public static Focus on(Set<String> functions) {
		return new Focus(Optional.of(Set.copyOf(functions)));
	}
}
