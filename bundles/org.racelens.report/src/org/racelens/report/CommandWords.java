package org.racelens.report;

import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** A command line as a shell takes it. */
final class CommandWords {
	private static final Pattern PLAIN = Pattern.compile("[\\w%+,./:=@-]+");

	private CommandWords() {
	}

	/** The tool's name and the words, in quotes where a shell would see something else in them. */
	static String line(List<String> words) {
		return Stream.concat(Stream.of(SarifLog.TOOL), words.stream().map(CommandWords::quoted)).collect(Collectors.joining(" "));
	}

	private static String quoted(String word) {
		return PLAIN.matcher(word).matches() ? word : "'" + word.replace("'", "'\\''") + "'";
	}
}
