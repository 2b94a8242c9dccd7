package org.racelens.headless.tests;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.racelens.headless.RaceLensCommand;
import org.racelens.headless.work.Analyser;
import org.racelens.headless.work.Pipeline;
import org.racelens.headless.work.SinglePipeline;
import org.racelens.model.source.Cancellation;

/**
 * One run of the command line.
 *
 * @param status the exit status
 */
record CommandRun(int status, String out, String err) {
	static CommandRun of(Path folder, Analyser analyser, String... arguments) {
		return of(folder, pipeline(analyser), Cancellation.NEVER, arguments);
	}

	/** A pipeline for commands that only analyse. */
	static Pipeline pipeline(Analyser analyser) {
		return new SinglePipeline(analyser, (source, command, options, selection, cancellation) -> {
			throw new AssertionError("nothing is to be repaired");
		}, (source, command, options, line, cancellation) -> {
			throw new AssertionError("no loops are asked for");
		}, (source, command, options, cancellation) -> {
			return Map.of();
		}, (source, command, cancellation) -> {
			throw new AssertionError("nothing is to be read");
		});
	}

	static CommandRun of(Path folder, Pipeline pipeline, String... arguments) {
		return of(folder, pipeline, Cancellation.NEVER, arguments);
	}

	static CommandRun of(Path folder, Pipeline pipeline, Cancellation cancellation, String... arguments) {
		ByteArrayOutputStream out = new ByteArrayOutputStream();
		ByteArrayOutputStream err = new ByteArrayOutputStream();
		int status = RaceLensCommand.run(arguments, stream(out), stream(err), folder, pipeline, cancellation);
		return new CommandRun(status, out.toString(StandardCharsets.UTF_8), err.toString(StandardCharsets.UTF_8));
	}

	/** With the whole pipeline behind it. */
	static CommandRun real(Path folder, String... arguments) {
		ByteArrayOutputStream out = new ByteArrayOutputStream();
		ByteArrayOutputStream err = new ByteArrayOutputStream();
		int status = RaceLensCommand.run(arguments, stream(out), stream(err), folder);
		return new CommandRun(status, out.toString(StandardCharsets.UTF_8), err.toString(StandardCharsets.UTF_8));
	}

	private static PrintStream stream(ByteArrayOutputStream bytes) {
		return new PrintStream(bytes, false, StandardCharsets.UTF_8);
	}

	/** A file to analyse, with folders as needed. */
	static Path write(Path folder, String name, String text) {
		try {
			Path file = folder.resolve(name);
			Files.createDirectories(file.getParent());
			return Files.writeString(file, text);
		} catch (IOException e) {
			throw new UncheckedIOException(e);
		}
	}
}
