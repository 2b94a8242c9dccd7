package org.racelens.headless.tests.fuzz;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;

/**
 * The programs that inputs are made of.
 *
 * @param files in the order of their names, so that a seed always chooses the same one
 */
record Seeds(List<Path> files) {
	/** Longer files make few inputs a minute and no others than short ones. */
	private static final long MOST_BYTES = 60_000;

	Seeds {
		files = List.copyOf(files);
		if (files.isEmpty()) {
			throw new IllegalArgumentException("there are no programs to start from");
		}
	}

	static Seeds in(List<Path> folders) throws IOException {
		List<Path> found = new ArrayList<>();
		for (Path folder : folders) {
			try (Stream<Path> all = Files.walk(folder)) {
				all.filter(p -> p.toString().matches(".*\\.(c|cc|cpp|cxx|C)") && Files.isRegularFile(p)).filter(Seeds::isShort).sorted()
						.forEach(found::add);
			}
		}
		return new Seeds(found);
	}

	private static boolean isShort(Path file) {
		try {
			return Files.size(file) <= MOST_BYTES;
		} catch (IOException e) {
			throw new UncheckedIOException(e);
		}
	}

	Path any(Random random) {
		return files.get(random.nextInt(files.size()));
	}

	/** The file's bytes as characters, none of which is refused. */
	static String text(Path file) {
		try {
			return Files.readString(file, StandardCharsets.ISO_8859_1);
		} catch (IOException e) {
			throw new UncheckedIOException(e);
		}
	}
}
