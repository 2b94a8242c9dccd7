package org.racelens.model.source;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/** Blocks and declarations of C and C++. C17 §6.7, §6.8.2 */
enum CStatements implements StatementSyntax {
	SYNTAX;

	private static final String BLOCK = "{";
	private static final Frame NOTHING = new Frame("", List.of());

	@Override
	public boolean isBlock(String text, int offset) {
		return text.startsWith(BLOCK, offset);
	}

	@Override
	public String declaration(String specifier, String declarator) {
		return specifier + " " + declarator + ";";
	}

	@Override
	public String call(String procedure, String argument) {
		return procedure + "(" + argument + ");";
	}

	@Override
	public boolean declaresAnywhere() {
		return true;
	}

	@Override
	public boolean isWhole(String statement) {
		return statement.endsWith(";");
	}

	@Override
	public int designatorEnd(String text, int endOffset) {
		return endOffset;
	}

	@Override
	public boolean hidesLoop(String text, int offset) {
		return false;
	}

	@Override
	public boolean isLoop(String text, int offset) {
		return text.startsWith("for", offset);
	}

	@Override
	public boolean takesDirectives(String head) {
		return true;
	}

	@Override
	public String compared(String part) {
		return part.replaceAll("\\s+", "");
	}

	@Override
	public Optional<Frame> frame(String before) {
		return Optional.of(NOTHING);
	}

	@Override
	public boolean goesOn(String text, int lineStart) {
		return false;
	}

	@Override
	public boolean isMovable() {
		return true;
	}

	@Override
	public OptionalInt end(String text, int lastEnd, int blockEnd) {
		return text.startsWith("}", blockEnd - 1) ? OptionalInt.of(blockEnd - 1) : OptionalInt.empty();
	}
}
