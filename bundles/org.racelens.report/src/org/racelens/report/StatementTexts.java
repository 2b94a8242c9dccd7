package org.racelens.report;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.racelens.model.source.SourceLanguage;
import org.racelens.model.source.SourceRange;
import org.racelens.model.source.TextPart;

/**
 * Statements of source files by what they say: without comments, white space and line breaks, wherever they stand. Lines of directives and
 * of a preprocessor are statements of their own.
 */
final class StatementTexts {
	/** Of a statement that goes on for long, its end tells whether it is whole. */
	private static final int LONGEST = 10_000;
	private static final String ENDS = ";{}";
	/** Stands for each character of a directive, and for what ends a statement. */
	private static final char END = '\0';

	/**
	 * A file that is read.
	 *
	 * @param text the lines with line feeds behind them
	 * @param code the same with blanks for comments and {@link #END} for what is between statements
	 * @param starts offsets of the lines
	 */
	private record Source(String text, String code, List<Integer> starts, SourceLanguage language) {
		int offset(int line, int column) {
			return line > starts.size() ? text.length() : Math.min(starts.get(line - 1) + column - 1, text.length());
		}
	}

	private final SourceLines lines;
	private final Map<String, Optional<Source>> sources = new HashMap<>();

	StatementTexts(SourceLines lines) {
		this.lines = lines;
	}

	/** The statement that a place is in, or the directive; empty where the source is not there any more. */
	String around(SourceRange place) {
		return source(place.path()).map(s -> around(s, s.offset(place.line(), place.column()))).orElse("");
	}

	/** The first statement behind a directive; empty where there is none. */
	String behind(SourceRange directive) {
		return source(directive.path()).map(s -> {
			int at = s.offset(directive.line(), directive.column());
			if (at < s.code.length() && s.code.charAt(at) != END) {
				return around(s, at);
			}
			while (at < s.code.length() && (s.code.charAt(at) == END || Character.isWhitespace(s.code.charAt(at)))) {
				at++;
			}
			return around(s, at);
		}).orElse("");
	}

	private static String around(Source source, int offset) {
		if (offset >= source.code.length()) {
			return "";
		}
		boolean apart = source.code.charAt(offset) == END;
		int start = offset;
		int end = offset;
		if (apart) {
			start = source.text.lastIndexOf('\n', offset) + 1;
			end = source.text.indexOf('\n', offset);
		}
		while (!apart && start > 0 && source.code.charAt(start - 1) != END) {
			start--;
		}
		while (!apart && end < source.code.length() && source.code.charAt(end) != END) {
			end++;
		}
		String text = apart ? source.text.substring(start, end) : BareStatement.in(source.code.substring(start, end), offset - start);
		return source.language.statements().compared(text);
	}

	private Optional<Source> source(String path) {
		if (!sources.containsKey(path)) {
			sources.put(path, read(path));
		}
		return sources.get(path);
	}

	private Optional<Source> read(String path) {
		StringBuilder text = new StringBuilder();
		List<Integer> starts = new ArrayList<>();
		for (Optional<String> line = lines.line(path, 1); line.isPresent(); line = lines.line(path, starts.size() + 1)) {
			starts.add(text.length());
			text.append(line.get()).append('\n');
		}
		String whole = text.toString();
		return lines.language(path).filter(language -> !whole.isEmpty())
				.map(language -> new Source(whole, code(whole, starts, language), List.copyOf(starts), language));
	}

	private static String code(String text, List<Integer> starts, SourceLanguage language) {
		StringBuilder code = new StringBuilder(text);
		for (TextPart part : language.comments().parts(text)) {
			for (int i = part.offset(); i < part.endOffset(); i++) {
				boolean ends = part.kind() == TextPart.Kind.CODE && ENDS.indexOf(text.charAt(i)) >= 0;
				if (ends || part.isComment() && text.charAt(i) != '\n') {
					code.setCharAt(i, ends ? END : ' ');
				}
			}
		}
		endAtDirectives(code, text, starts, language);
		endAtLines(code, starts, language);
		return code.toString();
	}

	private static void endAtDirectives(StringBuilder code, String text, List<Integer> starts, SourceLanguage language) {
		boolean goesOn = false;
		for (int i = 0; i < starts.size(); i++) {
			int end = i + 1 < starts.size() ? starts.get(i + 1) : text.length();
			String line = text.substring(starts.get(i), end);
			boolean directive = goesOn || language.directives().isLine(line.stripTrailing());
			for (int k = starts.get(i); directive && k < end; k++) {
				code.setCharAt(k, END);
			}
			goesOn = directive && language.comments().isContinued(line);
		}
	}

	/** Where a statement may end with its line. */
	private static void endAtLines(StringBuilder code, List<Integer> starts, SourceLanguage language) {
		String before = code.toString();
		int statement = 0;
		// by line, the first one from there on that is not blank
		int[] next = new int[starts.size()];
		for (int i = starts.size() - 1; i >= 0; i--) {
			boolean skips = i + 1 < starts.size() && before.substring(starts.get(i), starts.get(i + 1)).isBlank();
			next[i] = skips ? next[i + 1] : i;
		}
		for (int i = 1; i < starts.size(); i++) {
			int lineEnd = starts.get(i) - 1;
			String line = before.substring(Math.max(statement, lineEnd - LONGEST), lineEnd);
			boolean whole = !line.isBlank() && language.statements().isWhole(line.substring(line.lastIndexOf(END) + 1).strip());
			if (whole && !language.statements().goesOn(before, starts.get(next[i]))) {
				code.setCharAt(lineEnd, END);
				statement = lineEnd + 1;
			}
		}
	}
}
