package org.racelens.report.words;

import java.util.ResourceBundle;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** What races and conditions are said with. {@code phrases.properties} has it, with places for arguments. */
final class Phrases {
	private static final ResourceBundle WORDS = ResourceBundle.getBundle("org.racelens.report.words.phrases");
	private static final Pattern PLACE = Pattern.compile("\\{(\\d)\\}");

	private Phrases() {
	}

	static String of(String key, Object... arguments) {
		return PLACE.matcher(WORDS.getString(key))
				.replaceAll(place -> Matcher.quoteReplacement(arguments[Integer.parseInt(place.group(1))].toString()));
	}
}
