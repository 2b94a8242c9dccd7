package org.racelens.model.source;

import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;

/** What stands for contents of which only equality counts: nobody finds two contents with one digest. */
public final class ContentDigest {
	private ContentDigest() {
	}

	/** The SHA-256 of some bytes, in hexadecimal digits. */
	public static String of(byte[] content) {
		return HexFormat.of().formatHex(sha256().digest(content));
	}

	/**
	 * The function that makes the digests.
	 *
	 * @throws IllegalStateException never on a complete Java, all of which have SHA-256
	 */
	public static MessageDigest sha256() {
		try {
			return MessageDigest.getInstance("SHA-256");
		} catch (NoSuchAlgorithmException e) {
			throw new IllegalStateException(e);
		}
	}
}
