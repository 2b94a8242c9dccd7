package org.racelens.frontend.fortran.source;

import java.util.Locale;
import java.util.Set;
import org.racelens.model.source.SourceText;

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

	/**
	 * The form of a text by its name's ending, unless it cannot be in fixed form: then a program is compiled with an option that says so.
	 */
	public static SourceForm of(SourceText source) {
		return of(source.path()) == FIXED && !isWrittenFixed(source.text()) ? FREE : of(source.path());
	}

	/** Whether nothing but labels, marks of comments and lines of the preprocessor stands in the columns before the statements. */
	private static boolean isWrittenFixed(String text) {
		return text.lines().filter(line -> !line.startsWith("#")).allMatch(SourceForm::isFixedLine);
	}

	private static boolean isFixedLine(String line) {
		for (int i = 0; i < Math.min(line.length(), Columns.MARK); i++) {
			char c = line.charAt(i);
			if (c == '\t' || c == '!' || i == 0 && "cC*dD".indexOf(c) >= 0) {
				return true;
			}
			if (c > ' ' && !Words.isDigit(c)) {
				return false;
			}
		}
		return true;
	}
}
