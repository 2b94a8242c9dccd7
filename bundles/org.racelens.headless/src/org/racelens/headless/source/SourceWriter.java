package org.racelens.headless.source;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFileAttributeView;
import java.nio.file.attribute.PosixFilePermission;
import java.util.Set;

/**
 * Puts another text into a source file that has not changed since it was read, as a whole or not at all ({@link FileReplacement}).
 */
public final class SourceWriter {
	private static final Set<PosixFilePermission> WRITE = Set.of(PosixFilePermission.OWNER_WRITE, PosixFilePermission.GROUP_WRITE,
			PosixFilePermission.OTHERS_WRITE);

	/** The file has its old bytes; the message says why. */
	public static final class RefusedException extends Exception {
		private static final long serialVersionUID = 1L;

		RefusedException(String message) {
			super(message, null, false, false);
		}
	}

	private SourceWriter() {
	}

	/**
	 * Replaces the text of a file that has not changed since it was read.
	 *
	 * @throws RefusedException when it is read-only or has changed, or when the new bytes cannot be written
	 */
	public static void write(Path path, SourceFile read, String text) throws RefusedException {
		try {
			byte[] bytes = read.encoded(read.whole(text));
			Path file = path.toRealPath();
			if (isReadOnly(file)) {
				throw new RefusedException("the file is read-only");
			}
			if (!Files.isWritable(file.getParent())) {
				throw new RefusedException("its folder is read-only");
			}
			FileReplacement.<RefusedException>write(file, bytes, now -> {
				if (!read.isStill(Files.readAllBytes(now))) {
					throw new RefusedException("the file has changed since it was read");
				}
			});
		} catch (IOException e) {
			throw new RefusedException(SourceReader.reason(e));
		}
	}

	/** Who may write everywhere respects a file that nobody is meant to write. */
	private static boolean isReadOnly(Path file) throws IOException {
		PosixFileAttributeView view = Files.getFileAttributeView(file, PosixFileAttributeView.class);
		return !Files.isWritable(file) || view != null && view.readAttributes().permissions().stream().noneMatch(WRITE::contains);
	}
}
