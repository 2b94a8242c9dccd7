package org.racelens.frontend.cdt.source;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Optional;

/** The files of the machine that can be headers. */
public final class HeaderFiles {
	private static final long LARGEST = 16L << 20;

	private HeaderFiles() {
	}

	/** The content of a file; empty where it is no regular file, too large, or cannot be read. */
	public static Optional<byte[]> content(String path) {
		try {
			Path file = Path.of(path);
			boolean readable = Files.isRegularFile(file) && Files.isReadable(file) && Files.size(file) <= LARGEST;
			return readable ? Optional.of(Files.readAllBytes(file)) : Optional.empty();
		} catch (IOException | InvalidPathException | SecurityException e) {
			return Optional.empty();
		}
	}
}
