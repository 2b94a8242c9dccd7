package org.racelens.headless.flag;

import java.nio.file.InvalidPathException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.racelens.headless.base.Surroundings;
import org.racelens.report.SarifContext;
import org.racelens.report.SarifContext.Invocation;
import picocli.CommandLine.Model.CommandSpec;

/** How a command was called, as reports tell it. */
public final class Called {
	private static final String END_OF_OPTIONS = "--";

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
	 * The words of the call.
	 *
	 * @param withoutAll options with a value that are left out
	 */
	static List<String> words(CommandSpec command, Set<String> withoutAll) {
		List<String> words = new ArrayList<>();
		boolean open = true;
		boolean value = false;
		for (String word : command.root().commandLine().getParseResult().originalArgs()) {
			open &= !word.equals(END_OF_OPTIONS);
			boolean left = open && !value && withoutAll.stream().anyMatch(option -> isSaid(option, word));
			if (!left && !value) {
				words.add(word);
			}
			value = left && withoutAll.contains(word);
		}
		return words;
	}

	private static boolean isSaid(String option, String word) {
		boolean isShort = !option.startsWith(END_OF_OPTIONS);
		return word.equals(option) || word.startsWith(option + "=") || isShort && word.startsWith(option);
	}
}
