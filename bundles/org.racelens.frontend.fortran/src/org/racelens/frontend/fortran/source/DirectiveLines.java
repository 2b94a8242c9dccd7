package org.racelens.frontend.fortran.source;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.racelens.openmp.scan.PragmaToken;
import org.racelens.openmp.scan.PragmaToken.Kind;

/** The directives of a text. OpenMP 5.2 §3.1 */
public final class DirectiveLines {
	private static final Pattern LINE = Pattern.compile("(?im)^[ \t]*(!\\$omp)\\b(&?)([^\n!]*)");
	private static final Pattern TOKEN = Pattern.compile(
			"(?<word>[A-Za-z_]\\w*)|(?<number>(?:\\d+\\.?\\d*|\\.\\d+)(?:[eEdD][+-]?\\d+)?(?:_\\w+)?)|(?<string>'[^']*'|\"[^\"]*\")"
					+ "|(?<mark>\\.[A-Za-z]+\\.|\\*\\*|//|=>|==|/=|<=|>=|::|[-+*/%&|^~!<>=?:;,.()\\[\\]{}#])");

	private DirectiveLines() {
	}

	/** All directives in the order of the text. */
	public static List<DirectiveLine> of(PreparedText text) {
		List<DirectiveLine> lines = new ArrayList<>();
		Matcher line = LINE.matcher(text.text());
		boolean continued = false;
		while (line.find()) {
			String rest = line.group(3);
			boolean goesOn = rest.stripTrailing().endsWith("&");
			int end = line.start(3) + (goesOn ? rest.stripTrailing().length() - 1 : rest.length());
			List<PragmaToken> tokens = tokens(text, line.start(3), end);
			if (continued && !lines.isEmpty()) {
				DirectiveLine last = lines.remove(lines.size() - 1);
				List<PragmaToken> all = new ArrayList<>(last.tokens());
				all.addAll(tokens);
				lines.add(new DirectiveLine(last.start(), end, all, text.range(last.start(), end)));
			} else {
				lines.add(new DirectiveLine(line.start(1), end, tokens, text.range(line.start(1), end)));
			}
			continued = goesOn;
		}
		return lines;
	}

	private static List<PragmaToken> tokens(PreparedText text, int start, int end) {
		List<PragmaToken> tokens = new ArrayList<>();
		Matcher token = TOKEN.matcher(text.text()).region(start, end);
		int last = start;
		while (token.find()) {
			Kind kind = token.group("word") != null ? Kind.IDENTIFIER : token.group("number") != null ? Kind.NUMBER
					: token.group("string") != null ? Kind.STRING : Kind.PUNCTUATOR;
			String spelled = kind == Kind.STRING ? token.group() : token.group().toLowerCase(Locale.ROOT);
			tokens.add(new PragmaToken(kind, spelled, text.range(token.start(), token.end()), token.start() > last, false));
			last = token.end();
		}
		return tokens;
	}
}
