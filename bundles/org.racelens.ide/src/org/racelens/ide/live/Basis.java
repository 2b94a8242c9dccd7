package org.racelens.ide.live;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.List;
import org.racelens.model.source.CompileCommand;
import org.racelens.model.source.SourceText;

/**
 * What the answers for a file were made from, beside its compile command and the options. A stamp does not suffice: the workspace and an
 * editor both count on from the saved one, so a text that was typed and one that was saved by another program may have the same.
 *
 * @param text SHA-256 of the file's text, and of those of the sources by which it is analysed
 * @param commands how these sources are compiled
 * @param headers how often headers had changed before the text was read
 */
record Basis(ByteBuffer text, List<CompileCommand> commands, long headers) {
	static Basis of(SourceText source, List<Includer> includers, long headers) {
		try {
			MessageDigest digest = MessageDigest.getInstance("SHA-256");
			digest.update(source.text().getBytes(StandardCharsets.UTF_16BE));
			includers.forEach(i -> digest.update(i.source().text().getBytes(StandardCharsets.UTF_16BE)));
			return new Basis(ByteBuffer.wrap(digest.digest()), includers.stream().map(Includer::command).toList(), headers);
		} catch (NoSuchAlgorithmException e) {
			throw new IllegalStateException("every Java platform has SHA-256", e);
		}
	}
}
