package org.racelens.openmp.unit;

import java.util.Optional;
import java.util.Set;
import org.racelens.model.source.SourceRange;

/**
 * Which part of a unit is of interest: what a change of some functions may affect.
 *
 * @param functions keys of functions; only executions that reach one of them are made. Empty for the whole unit
 * @param directives offsets of directives in the unit's own text; only their regions are judged. Empty for all that are executed
 */
public record Focus(Optional<Set<String>> functions, Optional<Set<Integer>> directives) {
	public static final Focus EVERYTHING = new Focus(Optional.empty(), Optional.empty());

	public Focus {
		functions = functions.map(Set::copyOf);
		directives = directives.map(Set::copyOf);
	}

	/** All regions that can be reached on the way through one of the functions. */
	public static Focus on(Set<String> functions) {
		return new Focus(Optional.of(functions), Optional.empty());
	}

	/** Of these only the region of one directive. */
	public Focus onRegion(int directive) {
		return new Focus(functions, Optional.of(Set.of(directive)));
	}

	/** Whether the region of a directive is to be judged. */
	public boolean judges(SourceRange directive, String path) {
		return directives.isEmpty() || directive.path().equals(path) && directives.get().contains(directive.offset());
	}
}
