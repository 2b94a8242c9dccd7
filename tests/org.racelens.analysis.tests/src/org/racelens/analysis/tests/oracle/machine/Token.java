package org.racelens.analysis.tests.oracle.machine;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A word of a text.
 *
 * @param text the word, or all words of a directive after {@code omp}
 */
record Token(Kind kind, String text, Place place) {
	private static final Pattern WORD = Pattern.compile("\\s+|(?<number>\\d+(\\.\\d+)?)|(?<name>[A-Za-z_]\\w*)"
			+ "|(?<mark>->|\\+\\+|--|[-+*/%<>=!]=|&&|\\|\\||<|>|[-+*/%=!&?:;,.(){}\\[\\]])");

	/** What a word is. */
	enum Kind {
		NUMBER, NAME, MARK, DIRECTIVE, END
	}

	/** All words of a file. */
	static List<Token> of(String path, String text) {
		List<Token> tokens = new ArrayList<>();
		String[] lines = text.split("\n", -1);
		for (int i = 0; i < lines.length; i++) {
			Place place = new Place(path, i + 1);
			String line = lines[i].replaceAll("//.*", "").strip();
			if (line.startsWith("#pragma omp ")) {
				tokens.add(new Token(Kind.DIRECTIVE, line.substring("#pragma omp ".length()).strip(), place));
			} else if (!line.startsWith("#")) {
				words(line, place, tokens);
			}
		}
		tokens.add(new Token(Kind.END, "", new Place(path, lines.length)));
		return tokens;
	}

	private static void words(String line, Place place, List<Token> tokens) {
		Matcher matcher = WORD.matcher(line);
		int at = 0;
		while (at < line.length()) {
			if (!matcher.find(at) || matcher.start() != at) {
				throw new RefusedException("no word: " + line.substring(at));
			}
			at = matcher.end();
			if (matcher.group("number") != null) {
				tokens.add(new Token(Kind.NUMBER, matcher.group(), place));
			} else if (matcher.group("name") != null) {
				tokens.add(new Token(Kind.NAME, matcher.group(), place));
			} else if (matcher.group("mark") != null) {
				tokens.add(new Token(Kind.MARK, matcher.group(), place));
			}
		}
	}

	boolean is(String word) {
		return kind != Kind.DIRECTIVE && text.equals(word);
	}
}
