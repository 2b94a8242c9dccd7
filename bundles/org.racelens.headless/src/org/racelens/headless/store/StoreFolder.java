package org.racelens.headless.store;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.FileTime;
import java.nio.file.attribute.PosixFilePermission;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/**
 * Contents by keys in a folder that several processes use at once. An entry is a file of its own: a checksum of key and content, the length
 * of the content, and the compressed content. It is written beside its place and moved there, so that nobody sees half of it. What is
 * damaged, or what others can write, is not there.
 */
public final class StoreFolder {
	private static final Set<PosixFilePermission> OTHERS_WRITE = Set.of(PosixFilePermission.GROUP_WRITE, PosixFilePermission.OTHERS_WRITE);
	private static final String TEMPORARY = ".tmp";
	private static final int DIGITS_OF_FOLDER = 2;
	/** Not each use is worth a write. */
	private static final Duration FRESH = Duration.ofHours(1);
	private static final Duration ABANDONED = Duration.ofDays(1);

	/** Who owns the machine may change everything, and is trusted. */
	private static final Object ROOT = 0;

	private final Path folder;
	private final Object owner;
	private final Optional<IOException> closed;

	private StoreFolder(Path folder, Object owner, Optional<IOException> closed) {
		this.folder = folder;
		this.owner = owner;
		this.closed = closed;
	}

	/**
	 * The folder, which is made where it is not there. One that cannot be written to, as that of a build on another machine, is read only.
	 *
	 * @throws IOException where it is none, belongs to somebody else, or others may write to it; the message is for the user
	 */
	public static StoreFolder open(Path path) throws IOException {
		try {
			return opened(path);
		} catch (UnsupportedOperationException e) {
			throw new IOException("its owner is not known", e);
		}
	}

	private static StoreFolder opened(Path path) throws IOException {
		Optional<IOException> closed = Optional.empty();
		Object me;
		try {
			Files.createDirectories(path, PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rwx------")));
			me = user(Files.createTempFile(path.toRealPath(), "probe", TEMPORARY));
		} catch (IOException e) {
			if (!Files.isDirectory(path) || !Files.isReadable(path)) {
				throw e;
			}
			closed = Optional.of(e);
			me = user(Files.createTempFile("racelens", TEMPORARY));
		}
		StoreFolder opened = new StoreFolder(path.toRealPath(), me, closed);
		if (!opened.isOurs(opened.folder)) {
			throw new IOException("it belongs to, or may be changed by, another user");
		}
		return opened;
	}

	/** Who has made a file, which is removed. */
	private static Object user(Path probe) throws IOException {
		try {
			return Files.getAttribute(probe, "unix:uid");
		} finally {
			Files.delete(probe);
		}
	}

	/** Why nothing can be put into it; empty where that can be done. */
	public Optional<IOException> closed() {
		return closed;
	}

	private boolean isOurs(Path path) throws IOException {
		Map<String, Object> attributes = Files.readAttributes(path, "unix:uid,permissions", LinkOption.NOFOLLOW_LINKS);
		return (owner.equals(attributes.get("uid")) || ROOT.equals(attributes.get("uid")))
				&& attributes.get("permissions") instanceof Set<?> given && OTHERS_WRITE.stream().noneMatch(given::contains);
	}

	private Path place(String key) {
		return folder.resolve(key.substring(0, DIGITS_OF_FOLDER)).resolve(key.substring(DIGITS_OF_FOLDER));
	}

	/** The content of a key; empty where there is none that can be trusted. */
	public Optional<byte[]> get(String key) {
		try {
			Path file = place(key);
			if (!Files.isRegularFile(file, LinkOption.NOFOLLOW_LINKS) || !isOurs(file) || Files.size(file) > EntryForm.LARGEST) {
				return Optional.empty();
			}
			Optional<byte[]> content = EntryForm.content(key, Files.readAllBytes(file));
			if (content.isPresent()) {
				used(file);
			}
			return content;
		} catch (IOException | SecurityException e) {
			return Optional.empty();
		}
	}

	/** What is used stays. */
	private static void used(Path file) {
		try {
			Instant now = Instant.now();
			if (Files.getLastModifiedTime(file).toInstant().isBefore(now.minus(FRESH))) {
				Files.setLastModifiedTime(file, FileTime.from(now));
			}
		} catch (IOException e) {
			// another process has just removed it
		}
	}

	/**
	 * Keeps a content in the place of an earlier one.
	 *
	 * @param key hexadecimal digits
	 */
	public void put(String key, byte[] content) throws IOException {
		if (content.length > EntryForm.LARGEST) {
			return;
		}
		Path file = place(key);
		Files.createDirectories(file.getParent(), PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rwx------")));
		Path beside = Files.createTempFile(file.getParent(), "", TEMPORARY);
		try {
			Files.write(beside, EntryForm.entry(key, content));
			Files.move(beside, file, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
		} finally {
			Files.deleteIfExists(beside);
		}
	}

	/** A file of the folder. */
	private record Entry(Path file, long size, FileTime used) {
		static Stream<Entry> of(Path file) {
			try {
				return Files.isRegularFile(file, LinkOption.NOFOLLOW_LINKS)
						? Stream.of(new Entry(file, Files.size(file), Files.getLastModifiedTime(file)))
						: Stream.empty();
			} catch (IOException e) {
				return Stream.empty(); // another process has just removed it
			}
		}

		/** Whether somebody writes it, or has left it. */
		boolean isTemporary() {
			return file.toString().endsWith(TEMPORARY);
		}

		boolean isAbandoned() {
			return isTemporary() && used.toInstant().isBefore(Instant.now().minus(ABANDONED));
		}

		void remove() {
			try {
				Files.deleteIfExists(file);
			} catch (IOException e) {
				// the next run tries again
			}
		}
	}

	/**
	 * Removes what was used least recently where all takes more room than it may, down to four fifths of that.
	 *
	 * @param most bytes of all entries
	 */
	public void sweep(long most) {
		List<Entry> entries = new ArrayList<>();
		try (Stream<Path> files = Files.walk(folder, 2)) {
			files.flatMap(Entry::of).forEach(entries::add);
		} catch (IOException | UncheckedIOException e) {
			return; // another process has just removed what was to be seen
		}
		entries.stream().filter(Entry::isAbandoned).forEach(Entry::remove);
		entries.removeIf(Entry::isTemporary);
		long size = entries.stream().mapToLong(Entry::size).sum();
		if (size > most) {
			entries.sort(Comparator.comparing(Entry::used));
			for (Entry entry : entries) {
				if (size <= most / 5 * 4) {
					return;
				}
				entry.remove();
				size -= entry.size();
			}
		}
	}
}
