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
 * @param windows the types of the elements of memory that code of other units which is not in this one puts into windows of MPI; unknown
 * ones where the text does not tell
 */
public record Linking(Set<String> modes, Set<String> doubtful, Symbols symbols, Set<Type> windows) {
	/** No modes and no doubt. */
	public static final Linking PLAIN = new Linking(Set.of(), Set.of(), Symbols.NONE, Set.of());

	public Linking {
		modes = Set.copyOf(modes);
		doubtful = Set.copyOf(doubtful);
		windows = Set.copyOf(windows);
	}

	/** The same beside other units that make windows. */
	Linking beside(Set<Type> others) {
		return new Linking(modes, doubtful, symbols, others);
	}
}
