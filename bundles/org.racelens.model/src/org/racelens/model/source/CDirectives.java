package org.racelens.model.source;

import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/** Directives of C and C++: pragmas, and attributes of statements. OpenMP 5.2 §3.1 */
enum CDirectives implements DirectiveSyntax, DirectiveAttributes {
	SYNTAX;

	/** With the other spelling of the number sign. C17 §6.4.6 */
	private static final List<String> LINE = List.of("#", "%:");
	private static final String PRAGMA = "#pragma";
	private static final String OPERATOR = "_Pragma";
	private static final Pattern ANY = Pattern.compile("\\s*(?:#|%:)\\s*pragma\\b.*", Pattern.DOTALL);
	private static final Pattern WRITTEN = Pattern.compile("(?:#|%:)\\s*pragma\\s+omp\\b");
	private static final Pattern ARGUMENT = Pattern.compile("\\bdirective\\s*\\(\\s*$");

	@Override
	public String spelled(String words) {
		return words;
	}

	@Override
	public String line(String directive) {
		return PRAGMA + " omp " + directive;
	}

	@Override
	public List<String> opening(String directive) {
		return List.of(line(directive), "{");
	}

	@Override
	public List<String> closing(String directive) {
		return List.of("}");
	}

	@Override
	public List<String> ending(String directive) {
		return List.of();
	}

	@Override
	public Optional<TextPart> ended(String text, int endOffset, String directive) {
		return Optional.empty();
	}

	@Override
	public boolean readsOtherParts() {
		return true;
	}

	@Override
	public int longestLine() {
		return Integer.MAX_VALUE;
	}

	@Override
	public boolean isInFirstColumn() {
		return false;
	}

	@Override
	public String continuation(String newLine, String indentation, String step) {
		return " \\" + newLine + indentation + step;
	}

	@Override
	public int gapStart(String text, int offset) {
		int start = offset;
		while (start > 0 && (Character.isWhitespace(text.charAt(start - 1)) || text.charAt(start - 1) == '\\')) {
			start--;
		}
		return start;
	}

	@Override
	public boolean isWritten(String text) {
		return WRITTEN.matcher(text).lookingAt();
	}

	@Override
	public boolean isLine(String line) {
		return ANY.matcher(line).matches();
	}

	@Override
	public boolean isApart(String text, int offset) {
		return LINE.stream().anyMatch(sign -> text.startsWith(sign, offset));
	}

	@Override
	public boolean isIn(String inserted) {
		return inserted.lines().anyMatch(this::isLine) || inserted.contains(PRAGMA);
	}

	@Override
	public Optional<DirectiveAttributes> attributes() {
		return Optional.of(this);
	}

	@Override
	public boolean isOpened(String before) {
		return ARGUMENT.matcher(before).find();
	}

	@Override
	public boolean isClosed(String before) {
		return before.stripTrailing().endsWith("]]");
	}

	@Override
	public boolean mayStart(String text, int offset) {
		return !isApart(text, offset) && !text.startsWith(OPERATOR, offset);
	}
}
