package org.racelens.headless.store;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.security.MessageDigest;
import java.util.Arrays;
import java.util.Optional;
import java.util.zip.DataFormatException;
import java.util.zip.Deflater;
import java.util.zip.DeflaterOutputStream;
import java.util.zip.Inflater;
import org.racelens.model.source.ContentDigest;

/** How an entry stands in its file: a checksum of the key and all that follows, the length of the content, the compressed content. */
final class EntryForm {
	/** More bytes than any content has. */
	static final int LARGEST = 1 << 29;

	private static final int CHECKSUM = 32;
	private static final int HEAD = CHECKSUM + Integer.BYTES;

	private EntryForm() {
	}

	/** The content of an entry; empty where it is damaged, or another key's. */
	static Optional<byte[]> content(String key, byte[] entry) {
		if (entry.length < HEAD) {
			return Optional.empty();
		}
		int length = 0;
		for (int i = CHECKSUM; i < HEAD; i++) {
			length = length << Byte.SIZE | entry[i] & 0xff;
		}
		byte[] rest = Arrays.copyOfRange(entry, CHECKSUM, entry.length);
		if (length < 0 || length > LARGEST || !Arrays.equals(entry, 0, CHECKSUM, checksum(key, rest), 0, CHECKSUM)) {
			return Optional.empty();
		}
		Inflater inflater = new Inflater();
		try {
			inflater.setInput(entry, HEAD, entry.length - HEAD);
			byte[] content = new byte[length];
			int read = 0;
			while (read < length && !inflater.finished()) {
				int more = inflater.inflate(content, read, length - read);
				if (more == 0) {
					return Optional.empty();
				}
				read += more;
			}
			return read == length ? Optional.of(content) : Optional.empty();
		} catch (DataFormatException e) {
			return Optional.empty();
		} finally {
			inflater.end();
		}
	}

	private static byte[] checksum(String key, byte[] rest) {
		MessageDigest digest = ContentDigest.sha256();
		key.chars().forEach(c -> digest.update((byte) c));
		return digest.digest(rest);
	}

	/** The entry of a content. */
	static byte[] entry(String key, byte[] content) throws IOException {
		ByteArrayOutputStream rest = new ByteArrayOutputStream();
		for (int shift = Integer.SIZE - Byte.SIZE; shift >= 0; shift -= Byte.SIZE) {
			rest.write(content.length >> shift);
		}
		Deflater deflater = new Deflater(Deflater.BEST_SPEED);
		try (DeflaterOutputStream out = new DeflaterOutputStream(rest, deflater)) {
			out.write(content);
		} finally {
			deflater.end();
		}
		ByteArrayOutputStream entry = new ByteArrayOutputStream();
		entry.write(checksum(key, rest.toByteArray()));
		rest.writeTo(entry);
		return entry.toByteArray();
	}
}
