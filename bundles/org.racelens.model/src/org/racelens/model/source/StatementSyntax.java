package org.racelens.model.source;

/** How statements of a language stand in a text. */
public interface StatementSyntax {
	/** Whether a block in which declarations may stand begins at an offset of a text. */
	boolean isBlock(String text, int offset);

	/**
	 * The declaration of one variable without a value.
	 *
	 * @param specifier the part of the text that several variables may share
	 * @param declarator the name, with what belongs to this variable alone
	 */
	String declaration(String specifier, String declarator);
}
