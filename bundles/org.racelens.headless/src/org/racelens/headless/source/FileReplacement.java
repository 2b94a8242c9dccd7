package org.racelens.headless.source;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.FileSystemLoopException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.PosixFileAttributeView;
import java.nio.file.attribute.PosixFileAttributes;
import java.util.UUID;

/**
 * Puts other bytes into a file: at every moment it has either all the old bytes or all the new ones, whatever interrupts the work or fills
 * the disk. The new ones are written to a file beside it, which then takes its place; a symbolic link keeps its target, whose place is
 * taken.
 */
public final class FileReplacement {
	/** Asked when the new bytes are on the disk and before they take the place of the old ones. */
	@FunctionalInterface
	interface LastLook<E extends Exception> {
		/** @throws E where the file is to keep its old bytes */
		void at(Path file) throws IOException, E;
	}

	/** As many as Linux follows, path_resolution(7). */
	private static final int MOST_LINKS = 40;

	private FileReplacement() {
	}

	/**
	 * Writes a file that may be there or not; an existing one keeps its permissions, and owner and group where the system lets us give
	 * them.
	 */
	public static void write(Path path, byte[] bytes) throws IOException {
		FileReplacement.<RuntimeException>write(path, bytes, file -> {
		});
	}

	/** The same with a last look at the file whose place is taken. */
	public static <E extends Exception> void write(Path path, byte[] bytes, LastLook<E> look) throws IOException, E {
		Path file = place(path);
		Path beside = file.resolveSibling(".racelens" + UUID.randomUUID() + ".tmp");
		try {
			fill(beside, bytes);
			copyAttributes(file, beside);
			look.at(file);
			Files.move(beside, file, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
		} finally {
			attempt(() -> Files.deleteIfExists(beside));
		}
	}

	/**
	 * Where the bytes of a path are, or would be: behind all symbolic links, the last of which may lead to what is not there yet.
	 *
	 * @throws FileSystemLoopException where they lead in a circle
	 */
	public static Path place(Path path) throws IOException {
		if (Files.exists(path)) {
			return path.toRealPath();
		}
		Path place = path.toAbsolutePath();
		for (int links = 0; Files.isSymbolicLink(place); links++) {
			if (links == MOST_LINKS) {
				throw new FileSystemLoopException(path.toString());
			}
			place = place.resolveSibling(Files.readSymbolicLink(place));
		}
		return place;
	}

	/** On the disk before the old bytes go; nobody else's file, and with the permissions that the system gives a new one. */
	private static void fill(Path file, byte[] bytes) throws IOException {
		try (FileChannel channel = FileChannel.open(file, StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE)) {
			ByteBuffer buffer = ByteBuffer.wrap(bytes);
			while (buffer.hasRemaining()) {
				channel.write(buffer);
			}
			channel.force(true);
		}
	}

	private static void copyAttributes(Path from, Path to) throws IOException {
		PosixFileAttributeView target = Files.getFileAttributeView(to, PosixFileAttributeView.class);
		if (target == null || !Files.exists(from)) {
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
}
