package org.racelens.frontend.fortran.source;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.racelens.frontend.fortran.source.Mistake.Kind;

/**
 * Lines that are no directives, and surely were to be some: their sentinels are misspelt, or stand where the form of the source has none.
 * To compilers most of them are comments. What is written to leave a directive out, such as {@code !!$omp} and {@code ! $omp}, is none of
 * them.
 */
final class MisspeltSentinels {
	private static final String DIRECTIVE = "(?<directive>(?:(?:end\\s*)?(?:parallel|do|sections?|single|workshare|master|masked|critical"
			+ "|atomic|ordered|task(?:loop|group)?|simd|target|teams|distribute|scope|loop)|barrier|flush|taskwait|taskyield|threadprivate"
			+ "|declare\\s+\\w+|cancel|cancellation|scan|requires)\\b.*)";
	/** Letters of the word that are exchanged, left out or doubled, and the mark behind it or apart from it. */
	private static final String MISSPELT = "\\$(?:opm|mop|om|op|mp|pmo|ommp|oomp|ompp|0mp)\\s|omp\\$\\s|\\$\\s+omp\\s";
	private static final Pattern FREE = Pattern
			.compile("(?:!(?:" + MISSPELT + "|\\$omp(?:[:_,.\\-]\\s*|(?![\\s&x])))|[c*]?\\$omp\\s)\\s*" + DIRECTIVE);
	private static final Pattern FIXED = Pattern.compile("[c*!](?:" + MISSPELT + "|\\$omp[:_,.\\-]\\s*)\\s*" + DIRECTIVE);
	private static final Pattern INDENTED = Pattern.compile("\\s+[c*!]\\$omp\\s\\s*" + DIRECTIVE);
	private static final Pattern PRAGMA = Pattern.compile("omp\\s+" + DIRECTIVE);
	private static final int SHOWN = 60;

	private MisspeltSentinels() {
	}

	/** All of a text of which nothing is left out but what the preprocessor does. */
	static List<Mistake> of(TracedText text, SourceForm form, SourceFiles sources) {
		List<Mistake> found = new ArrayList<>();
		for (int start = 0; start < text.length();) {
			int end = text.lineEnd(start);
			int first = text.firstVisible(start, end);
			if (first < end && "!cC*$".indexOf(text.charAt(first)) >= 0 && mayBe(text, first, end)) {
				String line = text.substring(start, end).toLowerCase(Locale.ROOT);
				Matcher meant = matcher(line, first - start, form);
				if (meant.matches()) {
					found.add(new Mistake(Kind.SENTINEL, name(meant), sources.range(text.origin(first), text.origin(end - 1) + 1)));
				}
			}
			start = end + 1;
		}
		return found;
	}

	/** Most comments are far from it. */
	private static boolean mayBe(TracedText text, int first, int end) {
		return text.charAt(first) == '$' || first + 1 < end && text.charAt(first + 1) == '$' || text.hasAt(first + 1, "omp$");
	}

	private static Matcher matcher(String line, int first, SourceForm form) {
		if (form == SourceForm.FREE) {
			return FREE.matcher(line.substring(first));
		}
		return first == 0 ? FIXED.matcher(line) : INDENTED.matcher(line);
	}

	/** What a pragma of C may mean; empty of others. */
	static Optional<String> pragma(String argument) {
		Matcher meant = PRAGMA.matcher(argument.toLowerCase(Locale.ROOT));
		return meant.matches() ? Optional.of(name(meant)) : Optional.empty();
	}

	private static String name(Matcher meant) {
		String directive = meant.group("directive").strip();
		return "!$omp " + (directive.length() <= SHOWN ? directive : directive.substring(0, SHOWN) + "...");
	}
}
