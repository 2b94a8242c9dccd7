package org.racelens.headless.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import com.google.gson.JsonElement;
import com.google.gson.JsonParser;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** {@code check --format} with files, and {@code --colour}. */
class SeveralReportsTest {
	private static final String ESCAPE = "\u001b[";

	@TempDir
	private Path folder;
	private final FakeAnalyser analyser = new FakeAnalyser();

	@BeforeEach
	void aSource() {
		CommandRun.write(folder, "racy.c", "racy");
	}

	private CommandRun check(String... arguments) {
		return CommandRun.of(folder, analyser,
				Stream.of(List.of("check"), List.of(arguments), List.of("racy.c")).flatMap(List::stream).toArray(String[]::new));
	}

	@Test
	void oneRunWritesSeveralReports() throws IOException {
		CommandRun run = check("--format", "sarif:out file.sarif", "--format", "text", "--format=json:a:b.json");
		assertEquals(1, run.status());
		assertEquals(check().out(), run.out());
		assertEquals(results(check("--format", "sarif").out()), results(Files.readString(folder.resolve("out file.sarif"))));
		assertEquals(check("--format", "json").out(), Files.readString(folder.resolve("a:b.json")));
	}

	/** Without what a log says of the call. */
	private static JsonElement results(String log) {
		return JsonParser.parseString(log).getAsJsonObject().getAsJsonArray("runs").get(0).getAsJsonObject().get("results");
	}

	@Test
	void whereAllHaveFilesNothingIsPrinted() throws IOException {
		assertEquals("", check("--format", "HTML:page.html").out());
		assertTrue(Files.readString(folder.resolve("page.html")).startsWith("<!DOCTYPE html>"));
		assertEquals("", check("--format", "sarif", "-o", "a.sarif", "--format", "json:a.json").out());
		assertTrue(Files.exists(folder.resolve("a.sarif")) && Files.exists(folder.resolve("a.json")));
	}

	@Test
	void standardOutputIsOnePlaceUnderAllItsNames() {
		for (String name : List.of("/dev/stdout", "/dev/fd/1", "/proc/self/fd/1")) {
			String refused = "two reports cannot go to standard output; name a file for one of them (";
			assertRefused(refused + "json:FILE)", "--format", "text", "--format", "json:" + name);
			assertRefused(refused + "sarif:FILE)", "--format", "json:" + name, "--format", "sarif:/dev/stdout");
			assertRefused(refused + "json:FILE)", "--format", "text", "-o", name, "--format", "json:/dev/stdout");
			assertEquals(check("--format", "json").out(), check("--format", "json:" + name).out());
			assertEquals(check("--format", "json").out(), check("--format", "text", "-o", "x", "--format", "json:" + name).out());
		}
	}

	private void assertRefused(String message, String... arguments) {
		CommandRun run = check(arguments);
		assertEquals(2, run.status());
		assertTrue(run.err().contains(message), run.err());
	}

	@Test
	void noReportTakesThePlaceOfAnotherOneOrOfASource() throws IOException {
		assertRefused("another report goes there", "--format", "json", "--format", "text");
		assertRefused("cannot write ./x: another report goes there", "--format", "json:x", "--format", "text:./x");
		assertRefused("-o: every report has a file of its own", "--format", "json:x", "-o", "y");
		assertRefused("cannot write racy.c: it is one of the files to analyse", "--format", "json:racy.c");
		assertRefused("cannot write no/where", "--format", "json:no/where");
		assertRefused("expected one of [text, json, sarif, html], perhaps with :FILE, but was 'xml:x'", "--format", "xml:x");
		assertRefused("'json:' names no file", "--format", "json:");
		assertEquals("racy", Files.readString(folder.resolve("racy.c")));
		assertFalse(Files.exists(folder.resolve("x")));
	}

	@Test
	void coloursAreForTerminalsUnlessTheUserSaysOtherwise() throws IOException {
		assertFalse(check().out().contains(ESCAPE));
		assertFalse(check("--colour=never").out().contains(ESCAPE));
		assertFalse(check("--colour", "auto").out().contains(ESCAPE));
		assertTrue(check("--colour=always").out().contains(ESCAPE));
		assertTrue(check("--color", "always").out().contains(ESCAPE));
		assertFalse(check("--colour=always", "--format", "json").out().contains(ESCAPE));
		check("--format", "text:plain.txt");
		assertFalse(Files.readString(folder.resolve("plain.txt")).contains(ESCAPE));
		assertRefused("--colour", "--colour=sometimes");
	}
}
