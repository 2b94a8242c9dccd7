package org.racelens.openmp.unit;

import java.util.Set;
import org.racelens.model.expression.Type;

/**
 * What of a unit counts where it is linked with others.
 *
 * @param modes the compiler's ({@link org.racelens.model.source.CompileCommand#modes})
 * @param doubtful the names by which the linker may know something else than what the unit's text declares: aliases and what they stand
 * for, labels of {@code asm}, weak symbols, functions whose definition is for inlining alone
 * @param symbols of a language in which names do not tell
 * @param ending the forms of calls through pointers that leave nothing running when they return, whatever function of the whole program
 * they lead to
 * @param windows the types of the elements of memory that code of other units which is not in this one puts into windows of MPI; unknown
 * ones where the text does not tell
 */
public record Linking(Set<String> modes, Set<String> doubtful, Symbols symbols, Set<CallForm> ending, Set<Type> windows) {
	/** No modes and no doubt. */
	public static final Linking PLAIN = new Linking(Set.of(), Set.of(), Symbols.NONE, Set.of(), Set.of());

	public Linking {
		modes = Set.copyOf(modes);
		doubtful = Set.copyOf(doubtful);
		ending = Set.copyOf(ending);
		windows = Set.copyOf(windows);
	}

	/** The same of a program in which calls through pointers of these forms leave nothing running. */
	public Linking withEnding(Set<CallForm> forms) {
		return new Linking(modes, doubtful, symbols, forms, windows);
	}

	/** The same beside other units that make windows. */
	Linking beside(Set<Type> others) {
		return new Linking(modes, doubtful, symbols, ending, others);
	}
}
