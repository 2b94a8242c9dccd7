package org.racelens.headless.setting;

import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import org.racelens.headless.source.SourceReader;

/** Files that people write by hand: text in UTF-8 of some size, never a device or a pipe that others fill. */
final class BoundedFile {
	/** In bytes. */
	static final int LARGEST = 1 << 20;

	private static final char MARK = '\ufeff';

	private BoundedFile() {
	}

	/** The reason why a file cannot be read, as a sentence's end. */
	static final class UnreadableException extends Exception {
		private static final long serialVersionUID = 1L;

		UnreadableException(String reason) {
			super(reason, null, false, false);
		}
	}

	/** The text of a file without a byte order mark. */
	static String read(Path file) throws UnreadableException {
		if (!Files.isRegularFile(file)) {
			throw new UnreadableException(Files.isDirectory(file) ? "it is a folder"
					: Files.exists(file) ? "it is not a regular file"
					: Files.exists(file, LinkOption.NOFOLLOW_LINKS) ? "it is a link that leads nowhere" : "no such file or directory");
		}
		try (InputStream in = Files.newInputStream(file)) {
			byte[] bytes = in.readNBytes(LARGEST + 1);
			if (bytes.length > LARGEST) {
				throw new UnreadableException("it is larger than " + LARGEST + " bytes");
			}
			String text = StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes)).toString();
			return !text.isEmpty() && text.charAt(0) == MARK ? text.substring(1) : text;
		} catch (CharacterCodingException e) {
			throw new UnreadableException("it is not UTF-8");
		} catch (IOException e) {
			throw new UnreadableException(SourceReader.reason(e));
		}
	}
}
