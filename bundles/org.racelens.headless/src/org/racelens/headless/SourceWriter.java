package org.racelens.headless;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.PosixFileAttributeView;
import java.nio.file.attribute.PosixFileAttributes;
import java.nio.file.attribute.PosixFilePermission;
import java.util.Set;

/**
 * Puts another text into a source file: at every moment the file has either the old bytes or the new ones. The new ones are written to a
 * file beside it, which then takes its place; a symbolic link keeps its target, whose place is taken. The new file has the old one's
 * permissions, and its owner and group where the system lets us give them.
 */
final class SourceWriter {
	private static final Set<PosixFilePermission> WRITE = Set.of(PosixFilePermission.OWNER_WRITE, PosixFilePermission.GROUP_WRITE,
			PosixFilePermission.OTHERS_WRITE);

	/** The file has its old bytes; the message says why. */
	static final class RefusedException extends Exception {
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
	static void write(Path path, SourceFile read, String text) throws RefusedException {
		Path beside = null;
		try {
			byte[] bytes = read.encoded(read.whole(text));
			Path file = path.toRealPath();
			if (isReadOnly(file)) {
				throw new RefusedException("the file is read-only");
			}
			if (!Files.isWritable(file.getParent())) {
				throw new RefusedException("its folder is read-only");
			}
			beside = Files.createTempFile(file.getParent(), ".racelens", ".tmp");
			fill(beside, bytes);
			copyAttributes(file, beside);
			if (!read.isStill(Files.readAllBytes(file))) {
				throw new RefusedException("the file has changed since it was read");
			}
			Files.move(beside, file, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
			beside = null;
		} catch (IOException e) {
			throw new RefusedException(SourceReader.reason(e));
		} finally {
			discard(beside);
		}
	}

	/** Who may write everywhere respects a file that nobody is meant to write. */
	private static boolean isReadOnly(Path file) throws IOException {
		PosixFileAttributeView view = Files.getFileAttributeView(file, PosixFileAttributeView.class);
		return !Files.isWritable(file) || view != null && view.readAttributes().permissions().stream().noneMatch(WRITE::contains);
	}

	/** On the disk before the old bytes go. */
	private static void fill(Path file, byte[] bytes) throws IOException {
		try (FileChannel channel = FileChannel.open(file, StandardOpenOption.WRITE)) {
			ByteBuffer buffer = ByteBuffer.wrap(bytes);
			while (buffer.hasRemaining()) {
				channel.write(buffer);
			}
			channel.force(true);
		}
	}

	private static void copyAttributes(Path from, Path to) throws IOException {
		PosixFileAttributeView target = Files.getFileAttributeView(to, PosixFileAttributeView.class);
		if (target == null) {
			return;
		}
		PosixFileAttributes old = Files.readAttributes(from, PosixFileAttributes.class);
		PosixFileAttributes now = target.readAttributes();
		if (!old.group().equals(now.group())) {
			attempt(() -> target.setGroup(old.group()));
		}
		if (!old.owner().equals(now.owner())) {
			attempt(() -> target.setOwner(old.owner()));
		}
		target.setPermissions(old.permissions());
	}

	/** What the system may forbid, and what nothing depends on. */
	@FunctionalInterface
	private interface Attempt {
		void run() throws IOException;
	}

	private static void attempt(Attempt attempt) {
		try {
			attempt.run();
		} catch (IOException e) {
			return;
		}
	}

	private static void discard(Path beside) {
		if (beside != null) {
			attempt(() -> Files.deleteIfExists(beside));
		}
	}
}
