package org.racelens.frontend.cdt.command;

import java.util.ArrayList;
import java.util.List;

/** Cuts a command into words as a POSIX shell does, without expansions: blanks, quotes, backslashes (XCU §2.2). */
public final class ShellWords {
	private final String command;
	private final List<String> words = new ArrayList<>();
	private StringBuilder word;
	private int next;

	private ShellWords(String command) {
		this.command = command;
	}

	/** The words of a command; a quote without an end goes to the end of the text. */
	public static List<String> of(String command) {
		ShellWords scanner = new ShellWords(command);
		while (scanner.next < command.length()) {
			scanner.step(command.charAt(scanner.next++));
		}
		scanner.endWord();
		return List.copyOf(scanner.words);
	}

	private void step(char c) {
		if (Character.isWhitespace(c)) {
			endWord();
		} else if (c == '\'') {
			begin();
			singleQuoted();
		} else if (c == '"') {
			begin();
			doubleQuoted();
		} else {
			begin();
			word.append(c == '\\' && next < command.length() ? command.charAt(next++) : c);
		}
	}

	private void singleQuoted() {
		int end = command.indexOf('\'', next);
		word.append(command, next, end < 0 ? command.length() : end);
		next = end < 0 ? command.length() : end + 1;
	}

	private void doubleQuoted() {
		while (next < command.length() && command.charAt(next) != '"') {
			char c = command.charAt(next++);
			if (c == '\\' && next < command.length() && "\"\\$`\n".indexOf(command.charAt(next)) >= 0) {
				c = command.charAt(next++);
			}
			word.append(c);
		}
		next++;
	}

	private void begin() {
		if (word == null) {
			word = new StringBuilder();
		}
	}

	private void endWord() {
		if (word != null) {
			words.add(word.toString());
			word = null;
		}
	}
}
