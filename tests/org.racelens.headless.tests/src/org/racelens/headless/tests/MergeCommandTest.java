package org.racelens.headless.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
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
	void shardsOfSarifJoinToTheWhole() {
		CommandRun.write(folder, "d/possible.c", "possible unknown");
		CommandRun.write(folder, "d/broken.c", "unparseable");
		CommandRun.write(folder, "d-e.c", "racy free");
		String[] words = { "check", "--format", "sarif", "gone.c", "d", "c.c", "b.c", "a.c", "d-e.c", "empty" };
		CommandRun.write(folder, "empty/readme", "");
		String whole = run(words).out();
		for (int i = 1; i <= 3; i++) {
			String[] share = Arrays.copyOf(words, words.length + 4);
			System.arraycopy(new String[] { "--shard", i + "/3", "-o", i + ".sarif" }, 0, share, words.length, 4);
			assertEquals(2, run(share).status());
		}
		for (List<String> order : List.of(List.of("1", "2", "3"), List.of("3", "1", "2"), List.of("2", "3", "1"))) {
			assertEquals(whole, run("merge", order.get(0) + ".sarif", order.get(1) + ".sarif", order.get(2) + ".sarif").out());
		}
		run("merge", "-o", "part.sarif", "1.sarif", "3.sarif");
		assertEquals(whole, run("merge", "2.sarif", "part.sarif").out());
	}

	/** Whatever the order of the words is. */
	@Test
	void shardsOfJsonJoinToTheWholeInEveryOrder() {
		CommandRun.write(folder, "d/broken.c", "unparseable");
		String whole = run("check", "--format", "json", "c.c", "gone.c", "d", "a.c", "b.c").out();
		run("check", "--format", "json", "--shard", "1/2", "-o", "1.json", "c.c", "gone.c", "d", "a.c", "b.c");
		run("check", "--format", "json", "--shard", "2/2", "-o", "2.json", "c.c", "gone.c", "d", "a.c", "b.c");
		assertEquals(whole, run("merge", "2.json", "1.json").out());
		assertEquals(List.of("c.c", "d/broken.c", "b.c"), paths(run("merge", "1.json").out()));
	}

	@Test
	void sharesThatAreMissingOrOfAnotherDivisionAreSaid() {
		for (String share : List.of("1/2", "2/2", "3/3")) {
			run("check", "--format", "json", "--shard", share, "-o", share.replace('/', '-') + ".json", ".");
		}
		CommandRun part = run("merge", "2-2.json");
		assertEquals(2, part.status());
		assertTrue(part.err().contains("shares are missing: 1/2"), part.err());
		CommandRun mixed = run("merge", "--fail-on", "never", "1-2.json", "2-2.json", "3-3.json");
		assertEquals(2, mixed.status());
		assertTrue(mixed.err().contains("of 2 and of 3"), mixed.err());
		assertEquals(0, run("merge", "--fail-on", "never", "1-2.json", "2-2.json").status());
	}

	/** Also by reports of several shares, which can be joined to others once more. */
	@ParameterizedTest
	@ValueSource(strings = { "json", "sarif" })
	void sharesThatAreMissingAreSaidOfPartsToo(String format) {
		CommandRun.write(folder, "d.c", "racy");
		String[] words = { "check", "--format", format, "d.c", "c.c", "a.c", "b.c" };
		String whole = run(words).out();
		for (int i = 1; i <= 3; i++) {
			run("check", "--format", format, "d.c", "c.c", "a.c", "b.c", "--shard", i + "/3", "-o", String.valueOf(i));
		}
		CommandRun part = run("merge", "-o", "part", "1", "3");
		assertEquals(2, part.status());
		assertEquals("racelens: shares are missing: 2/3\n", part.err());
		CommandRun alone = run("merge", "part");
		assertEquals(2, alone.status());
		assertEquals("racelens: shares are missing: 2/3\n", alone.err());
		CommandRun joined = run("merge", "part", "2");
		assertEquals(1, joined.status(), joined.err());
		assertEquals(whole, joined.out());
		assertEquals(whole, run("merge", "2", "part").out());
		run("check", "--format", format, "d.c", "--shard", "1/2", "-o", "half");
		assertTrue(run("merge", "part", "half").err().contains("of 2 and of 3"));
	}

	/** As the compared runs themselves do: what is accepted is out of the question first. */
	@Test
	void whatIsAcceptedHidesNothingOfAComparedReport() {
		String accepted = "{\"suppressed\": true, \"baseline\": \"known\"}";
		compared("gap.json", accepted, "{}");
		assertEquals(1, run("merge", "--fail-on", "unknown", "gap.json").status());
		compared("known.json", accepted.replace("known", "new") + ", {\"suppressed\": false, \"baseline\": \"known\"}", "");
		assertEquals(0, run("merge", "known.json").status());
		compared("new.json", accepted + ", {\"suppressed\": false, \"baseline\": \"new\"}", "");
		assertEquals(1, run("merge", "new.json").status());
	}

	private void compared(String name, String races, String gaps) {
		CommandRun.write(folder, name,
				"{\"schema\": 1, \"tool\": {\"name\": \"racelens\", \"version\": \"1\"}, \"files\": [{\"path\": \"a.c\","
						+ "\"status\": \"analysed\", \"verdict\": \"RACE\", \"regions\": [{\"verdict\": \"RACE\", \"races\": [" + races
						+ "], \"gaps\": [" + gaps + "], \"conditions\": []}]}]}");
	}

	private static List<String> paths(String report) {
		return SarifLogs.objects(JsonParser.parseString(report).getAsJsonObject().get("files")).stream()
				.map(f -> f.get("path").getAsString())
				.toList();
	}

	@Test
	void theLastAnalysisOfAFileCountsInSarifToo() {
		run("check", "--format", "sarif", "-o", "before.sarif", "b.c", "c.c");
		CommandRun.write(folder, "b.c", "free");
		run("check", "--format", "sarif", "-o", "after.sarif", "b.c", "c.c");
		CommandRun.write(folder, "b.c", "fault");
		run("check", "--format", "sarif", "-o", "failed.sarif", "b.c", "c.c");
		CommandRun joined = run("merge", "before.sarif", "after.sarif", "failed.sarif");
		assertEquals(0, joined.status(), joined.out());
		JsonObject run = SarifLogs.run(joined.out());
		assertEquals(List.of("pass", "open"), SarifLogs.results(run).map(r -> r.get("kind").getAsString()).toList());
	}

	/** Of other tools nothing is known but that they have results. */
	@Test
	void runsOfOtherToolsAreKept() {
		String other = "{\"version\": \"2.1.0\", \"runs\": [{\"tool\": {\"driver\": {\"name\": \"other\"}}, "
				+ "\"results\": [{\"message\": {\"text\": \"%s\"}}]}]}";
		CommandRun.write(folder, "1.sarif", String.format(other, "one"));
		CommandRun.write(folder, "2.sarif", String.format(other, "two"));
		JsonObject run = SarifLogs.run(run("merge", "1.sarif", "2.sarif").out());
		assertEquals(2, run.getAsJsonArray("results").size());
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
		assertEquals(3, run.getAsJsonArray("results").size());
		assertEquals(5, run.getAsJsonObject("tool").getAsJsonObject("driver").getAsJsonArray("rules").size());
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
			"{\"version\": \"2.1.0\", \"runs\": [{}]}", "no json",
			"{\"version\": \"2.1.0\", \"runs\": [{\"tool\": {\"driver\": {\"name\": \"a\"}}, \"results\": [{\"ruleId\": {}}]}]}",
			"{\"version\": \"2.1.0\", \"runs\": [{\"tool\": {\"driver\": {\"name\": \"racelens\"}}, \"results\": 3}]}" })
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
