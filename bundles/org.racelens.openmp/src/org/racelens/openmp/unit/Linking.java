package org.racelens.openmp.unit;

import java.util.Set;

/**
 * What of a unit counts where it is linked with others.
 *
 * @param modes the compiler's ({@link org.racelens.model.source.CompileCommand#modes})
 * @param doubtful the names by which the linker may know something else than what the unit's text declares: aliases and what they stand
 * for, labels of {@code asm}, weak symbols, functions whose definition is for inlining alone
 * @param symbols of a language in which names do not tell
 * @param ending the forms of calls through pointers that leave nothing running when they return, whatever function of the whole program
 * they lead to
 */
public record Linking(Set<String> modes, Set<String> doubtful, Symbols symbols, Set<CallForm> ending) {
	/** No modes and no doubt. */
	public static final Linking PLAIN = new Linking(Set.of(), Set.of(), Symbols.NONE, Set.of());

	public Linking {
		modes = Set.copyOf(modes);
		doubtful = Set.copyOf(doubtful);
		ending = Set.copyOf(ending);
	}

	/** The same of a program in which calls through pointers of these forms leave nothing running. */
	public Linking withEnding(Set<CallForm> forms) {
		return new Linking(modes, doubtful, symbols, forms);
	}
}
