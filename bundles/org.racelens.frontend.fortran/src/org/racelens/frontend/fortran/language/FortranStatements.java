package org.racelens.frontend.fortran.language;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.racelens.frontend.fortran.source.SourceForm;
import org.racelens.model.source.StatementSyntax;

/**
 * Statements, which end with their lines. Fortran 2018 §6.3.2.4, §6.3.3.3
 *
 * @param form how they go on in the next line
 */
record FortranStatements(SourceForm form) implements StatementSyntax {
	private static final String BLOCK = "block\n";
	private static final Pattern IF = Pattern.compile("(?i)\\s*(?:\\d+\\s+)?if\\s*\\((.*)\\)\\s*");
	private static final Pattern PART = Pattern.compile("[ \\t]*(?:\\(|%[ \\t]*\\w+)");
	private static final Pattern LOOP = Pattern.compile("(?i)(?:\\w+\\s*:\\s*)?do\\b");
	private static final Pattern PURE = Pattern.compile("(?i)\\b(?:pure|elemental)\\b");
	private static final Pattern IMPURE = Pattern.compile("(?i)\\bimpure\\b");
	private static final Pattern END = Pattern.compile("(?i)\\s*end\\s*do\\b.*");
	/** from 0 on */
	private static final int CONTINUATION = 5;

	@Override
	public boolean isBlock(String text, int offset) {
		return text.regionMatches(true, offset, BLOCK, 0, BLOCK.length());
	}

	@Override
	public String declaration(String specifier, String declarator) {
		return specifier + " :: " + declarator;
	}

	@Override
	public String call(String procedure, String argument) {
		return "call " + procedure + "(" + argument + ")";
	}

	@Override
	public boolean declaresAnywhere() {
		return false;
	}

	@Override
	public boolean isWhole(String statement) {
		return true;
	}

	@Override
	public int designatorEnd(String text, int endOffset) {
		Matcher part = PART.matcher(text);
		int end = endOffset;
		while (part.region(end, text.length()).lookingAt()) {
			end = text.charAt(part.end() - 1) == '(' ? closing(text, part.end() - 1) : part.end();
		}
		return end;
	}

	/** One past the parenthesis that belongs to the one at an offset. */
	private static int closing(String text, int offset) {
		int depth = 0;
		for (int i = offset; i < text.length(); i++) {
			depth += text.charAt(i) == '(' ? 1 : text.charAt(i) == ')' ? -1 : 0;
			if (depth == 0) {
				return i + 1;
			}
		}
		return text.length();
	}

	@Override
	public boolean hidesLoop(String text, int offset) {
		return !isLoop(text, offset);
	}

	@Override
	public boolean isLoop(String text, int offset) {
		return LOOP.matcher(text).region(offset, text.length()).lookingAt();
	}

	/** Fortran 2018 §15.7; OpenMP 5.2 §3.1 */
	@Override
	public boolean takesDirectives(String head) {
		return !PURE.matcher(head).find() || IMPURE.matcher(head).find();
	}

	@Override
	public String compared(String part) {
		String gap = form == SourceForm.FREE ? "&[ \\t]*(?:![^\\n]*)?\\n\\s*&?|\\s+" : "\\n {5}\\S|\\s+";
		return part.replaceAll(gap, "").toLowerCase(Locale.ROOT);
	}

	/** The statement of an {@code if} statement, which becomes a construct. Fortran 2018 §11.1.8.4 */
	@Override
	public Optional<Frame> frame(String before) {
		return IF.matcher(before).matches() && isBalanced(before) ? Optional.of(new Frame(" then", List.of("end if"))) : Optional.empty();
	}

	/** Whether the first parenthesis closes at the end. */
	private static boolean isBalanced(String before) {
		int depth = 0;
		String text = before.stripTrailing();
		for (int i = text.indexOf('('); i < text.length(); i++) {
			depth += text.charAt(i) == '(' ? 1 : text.charAt(i) == ')' ? -1 : 0;
			if (depth == 0 && i < text.length() - 1 || text.charAt(i) == '\'' || text.charAt(i) == '"') {
				return false;
			}
		}
		return depth == 0;
	}

	@Override
	public boolean goesOn(String text, int lineStart) {
		if (form == SourceForm.FIXED) {
			int mark = lineStart + CONTINUATION;
			return mark < text.length() && text.substring(lineStart, mark).isBlank() && text.charAt(mark) > ' ' && text.charAt(mark) != '0';
		}
		String before = text.substring(0, lineStart).stripTrailing();
		String line = before.substring(before.lastIndexOf('\n') + 1);
		int comment = line.indexOf('!');
		return (comment > 0 ? line.substring(0, comment) : line).stripTrailing().endsWith("&");
	}

	@Override
	public boolean isMovable() {
		return form == SourceForm.FREE;
	}

	@Override
	public OptionalInt end(String text, int lastEnd, int blockEnd) {
		int at = text.indexOf('\n', lastEnd) + 1;
		while (at > 0 && at < blockEnd) {
			int end = text.indexOf('\n', at);
			String line = text.substring(at, end < 0 ? text.length() : end);
			String code = line.strip();
			boolean comment = code.isEmpty() || code.startsWith("!") && !code.toLowerCase(Locale.ROOT).startsWith("!$");
			if (!comment) {
				return END.matcher(line).matches() ? OptionalInt.of(at + line.indexOf(code)) : OptionalInt.empty();
			}
			at = end < 0 ? blockEnd : end + 1;
		}
		return OptionalInt.empty();
	}
}
