package org.racelens.headless.graph;

import java.io.File;
import java.io.IOException;
import java.lang.ProcessBuilder.Redirect;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.racelens.headless.base.BadUsageException;
import org.racelens.headless.source.SourceReader;

/** The program {@code dot} of Graphviz, where it is installed. */
final class Graphviz {
	private static final List<String> NAMES = List.of("dot", "dot.exe");

	private Graphviz() {
	}

	/**
	 * Asked before the work begins.
	 *
	 * @throws BadUsageException where there is no such program
	 */
	static void require() {
		boolean isThere = Stream.of(System.getenv().getOrDefault("PATH", "").split(File.pathSeparator)).filter(f -> !f.isEmpty())
				.anyMatch(folder -> NAMES.stream().anyMatch(name -> Files.isExecutable(Path.of(folder, name))));
		if (!isThere) {
			throw new BadUsageException(
					"--svg needs Graphviz: there is no program dot on the PATH; without --svg the graph is written as DOT");
		}
	}

	/** The drawing of some graphs. */
	static byte[] svg(String dot) {
		try {
			Path text = Files.createTempFile("racelens", ".dot");
			try {
				Files.writeString(text, dot, StandardCharsets.UTF_8);
				Process process = new ProcessBuilder("dot", "-Tsvg", text.toString()).redirectError(Redirect.DISCARD).start();
				byte[] svg = process.getInputStream().readAllBytes();
				int status = process.waitFor();
				if (status != 0) {
					throw new BadUsageException("Graphviz does not draw the graph: dot ends with status " + status);
				}
				return svg;
			} finally {
				Files.delete(text);
			}
		} catch (IOException e) {
			throw new BadUsageException("Graphviz does not draw the graph: " + SourceReader.reason(e));
		} catch (InterruptedException e) {
			Thread.currentThread().interrupt();
			throw new BadUsageException("Graphviz was interrupted");
		}
	}
}
