package org.racelens.headless.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.racelens.headless.RaceLensCommand;

/** Paths and files that are not what they should be: a clear message, the right exit status, the other files still reported. */
class BadInputTest {
	@TempDir
	private Path folder;
	private final FakeAnalyser analyser = new FakeAnalyser();

	@BeforeEach
	void aGoodFile() {
		CommandRun.write(folder, "racy.c", "racy");
	}

	private CommandRun check(String... paths) {
		String[] arguments = new String[paths.length + 2];
		arguments[0] = "check";
		System.arraycopy(paths, 0, arguments, 1, paths.length);
		arguments[paths.length + 1] = "racy.c";
		return CommandRun.of(folder, analyser, arguments);
	}

	private static void assertComplaint(String message, CommandRun run) {
		assertEquals(2, run.status());
		assertTrue(run.err().contains("racelens: " + message), run.err());
		assertTrue(run.out().contains("1 race in 1 region"), run.out());
	}

	@Test
	void aMissingFileIsNamed() {
		assertComplaint("gone.c: no such file or directory\n", check("gone.c"));
	}

	@Test
	void aFolderWithoutSourcesIsNamed() throws Exception {
		Files.createDirectories(folder.resolve("docs/empty"));
		CommandRun.write(folder, "docs/readme.txt", "text");
		assertComplaint("docs: no C, C++ or Fortran files (*.c *.cc *.cpp *.cxx *.C *.f90 *.F90 *.f *.F *.for) in this folder\n",
				check("docs"));
	}

	@Test
	void anUnreadableFileIsNamed() throws Exception {
		Path secret = CommandRun.write(folder, "secret.c", "racy");
		assumeTrue(secret.toFile().setReadable(false) && !Files.isReadable(secret), "the superuser reads everything");
		assertComplaint("secret.c: permission denied\n", check("secret.c"));
	}

	@Test
	void aLinkThatLeadsNowhereIsNamed() throws Exception {
		Files.createSymbolicLink(folder.resolve("link.c"), Path.of("nowhere.c"));
		assertComplaint("link.c: a link that leads nowhere\n", check("link.c"));
	}

	@Test
	void linksInACircleAreNoTrap() throws Exception {
		CommandRun.write(folder, "tree/a.c", "free");
		Files.createSymbolicLink(folder.resolve("tree/again"), folder.resolve("tree"));
		CommandRun run = CommandRun.of(folder, analyser, "check", "tree");
		assertEquals(0, run.status());
		assertTrue(run.out().contains("1 file, "), run.out());
	}

	@Test
	void aDeviceIsNotRead() {
		assumeTrue(Files.exists(Path.of("/dev/zero")));
		assertComplaint("/dev/zero: not a regular file\n", check("/dev/zero"));
	}

	@Test
	void aNameThatNoFileCanHaveIsNamed() {
		assertEquals(2, check("a\0b.c").status());
	}

	@Test
	void latin1IsReadWhereUtf8IsMalformed() throws Exception {
		Files.write(folder.resolve("umlaut.c"), "/* \u00fcber */ free".getBytes(StandardCharsets.ISO_8859_1));
		CommandRun.of(folder, analyser, "check", "umlaut.c");
		assertEquals("/* \u00fcber */ free", analyser.sources.get(0).text());
	}

	@Test
	void aByteOrderMarkIsNoPartOfTheText() {
		CommandRun.write(folder, "mark.c", "\ufefffree");
		CommandRun.of(folder, analyser, "check", "mark.c");
		assertEquals("free", analyser.sources.get(0).text());
	}

	@Test
	void anEmptyFileIsAFile() {
		CommandRun.write(folder, "empty.c", "");
		assertEquals(0, CommandRun.of(folder, analyser, "check", "empty.c").status());
	}

	@Test
	void aFullDiskIsSaid() throws Exception {
		Path full = Path.of("/dev/full");
		assumeTrue(Files.isWritable(full));
		CommandRun run = CommandRun.of(folder, analyser, "check", "-o", "/dev/full", "racy.c");
		assertEquals(2, run.status());
		assertTrue(run.err().startsWith("racelens: cannot write /dev/full"), run.err());
		try (PrintStream out = new PrintStream(Files.newOutputStream(full))) {
			assertEquals(2,
					RaceLensCommand.run(new String[] { "check", "racy.c" }, out, new PrintStream(PrintStream.nullOutputStream()), folder,
							CommandRun.pipeline(analyser)));
		}
	}

	@Test
	void badCompileCommandsAreNamed() {
		CommandRun.write(folder, "compile_commands.json", "[{\"file\": ");
		CommandRun run = CommandRun.of(folder, analyser, "check", "-p", ".", "racy.c");
		assertEquals(2, run.status());
		assertTrue(run.err().startsWith("racelens: .: not a compilation database: "), run.err());
	}
}
