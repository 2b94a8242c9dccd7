package org.racelens.headless.since;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The lines of a source, and the words in them, in small letters: Fortran does not tell letters apart.
 *
 * @param lines without their ends
 */
record CodeText(List<String> lines) {
	private static final Pattern WORD = Pattern.compile("[\\p{L}_$][\\p{L}\\p{N}_$]*");
	/** What is not called or declared there, but named: the address of a function. */
	private static final Pattern NAMED = Pattern.compile("([\\p{L}_$][\\p{L}\\p{N}_$]*+)(?!\\s*\\()");
	private static final Pattern MACRO = Pattern.compile("^\\s*#\\s*define\\s+(\\w+)(.*)$");
	private static final Pattern DIRECTIVE = Pattern.compile("^\\s*(#\\s*pragma\\b|[!cC*]\\$).*", Pattern.DOTALL);
	private static final Pattern PREPROCESSOR = Pattern.compile("^\\s*#.*", Pattern.DOTALL);
	private static final Pattern NO_CODE = Pattern.compile("^\\s*(//.*|/\\*[^*]*\\*/)?\\s*$", Pattern.DOTALL);

	static CodeText of(String text) {
		return new CodeText(text.lines().toList());
	}

	/** Whether a line is empty, or a comment that ends in it and is no directive. */
	static boolean isNoCode(String line) {
		return NO_CODE.matcher(line).matches();
	}

	/** All words of some lines, 1-based, both included. */
	Set<String> words(int first, int last) {
		Set<String> words = new HashSet<>();
		for (int i = Math.max(1, first); i <= Math.min(last, lines.size()); i++) {
			add(WORD.matcher(lines.get(i - 1)), 0, words);
		}
		return words;
	}

	/** The words of directives, and of names that are not called or declared, outside of macros. */
	Set<String> loose(Set<Integer> inside) {
		Set<String> words = new HashSet<>();
		boolean isMacro = false;
		for (int i = 1; i <= lines.size(); i++) {
			String line = lines.get(i - 1);
			isMacro = MACRO.matcher(line).matches() || isMacro && goesOn(i - 1);
			boolean isDirective = DIRECTIVE.matcher(line).matches();
			if (!inside.contains(i) && !isMacro && (isDirective || !PREPROCESSOR.matcher(line).matches())) {
				add((isDirective ? WORD : NAMED).matcher(line), isDirective ? 0 : 1, words);
			}
		}
		return words;
	}

	/** What each macro of the text names. */
	Map<String, Set<String>> macros() {
		Map<String, Set<String>> macros = new HashMap<>();
		for (int i = 1; i <= lines.size(); i++) {
			Matcher macro = MACRO.matcher(lines.get(i - 1));
			if (macro.matches()) {
				int last = i;
				while (goesOn(last)) {
					last++;
				}
				macros.computeIfAbsent(small(macro.group(1)), k -> new HashSet<>()).addAll(words(i, last));
			}
		}
		return macros;
	}

	static String small(String word) {
		return word.toLowerCase(Locale.ROOT);
	}

	private boolean goesOn(int line) {
		return line >= 1 && line < lines.size() && lines.get(line - 1).endsWith("\\");
	}

	private static void add(Matcher matcher, int group, Set<String> words) {
		while (matcher.find()) {
			words.add(small(matcher.group(group)));
		}
	}
}
