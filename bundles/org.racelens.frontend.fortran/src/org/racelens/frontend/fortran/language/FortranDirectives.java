package org.racelens.frontend.fortran.language;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.racelens.frontend.fortran.source.SourceForm;
import org.racelens.model.source.DirectiveAttributes;
import org.racelens.model.source.DirectiveSyntax;
import org.racelens.model.source.TextPart;
import org.racelens.model.source.TextPart.Kind;

/**
 * Directives behind sentinels. OpenMP 5.2 §3.1, §3.2
 *
 * @param form where sentinels stand and lines go on
 * @param letters of what is added
 */
record FortranDirectives(SourceForm form, Letters letters) implements DirectiveSyntax {
	private static final String SENTINEL = "!$omp";
	private static final String FIXED_SENTINELS = "!cC*";
	private static final int LONGEST_FREE = 132;
	private static final int LONGEST_FIXED = 72;
	private static final Pattern FREE_GAP = Pattern.compile("(?i)(?:\\s*&\\s*!\\$omp\\s*&?\\s*|[\\s&]*)\\z");
	private static final Pattern FIXED_GAP = Pattern.compile("(?i)(?:\\s*\\n[!c*]\\$omp[^\\s0]\\s*|[ \\t]*)\\z");
	private static final Pattern REDUCTION = Pattern.compile("(reduction\\((?:\\w+\\s*,\\s*)?)(&&|\\|\\||==|!=|[&|^])(\\s*:)");
	/** Identifiers of reductions. OpenMP 5.2 §5.5.5 */
	private static final Map<String, String> OPERATORS = Map.of("&&", ".and.", "||", ".or.", "==", ".eqv.", "!=", ".neqv.", "&", "iand",
			"|", "ior", "^", "ieor");
	private static final Pattern NAME = Pattern.compile("[^(]*");
	/** What stands alone, or governs one statement or loop. OpenMP 5.2 §3.1, §15.8.4 */
	private static final Pattern WITHOUT_END = Pattern.compile("(?i)(?:atomic|barrier|taskwait|scan|flush)\\b.*|(?:parallel\\s+)?do\\b.*");

	/** Whether a sentinel stands at an offset. */
	static boolean isSentinel(String text, int offset) {
		return text.regionMatches(true, offset + 1, SENTINEL, 1, SENTINEL.length() - 1);
	}

	@Override
	public String spelled(String words) {
		Matcher reduction = REDUCTION.matcher(words);
		String operators = reduction.replaceAll(m -> m.group(1) + OPERATORS.get(m.group(2)) + m.group(3));
		Matcher name = NAME.matcher(operators);
		int end = name.lookingAt() ? name.end() : 0;
		return letters.words(operators.substring(0, end).replaceAll("\\bfor\\b", "do") + operators.substring(end));
	}

	@Override
	public String line(String directive) {
		return letters.sentinel(SENTINEL) + " " + spelled(directive);
	}

	@Override
	public List<String> opening(String directive) {
		return List.of(line(directive));
	}

	@Override
	public List<String> closing(String directive) {
		return List.of(line("end " + directive.replaceFirst("(?<=^atomic) \\w+", "")));
	}

	@Override
	public List<String> ending(String directive) {
		return WITHOUT_END.matcher(directive).matches() ? List.of() : closing(directive);
	}

	@Override
	public Optional<TextPart> ended(String text, int endOffset, String directive) {
		String words = spelled(directive).toLowerCase(Locale.ROOT).replace(" ", "\\s*");
		Matcher end = Pattern
				.compile("(?i)\\A[^\\n]*\\n(?:\\s*(?:!(?!\\$omp)[^\\n]*)?\\n|[cC*](?!\\$omp)[^\\n]*\\n)*([ \\t]*[!cC*]\\$omp\\s+end\\s*"
						+ words + "\\b[^\\n]*)")
				.matcher(text.substring(endOffset));
		return end.find()
				? Optional.of(new TextPart(Kind.CODE, endOffset + end.start(1), endOffset + end.end(1)))
				: Optional.empty();
	}

	@Override
	public String continuation(String newLine, String indentation, String step) {
		return form == SourceForm.FREE
				? " &" + newLine + indentation + letters.sentinel(SENTINEL) + " "
				: newLine + letters.sentinel(SENTINEL) + "& ";
	}

	/** gfortran 12 compares the names only. */
	@Override
	public boolean readsOtherParts() {
		return false;
	}

	@Override
	public int longestLine() {
		return form == SourceForm.FREE ? LONGEST_FREE : LONGEST_FIXED;
	}

	@Override
	public int gapStart(String text, int offset) {
		Matcher gap = (form == SourceForm.FREE ? FREE_GAP : FIXED_GAP).matcher(text.substring(0, offset));
		return gap.find() ? gap.start() : offset;
	}

	@Override
	public boolean isWritten(String text) {
		return isApart(text, 0);
	}

	@Override
	public boolean isLine(String line) {
		return isApart(form == SourceForm.FREE ? line.stripLeading() : line, 0);
	}

	@Override
	public boolean isApart(String text, int offset) {
		String marks = form == SourceForm.FREE ? "!" : FIXED_SENTINELS;
		return offset < text.length() && marks.indexOf(text.charAt(offset)) >= 0 && isSentinel(text, offset);
	}

	@Override
	public boolean isIn(String inserted) {
		return inserted.lines().anyMatch(this::isLine) || inserted.toLowerCase(Locale.ROOT).contains(SENTINEL);
	}

	@Override
	public boolean isInFirstColumn() {
		return form == SourceForm.FIXED;
	}

	@Override
	public Optional<DirectiveAttributes> attributes() {
		return Optional.empty();
	}
}
