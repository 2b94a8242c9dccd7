package org.racelens.frontend.fortran.source;

import java.util.Locale;
import java.util.Set;

/** How statements stand in lines. Fortran 2018 §6.3 */
public enum SourceForm {
	FREE,
	/** columns 1 to 5 hold labels, 6 a mark of continuation, 7 to 72 the statement */
	FIXED;

	private static final Set<String> FIXED_ENDINGS = Set.of("f", "for", "ftn", "f77", "fpp");

	/** The form of a file by its name's ending, as compilers take it where no option says otherwise. */
	public static SourceForm of(String path) {
		return FIXED_ENDINGS.contains(path.substring(path.lastIndexOf('.') + 1).toLowerCase(Locale.ROOT)) ? FIXED : FREE;
	}
}
