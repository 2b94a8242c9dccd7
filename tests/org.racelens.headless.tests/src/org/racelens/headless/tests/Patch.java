package org.racelens.headless.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.File;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;

/** Runs the program {@code patch}, where there is one. */
final class Patch {
	private Patch() {
	}

	static void apply(Path folder, byte[] diff) throws IOException, InterruptedException {
		assumeTrue(Stream.of(System.getenv().getOrDefault("PATH", "").split(File.pathSeparator))
				.anyMatch(place -> Files.isExecutable(Path.of(place, "patch"))), "there is no patch");
		Process patch = new ProcessBuilder("patch", "-p0", "--batch").directory(folder.toFile()).redirectErrorStream(true).start();
		try (OutputStream in = patch.getOutputStream()) {
			in.write(diff);
		}
		String said = new String(patch.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
		assertEquals(0, patch.waitFor(), said);
	}
}
