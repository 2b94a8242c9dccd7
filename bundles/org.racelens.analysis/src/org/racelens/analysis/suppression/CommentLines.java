package org.racelens.analysis.suppression;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.racelens.model.source.SourceLanguage;
import org.racelens.model.source.SourceRange;
import org.racelens.model.source.TextPart;

/** What stands in each line of a text: of which lines a comment speaks. Lines are 1-based. */
public final class CommentLines {
	private enum Content {
		NOTHING, COMMENT, CODE
	}

	private final String text;
	private final SourceLanguage language;
	private final List<TextPart> parts;
	private final int[] starts;
	private final Content[] contents;

	public CommentLines(String text, SourceLanguage language) {
		this.text = text;
		this.language = language;
		parts = language.comments().parts(text);
		List<Integer> found = new ArrayList<>(List.of(0));
		for (int i = text.indexOf('\n'); i >= 0; i = text.indexOf('\n', i + 1)) {
			found.add(i + 1);
		}
		starts = found.stream().mapToInt(Integer::intValue).toArray();
		contents = new Content[starts.length];
		Arrays.fill(contents, Content.NOTHING);
		parts.forEach(this::fill);
	}

	private void fill(TextPart part) {
		if (part.isComment()) {
			for (int line = line(part.offset()); line <= line(part.endOffset() - 1); line++) {
				mark(line, Content.COMMENT);
			}
			return;
		}
		for (int i = part.offset(); i < part.endOffset(); i++) {
			if (!Character.isWhitespace(text.charAt(i)) && text.charAt(i) != '\ufeff') {
				mark(line(i), Content.CODE);
				i = Math.min(part.endOffset(), start(line(i) + 1)) - 1;
			}
		}
	}

	private void mark(int line, Content content) {
		if (contents[line - 1].compareTo(content) < 0) {
			contents[line - 1] = content;
		}
	}

	/** What the text consists of, in order. */
	List<TextPart> parts() {
		return parts;
	}

	SourceRange range(TextPart part, String path) {
		int first = line(part.offset());
		return new SourceRange(path, part.offset(), part.endOffset(), first, part.offset() - start(first) + 1,
				line(part.endOffset() - 1));
	}

	/** The number, from 0 on, of the line that an offset is in. */
	public int line(int offset) {
		int found = Arrays.binarySearch(starts, offset);
		return found >= 0 ? found + 1 : -found - 1;
	}

	/** The first character of a line; the text's end for a line behind the last. */
	public int start(int line) {
		return line > starts.length ? text.length() : starts[line - 1];
	}

	/** The first of the lines that continuations join to this one. */
	int firstJoined(int line) {
		int first = line;
		while (first > 1 && isContinued(first - 1)) {
			first--;
		}
		return first;
	}

	/** The last of the lines that continuations join to this one. */
	int lastJoined(int line) {
		int last = line;
		while (last < starts.length && isContinued(last)) {
			last++;
		}
		return last;
	}

	private boolean isContinued(int line) {
		return line < starts.length && language.comments().isContinued(text.substring(start(line), start(line + 1)));
	}

	/** Whether a comment has its lines to itself, or shares them with other comments only. */
	boolean isAlone(TextPart comment) {
		int first = line(comment.offset());
		for (int line = first; line <= line(comment.endOffset() - 1); line++) {
			if (contents[line - 1] == Content.CODE) {
				return false;
			}
		}
		return firstJoined(first) == first;
	}

	/**
	 * The last line that a comment above speaks of: from the next line on, further comments and pragmas are passed, up to the first code.
	 *
	 * @param comment the comment's last line
	 * @return the comment's own line where nothing follows directly
	 */
	int lastBelow(int comment) {
		int line = comment + 1;
		while (line <= starts.length && contents[line - 1] != Content.NOTHING) {
			int last = lastJoined(line);
			if (contents[line - 1] == Content.CODE && !isPragma(line)) {
				return last;
			}
			line = last + 1;
		}
		return line - 1;
	}

	private boolean isPragma(int line) {
		return language.directives().isLine(text.substring(start(line), start(line + 1)));
	}

	/** The line, or the one above it from which on nothing reaches into the next: no continuation, no comment, no literal. */
	public int firstWhole(int line) {
		int first = firstJoined(line);
		int start = start(first);
		return parts.stream().filter(p -> p.kind() != TextPart.Kind.CODE && p.offset() < start && start < p.endOffset()).findFirst()
				.map(p -> firstWhole(line(p.offset()))).orElse(first);
	}

	/** How a line ends; how the first one does where it is the last. */
	public String lineBreak(int line) {
		int end = line < starts.length ? start(line + 1) : start(2);
		return end > 1 && text.charAt(end - 1) == '\n' && text.charAt(end - 2) == '\r' ? "\r\n" : "\n";
	}
}
