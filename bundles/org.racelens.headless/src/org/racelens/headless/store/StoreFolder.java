package org.racelens.headless.store;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.FileTime;
import java.nio.file.attribute.PosixFilePermission;
import java.nio.file.attribute.PosixFilePermissions;
import java.security.MessageDigest;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import java.util.zip.DataFormatException;
import java.util.zip.Deflater;
import java.util.zip.DeflaterOutputStream;
import java.util.zip.Inflater;
import org.racelens.model.source.ContentDigest;

/**
 * Contents by keys in a folder that several processes use at once. An entry is a file of its own: a checksum of key and content, the length
 * of the content, and the compressed content. It is written beside its place and moved there, so that nobody sees half of it. What is
 * damaged, or what others can write, is not there.
 */
final class StoreFolder {
	private static final Set<PosixFilePermission> OTHERS_WRITE = Set.of(PosixFilePermission.GROUP_WRITE, PosixFilePermission.OTHERS_WRITE);
	private static final String TEMPORARY = ".tmp";
	private static final int DIGITS_OF_FOLDER = 2;
	private static final int CHECKSUM = 32;
	private static final int HEAD = CHECKSUM + Integer.BYTES;
	private static final int LARGEST = 1 << 29;
	/** Not each use is worth a write. */
	private static final Duration FRESH = Duration.ofHours(1);
	private static final Duration ABANDONED = Duration.ofDays(1);

	private final Path folder;
	private final Object owner;

	private StoreFolder(Path folder, Object owner) {
		this.folder = folder;
		this.owner = owner;
	}

	/**
	 * The folder, which is made where it is not there.
	 *
	 * @throws IOException where it cannot be written to, belongs to somebody else, or others may write to it; the message is for the user
	 */
	static StoreFolder open(Path path) throws IOException {
		try {
			Files.createDirectories(path, PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rwx------")));
			Path folder = path.toRealPath();
			Path probe = Files.createTempFile(folder, "probe", TEMPORARY);
			Object me = Files.getAttribute(probe, "unix:uid");
			Files.delete(probe);
			StoreFolder opened = new StoreFolder(folder, me);
			if (!opened.isOurs(folder)) {
				throw new IOException("it belongs to, or may be changed by, another user");
			}
			return opened;
		} catch (UnsupportedOperationException e) {
			throw new IOException("its owner is not known", e);
		}
	}

	private boolean isOurs(Path path) throws IOException {
		Map<String, Object> attributes = Files.readAttributes(path, "unix:uid,permissions", LinkOption.NOFOLLOW_LINKS);
		return owner.equals(attributes.get("uid")) && attributes.get("permissions") instanceof Set<?> given
				&& OTHERS_WRITE.stream().noneMatch(given::contains);
	}

	private Path place(String key) {
		return folder.resolve(key.substring(0, DIGITS_OF_FOLDER)).resolve(key.substring(DIGITS_OF_FOLDER));
	}

	/** The content of a key. */
	Optional<byte[]> get(String key) {
		try {
			Path file = place(key);
			if (!Files.isRegularFile(file, LinkOption.NOFOLLOW_LINKS) || !isOurs(file) || Files.size(file) > LARGEST) {
				return Optional.empty();
			}
			Optional<byte[]> content = content(key, Files.readAllBytes(file));
			if (content.isPresent()) {
				used(file);
			}
			return content;
		} catch (IOException | SecurityException e) {
			return Optional.empty();
		}
	}

	private static Optional<byte[]> content(String key, byte[] entry) {
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

	/** Keeps a content in the place of an earlier one. */
	void put(String key, byte[] content) throws IOException {
		if (content.length > LARGEST) {
			return;
		}
		Path file = place(key);
		Files.createDirectories(file.getParent(), PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rwx------")));
		Path beside = Files.createTempFile(file.getParent(), "", TEMPORARY);
		try {
			Files.write(beside, entry(key, content));
			Files.move(beside, file, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
		} finally {
			Files.deleteIfExists(beside);
		}
	}

	private static byte[] entry(String key, byte[] content) throws IOException {
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

		boolean isAbandoned() {
			return file.toString().endsWith(TEMPORARY) && used.toInstant().isBefore(Instant.now().minus(ABANDONED));
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
	void sweep(long most) {
		List<Entry> entries = new ArrayList<>();
		try (Stream<Path> files = Files.walk(folder, 2)) {
			files.flatMap(Entry::of).forEach(entries::add);
		} catch (IOException | UncheckedIOException e) {
			return; // another process has just removed what was to be seen
		}
		entries.stream().filter(Entry::isAbandoned).forEach(Entry::remove);
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
