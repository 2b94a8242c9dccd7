package org.racelens.headless.flag;

import java.nio.file.InvalidPathException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import org.racelens.headless.base.Surroundings;
import org.racelens.report.SarifContext;
import org.racelens.report.SarifContext.Invocation;
import picocli.CommandLine.Model.CommandSpec;

/** How a command was called, as reports tell it. */
public final class Called {
	private static final String END_OF_OPTIONS = "--";
	private static final String FORMAT = "--format";
	private static final String LOG = "sarif";

	private Called() {
	}

	/** What a SARIF log says of a call. */
	public static SarifContext as(CommandSpec command, int status, Surroundings surroundings) {
		return SarifContext.of(path -> name(path, surroundings),
				Optional.of(new Invocation(words(command, Set.of()), status, List.of())));
	}

	/** A file by its way from the caller's folder, where it is inside. */
	static String name(String path, Surroundings surroundings) {
		try {
			return surroundings.patchName(path);
		} catch (InvalidPathException e) {
			return path;
		}
	}

	/**
	 * The words of the call. Of the formats of reports, the one of the log stands there, without a file; what else is written at the same
	 * time is not the log's concern.
	 *
	 * @param withoutAll options with a value that are left out
	 */
	static List<String> words(CommandSpec command, Set<String> withoutAll) {
		List<String> words = new ArrayList<>();
		String before = "";
		boolean open = true;
		for (String word : command.root().commandLine().getParseResult().originalArgs()) {
			boolean isValue = withoutAll.contains(before) || before.equals(FORMAT);
			open &= isValue || !word.equals(END_OF_OPTIONS);
			boolean isLeft = open && !isValue && withoutAll.stream().anyMatch(option -> isSaid(option, word));
			boolean isFormat = open && (before.equals(FORMAT) || !isValue && isSaid(FORMAT, word));
			if (isFormat) {
				addFormat(word, words);
			} else if (!isLeft && !isValue) {
				words.add(word);
			}
			before = open && !isValue ? word : "";
		}
		return words;
	}

	private static void addFormat(String word, List<String> words) {
		String value = word.startsWith(FORMAT + "=") ? word.substring(FORMAT.length() + 1) : word;
		boolean isLog = value.equalsIgnoreCase(LOG) || value.toLowerCase(Locale.ROOT).startsWith(LOG + ":");
		if (isLog && !words.contains(FORMAT)) {
			words.addAll(List.of(FORMAT, LOG));
		}
	}

	private static boolean isSaid(String option, String word) {
		boolean isShort = !option.startsWith(END_OF_OPTIONS);
		return word.equals(option) || word.startsWith(option + "=") || isShort && word.startsWith(option);
	}
}
