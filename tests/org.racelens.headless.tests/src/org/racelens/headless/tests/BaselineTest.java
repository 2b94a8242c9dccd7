package org.racelens.headless.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.TreeMap;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** {@code check --baseline}: what an earlier report has as well is known. */
class BaselineTest {
	private static final String SUM = """
			double sum(const double *x, int n) {
				double s = 0;
			#pragma omp parallel for
				for (int i = 0; i < n; i++)
					s += x[i];
				return s;
			}
			""";
	/** The same, moved and formatted otherwise. */
	private static final String SUM_MOVED = """
			/* a line
			   and another */

			double sum(const double *x, int n)
			{
				double s = 0;
			#pragma omp   parallel   for
				for (int i = 0; i < n; i++) {
					s   +=   x[ i ];
				}
				return s;
			}
			""";
	private static final String LAST = """
			static int last;
			void find(const int *x, int n) {
			#pragma omp parallel for
				for (int i = 0; i < n; i++)
					if (x[i] > 3)
						last = i;
			}
			""";

	@TempDir
	private Path folder;

	@BeforeEach
	void earlierReports() {
		CommandRun.write(folder, "a.c", SUM);
		for (String format : List.of("json", "sarif")) {
			assertEquals(1, check("--format", format, "-o", "old." + format, "a.c").status());
		}
	}

	private CommandRun check(String... arguments) {
		String[] all = new String[arguments.length + 3];
		all[0] = "check";
		all[1] = "--cache";
		all[2] = "none";
		System.arraycopy(arguments, 0, all, 3, arguments.length);
		return CommandRun.real(folder, all);
	}

	private CommandRun compared(String baseline, String format) {
		return check("--baseline", baseline, "--format", format, "a.c");
	}

	@ParameterizedTest
	@ValueSource(strings = { "old.json", "old.sarif" })
	void whatHasMovedIsKnown(String baseline) {
		CommandRun.write(folder, "a.c", SUM_MOVED);
		CommandRun run = compared(baseline, "text");
		assertEquals(0, run.status(), run.out());
		assertTrue(run.out().contains("RACE (known)\n  data race on s in line 9 is known\n"), run.out());
		assertTrue(run.out().endsWith("compared with " + baseline + ": 0 new, 1 known, 0 gone\n"), run.out());
	}

	@ParameterizedTest
	@ValueSource(strings = { "old.json", "old.sarif" })
	void whatIsNewCounts(String baseline) {
		CommandRun.write(folder, "a.c", LAST + SUM_MOVED);
		CommandRun run = compared(baseline, "text");
		assertEquals(1, run.status());
		assertTrue(run.out().endsWith("compared with " + baseline + ": 1 new, 1 known, 0 gone\n"), run.out());
		assertTrue(run.out().contains("data race on s in line 16 is known"), run.out());
		assertTrue(run.out().contains("data race on last: thread"), run.out());
	}

	@ParameterizedTest
	@ValueSource(strings = { "old.json", "old.sarif" })
	void whatIsGoneIsSaid(String baseline) {
		CommandRun.write(folder, "a.c", "int nothing;\n");
		CommandRun run = compared(baseline, "text");
		assertEquals(0, run.status());
		assertTrue(run.out().contains("a.c:5: gone: data race on s: "), run.out());
		assertTrue(run.out().endsWith("compared with " + baseline + ": 0 new, 0 known, 1 gone\n"), run.out());
	}

	@Test
	void whatWasNotLookedAtIsNotGone() throws IOException {
		CommandRun.write(folder, "b.c", "int nothing;\n");
		assertTrue(check("--baseline", "old.json", "b.c").out().endsWith("old.json: 0 new, 0 known, 0 gone\n"));
		Files.delete(folder.resolve("a.c"));
		assertTrue(check("--baseline", "old.json", "b.c").out().endsWith("old.json: 0 new, 0 known, 1 gone\n"));
	}

	@Test
	void sarifNamesTheStates() {
		CommandRun.write(folder, "a.c", LAST);
		assertEquals(List.of("absent s", "new last"), states(compared("old.json", "sarif").out()));
		CommandRun.write(folder, "a.c", LAST + SUM);
		assertEquals(List.of("new last", "unchanged s"), states(compared("old.sarif", "sarif").out()));
	}

	private static List<String> states(String report) {
		TreeMap<String, Boolean> states = new TreeMap<>();
		for (JsonElement result : JsonParser.parseString(report).getAsJsonObject().getAsJsonArray("runs").get(0).getAsJsonObject()
				.getAsJsonArray("results")) {
			JsonObject one = result.getAsJsonObject();
			String text = one.getAsJsonObject("message").get("text").getAsString();
			assertTrue(one.getAsJsonObject("partialFingerprints").get("racelens/v1").getAsString().matches("[0-9a-f]{32}:1"));
			states.put(one.get("baselineState").getAsString() + " " + text.replaceAll("(?s)data race on (\\w+).*", "$1"), true);
		}
		return List.copyOf(states.keySet());
	}

	@Test
	void jsonMarksFindingsAndHasTheNumbers() {
		CommandRun.write(folder, "a.c", LAST + SUM);
		JsonObject report = JsonParser.parseString(compared("old.json", "json").out()).getAsJsonObject();
		JsonObject races = report.getAsJsonObject("baseline").getAsJsonObject("race");
		assertEquals("{\"new\":1,\"known\":1,\"gone\":0}", races.toString());
		String text = report.toString();
		assertTrue(text.contains("\"baseline\":\"new\"") && text.contains("\"baseline\":\"known\""), text);
		assertFalse(check("--format", "json", "a.c").out().contains("\"baseline\""));
	}

	@Test
	void aReportThatWasComparedIsABaseline() throws IOException {
		CommandRun.write(folder, "a.c", LAST);
		Files.writeString(folder.resolve("next.sarif"), compared("old.sarif", "sarif").out());
		assertTrue(compared("next.sarif", "text").out().endsWith("next.sarif: 0 new, 1 known, 0 gone\n"));
	}

	@Test
	void joinedReportsKnowWhatIsKnown() throws IOException {
		for (String format : List.of("json", "sarif")) {
			CommandRun.write(folder, "a.c", SUM);
			Files.writeString(folder.resolve("known." + format), compared("old.json", format).out());
			CommandRun.write(folder, "a.c", LAST);
			Files.writeString(folder.resolve("new." + format), compared("old.json", format).out());
			assertEquals(0, CommandRun.real(folder, "merge", "known." + format).status());
			assertEquals(1, CommandRun.real(folder, "merge", "new." + format).status());
		}
	}

	/** Each share has the findings of files that are no more; the joined log has them once, in their place. */
	@Test
	void comparedLogsOfADeletedFileAreJoined() throws IOException {
		CommandRun.write(folder, "b.c", LAST);
		CommandRun.write(folder, "c.c", LAST);
		check("--format", "sarif", "-o", "three.sarif", "a.c", "b.c", "c.c");
		check("--format", "json", "-o", "three.json", "a.c", "b.c", "c.c");
		Files.delete(folder.resolve("b.c"));
		CommandRun.write(folder, "c.c", "int nothing;\n");
		for (String baseline : List.of("three.sarif", "three.json")) {
			String whole = check("--baseline", baseline, "--format", "sarif", "a.c", "c.c").out();
			assertEquals(List.of("absent last", "unchanged s"), states(whole));
			for (String share : List.of("1", "2")) {
				check("--baseline", baseline, "--format", "sarif", "--shard", share + "/2", "-o", share + ".sarif", "a.c", "c.c");
			}
			CommandRun joined = CommandRun.real(folder, "merge", "1.sarif", "2.sarif");
			assertEquals(0, joined.status(), joined.err());
			assertEquals(whole, joined.out());
			assertEquals(whole, CommandRun.real(folder, "merge", "2.sarif", "1.sarif").out());
		}
	}

	/** What is not shown has its number, and what is shown otherwise is not gone. */
	@ParameterizedTest
	@ValueSource(strings = { "json", "sarif" })
	void findingsAreTheSameWhateverIsShown(String format) throws IOException {
		CommandRun.write(folder, "a.c", """
				void f(double *x, const double *y, int n, double *z) {
				#pragma omp parallel for
					for (int i = 1; i < n; i++)
						x[i] = y[i - 1];
				#pragma omp parallel for
					for (int i = 1; i < n; i++)
						x[i] = x[i - 1];
				#pragma omp parallel for
					for (int i = 1; i < n; i++)
						x[i] = y[i - 1];
				#pragma omp parallel for
					for (int i = 1; i < n; i++)
						x[i] = x[i - 1];
				}
				""");
		Files.writeString(folder.resolve("all"), check("--format", format, "a.c").out());
		Files.writeString(folder.resolve("some"), check("--format", format, "--min-confidence", "definite", "a.c").out());
		for (String baseline : List.of("all", "some")) {
			CommandRun run = check("--baseline", baseline, "--min-confidence", "definite", "--fail-on", "race", "a.c");
			assertTrue(run.out().contains("compared with " + baseline + ": 0 new, "), run.out());
			assertFalse(run.out().contains("gone: data race"), run.out());
		}
		CommandRun run = check("--baseline", "some", "--min-confidence", "definite", "--fail-on", "unknown", "a.c");
		assertEquals(0, run.status(), run.out());
		assertTrue(run.out().lines().allMatch(l -> !l.contains(": gone: ")), run.out());
	}

	@Test
	void alikeFindingsAreCounted() throws IOException {
		CommandRun.write(folder, "a.c", SUM.replace("return s;", """
				#pragma omp parallel for
				for (int i = 0; i < n; i++)
					s += x[i];
				return s;"""));
		assertTrue(compared("old.sarif", "text").out().endsWith("old.sarif: 1 new, 1 known, 0 gone\n"));
	}

	@Test
	void aRaceThatIsNoLongerAcceptedIsNew() throws IOException {
		CommandRun.write(folder, "a.c", SUM.replace("s += x[i];", "s += x[i]; // racelens: accept race on s: a reason"));
		for (String format : List.of("json", "sarif")) {
			assertEquals(0, compared("old." + format, "text").status());
			Files.writeString(folder.resolve("accepted." + format), check("--format", format, "a.c").out());
		}
		CommandRun.write(folder, "a.c", SUM);
		assertEquals(1, compared("accepted.json", "text").status());
		assertEquals(1, compared("accepted.sarif", "text").status());
	}

	@Test
	void regionsThatAreNotDecidedAndConditionsCountWhereTheyAreAskedFor() throws IOException {
		CommandRun.write(folder, "a.c", """
				void g(double *);
				void f(double *x, int n, int s) {
				#pragma omp parallel for
					for (int i = 0; i < n; i++)
						g(&x[i]);
				#pragma omp parallel for
					for (int i = 0; i < n; i++)
						x[i * s] = 1;
				}
				""");
		CommandRun run = check("--fail-on", "condition", "--baseline", "old.json", "a.c");
		assertEquals(1, run.status());
		assertTrue(run.out().endsWith("old.json: 0 new, 0 known, 1 gone; unknown regions: 1 new, 0 known, 0 gone;"
				+ " conditions: 1 new, 0 known, 0 gone\n"), run.out());
		Files.writeString(folder.resolve("new.json"), check("--format", "json", "a.c").out());
		assertEquals(0, check("--fail-on", "condition", "--baseline", "new.json", "a.c").status());
	}

	private void assertRefused(String report, String message) {
		CommandRun.write(folder, "bad", report);
		CommandRun run = compared("bad", "text");
		assertEquals(2, run.status());
		assertEquals("racelens: --baseline: bad: " + message + "\n", run.err());
	}

	@Test
	void whatIsNoReportIsToldWithItsPlace() throws IOException {
		assertRefused("[]", "not a report of racelens: $: must be an object");
		assertRefused("{}", "not a report of racelens: $: neither a JSON nor a SARIF report");
		assertRefused("{\"runs\": [{\"tool\": {\"driver\": {\"name\": \"other\"}}, \"results\": []}]}",
				"not a report of racelens: $.runs[0].tool.driver.name: the report is one of other");
		assertRefused(Files.readString(folder.resolve("old.json")).replace("\"fingerprint\"", "\"other\""),
				"not a report of racelens: $.files[0].regions[0].races[0]: has no fingerprint: was it written by an older version, "
						+ "or changed by another tool?");
		assertRefused("{\"schema\": 2, \"files\": []}", "not a report of racelens: $.schema: is not 1");
		CommandRun.write(folder, "bad", "{\n\"runs\": [,]}}");
		assertTrue(compared("bad", "text").err().startsWith("racelens: --baseline: bad: not JSON: "));
		assertEquals("racelens: --baseline: gone.json: no such file or directory\n", compared("gone.json", "text").err());
		assertEquals(2, check("--baseline", "old.json", "-o", "old.json", "a.c").status());
	}
}
