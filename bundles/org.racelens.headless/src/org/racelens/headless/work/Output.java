package org.racelens.headless.work;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
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

	@Option(names = "-o", paramLabel = "FILE", description = "Write the report to FILE instead of standard output.")
	private String file;

	/** Asked before the work begins: nobody wants to learn after an hour that the report has no place. */
	public void requireWritable(Surroundings surroundings) {
		target(surroundings).ifPresent(path -> {
			if (!isWritable(path)) {
				throw new BadUsageException("cannot write " + file);
			}
			if (Files.exists(path) && named(path).anyMatch(p -> p.endsWith(CompilationDatabase.NAME))) {
				throw new BadUsageException("cannot write " + file + ": it is the compile commands");
			}
			if (Files.exists(path) && named(path).anyMatch(p -> p.endsWith(Configuration.NAME))) {
				throw new BadUsageException("cannot write " + file + ": it is a configuration");
			}
		});
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
		target(surroundings).filter(path -> Files.isRegularFile(path) && named(path).anyMatch(SourceNames::isProgramText))
				.ifPresent(path -> {
					throw new BadUsageException("cannot write " + file + ": it is the text of a program");
				});
	}

	/**
	 * A report must not take the place of a file that the work depends on: not by its name, a symbolic link, or another hard link.
	 *
	 * @param what the file is, for the message
	 */
	public void requireOther(Path used, String what, Surroundings surroundings) {
		target(surroundings).filter(Files::exists).filter(target -> isSame(target, used)).ifPresent(target -> {
			throw new BadUsageException("cannot write " + file + ": it is " + what);
		});
	}

	private static boolean isSame(Path one, Path other) {
		try {
			return Files.exists(other) && Files.isSameFile(one, other);
		} catch (IOException e) {
			return SourceSearch.identity(one).equals(SourceSearch.identity(other));
		}
	}

	/** Colour only where a person watches. */
	public Palette palette(Surroundings surroundings) {
		boolean wanted = !isFile() && surroundings.outputs().isOutTerminal() && System.getenv("NO_COLOR") == null;
		return wanted ? Palette.ANSI : Palette.PLAIN;
	}

	/** The same for what is written to standard error. */
	public Palette errorPalette(Surroundings surroundings) {
		return surroundings.outputs().isErrTerminal() && System.getenv("NO_COLOR") == null ? Palette.ANSI : Palette.PLAIN;
	}

	/** Whether the report goes to a file of its own, and not to standard output under one of its names. */
	public boolean isFile() {
		return file != null && !STANDARD_OUTPUT.contains(file);
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
		Optional<Path> target = target(surroundings);
		if (target.isPresent()) {
			try {
				write(target.get(), bytes);
			} catch (IOException e) {
				throw new BadUsageException("cannot write " + file + ": " + SourceReader.reason(e));
			}
			return;
		}
		surroundings.out().write(bytes, 0, bytes.length);
		if (surroundings.out().checkError()) {
			throw new BadUsageException("cannot write the report to standard output");
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

	private Optional<Path> target(Surroundings surroundings) {
		try {
			return isFile() ? Optional.of(surroundings.resolve(file)) : Optional.empty();
		} catch (InvalidPathException e) {
			throw new BadUsageException("cannot write " + file + ": not a path");
		}
	}
}
