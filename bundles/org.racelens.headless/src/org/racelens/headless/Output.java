package org.racelens.headless;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.racelens.headless.SourceSearch.Input;
import org.racelens.report.Palette;
import picocli.CommandLine.Option;

/** Where a report goes. */
final class Output {
	@Option(names = "-o", paramLabel = "FILE", description = "Write the report to FILE instead of standard output.")
	private String file;

	/** Asked before the work begins: nobody wants to learn after an hour that the report has no place. */
	void requireWritable(Surroundings surroundings) {
		target(surroundings).ifPresent(path -> {
			Path folder = path.toAbsolutePath().getParent();
			if (Files.isDirectory(path) || !Files.isDirectory(folder)
					|| !(Files.exists(path) ? Files.isWritable(path) : Files.isWritable(folder))) {
				throw new BadUsageException("cannot write " + file);
			}
		});
	}

	/** A report must not take the place of a source. */
	void requireNoneOf(List<Input> inputs, Surroundings surroundings) {
		Optional<Path> target = target(surroundings).filter(Files::exists).map(SourceSearch::identity);
		for (Input input : inputs) {
			if (input.problem().isEmpty() && target.equals(Optional.of(SourceSearch.identity(surroundings.resolve(input.path()))))) {
				throw new BadUsageException("cannot write " + file + ": it is one of the files to analyse");
			}
		}
	}

	/** Colour only where a person watches. */
	Palette palette(Surroundings surroundings) {
		boolean wanted = file == null && surroundings.outputs().isOutTerminal() && System.getenv("NO_COLOR") == null;
		return wanted ? Palette.ANSI : Palette.PLAIN;
	}

	/** The same for what is written to standard error. */
	Palette errorPalette(Surroundings surroundings) {
		return surroundings.outputs().isErrTerminal() && System.getenv("NO_COLOR") == null ? Palette.ANSI : Palette.PLAIN;
	}

	boolean isFile() {
		return file != null;
	}

	/** Reports are UTF-8. */
	void write(String report, Surroundings surroundings) {
		write(report.getBytes(StandardCharsets.UTF_8), surroundings);
	}

	void write(byte[] bytes, Surroundings surroundings) {
		Optional<Path> target = target(surroundings);
		if (target.isPresent()) {
			try {
				Files.write(target.get(), bytes);
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

	private Optional<Path> target(Surroundings surroundings) {
		return Optional.ofNullable(file).map(surroundings::resolve);
	}
}
