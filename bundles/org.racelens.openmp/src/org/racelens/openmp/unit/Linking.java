package org.racelens.openmp.unit;

import java.util.Set;

/**
 * What of a unit counts where it is linked with others.
 *
 * @param modes the compiler's ({@link org.racelens.model.source.CompileCommand#modes})
 * @param doubtful the names by which the linker may know something else than what the unit's text declares: aliases and what they stand
 * for, labels of {@code asm}, weak symbols, functions whose definition is for inlining alone
 * @param symbols of a language in which names do not tell
 */
public record Linking(Set<String> modes, Set<String> doubtful, Symbols symbols) {
	/** No modes and no doubt. */
	public static final Linking PLAIN = new Linking(Set.of(), Set.of(), Symbols.NONE);

	public Linking {
		modes = Set.copyOf(modes);
		doubtful = Set.copyOf(doubtful);
	}
}
