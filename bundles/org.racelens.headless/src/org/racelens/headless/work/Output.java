package org.racelens.headless.work;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.racelens.frontend.cdt.command.CompilationDatabase;
import org.racelens.headless.base.BadUsageException;
import org.racelens.headless.base.Surroundings;
import org.racelens.headless.setting.Configuration;
import org.racelens.headless.source.FileReplacement;
import org.racelens.headless.source.SourceNames;
import org.racelens.headless.source.SourceReader;
import org.racelens.headless.source.SourceSearch;
import org.racelens.headless.source.SourceSearch.Input;
import org.racelens.report.words.Palette;
import picocli.CommandLine.Option;

/** Where a report goes. */
public final class Output {
	/** Names of standard output: what is written there goes behind what is there, and takes no file's place. */
	private static final Set<String> STANDARD_OUTPUT = Set.of("/dev/stdout", "/dev/fd/1", "/proc/self/fd/1");

	/** When reports have colours. */
	public enum Colour {
		AUTO, ALWAYS, NEVER
	}

	/** A file that a report takes the place of. */
	private record Target(String name, Path path) {
	}

	@Option(names = "-o", paramLabel = "FILE", description = "Write the report to FILE instead of standard output.")
	private String file;
	@Option(names = { "--colour", "--color" }, paramLabel = "auto|always|never", description = {
			"Colours in text: on a terminal (unless NO_COLOR is set), always,", "or never." })
	private Colour colour = Colour.AUTO;
	/** Files of further reports. */
	private final List<String> others = new ArrayList<>();

	/** Adds a file that a further report goes to; whatever is asked of the report's file is asked of this one as well. */
	public void also(String other) {
		others.add(other);
	}

	/** Asked before the work begins: nobody wants to learn after an hour that the report has no place. */
	public void requireWritable(Surroundings surroundings) {
		Set<Path> seen = new HashSet<>();
		for (Target target : targets(surroundings)) {
			Path path = target.path();
			if (!isWritable(path)) {
				throw new BadUsageException("cannot write " + target.name());
			}
			if (Files.exists(path) && named(path).anyMatch(p -> p.endsWith(CompilationDatabase.NAME))) {
				throw new BadUsageException("cannot write " + target.name() + ": it is the compile commands");
			}
			if (Files.exists(path) && named(path).anyMatch(p -> p.endsWith(Configuration.NAME))) {
				throw new BadUsageException("cannot write " + target.name() + ": it is a configuration");
			}
			if (!seen.add(SourceSearch.identity(path))) {
				throw new BadUsageException("cannot write " + target.name() + ": another report goes there");
			}
		}
	}

	private static boolean isWritable(Path path) {
		try {
			return Files.exists(path)
					? !Files.isDirectory(path) && Files.isWritable(path)
					: Files.isWritable(FileReplacement.place(path).getParent());
		} catch (IOException e) {
			return false;
		}
	}

	/** A file as it was named, and as it is called behind symbolic links. */
	private static Stream<Path> named(Path path) {
		return Stream.of(path, SourceSearch.identity(path));
	}

	/** A report must not take the place of a source, under whatever name it is given, nor that of another one, which may be included. */
	public void requireNoneOf(List<Input> inputs, Surroundings surroundings) {
		for (Input input : inputs) {
			if (input.problem().isEmpty()) {
				requireOther(surroundings.resolve(input.path()), "one of the files to analyse", surroundings);
			}
		}
		targets(surroundings).stream().filter(t -> Files.isRegularFile(t.path()) && named(t.path()).anyMatch(SourceNames::isProgramText))
				.findFirst().ifPresent(t -> {
					throw new BadUsageException("cannot write " + t.name() + ": it is the text of a program");
				});
	}

	/**
	 * A report must not take the place of a file that the work depends on: not by its name, a symbolic link, or another hard link.
	 *
	 * @param what the file is, for the message
	 */
	public void requireOther(Path used, String what, Surroundings surroundings) {
		targets(surroundings).stream().filter(t -> Files.exists(t.path()) && isSame(t.path(), used)).findFirst().ifPresent(t -> {
			throw new BadUsageException("cannot write " + t.name() + ": it is " + what);
		});
	}

	private static boolean isSame(Path one, Path other) {
		try {
			return Files.exists(other) && Files.isSameFile(one, other);
		} catch (IOException e) {
			return SourceSearch.identity(one).equals(SourceSearch.identity(other));
		}
	}

	/** Colour only where a person watches, or where the user wants it. */
	public Palette palette(Surroundings surroundings) {
		return palette(!isFile() && surroundings.outputs().isOutTerminal());
	}

	/** The same for what is written to standard error. */
	public Palette errorPalette(Surroundings surroundings) {
		return palette(surroundings.outputs().isErrTerminal());
	}

	/** The same for a further report; nobody watches a file. */
	public Palette palette(String other, Surroundings surroundings) {
		return palette(isStandard(other) && surroundings.outputs().isOutTerminal());
	}

	/** See no-color.org: the variable counts unless it is empty, and what the user says here counts more. */
	private Palette palette(boolean isWatched) {
		return switch (colour) {
			case ALWAYS -> Palette.ANSI;
			case NEVER -> Palette.PLAIN;
			case AUTO -> isWatched && isUnset("NO_COLOR") && !"dumb".equals(System.getenv("TERM")) ? Palette.ANSI : Palette.PLAIN;
		};
	}

	private static boolean isUnset(String variable) {
		String value = System.getenv(variable);
		return value == null || value.isEmpty();
	}

	/** Whether the report goes to a file of its own, and not to standard output under one of its names. */
	public boolean isFile() {
		return file != null && !isStandard(file);
	}

	/** Whether a name is one of standard output. */
	public static boolean isStandard(String name) {
		return STANDARD_OUTPUT.contains(name);
	}

	/** Reports are UTF-8. */
	public void write(String report, Surroundings surroundings) {
		write(report.getBytes(StandardCharsets.UTF_8), surroundings);
	}

	/**
	 * Writes a report to its file, whose earlier contents it replaces, or to standard output.
	 *
	 * @throws BadUsageException where that fails
	 */
	public void write(byte[] bytes, Surroundings surroundings) {
		if (isFile()) {
			write(target(file, surroundings), bytes);
		} else {
			print(bytes, surroundings);
		}
	}

	private static void print(byte[] bytes, Surroundings surroundings) {
		surroundings.out().write(bytes, 0, bytes.length);
		if (surroundings.out().checkError()) {
			throw new BadUsageException("cannot write the report to standard output");
		}
	}

	/** Writes a further report, in UTF-8, to its file, or to standard output where it is called by its name. */
	public void write(String other, String report, Surroundings surroundings) {
		byte[] bytes = report.getBytes(StandardCharsets.UTF_8);
		if (isStandard(other)) {
			print(bytes, surroundings);
		} else {
			write(target(other, surroundings), bytes);
		}
	}

	private static void write(Target target, byte[] bytes) {
		try {
			write(target.path(), bytes);
		} catch (IOException e) {
			throw new BadUsageException("cannot write " + target.name() + ": " + SourceReader.reason(e));
		}
	}

	/** What is no regular file (a pipe, a device), or is in a folder that is closed to us, cannot be replaced, only written into. */
	public static void write(Path target, byte[] bytes) throws IOException {
		boolean isReplaceable = !Files.exists(target) || Files.isRegularFile(target) && Files.isWritable(target.toRealPath().getParent());
		if (isReplaceable) {
			FileReplacement.write(target, bytes);
		} else {
			Files.write(target, bytes);
		}
	}

	private List<Target> targets(Surroundings surroundings) {
		return Stream.concat(Stream.ofNullable(file), others.stream()).filter(f -> !isStandard(f))
				.map(f -> target(f, surroundings)).toList();
	}

	private static Target target(String name, Surroundings surroundings) {
		try {
			return new Target(name, surroundings.resolve(name));
		} catch (InvalidPathException e) {
			throw new BadUsageException("cannot write " + name + ": not a path");
		}
	}
}
