package org.racelens.headless.source;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;

/**
 * A file as it was read: its bytes and the text they are. UTF-8, or Latin-1 where that is malformed, in which every byte is a character;
 * both ways lead back to the same bytes.
 */
public final class SourceFile {
	private static final String MARK = "\ufeff";

	private final byte[] bytes;
	private final Charset charset;
	/** with the byte order mark */
	private final String whole;

	private SourceFile(byte[] bytes, Charset charset, String whole) {
		this.bytes = bytes;
		this.charset = charset;
		this.whole = whole;
	}

	/**
	 * The file's bytes and text as they are now.
	 *
	 * @throws IOException where the file cannot be read; bytes that are no UTF-8 are no error
	 */
	public static SourceFile read(Path file) throws IOException {
		byte[] bytes = Files.readAllBytes(file);
		try {
			String whole = StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes)).toString();
			return new SourceFile(bytes, StandardCharsets.UTF_8, whole);
		} catch (CharacterCodingException e) {
			return new SourceFile(bytes, StandardCharsets.ISO_8859_1, new String(bytes, StandardCharsets.ISO_8859_1));
		}
	}

	/** The text; a byte order mark is no part of it. */
	public String text() {
		return mark().isEmpty() ? whole : whole.substring(MARK.length());
	}

	/** Everything that is in the file. */
	public String whole() {
		return whole;
	}

	/** Everything that would be in the file with another text. */
	public String whole(String text) {
		return mark() + text;
	}

	/** Characters of this file, or of what is said about it, in its encoding. */
	public byte[] encoded(String characters) {
		return characters.getBytes(charset);
	}

	/** Whether the bytes are those that were read. */
	boolean isStill(byte[] now) {
		return Arrays.equals(bytes, now);
	}

	private String mark() {
		return whole.startsWith(MARK) ? MARK : "";
	}
}
