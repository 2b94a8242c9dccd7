package org.racelens.confirm.build;

import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.CharsetDecoder;
import java.nio.charset.CodingErrorAction;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.function.Consumer;

/** Follows a file that a program writes to. What is appended faster than it is looked at is passed over. */
public final class AppendedText {
	/** How much is told at a time. */
	public static final int MOST_BYTES = 1 << 16;
	/** Stands for what is not told. */
	public static final String LEFT_OUT = "\n[...]\n";

	private final Path file;
	private final Consumer<String> told;
	private final CharsetDecoder decoder = StandardCharsets.UTF_8.newDecoder().onMalformedInput(CodingErrorAction.REPLACE)
			.onUnmappableCharacter(CodingErrorAction.REPLACE);
	/** The begin of a character whose end is still to come. */
	private ByteBuffer open = ByteBuffer.allocate(0);
	private long seen;

	/**
	 * What is in the file already is not told.
	 *
	 * @param told takes what is appended
	 */
	public AppendedText(Path file, Consumer<String> told) throws IOException {
		this.file = file;
		this.told = told;
		seen = Files.exists(file) ? Files.size(file) : 0;
	}

	/** Tells what was appended since. */
	public void look() throws IOException {
		long size = Files.exists(file) ? Files.size(file) : 0;
		if (size <= seen) {
			return;
		}
		byte[] bytes = new byte[(int) Math.min(MOST_BYTES, size - seen)];
		try (RandomAccessFile in = new RandomAccessFile(file.toFile(), "r")) {
			in.seek(seen);
			in.readFully(bytes);
		}
		String text = decoded(bytes);
		told.accept(size - seen > bytes.length ? text + LEFT_OUT : text);
		seen = size;
	}

	private String decoded(byte[] bytes) {
		ByteBuffer all = ByteBuffer.allocate(open.remaining() + bytes.length).put(open).put(bytes).flip();
		CharBuffer text = CharBuffer.allocate(all.remaining());
		decoder.decode(all, text, false);
		open = all.slice();
		return text.flip().toString();
	}
}
