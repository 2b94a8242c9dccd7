package org.racelens.headless.source;

import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;

/** Reads source files. */
public final class SourceReader {
	private SourceReader() {
	}

	/** The text of a file; see {@link SourceFile}. */
	public static String read(Path file) throws IOException {
		return SourceFile.read(file).text();
	}

	/** The cause without class names; Java's own messages often are the path alone. */
	public static String reason(IOException e) {
		if (e instanceof NoSuchFileException) {
			return "no such file or directory";
		}
		if (e instanceof AccessDeniedException) {
			return "permission denied";
		}
		String message = e instanceof FileSystemException system ? system.getReason() : e.getMessage();
		return message == null || message.isBlank() ? "it cannot be read" : message;
	}
}
