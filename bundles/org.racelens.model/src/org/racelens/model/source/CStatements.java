package org.racelens.model.source;

/** Blocks and declarations of C and C++. C17 §6.7, §6.8.2 */
enum CStatements implements StatementSyntax {
	SYNTAX;

	private static final String BLOCK = "{";

	@Override
	public boolean isBlock(String text, int offset) {
		return text.startsWith(BLOCK, offset);
	}

	@Override
	public String declaration(String specifier, String declarator) {
		return specifier + " " + declarator + ";";
	}
}
