package org.racelens.headless.tests;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.racelens.headless.work.Pipeline;
import org.racelens.headless.work.SinglePipeline;
import org.racelens.repair.fix.FixKind;

/** {@code racelens fix}: what is printed, what is written, and the exit status. */
class FixCommandTest {
	@TempDir
	private Path folder;
	private final FakeRepairer repairer = new FakeRepairer();

	private CommandRun fix(String... arguments) {
		String[] line = Stream.concat(Stream.of("fix"), Stream.of(arguments)).toArray(String[]::new);
		Pipeline pipeline = CommandRun.pipeline(new FakeAnalyser());
		return CommandRun.of(folder,
				new SinglePipeline(pipeline.analyser(), repairer, pipeline.loops(), pipeline.graphs(), pipeline.single()), line);
	}

	private Path write(String name, String text) {
		return CommandRun.write(folder, name, text);
	}

	private static void posix() {
		assumeTrue(Path.of(".").getFileSystem().supportedFileAttributeViews().contains("posix"), "no permissions here");
	}

	@Test
	void theDiffOfAllFilesIsPrintedAndApplies() throws Exception {
		write("a.c", "int x;\nrace t\n");
		write("sub/b.c", "race u");
		write("free.c", "free v\n");
		CommandRun run = fix("a.c", "sub", "free.c");
		assertEquals(0, run.status(), run.err());
		assertEquals("""
				--- a.c
				+++ a.c
				@@ -1,2 +1,3 @@
				 int x;
				-race t
				+// fixed
				+free t
				--- sub/b.c
				+++ sub/b.c
				@@ -1,1 +1,2 @@
				-race u
				\\ No newline at end of file
				+// fixed
				+free u
				\\ No newline at end of file
				""", run.out());
		assertEquals("int x;\nrace t\n", Files.readString(folder.resolve("a.c")));
		Patch.apply(folder, run.out().getBytes(StandardCharsets.UTF_8));
		assertEquals("int x;\n// fixed\nfree t\n", Files.readString(folder.resolve("a.c")));
		assertEquals("// fixed\nfree u", Files.readString(folder.resolve("sub/b.c")));
	}

	@Test
	void theSummaryTellsEachFixWithTheLinesOfTheFileAsItWas() {
		write("a.c", "race t\nrace u\nstuck v\n");
		write("b.c", "free x\n");
		CommandRun run = fix("a.c", "b.c");
		assertEquals(1, run.status());
		assertEquals("""
				a.c: 2 variables repaired, 1 left
				  line 1: t: add private to the region of line 1
				    costs nothing
				    verified: RACE → RACE_FREE, 3 races → 2
				  line 2: u: add private to the region of line 2
				    costs nothing
				    verified: RACE → RACE_FREE, 2 races → 1
				  line 3: v: not repaired
				    private: the value of line 3 is needed after the loop
				2 files: 2 variables repaired (private 2), 1 left; 1 file without races, 1 with races
				""", run.err());
	}

	@Test
	void aFileWithoutRacesHasNoDiff() {
		write("a.c", "free x\n");
		CommandRun run = fix("a.c");
		assertEquals("", run.out());
		assertEquals("1 file: 0 variables repaired, 0 left; 1 file without races\n", run.err());
		assertEquals(0, run.status());
	}

	@Test
	void bytesAreKept() throws Exception {
		byte[] latin = "/* \u00e4\u00f6 */\r\nrace t\r\n/* \u00fc */".getBytes(StandardCharsets.ISO_8859_1);
		byte[] mark = "\ufeffrace t\n// \u4e2d\n".getBytes(StandardCharsets.UTF_8);
		Files.write(folder.resolve("latin.c"), latin);
		Files.write(folder.resolve("mark.c"), mark);
		byte[] fixedLatin = "/* \u00e4\u00f6 */\r\n// fixed\r\nfree t\r\n/* \u00fc */".getBytes(StandardCharsets.ISO_8859_1);
		byte[] fixedMark = "\ufeff// fixed\nfree t\n// \u4e2d\n".getBytes(StandardCharsets.UTF_8);
		fix("-o", "all.diff", "latin.c", "mark.c");
		assertEquals(0, fix("--write", "latin.c", "mark.c").status());
		assertArrayEquals(fixedLatin, Files.readAllBytes(folder.resolve("latin.c")));
		assertArrayEquals(fixedMark, Files.readAllBytes(folder.resolve("mark.c")));
		Files.write(folder.resolve("latin.c"), latin);
		Files.write(folder.resolve("mark.c"), mark);
		Patch.apply(folder, Files.readAllBytes(folder.resolve("all.diff")));
		assertArrayEquals(fixedLatin, Files.readAllBytes(folder.resolve("latin.c")));
		assertArrayEquals(fixedMark, Files.readAllBytes(folder.resolve("mark.c")));
	}

	@Test
	void pathsThatPatchRefusesAreNamedFromHere() throws Exception {
		Path file = write("sub/a.c", "race t\n");
		for (String path : List.of(file.toString(), "sub/../sub/a.c")) {
			assertTrue(fix(path).out().startsWith("--- sub/a.c\n+++ sub/a.c\n"));
		}
		assertTrue(fix("./sub/a.c").out().startsWith("--- ./sub/a.c\n"));
	}

	@Test
	void aFileThatIsNamedTwiceIsFixedOnce() throws Exception {
		write("a.c", "race t\n");
		Files.createSymbolicLink(folder.resolve("link.c"), Path.of("a.c"));
		CommandRun run = fix("a.c", "./a.c", "link.c");
		assertEquals(1, run.out().split("@@ -").length - 1, run.out());
		assertEquals(1, repairer.sources.size());
	}

	@Test
	void writtenFilesAreNotPrinted() throws Exception {
		Path file = write("a.c", "race t\n");
		CommandRun run = fix("--write", "a.c");
		assertEquals("", run.out());
		assertEquals(0, run.status());
		assertEquals("// fixed\nfree t\n", Files.readString(file));
		assertTrue(run.err().startsWith("a.c: 1 variable repaired\n"), run.err());
		assertEquals(List.of("a.c"), names());
	}

	private List<String> names() throws IOException {
		try (Stream<Path> files = Files.list(folder)) {
			return files.map(file -> file.getFileName().toString()).sorted().toList();
		}
	}

	@Test
	void permissionsAreKept() throws Exception {
		posix();
		Path file = write("a.c", "race t\n");
		Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rwxrw-r--"));
		assertEquals(0, fix("--write", "a.c").status());
		assertEquals("rwxrw-r--", PosixFilePermissions.toString(Files.getPosixFilePermissions(file)));
	}

	@Test
	void aLinkIsFollowedAndStays() throws Exception {
		Path file = write("real/a.c", "race t\n");
		Path link = Files.createSymbolicLink(folder.resolve("link.c"), Path.of("real/a.c"));
		assertEquals(0, fix("--write", "link.c").status());
		assertTrue(Files.isSymbolicLink(link));
		assertEquals("// fixed\nfree t\n", Files.readString(file));
	}

	@Test
	void aReadOnlyFileIsLeftAndTheOthersAreWritten() throws Exception {
		posix();
		Path locked = write("a.c", "race t\n");
		Path open = write("b.c", "race t\n");
		Files.setPosixFilePermissions(locked, PosixFilePermissions.fromString("r--r--r--"));
		CommandRun run = fix("--write", "a.c", "b.c");
		assertEquals(2, run.status());
		assertTrue(run.err().contains("a.c: not written: the file is read-only; 1 variable could be repaired\n"), run.err());
		assertTrue(
				run.err().endsWith("2 files: 1 variable repaired (private 1), 1 left; 1 file without races, 1 with races, 1 not written\n"),
				run.err());
		assertEquals("race t\n", Files.readString(locked));
		assertEquals("// fixed\nfree t\n", Files.readString(open));
		assertEquals(List.of("a.c", "b.c"), names());
	}

	@Test
	void aFileThatChangesMeanwhileIsLeft() throws Exception {
		Path file = write("a.c", "race t\n");
		write("b.c", "race t\n");
		repairer.meanwhile = source -> {
			if (source.path().endsWith("a.c")) {
				write("a.c", "race t // edited\n");
			}
		};
		CommandRun run = fix("--write", "--jobs", "1", "a.c", "b.c");
		assertEquals(2, run.status());
		assertTrue(run.err().contains("a.c: not written: the file has changed since it was read; 1 variable could be repaired\n"),
				run.err());
		assertEquals("race t // edited\n", Files.readString(file));
		assertEquals("// fixed\nfree t\n", Files.readString(folder.resolve("b.c")));
		assertEquals(List.of("a.c", "b.c"), names());
	}

	@Test
	void aFileThatIsGoneMeanwhileIsSaid() {
		write("a.c", "race t\n");
		repairer.meanwhile = source -> {
			try {
				Files.delete(Path.of(source.path()));
			} catch (IOException e) {
				throw new UncheckedIOException(e);
			}
		};
		CommandRun run = fix("--write", "a.c");
		assertEquals(2, run.status());
		assertTrue(run.err().contains("not written: no such file or directory"), run.err());
	}

	@Test
	void aFolderThatNobodyMayWriteIsSaid() throws Exception {
		posix();
		Path file = write("sub/a.c", "race t\n");
		Files.setPosixFilePermissions(file.getParent(), PosixFilePermissions.fromString("r-xr-xr-x"));
		assumeTrue(!Files.isWritable(file.getParent()), "the superuser writes everywhere");
		CommandRun run = fix("--write", "sub/a.c");
		Files.setPosixFilePermissions(file.getParent(), PosixFilePermissions.fromString("rwxr-xr-x"));
		assertEquals(2, run.status());
		assertTrue(run.err().contains("not written: its folder is read-only"), run.err());
		assertEquals("race t\n", Files.readString(file));
	}

	@Test
	void kindsAndTheLineReachTheEngine() {
		write("a.c", "race t\nrace u\n");
		assertEquals(1, fix("--kind", "reduction,local-declaration", "--kind", "atomic", "--line", "2", "a.c").status());
		assertEquals(Set.of(FixKind.REDUCTION, FixKind.LOCAL_DECLARATION, FixKind.ATOMIC), repairer.selections.get(0).kinds());
		assertEquals(Optional.of(2), repairer.selections.get(0).line());
		fix("a.c");
		assertEquals(EnumSet.complementOf(EnumSet.of(FixKind.REMOVE_PRAGMA)), repairer.selections.get(1).kinds());
	}

	@Test
	void anUnknownKindIsAnsweredWithTheKnownOnes() {
		write("a.c", "race t\n");
		CommandRun run = fix("--kind", "private,magic", "a.c");
		assertEquals(2, run.status());
		assertTrue(run.err().contains("there is no kind of fix 'magic'; there are private, firstprivate, "), run.err());
		assertTrue(run.err().contains("remove-pragma"), run.err());
	}

	@ParameterizedTest
	@ValueSource(strings = { "", "--kind= a.c", "--kind a.c", "--line=0 a.c", "--line=2 a.c b.c", "--line=2 .", "--line=x a.c",
			"--format=sarif a.c", "--format=html a.c", "--jobs=0 a.c", "--timeout=0 a.c", "-o=no/such/folder/x a.c", "-o=./b.c a.c b.c",
			"-o=b.c .", "--fail-on=maybe a.c",
			"--write=yes a.c", "--magic a.c" })
	void badUsageIsSaidOnceAndClearly(String line) {
		write("a.c", "race t\n");
		write("b.c", "race t\n");
		CommandRun run = fix(line.isEmpty() ? new String[0] : line.split(" "));
		assertEquals(2, run.status(), run.err());
		assertEquals("", run.out());
		assertEquals(1, run.err().lines().count(), run.err());
		assertTrue(run.err().startsWith("racelens: "), run.err());
		assertTrue(repairer.sources.isEmpty());
	}

	@ParameterizedTest
	@CsvSource({ "race t,race,0", "stuck t,race,1", "stuck t,never,0", "unknown,race,0", "unknown,unknown,1", "race t,unknown,0",
			"int x;,unknown,0", "perhaps t,race,1" })
	void theExitStatusIsThatOfTheRepairedText(String text, String failOn, int status) {
		write("a.c", text + "\n");
		assertEquals(status, fix("--fail-on", failOn, "a.c").status());
		assertEquals(status, fix("--fail-on", failOn, "--write", "a.c").status());
	}

	@Test
	void possibleRacesCountAsWanted() {
		write("a.c", "perhaps t\n");
		CommandRun run = fix("--min-confidence", "definite", "a.c");
		assertEquals(0, run.status());
		assertTrue(run.err().endsWith("0 left; 1 file unknown\n"), run.err());
	}

	@Test
	void whatCannotBeAnalysedStopsNoOtherFile() {
		write("bad.c", "fault\n");
		write("odd.c", "unparseable\n");
		write("a.c", "race t\n");
		CommandRun run = fix("odd.c", "gone.c", "a.c");
		assertEquals(2, run.status());
		assertTrue(run.out().contains("+free t"), run.out());
		assertTrue(
				run.err().startsWith("odd.c: not analysed: the parser cannot read it\ngone.c: not analysed: no such file or directory\n"),
				run.err());
		assertTrue(run.err().endsWith("1 file without races, 2 not analysed\n"), run.err());
		CommandRun worse = fix("bad.c", "a.c");
		assertEquals(3, worse.status());
		assertTrue(worse.err().contains("bad.c: not analysed: internal error: IllegalStateException: made to fail"), worse.err());
		assertTrue(worse.out().contains("+free t"), worse.out());
	}

	@Test
	void inJsonEverythingHasItsKey() {
		write("a.c", "race t\nstuck v\n");
		CommandRun run = fix("--format", "json", "a.c", "gone.c");
		assertEquals(2, run.status());
		assertEquals("racelens: gone.c: no such file or directory\n", run.err());
		JsonObject report = JsonParser.parseString(run.out()).getAsJsonObject();
		assertEquals(1, report.get("schema").getAsInt());
		JsonArray files = report.getAsJsonArray("files");
		JsonObject file = files.get(0).getAsJsonObject();
		assertEquals("a.c", file.get("path").getAsString());
		assertEquals("analysed", file.get("status").getAsString());
		assertEquals("RACE", file.get("verdict").getAsString());
		assertFalse(file.get("written").getAsBoolean());
		assertTrue(file.get("diff").getAsString().startsWith("--- a.c\n"));
		assertEquals(JsonParser.parseString("""
				[{"kinds": ["private"], "line": 1, "variable": "t", "title": "add private to the region of line 1",
				  "reason": "costs nothing",
				  "rejected": [],
				  "verified": {"before": "RACE", "after": "RACE_FREE", "racesBefore": 2, "racesAfter": 1},
				  "edits": [{"offset": 0, "endOffset": 0, "replacement": "// fixed\\n"},
				            {"offset": 0, "endOffset": 4, "replacement": "free"}]}]
				"""), file.get("fixes"));
		assertEquals(JsonParser.parseString("""
				[{"line": 2, "variable": "v", "refusals": [{"kind": "private", "title": "add private to the region of line 2",
				  "reason": "the value of line 2 is needed after the loop"}]}]
				"""), file.get("unresolved"));
		assertEquals("failed", files.get(1).getAsJsonObject().get("status").getAsString());
		assertEquals("no such file or directory", files.get(1).getAsJsonObject().get("message").getAsString());
	}

	@Test
	void inJsonWhatWasWrittenIsSaid() throws Exception {
		Path file = write("a.c", "race t\n");
		CommandRun run = fix("--format", "json", "--write", "a.c");
		assertEquals(0, run.status());
		assertEquals("", run.err());
		assertTrue(run.out().contains("\"written\": true"), run.out());
		assertEquals("// fixed\nfree t\n", Files.readString(file));
	}

	@Test
	void theDiffGoesToAFile() throws Exception {
		write("a.c", "race t\n");
		CommandRun run = fix("-o", "fixes.diff", "a.c");
		assertEquals("", run.out());
		assertTrue(Files.readString(folder.resolve("fixes.diff")).startsWith("--- a.c\n"));
	}

	@Test
	void resultsAreTheSameWhateverTheJobs() {
		for (int i = 0; i < 8; i++) {
			write("many/f" + i + ".c", "race t\nstuck v" + i + "\n");
		}
		CommandRun once = fix("--jobs", "1", "many");
		CommandRun again = fix("--jobs", "4", "many");
		assertEquals(once, again);
	}
}
