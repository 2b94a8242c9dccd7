package org.racelens.model.source;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

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

	/**
	 * What makes room for lines around a statement that stands behind other code of its line.
	 *
	 * @param head what the code before is given
	 * @param tail the lines behind the statement
	 */
	record Frame(String head, List<String> tail) {
		public Frame {
			tail = List.copyOf(tail);
		}
	}

	/** A statement that calls a procedure. */
	String call(String procedure, String argument);

	/** Whether declarations may stand between other statements. */
	boolean declaresAnywhere();

	/** Whether a text, from a statement's first character to its last, is a whole statement. */
	boolean isWhole(String statement);

	/**
	 * One past the designator whose name a range has.
	 *
	 * @param endOffset one past the name, or past the whole
	 */
	int designatorEnd(String text, int endOffset);

	/** Whether what stands at an offset is executed by a loop that is not written, such as an assignment of arrays. */
	boolean hidesLoop(String text, int offset);

	/** Whether a loop with a counter is written at an offset. */
	boolean isLoop(String text, int offset);

	/** Whether directives may stand in a function, told by its first line. */
	boolean takesDirectives(String head);

	/** A part of a statement, without what makes no difference between two spellings of it. */
	String compared(String part);

	/**
	 * How a statement gets lines of its own; empty where it cannot have them.
	 *
	 * @param before what stands before it in its line
	 */
	Optional<Frame> frame(String before);

	/** Whether the line that begins at an offset is a part of the statement of the line before. */
	boolean goesOn(String text, int lineStart);

	/** Whether statements may begin in any column. */
	boolean isMovable();

	/**
	 * Where what ends a block begins; empty where that is not known, or where no line may be put before it.
	 *
	 * @param lastEnd one past the block's last statement
	 * @param blockEnd one past the block
	 */
	OptionalInt end(String text, int lastEnd, int blockEnd);
}
