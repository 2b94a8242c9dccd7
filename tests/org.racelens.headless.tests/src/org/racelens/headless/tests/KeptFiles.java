package org.racelens.headless.tests;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.io.TempDir;

/** Files with a compilation database that are checked several times, with a store of results. */
abstract class KeptFiles extends LinkedFiles {
	private static final Pattern SAVED = Pattern.compile("(\\d+) of (\\d+) files? as before, (\\d+) analysed");
	private static final Pattern MILLIS = Pattern.compile("\"millis\": \\d+");

	@TempDir
	Path kept;

	/** Checks all files of the database with the store. */
	CommandRun check(String... more) {
		database(new ArrayList<>(entries.values()));
		return checkAgain(Stream.concat(Stream.of("-p", "."), Stream.of(more)).toArray(String[]::new));
	}

	/** The same with a database that somebody else has written, or without one. */
	CommandRun checkAgain(String... more) {
		return run(kept.toString(), more);
	}

	/** The same without a store. */
	CommandRun fresh(String... more) {
		return run("none", Stream.concat(Stream.of("-p", "."), Stream.of(more)).toArray(String[]::new));
	}

	private CommandRun run(String cache, String... more) {
		List<String> arguments = new ArrayList<>(List.of("check", "--format=json", "--cache", cache));
		arguments.addAll(List.of(more));
		return CommandRun.real(folder, arguments.toArray(String[]::new));
	}

	/** How many files a run has found in the store, of how many. */
	static String saved(CommandRun run) {
		Matcher line = SAVED.matcher(run.err());
		return line.find() ? line.group(1) + "/" + line.group(2) : "none";
	}

	/** A report without its times. */
	static String timeless(CommandRun run) {
		return MILLIS.matcher(run.out()).replaceAll("");
	}
}
