package org.racelens.headless.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** {@code racelens merge}. */
class MergeCommandTest {
	@TempDir
	private Path folder;

	@BeforeEach
	void sources() {
		CommandRun.write(folder, "a.c", "free");
		CommandRun.write(folder, "b.c", "racy");
		CommandRun.write(folder, "c.c", "unknown");
	}

	private CommandRun run(String... arguments) {
		return CommandRun.of(folder, new FakeAnalyser(), arguments);
	}

	@Test
	void shardsJoinToTheWhole() {
		String whole = run("check", "--format", "json", ".").out();
		run("check", "--format", "json", "--shard", "1/2", "-o", "1.json", ".");
		run("check", "--format", "json", "--shard", "2/2", "-o", "2.json", ".");
		CommandRun joined = run("merge", "1.json", "2.json");
		assertEquals(1, joined.status());
		assertEquals(whole, joined.out());
		assertEquals(whole, run("merge", "2.json", "1.json").out());
	}

	@Test
	void sarifJoinsToOneRun() {
		run("check", "--format", "sarif", "-o", "1.sarif", "a.c", "c.c");
		run("check", "--format", "sarif", "-o", "2.sarif", "b.c");
		CommandRun joined = run("merge", "1.sarif", "2.sarif");
		assertEquals(1, joined.status());
		JsonObject log = JsonParser.parseString(joined.out()).getAsJsonObject();
		assertEquals("2.1.0", log.get("version").getAsString());
		assertEquals(1, log.getAsJsonArray("runs").size());
		JsonObject run = log.getAsJsonArray("runs").get(0).getAsJsonObject();
		assertEquals(2, run.getAsJsonArray("results").size());
		assertEquals(3, run.getAsJsonObject("tool").getAsJsonObject("driver").getAsJsonArray("rules").size());
	}

	@Test
	void theExitStatusFollowsTheJoinedFindings() {
		run("check", "--format", "json", "-o", "free.json", "a.c");
		run("check", "--format", "json", "-o", "unknown.json", "c.c");
		assertEquals(0, run("merge", "free.json", "unknown.json").status());
		assertEquals(1, run("merge", "--fail-on", "unknown", "free.json", "unknown.json").status());
	}

	@Test
	void theLastAnalysisOfAFileCountsUnlessItFailed() {
		run("check", "--format", "json", "-o", "before.json", "b.c");
		CommandRun.write(folder, "b.c", "free");
		run("check", "--format", "json", "-o", "after.json", "b.c");
		CommandRun.write(folder, "b.c", "fault");
		run("check", "--format", "json", "-o", "failed.json", "b.c");
		CommandRun joined = run("merge", "before.json", "after.json", "failed.json");
		assertEquals(0, joined.status());
		assertTrue(joined.out().contains("RACE_FREE"), joined.out());
	}

	@Test
	void kindsAreNotMixed() {
		run("check", "--format", "json", "-o", "1.json", "a.c");
		run("check", "--format", "sarif", "-o", "2.sarif", "b.c");
		CommandRun run = run("merge", "1.json", "2.sarif");
		assertEquals(2, run.status());
		assertEquals("racelens: 2.sarif: cannot join a SARIF report with a JSON report\n", run.err());
	}

	@ParameterizedTest
	@ValueSource(strings = { "", "{}", "[]", "{\"schema\": 2}", "{\"schema\": 1, \"files\": 3}",
			"{\"schema\": 1, \"tool\": {}, \"files\": []}",
			"{\"version\": \"2.1.0\", \"runs\": [{}]}", "no json" })
	void whatIsNoReportIsSaid(String text) {
		CommandRun.write(folder, "odd.json", text);
		CommandRun run = run("merge", "odd.json");
		assertEquals(2, run.status());
		assertTrue(run.err().startsWith("racelens: odd.json: not a report of "), run.err());
	}

	@Test
	void missingReportsAreNamed() {
		assertEquals("racelens: gone.json: no such file or directory\n", run("merge", "gone.json").err());
		assertEquals(2, run("merge").status());
	}
}
