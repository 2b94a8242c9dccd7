package org.racelens.recording.tests;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.racelens.confirm.build.Launcher;

/** The launcher that comes with a bundle. */
class LauncherTest {
	private final Map<String, byte[]> files = new HashMap<>(
			Map.of("racelens", bytes("#!/bin/sh\n"), "runtime/src/run.c", bytes("int x;\n"), "runtime/build.sh", bytes("exit\n")));
	@TempDir
	Path folder;

	@Test
	void allFilesAreWrittenAndTheLauncherCanBeExecuted() throws Exception {
		Path launcher = new Launcher(files).in(folder.resolve("new"));
		assertTrue(Files.isExecutable(launcher));
		for (Map.Entry<String, byte[]> file : files.entrySet()) {
			assertArrayEquals(file.getValue(), Files.readAllBytes(launcher.resolveSibling(file.getKey())));
		}
		assertEquals(1, count(folder.resolve("new")));
	}

	@Test
	void theSameFilesAreWrittenOnce() throws Exception {
		Path launcher = new Launcher(files).in(folder);
		Path made = Files.writeString(launcher.resolveSibling("recorder.o"), "built");
		assertEquals(launcher, new Launcher(files).in(folder));
		assertTrue(Files.exists(made), "what was built beside them stays");
	}

	@Test
	void otherFilesHaveAnotherFolder() throws Exception {
		Path launcher = new Launcher(files).in(folder);
		files.put("runtime/src/run.c", bytes("int y;\n"));
		assertNotEquals(launcher, new Launcher(files).in(folder));
		assertEquals(2, count(folder));
	}

	@Test
	void whatCannotBeWrittenLeavesNothing() throws Exception {
		files.put("racelens/below", bytes("a file is no folder"));
		Launcher launcher = new Launcher(files);
		assertThrows(IOException.class, () -> launcher.in(folder));
		assertEquals(0, count(folder));
		files.remove("racelens");
		assertThrows(IllegalArgumentException.class, () -> new Launcher(files));
		assertFalse(Files.exists(folder.resolve("racelens")));
	}

	private static long count(Path home) throws IOException {
		try (Stream<Path> all = Files.list(home)) {
			return all.count();
		}
	}

	private static byte[] bytes(String text) {
		return text.getBytes(StandardCharsets.UTF_8);
	}
}
