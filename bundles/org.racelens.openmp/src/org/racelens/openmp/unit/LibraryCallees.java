package org.racelens.openmp.unit;

import java.util.Set;

/**
 * The callees of a unit, as calls name them, that belong to libraries.
 *
 * @param declared those that headers of the system declare
 * @param prompt those among them that call what code they are given before they return: no thread of theirs does so later
 */
public record LibraryCallees(Set<String> declared, Set<String> prompt) {
	public LibraryCallees {
		declared = Set.copyOf(declared);
		prompt = Set.copyOf(prompt);
	}
}
