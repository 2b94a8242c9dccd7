package org.racelens.headless;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.AccessDeniedException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;

/** Reads source files. */
final class SourceReader {
	private SourceReader() {
	}

	/**
	 * The text of a file: UTF-8, or Latin-1 where that is malformed, in which every byte is a character; columns count characters in both.
	 * A byte order mark is no part of the text.
	 */
	static String read(Path file) throws IOException {
		byte[] bytes = Files.readAllBytes(file);
		String text = decode(bytes);
		return text.startsWith("\ufeff") ? text.substring(1) : text;
	}

	private static String decode(byte[] bytes) {
		try {
			return StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes)).toString();
		} catch (CharacterCodingException e) {
			return new String(bytes, StandardCharsets.ISO_8859_1);
		}
	}

	/** The cause without class names; Java's own messages often are the path alone. */
	static String reason(IOException e) {
		if (e instanceof NoSuchFileException) {
			return "no such file or directory";
		}
		if (e instanceof AccessDeniedException) {
			return "permission denied";
		}
		String message = e.getMessage();
		return message == null || message.isBlank() ? "it cannot be read" : message;
	}
}
