package org.racelens.headless.tests;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeFalse;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.racelens.headless.store.StoreFolder;
import org.racelens.model.source.ContentDigest;

/** The store's folder: what is put into it is there, unless something is wrong with it. */
class StoreFolderTest {
	@TempDir
	Path temporary;

	private StoreFolder open() throws IOException {
		return StoreFolder.open(temporary.resolve("a/store"));
	}

	private static String key(int number) {
		return ContentDigest.of(new byte[] { (byte) number, (byte) (number >> Byte.SIZE) });
	}

	/** Contents that do not shrink. */
	private static byte[] content(int number, int size) {
		byte[] bytes = new byte[size];
		new Random(number).nextBytes(bytes);
		return bytes;
	}

	private List<Path> files() throws IOException {
		try (Stream<Path> files = Files.walk(temporary)) {
			return files.filter(Files::isRegularFile).sorted().toList();
		}
	}

	@Test
	void contentIsFoundByItsKey() throws IOException {
		StoreFolder store = open();
		store.put(key(1), content(1, 70_000));
		store.put(key(2), new byte[0]);
		assertArrayEquals(content(1, 70_000), open().get(key(1)).orElseThrow());
		assertArrayEquals(new byte[0], store.get(key(2)).orElseThrow());
		assertEquals(Optional.empty(), store.get(key(3)));
		store.put(key(2), content(2, 5));
		assertArrayEquals(content(2, 5), store.get(key(2)).orElseThrow());
	}

	@Test
	void folderIsClosedToOthers() throws IOException {
		open();
		assertEquals("rwx------", PosixFilePermissions.toString(Files.getPosixFilePermissions(temporary.resolve("a/store"))));
	}

	@Test
	void folderThatOthersMayChangeIsRefused() throws IOException {
		open();
		Files.setPosixFilePermissions(temporary.resolve("a/store"), PosixFilePermissions.fromString("rwxrwx---"));
		assertThrows(IOException.class, this::open);
	}

	@Test
	void folderThatCannotBeWrittenToIsRead() throws IOException {
		open().put(key(1), content(1, 10));
		Files.setPosixFilePermissions(temporary.resolve("a/store"), PosixFilePermissions.fromString("r-x------"));
		assumeFalse(Files.isWritable(temporary.resolve("a/store")), "root may write everywhere");
		StoreFolder store = open();
		assertTrue(store.closed().isPresent());
		assertArrayEquals(content(1, 10), store.get(key(1)).orElseThrow());
		assertThrows(IOException.class, () -> store.put(key(2), content(2, 10)));
	}

	@Test
	void eachChangedByteIsSeen() throws IOException {
		StoreFolder store = open();
		store.put(key(1), "some words that are kept".getBytes());
		Path file = files().get(0);
		byte[] bytes = Files.readAllBytes(file);
		for (int i = 0; i < bytes.length; i++) {
			byte[] damaged = bytes.clone();
			damaged[i] ^= 4;
			Files.write(file, damaged);
			assertEquals(Optional.empty(), store.get(key(1)), "byte " + i);
			Files.write(file, Arrays.copyOf(bytes, i));
			assertEquals(Optional.empty(), store.get(key(1)), "end at " + i);
		}
	}

	@Test
	void linksAndFoldersAreNoEntries() throws IOException {
		StoreFolder store = open();
		store.put(key(1), content(1, 10));
		Path file = files().get(0);
		Path elsewhere = temporary.resolve("elsewhere");
		Files.move(file, elsewhere);
		Files.createSymbolicLink(file, elsewhere);
		assertEquals(Optional.empty(), store.get(key(1)));
		Files.delete(file);
		Files.createDirectory(file);
		assertEquals(Optional.empty(), store.get(key(1)));
	}

	@Test
	void whatWasUsedLeastRecentlyGoes() throws IOException {
		StoreFolder store = open();
		for (int i = 0; i < 20; i++) {
			store.put(key(i), content(i, 10_000));
		}
		for (Path file : files()) {
			Files.setLastModifiedTime(file, FileTime.from(Instant.now().minus(Duration.ofDays(2))));
		}
		store.get(key(7));
		store.sweep(1 << 30);
		assertEquals(20, files().size());
		store.sweep(100_000);
		assertTrue(store.get(key(7)).isPresent());
		assertTrue(files().size() >= 7 && files().size() <= 8, files().size() + " are left");
	}

	@Test
	void whatAnotherProcessHasLeftHalfWrittenGoes() throws IOException {
		StoreFolder store = open();
		store.put(key(1), content(1, 10));
		Path left = Files.writeString(files().get(0).resolveSibling("1234.tmp"), "half");
		store.sweep(1 << 30);
		assertTrue(Files.exists(left));
		Files.setLastModifiedTime(left, FileTime.from(Instant.now().minus(Duration.ofDays(2))));
		store.sweep(1 << 30);
		assertEquals(1, files().size());
	}

	@Test
	void severalWritersDoNotDisturbEachOther() throws Exception {
		ExecutorService pool = Executors.newFixedThreadPool(4);
		try {
			List<Future<Integer>> running = new ArrayList<>();
			for (int worker = 0; worker < 4; worker++) {
				StoreFolder store = open();
				running.add(pool.submit(() -> {
					int found = 0;
					for (int i = 0; i < 200; i++) {
						int number = i % 10;
						Optional<byte[]> kept = store.get(key(number));
						if (kept.isPresent()) {
							assertArrayEquals(content(number, 3_000), kept.get());
							found++;
						}
						store.put(key(number), content(number, 3_000));
						if (number == 5) {
							store.sweep(20_000);
						}
					}
					return found;
				}));
			}
			int found = 0;
			for (Future<Integer> one : running) {
				found += one.get();
			}
			assertTrue(found > 0);
		} finally {
			pool.shutdownNow();
		}
	}
}
