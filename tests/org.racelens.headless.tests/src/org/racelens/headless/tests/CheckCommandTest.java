package org.racelens.headless.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.racelens.execution.options.DefaultSchedule;
import org.racelens.race.judge.Engine;

/** Options, order of results and exit statuses of {@code racelens check}. */
class CheckCommandTest {
	@TempDir
	private Path folder;
	private final FakeAnalyser analyser = new FakeAnalyser();

	@BeforeEach
	void sources() {
		CommandRun.write(folder, "racy.c", "racy");
		CommandRun.write(folder, "possible.c", "possible");
		CommandRun.write(folder, "unknown.c", "unknown");
		CommandRun.write(folder, "free.c", "free");
		CommandRun.write(folder, "serial.c", "int x;");
	}

	private CommandRun run(String... arguments) {
		return CommandRun.of(folder, analyser, arguments);
	}

	private static List<String> paths(CommandRun run) {
		List<String> paths = new ArrayList<>();
		for (JsonElement file : JsonParser.parseString(run.out()).getAsJsonObject().getAsJsonArray("files")) {
			paths.add(file.getAsJsonObject().get("path").getAsString());
		}
		return paths;
	}

	@ParameterizedTest
	@CsvSource({ "racy.c,race,1", "racy.c,unknown,1", "racy.c,never,0", "possible.c,race,1", "unknown.c,race,0", "unknown.c,unknown,1",
			"unknown.c,never,0", "free.c,race,0", "free.c,unknown,0", "serial.c,unknown,0" })
	void theExitStatusFollowsTheFindings(String file, String failOn, int status) {
		assertEquals(status, run("check", "--fail-on", failOn, file).status());
	}

	@Test
	void withoutOptionsRacesMakeTheExitStatusOne() {
		assertEquals(1, run("check", "racy.c", "free.c").status());
		assertEquals(0, run("check", "unknown.c", "free.c").status());
	}

	@Test
	void anInternalErrorStopsNoOtherFile() {
		CommandRun.write(folder, "bad.c", "fault");
		CommandRun run = run("check", "--format", "json", "bad.c", "racy.c");
		assertEquals(3, run.status());
		assertTrue(run.err().contains("bad.c: internal error: IllegalStateException: made to fail"), run.err());
		JsonElement files = JsonParser.parseString(run.out()).getAsJsonObject().get("files");
		JsonObject bad = files.getAsJsonArray().get(0).getAsJsonObject();
		assertEquals("failed", bad.get("status").getAsString());
		assertTrue(bad.get("message").getAsString().startsWith("internal error: IllegalStateException: made to fail"));
		assertEquals("RACE", files.getAsJsonArray().get(1).getAsJsonObject().get("verdict").getAsString());
	}

	@Test
	void aStackOverflowIsContained() {
		CommandRun.write(folder, "deep.c", "overflow");
		CommandRun run = run("check", "deep.c", "racy.c");
		assertEquals(3, run.status());
		assertTrue(run.out().contains("deep.c: not analysed: the program is nested too deeply"), run.out());
		assertTrue(run.out().contains("RACE"), run.out());
	}

	@Test
	void aFileThatCannotBeParsedIsReportedAndTheOthersToo() {
		CommandRun.write(folder, "odd.c", "unparseable");
		CommandRun run = run("check", "odd.c", "racy.c");
		assertEquals(2, run.status());
		assertTrue(run.out().contains("1 race in 1 region, 1 file not analysed"), run.out());
	}

	@Test
	void resultsComeInTheOrderOfTheInput() {
		for (int jobs : new int[] { 1, 4 }) {
			CommandRun run = run("check", "--format", "json", "--jobs", "" + jobs, "unknown.c", "racy.c", "free.c");
			assertEquals(List.of("unknown.c", "racy.c", "free.c"), paths(run));
		}
	}

	@Test
	void aFolderIsSearchedByNameAndOnlyForSources() {
		for (String name : List.of("sub/b.cc", "sub/a.cpp", "sub/deeper/c.cxx", "sub/D.C", "sub/e.h", "sub/f.txt", "sub/c", "z.c")) {
			CommandRun.write(folder, "tree/" + name, "free");
		}
		CommandRun run = run("check", "--format", "json", "tree");
		assertEquals(List.of("tree/sub/D.C", "tree/sub/a.cpp", "tree/sub/b.cc", "tree/sub/deeper/c.cxx", "tree/z.c"), paths(run));
	}

	@Test
	void aFileThatIsNamedTwiceIsAnalysedOnce() {
		assertEquals(1, paths(run("check", "--format", "json", "free.c", "./free.c")).size());
		assertEquals(5, paths(run("check", "--format", "json", "free.c", ".")).size());
	}

	@Test
	void shardsAreDisjointAndComplete() {
		List<String> joined = new ArrayList<>();
		for (int i = 1; i <= 3; i++) {
			joined.addAll(paths(run("check", "--format", "json", "--shard", i + "/3", ".")));
		}
		assertEquals(List.of("free.c", "possible.c", "racy.c", "serial.c", "unknown.c"), joined.stream().sorted().toList());
	}

	@Test
	void shardsCostAboutTheSame() {
		String region = "#pragma omp parallel for\nfor (int i = 0; i < 9; i++) a[i] = i;\n";
		CommandRun.write(folder, "many/a.c", "free\n" + region.repeat(6));
		for (String name : List.of("b", "c", "d", "e")) {
			CommandRun.write(folder, "many/" + name + ".c", "free\n" + region);
		}
		assertEquals(List.of("many/a.c"), paths(run("check", "--format", "json", "--shard", "1/2", "many")));
		assertEquals(List.of("many/b.c", "many/c.c", "many/d.c", "many/e.c"),
				paths(run("check", "--format", "json", "--shard", "2/2", "many")));
	}

	@Test
	void onlyDefiniteRacesAreShownOnRequest() {
		CommandRun run = run("check", "--min-confidence", "definite", "possible.c");
		assertEquals(0, run.status());
		assertFalse(run.out().contains("possible data race"), run.out());
		assertTrue(run.out().contains("UNKNOWN"), run.out());
		assertTrue(run.out().contains("the function g is not known"), run.out());
		assertEquals(1, run("check", "--min-confidence", "definite", "racy.c").status());
	}

	@Test
	void optionsReachTheAnalysis() {
		run("check", "--timeout", "2.5", "--default-schedule", "static", "--engine", "phase", "free.c");
		assertEquals(Duration.ofMillis(2500), analyser.options.get(0).regionTimeout());
		assertEquals(DefaultSchedule.STATIC, analyser.options.get(0).schedule());
		assertEquals(Engine.PHASE, analyser.options.get(0).engine());
		run("check", "--engine", "polyhedral", "free.c");
		assertEquals(Engine.POLYHEDRAL, analyser.options.get(1).engine());
		run("check", "free.c");
		assertEquals(Engine.ALL, analyser.options.get(2).engine());
	}

	@ParameterizedTest
	@ValueSource(strings = { "--jobs=0 free.c", "--jobs=many free.c", "--timeout=0 free.c", "--timeout=-1 free.c", "--timeout=NaN free.c",
			"--format=pdf free.c", "--shard=0/2 free.c", "--shard=3/2 free.c", "--shard=x free.c", "--fail-on=maybe free.c",
			"--engine=magic free.c", "--unknown-option free.c", "", "-o",
			"--min-confidence=sure free.c", "--default-schedule=dynamic free.c", "-p=nowhere free.c", "-o=no/such/folder/report free.c",
			"-o=. free.c", "-o=./free.c free.c" })
	void badUsageIsSaidOnceAndClearly(String line) {
		CommandRun run = run(("check " + line).strip().split(" "));
		assertEquals(2, run.status());
		assertEquals("", run.out());
		assertEquals(1, run.err().lines().count(), run.err());
		assertTrue(run.err().startsWith("racelens: "), run.err());
		assertTrue(analyser.sources.isEmpty());
	}

	@Test
	void theReportGoesToAFile() throws Exception {
		CommandRun run = run("check", "--format", "json", "-o", "report.json", "racy.c");
		assertEquals(1, run.status());
		assertEquals("", run.out());
		assertTrue(Files.readString(folder.resolve("report.json")).contains("\"verdict\": \"RACE\""));
	}

	@Test
	void everyFormatIsWritten() {
		assertTrue(run("check", "--format", "text", "racy.c").out().contains("1 race in 1 region"));
		assertTrue(run("check", "--format", "json", "racy.c").out().startsWith("{\n  \"schema\": 1"));
		assertTrue(run("check", "--format", "sarif", "racy.c").out().contains("\"version\": \"2.1.0\""));
		assertTrue(run("check", "--format", "html", "racy.c").out().startsWith("<!DOCTYPE html>"));
	}

	@Test
	void helpAndVersionAreNoErrors() {
		for (String[] line : new String[][] { { "--help" }, { "--version" }, { "check", "--help" }, { "explain", "--help" },
				{ "fix", "--help" }, { "suggest", "--help" }, { "graph", "--help" }, { "merge", "--help" } }) {
			CommandRun run = run(line);
			assertEquals(0, run.status());
			assertFalse(run.out().isBlank());
		}
		assertTrue(run("--version").out().startsWith("racelens "));
	}

	@ParameterizedTest
	@ValueSource(strings = { "", "chekc x.c", "check --engine magic free.c" })
	void whatIsNotThereIsSaid(String line) {
		CommandRun run = run(line.isEmpty() ? new String[0] : line.split(" "));
		assertEquals(2, run.status());
		assertTrue(run.err().startsWith("racelens: "), run.err());
	}

	@Test
	void equalInputsGiveEqualReports() {
		String once = run("check", "--format", "json", ".").out();
		assertEquals(once, run("check", "--format", "json", "--jobs", "3", ".").out());
	}
}
