package org.racelens.frontend.fortran.source;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.racelens.openmp.scan.PragmaToken;
import org.racelens.openmp.scan.PragmaToken.Kind;

/** The directives of a text, split into words, numbers, strings and marks as Fortran spells them. OpenMP 5.2 §3.1, Fortran 2018 §6.2 */
public final class DirectiveLines {
	/** An operator with a name is one mark, so that a number before it ends without its point. */
	private static final Pattern TOKEN = Pattern.compile("(?<word>[a-z_$][\\w$]*)" //
			+ "|(?<number>(?:\\d+(?:\\.(?![a-z]+\\.)\\d*)?|\\.\\d+)(?:[ed][+-]?\\d+)?(?:_\\w+)?)" //
			+ "|(?<string>'(?:[^']++|'')*+'?|\"(?:[^\"]++|\"\")*+\"?)" //
			+ "|(?<mark>\\.[a-z]+\\.|\\*\\*|//|=>|==|/=|<=|>=|::|[-+*/%=<>?:;,.()\\[\\]&|^!{}#])" //
			+ "|(?<stray>\\S)", Pattern.CASE_INSENSITIVE);

	private DirectiveLines() {
	}

	/** The directives in the order of the text, in the branches that the preprocessor leaves in. */
	public static List<DirectiveLine> of(PreparedText prepared) {
		List<DirectiveLine> found = new ArrayList<>();
		String text = prepared.text();
		for (int start = 0; start < text.length();) {
			int lineEnd = text.indexOf('\n', start);
			int end = lineEnd < 0 ? text.length() : lineEnd;
			if (text.startsWith(Canonical.SENTINEL, start)) {
				List<PragmaToken> tokens = tokens(prepared, start + Canonical.SENTINEL.length(), end);
				if (!tokens.isEmpty()) {
					found.add(new DirectiveLine(start, end, tokens, prepared.range(start, end)));
				}
			}
			start = end + 1;
		}
		return found;
	}

	/** The tokens of a part of a prepared text. */
	public static List<PragmaToken> tokens(PreparedText prepared, int start, int end) {
		List<PragmaToken> tokens = new ArrayList<>();
		Matcher token = TOKEN.matcher(prepared.text()).region(start, end);
		int last = start;
		while (token.find()) {
			Kind kind = kind(token);
			String spelling = kind == Kind.STRING || kind == Kind.STRAY ? token.group() : token.group().toLowerCase(Locale.ROOT);
			tokens.add(new PragmaToken(kind, spelling, prepared.range(token.start(), token.end()), token.start() > last, false));
			last = token.end();
		}
		return tokens;
	}

	private static Kind kind(Matcher token) {
		if (token.group("word") != null) {
			return Kind.IDENTIFIER;
		}
		if (token.group("number") != null) {
			return Kind.NUMBER;
		}
		return token.group("string") != null ? Kind.STRING : token.group("mark") != null ? Kind.PUNCTUATOR : Kind.STRAY;
	}
}
