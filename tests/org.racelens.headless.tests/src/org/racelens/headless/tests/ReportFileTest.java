package org.racelens.headless.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The file behind {@code -o}: never something that the work depends on, whole or as it was. */
class ReportFileTest {
	private static final String COMMANDS = "[{\"directory\": \".\", \"file\": \"racy.c\", \"arguments\": [\"cc\", \"racy.c\"]}]";

	@TempDir
	private Path folder;
	private final FakeAnalyser analyser = new FakeAnalyser();

	@BeforeEach
	void sources() {
		CommandRun.write(folder, "racy.c", "racy");
		CommandRun.write(folder, "compile_commands.json", COMMANDS);
	}

	private CommandRun run(String... arguments) {
		return CommandRun.of(folder, analyser, arguments);
	}

	private void assertRefused(String reason, String kept, String file, CommandRun run) throws IOException {
		assertEquals(2, run.status(), run.err());
		assertTrue(run.err().startsWith("racelens: cannot write ") && run.err().contains(reason), run.err());
		assertEquals(kept, Files.readString(folder.resolve(file)));
		assertNothingLeft();
	}

	private void assertNothingLeft() throws IOException {
		try (Stream<Path> files = Files.list(folder)) {
			assertEquals(List.of(), files.map(f -> f.getFileName().toString()).filter(f -> f.endsWith(".tmp")).toList());
		}
	}

	@Test
	void aHardLinkOfASourceIsASource() throws IOException {
		Files.createLink(folder.resolve("other"), folder.resolve("racy.c"));
		assertRefused("it is one of the files to analyse", "racy", "racy.c", run("check", "-o", "other", "racy.c"));
		assertRefused("it is one of the files to analyse", "racy", "racy.c", run("explain", "-o", "other", "racy.c:9"));
	}

	@Test
	void aSymbolicLinkToASourceIsASource() throws IOException {
		Files.createSymbolicLink(folder.resolve("other"), Path.of("racy.c"));
		assertRefused("it is one of the files to analyse", "racy", "racy.c", run("check", "-o", "other", "racy.c"));
	}

	@ParameterizedTest
	@ValueSource(strings = { ".", "compile_commands.json" })
	void theCompileCommandsAreNoReport(String database) throws IOException {
		assertRefused("it is the compile commands", COMMANDS, "compile_commands.json",
				run("check", "-p", database, "-o", "compile_commands.json"));
		Files.createLink(folder.resolve("link"), folder.resolve("compile_commands.json"));
		assertRefused("it is the compile commands", COMMANDS, "compile_commands.json", run("check", "-p", database, "-o", "link"));
	}

	@Test
	void theCompileCommandsOfOthersAreNoReport() throws IOException {
		Files.createSymbolicLink(folder.resolve("latest"), Path.of("compile_commands.json"));
		for (String name : List.of("compile_commands.json", "latest")) {
			assertRefused("it is the compile commands", COMMANDS, "compile_commands.json", run("check", "-o", name, "racy.c"));
		}
	}

	@Test
	void aLinkToTheTextOfAProgramIsNoReport() throws IOException {
		CommandRun.write(folder, "shared.h", "int x;");
		Files.createSymbolicLink(folder.resolve("latest"), Path.of("shared.h"));
		assertRefused("it is the text of a program", "int x;", "shared.h", run("check", "-o", "latest", "racy.c"));
	}

	@Test
	void aLinkToWhatIsNotYetThereLeadsToTheReport() throws IOException {
		Files.createSymbolicLink(folder.resolve("latest"), Path.of("next"));
		Files.createSymbolicLink(folder.resolve("next"), Path.of("report.txt"));
		assertEquals(1, run("check", "-o", "latest", "racy.c").status());
		assertTrue(Files.isSymbolicLink(folder.resolve("latest")) && Files.isSymbolicLink(folder.resolve("next")));
		assertTrue(Files.readString(folder.resolve("report.txt")).contains("RACE"));
	}

	@Test
	void linksThatLeadNowhereAreNoReport() throws IOException {
		Files.createSymbolicLink(folder.resolve("one"), Path.of("other"));
		Files.createSymbolicLink(folder.resolve("other"), Path.of("one"));
		Files.createSymbolicLink(folder.resolve("gone"), Path.of("nofolder/report.txt"));
		for (String name : List.of("one", "gone")) {
			assertRefused("cannot write " + name, "racy", "racy.c", run("check", "-o", name, "racy.c"));
			assertTrue(Files.isSymbolicLink(folder.resolve(name)));
		}
	}

	@Test
	void otherTextsOfProgramsAreNoReport() throws IOException {
		CommandRun.write(folder, "shared.h", "int x;");
		CommandRun.write(folder, "other.cpp", "int y;");
		assertRefused("it is the text of a program", "int x;", "shared.h", run("check", "-o", "shared.h", "racy.c"));
		assertRefused("it is the text of a program", "int y;", "other.cpp", run("check", "-o", "other.cpp", "racy.c"));
	}

	@Test
	void whatIsJoinedIsKept() throws IOException {
		assertEquals(1, run("check", "--format", "json", "-o", "one.json", "racy.c").status());
		String one = Files.readString(folder.resolve("one.json"));
		assertRefused("it is one of the reports to join", one, "one.json", run("merge", "-o", "one.json", "one.json"));
	}

	@Test
	void aLinkKeepsItsPlaceAndAReportItsPermissions() throws IOException {
		Path report = CommandRun.write(folder, "report.txt", "old");
		Files.setPosixFilePermissions(report, PosixFilePermissions.fromString("rw-r-----"));
		Files.createSymbolicLink(folder.resolve("latest"), Path.of("report.txt"));
		assertEquals(1, run("check", "-o", "latest", "racy.c").status());
		assertTrue(Files.isSymbolicLink(folder.resolve("latest")));
		assertTrue(Files.readString(report).contains("RACE"));
		assertEquals("rw-r-----", PosixFilePermissions.toString(Files.getPosixFilePermissions(report, LinkOption.NOFOLLOW_LINKS)));
		assertNothingLeft();
	}

	@ParameterizedTest
	@ValueSource(strings = { "/dev/stdout", "/dev/fd/1", "/proc/self/fd/1" })
	void standardOutputHasNames(String name) {
		assertEquals(run("check", "--format", "sarif", "racy.c").out(), run("check", "--format", "sarif", "-o", name, "racy.c").out());
	}

	@Test
	void aDeviceIsWrittenInto() {
		assumeTrue(Files.isWritable(Path.of("/dev/null")));
		assertEquals(1, run("check", "-o", "/dev/null", "racy.c").status());
		assertFalse(Files.isRegularFile(Path.of("/dev/null")));
	}
}
