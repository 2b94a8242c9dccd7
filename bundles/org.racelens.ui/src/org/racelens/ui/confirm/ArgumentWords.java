package org.racelens.ui.confirm;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The words of a line of arguments: blanks part them, except between single or double quotes. Nothing else has a meaning. */
final class ArgumentWords {
	private ArgumentWords() {
	}

	/** Empty where a quote is not closed. */
	static Optional<List<String>> of(String line) {
		List<String> words = new ArrayList<>();
		StringBuilder word = new StringBuilder();
		boolean isBegun = false;
		char quote = 0;
		for (char c : line.toCharArray()) {
			if (quote != 0 && c == quote) {
				quote = 0;
			} else if (quote == 0 && (c == '"' || c == '\'')) {
				quote = c;
				isBegun = true;
			} else if (quote == 0 && Character.isWhitespace(c)) {
				if (isBegun) {
					words.add(word.toString());
				}
				word.setLength(0);
				isBegun = false;
			} else {
				word.append(c);
				isBegun = true;
			}
		}
		if (isBegun) {
			words.add(word.toString());
		}
		return quote == 0 ? Optional.of(words) : Optional.empty();
	}
}
