package org.racelens.headless.tests.fuzz;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** A program cut into tokens and the white space between them, roughly: joined, the parts are the program again. */
final class Tokens {
	private static final Pattern PART = Pattern.compile("\\s+|//[^\n]*|/\\*.*?\\*/|#[^\n]*(?:\\\\\n[^\n]*)*|[A-Za-z_]\\w*|\\d[\\w.]*"
			+ "|\"(?:\\\\.|[^\"\\\\\n])*\"|'(?:\\\\.|[^'\\\\\n])*'|<<=|>>=|\\.\\.\\.|->|\\+\\+|--|<<|>>|&&|\\|\\||::|[-+*/%&|^<>=!]=|.",
			Pattern.DOTALL);

	private Tokens() {
	}

	static List<String> of(String text) {
		List<String> parts = new ArrayList<>();
		Matcher matcher = PART.matcher(text);
		while (matcher.find()) {
			parts.add(matcher.group());
		}
		return parts;
	}

	static boolean isPragma(String part) {
		return part.startsWith("#") && part.contains("omp");
	}
}
