package org.racelens.repair.fix;

import java.util.Optional;
import java.util.OptionalInt;
import org.racelens.model.source.DirectiveSyntax;
import org.racelens.model.source.SourceLanguage;
import org.racelens.model.source.SourceText;
import org.racelens.model.source.StatementSyntax.Frame;
import org.racelens.model.source.TextPart;

/** The lines of a text and how it is indented. Offsets are UTF-16 code units. */
public final class TextLayout {
	private final String text;
	private final SourceLanguage language;

	/** The layout of a text in a language. */
	public TextLayout(SourceText source, SourceLanguage language) {
		this.language = language;
		text = source.text();
	}

	/** The characters from an offset up to another one, which is excluded. */
	public String text(int offset, int endOffset) {
		return text.substring(offset, endOffset);
	}

	/** The first character of the line of an offset. */
	public int lineStart(int offset) {
		return text.lastIndexOf('\n', offset - 1) + 1;
	}

	/** One past the last character of the line of an offset, without its line break. */
	public int lineEnd(int offset) {
		int end = text.indexOf('\n', offset);
		int stop = end < 0 ? text.length() : end;
		return stop > offset && text.charAt(stop - 1) == '\r' ? stop - 1 : stop;
	}

	/** The first character of the next line, or the text's end. */
	public int nextLine(int offset) {
		int end = text.indexOf('\n', offset);
		return end < 0 ? text.length() : end + 1;
	}

	/** The white space with which the line of an offset begins. */
	public String indentation(int offset) {
		int start = lineStart(offset);
		int end = start;
		while (end < text.length() && isBlank(text.charAt(end))) {
			end++;
		}
		return text.substring(start, end);
	}

	/** Whether only white space stands before an offset in its line, and the line is no part of what the line before has begun. */
	public boolean startsLine(int offset) {
		return text.substring(lineStart(offset), offset).isBlank() && !language.statements().goesOn(text, lineStart(offset));
	}

	/** Whether directives may stand in the function that begins at an offset. */
	public boolean takesDirectives(int offset) {
		return language.statements().takesDirectives(text(offset, lineEnd(offset)));
	}

	/** Whether what stands at an offset is executed by a loop that is not written. */
	public boolean hidesLoop(int offset) {
		return language.statements().hidesLoop(text, offset);
	}

	/** Whether a loop with a counter is written at an offset. */
	public boolean isLoop(int offset) {
		return language.statements().isLoop(text, offset);
	}

	/** How what follows the beginning of a line gets lines of its own; empty where it cannot have them. */
	public Optional<Frame> frame(int offset) {
		return language.statements().frame(text(lineStart(offset), offset));
	}

	/** Where what ends a block begins, behind its last statement; empty where that is not known. */
	public OptionalInt end(int lastEnd, int blockEnd) {
		return language.statements().end(text, lastEnd, blockEnd);
	}

	/** What is put before lines that move one step to the right. */
	public String shift() {
		return language.statements().isMovable() ? step() : "";
	}

	/** The directive that ends what another one governs; empty where there is none. */
	Optional<TextPart> ended(int endOffset, String directive) {
		return language.directives().ended(text, endOffset, directive);
	}

	/** Whether only white space or a line comment stands after an offset in its line. */
	public boolean endsLine(int offset) {
		String rest = text.substring(offset, lineEnd(offset)).strip();
		return rest.isEmpty() || language.comments().isRemark(rest);
	}

	/** The offset after white space that stands before an offset, line breaks included. */
	public int skipBlankBack(int offset) {
		int start = offset;
		while (start > 0 && Character.isWhitespace(text.charAt(start - 1))) {
			start--;
		}
		return start;
	}

	/** The offset of the first character at or after an offset that is no white space. */
	public int skipBlank(int offset) {
		int end = offset;
		while (end < text.length() && Character.isWhitespace(text.charAt(end))) {
			end++;
		}
		return end;
	}

	/** The character at an offset; {@code '\0'} for offsets outside of the text. */
	public char at(int offset) {
		return offset < 0 || offset >= text.length() ? '\0' : text.charAt(offset);
	}

	/** Whether what starts at an offset is no code but a directive, or a line of a preprocessor. */
	public boolean isApart(int offset) {
		return language.directives().isApart(text, offset);
	}

	/** How directives stand in the text. */
	DirectiveSyntax directives() {
		return language.directives();
	}

	/** Whether a block in which declarations may stand begins at an offset. */
	public boolean isBlock(int offset) {
		return language.statements().isBlock(text, offset);
	}

	/** The first offset of the white space and the continuations of directives that stand before an offset. */
	int gapStart(int offset) {
		return language.directives().gapStart(text, offset);
	}

	/** The line break of the text. */
	public String newLine() {
		return text.contains("\r\n") ? "\r\n" : "\n";
	}

	/** One step of indentation, as the text has it. */
	public String step() {
		int narrowest = Integer.MAX_VALUE;
		for (String line : text.split("\n")) {
			int width = line.length() - line.stripLeading().length();
			if (line.startsWith("\t")) {
				return "\t";
			}
			if (width > 1 && width < line.length() && line.charAt(width) != '*') {
				narrowest = Math.min(narrowest, width);
			}
		}
		return " ".repeat(narrowest > 8 ? 4 : narrowest);
	}

	private static boolean isBlank(char c) {
		return c == ' ' || c == '\t';
	}
}
