package org.racelens.headless.base;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** A file and a line of it, as compilers write them: {@code FILE:LINE} or {@code FILE:LINE:COLUMN}. */
public record LinePlace(String file, int line) {
	private static final Pattern PLACE = Pattern.compile("(.+?):([1-9]\\d{0,8})(?::\\d+)?");

	/** The place that a text names, its column left out; empty for a text without a line number from 1 to 999999999. */
	public static Optional<LinePlace> of(String text) {
		Matcher matcher = PLACE.matcher(text);
		return matcher.matches() ? Optional.of(new LinePlace(matcher.group(1), Integer.parseInt(matcher.group(2)))) : Optional.empty();
	}
}
