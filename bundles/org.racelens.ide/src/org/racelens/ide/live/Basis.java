package org.racelens.ide.live;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import org.racelens.model.source.SourceText;

/**
 * What the answers for a file were made from, beside its compile command and the options. A stamp does not suffice: the workspace and an
 * editor both count on from the saved one, so a text that was typed and one that was saved by another program may have the same.
 *
 * @param text SHA-256 of the file's text
 * @param headers how often headers had changed before the text was read
 */
record Basis(ByteBuffer text, long headers) {
	static Basis of(SourceText source, long headers) {
		try {
			byte[] text = source.text().getBytes(StandardCharsets.UTF_16BE);
			return new Basis(ByteBuffer.wrap(MessageDigest.getInstance("SHA-256").digest(text)), headers);
		} catch (NoSuchAlgorithmException e) {
			throw new IllegalStateException("every Java platform has SHA-256", e);
		}
	}
}
