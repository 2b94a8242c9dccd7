package org.racelens.model.source;

import java.util.Optional;

/**
 * The language of a source, with all that is its own beyond what the model says of each program: whoever reads or changes a text, or needs
 * a rule that languages do not share, asks here and never which language it is. docs/decisions/0030
 */
public interface SourceLanguage {
	/** How comments of the language are told from its code, and written. */
	CommentSyntax comments();

	/** How directives stand in a text of the language. */
	DirectiveSyntax directives();

	/** What parts of objects are called. */
	ElementSyntax elements();

	/** How statements stand in a text of the language. */
	StatementSyntax statements();

	/** How texts of the language are compiled. */
	CompilerSyntax compilers();

	/** Whether one text of a function or class may stand for many. */
	boolean hasTemplates();

	/** Whether the linker knows functions and variables by other names than the source calls them: the front end tells which. */
	boolean hasMangledNames();

	/** Whether files of this language may call functions of files of another one. */
	default boolean linksWith(SourceLanguage other) {
		return equals(other);
	}

	/**
	 * Whether files of the language are read together with those whose procedures they call, as no text says where these are: the units are
	 * not joined later.
	 */
	default boolean isReadTogether() {
		return false;
	}

	/** Whether code of a type's own may run when an object of it is made. */
	boolean hasConstructors();

	/** Whether a signed number may be shifted into its sign, and wraps then. */
	boolean shiftsIntoSign();

	/** Whether a program starts with the function of a name. */
	boolean isProgram(String function);

	/** Whether a word is the language's name for the object that a function belongs to. */
	boolean isSelf(String word);

	/** The qualifier of a pointer to whose memory nothing else leads where that is written; empty where pointers have none. */
	Optional<String> unaliased();

	/** A statement that ends the program where an expression does not hold; for texts of which {@link #hasAssertions} is true. */
	String assertion(String expression);

	/** Whether a text may use {@link #assertion}. */
	boolean hasAssertions(String text);
}
