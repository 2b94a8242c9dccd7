package org.racelens.model.source;

import java.util.List;

/** How texts of a language are given to its compiler. */
public interface CompilerSyntax {
	/** What the launcher calls the compiler: {@code racelens cc}. */
	String compiler();

	/** The name of a file for a text that is made of a source. */
	String fileName(String source);

	/** A line that says that the one behind it is the first one of a file. */
	String firstLine(String path);

	/**
	 * Options for a text that does not stand in the folder of its source.
	 *
	 * @param folder where the text looks for files that it names without one
	 * @param made where the compiler leaves what other texts of the program need
	 */
	List<String> options(String folder, String made);

	/** Whether debug information tells which operand of a statement an access is of, or its operator, by the column. */
	boolean tellsOperands();

	/** Whether declarations, functions and preprocessor lines of C may stand beside such a text. */
	boolean takesC();
}
