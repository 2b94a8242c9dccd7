package org.racelens.headless.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.StreamSupport;
import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** What each command makes of races that the source accepts. */
@Timeout(value = 30, unit = TimeUnit.MINUTES)
class SuppressionPipelineTest {
	private static final String PROGRAM = """
			int done, sum;
			void f(int n) {
			#pragma omp parallel for
				for (int i = 0; i < n; i++) {
					sum += i; // racelens: accept race on sum: only shown <here>
					done++;
				}
			}
			""";
	private static final String ACCEPTED = PROGRAM.replace("done++;", "done++; // racelens: accept race: \"a\" rough count");
	private static final String UNDECIDED = ACCEPTED.replace("void f", "void g(void);\nvoid f").replace("done++;", "done++; g();");

	@TempDir
	private Path folder;

	@BeforeEach
	void sources() {
		CommandRun.write(folder, "some.c", PROGRAM);
		CommandRun.write(folder, "all.c", ACCEPTED);
		CommandRun.write(folder, "undecided.c", UNDECIDED);
	}

	private CommandRun run(String... arguments) {
		return CommandRun.real(folder, arguments);
	}

	private static List<JsonObject> races(CommandRun run) {
		JsonObject file = JsonParser.parseString(run.out()).getAsJsonObject().getAsJsonArray("files").get(0).getAsJsonObject();
		assertEquals("RACE", file.get("verdict").getAsString());
		JsonObject region = file.getAsJsonArray("regions").get(0).getAsJsonObject();
		assertEquals("RACE", region.get("verdict").getAsString());
		return objects(region.getAsJsonArray("races"));
	}

	private static List<JsonObject> objects(JsonArray array) {
		return StreamSupport.stream(array.spliterator(), false).map(JsonElement::getAsJsonObject).toList();
	}

	@Test
	void theTextSaysInOneLineWhatIsAccepted() {
		String out = run("check", "some.c").out();
		assertTrue(out.contains("some.c:3: parallel for in f: RACE\n"), out);
		assertTrue(out.contains("\n  data race on sum in line 5 is accepted: only shown <here>\n"), out);
		assertFalse(out.contains("data race on sum:"), out);
		assertTrue(out.contains("\n  data race on done: thread 0 "), out);
		assertTrue(out.endsWith("1 file, 1 parallel region: 1 race in 1 region, 1 race accepted in the source\n"), out);
	}

	@Test
	void aRegionWithAcceptedRacesOnlyIsStillOneWithRaces() {
		String out = run("check", "all.c").out();
		assertTrue(out.startsWith("all.c:3: parallel for in f: RACE (accepted)\n"), out);
		assertTrue(out.endsWith("1 file, 1 parallel region: 2 races accepted in the source\n"), out);
	}

	@Test
	void acceptedRacesDoNotCountForTheExitStatus() {
		assertEquals(1, run("check", "some.c").status());
		assertEquals(0, run("check", "all.c").status());
		assertEquals(0, run("check", "--fail-on", "unknown", "all.c").status());
		assertEquals(0, run("check", "undecided.c").status());
		assertEquals(1, run("check", "--fail-on", "unknown", "undecided.c").status());
		assertEquals(1, run("check", "some.c", "all.c").status());
	}

	@Test
	void jsonMarksThemAndNoOthers() {
		List<JsonObject> races = races(run("check", "--format", "json", "some.c"));
		assertEquals(List.of("sum", "done"), races.stream().map(r -> r.get("variable").getAsString()).toList());
		assertTrue(races.get(0).get("suppressed").getAsBoolean());
		JsonObject suppression = races.get(0).getAsJsonObject("suppression");
		assertEquals(5, suppression.get("line").getAsInt());
		assertEquals("only shown <here>", suppression.get("reason").getAsString());
		assertFalse(races.get(1).has("suppressed"));
		assertFalse(races.get(1).has("suppression"));
	}

	@Test
	void sarifSuppressesTheirResults() {
		JsonObject log = JsonParser.parseString(run("check", "--format", "sarif", "some.c").out()).getAsJsonObject();
		List<JsonObject> results = objects(log.getAsJsonArray("runs").get(0).getAsJsonObject().getAsJsonArray("results"));
		JsonObject suppression = results.get(0).getAsJsonArray("suppressions").get(0).getAsJsonObject();
		assertEquals("inSource", suppression.get("kind").getAsString());
		assertEquals("only shown <here>", suppression.get("justification").getAsString());
		assertTrue(results.get(1).getAsJsonArray("suppressions").isEmpty(), "looked at and not accepted");
	}

	@Test
	void sarifTellsThatTheRestIsNotDecided() {
		String log = run("check", "--format", "sarif", "undecided.c").out();
		assertTrue(log.contains("not decided whether this parallel for region has data races that are not accepted: call of g"), log);
	}

	@Test
	void thePageHasOneLineAndTheRestBelow() {
		String page = run("check", "--format", "html", "some.c").out();
		assertTrue(page.contains("data race on sum in line 5 is accepted: only shown &lt;here&gt;</h3>"), page);
		assertTrue(page.contains("1 race in 1 region, 1 race accepted in the source"), page);
		String markup = PageParts.of(page).markup();
		assertEquals(markup.split("<details>", -1).length, markup.split("</details>", -1).length);
	}

	@Test
	void mergeKeepsThem() {
		for (String format : List.of("json", "sarif")) {
			run("check", "--format", format, "-o", "all." + format, "all.c");
			run("check", "--format", format, "-o", "some." + format, "some.c");
			run("check", "--format", format, "-o", "undecided." + format, "undecided.c");
			CommandRun accepted = run("merge", "all." + format);
			assertEquals(0, accepted.status());
			assertTrue(accepted.out().contains("only shown <here>"), accepted.out());
			assertEquals(1, run("merge", "all." + format, "some." + format).status());
			assertEquals(0, run("merge", "all." + format, "undecided." + format).status());
			assertEquals(0, run("merge", "--fail-on", "unknown", "all." + format).status());
			assertEquals(1, run("merge", "--fail-on", "unknown", "all." + format, "undecided." + format).status());
		}
	}

	@Test
	void fixLeavesThemAlone() {
		CommandRun some = run("fix", "some.c");
		assertTrue(some.out().contains("+#pragma omp parallel for reduction(+:done)\n"), some.out());
		assertFalse(some.out().contains("sum)"), some.out());
		assertTrue(some.err().endsWith("1 file: 1 variable repaired (reduction 1), 0 left; 1 file with accepted races only\n"), some.err());
		assertEquals(0, some.status());
		CommandRun all = run("fix", "all.c");
		assertEquals("", all.out());
		assertEquals(0, all.status());
	}

	@Test
	void aVariableWithOtherRacesIsRepairedAsAWhole() {
		CommandRun.write(folder, "partly.c", """
				int main(void) {
					int t, b[100];
				#pragma omp parallel for
					for (int i = 0; i < 100; i++) {
						t = i;
						t++; // racelens: accept race on t: never mind
						b[i] = t;
					}
					return b[3];
				}
				""");
		CommandRun run = run("fix", "--write", "partly.c");
		assertTrue(run.err().contains("add private(t) to the parallel for of line 3"), run.err());
		CommandRun after = run("check", "partly.c");
		assertTrue(after.out().startsWith("partly.c:6:8: warning: this comment accepts nothing: no race on t was found here "),
				after.out());
		assertEquals(0, after.status());
	}

	@Test
	void explainShowsThemInFull() {
		CommandRun run = run("explain", "some.c:5");
		assertEquals(0, run.status());
		assertTrue(run.out().contains("data race on sum: thread 0 reads sum"), run.out());
		assertTrue(run.out().contains("\n    accepted in line 5: only shown <here>\n"), run.out());
		assertTrue(run.out().contains("(check-sat)"), run.out());
	}

	@Test
	void oneAcceptedLineDoesNotHideTheOtherPairsOfItsVariable() {
		String updates = "\t\tsum += i;\n".repeat(40);
		CommandRun.write(folder, "many.c", "int sum;\nvoid f(int n) {\n#pragma omp parallel for\n\tfor (int i = 0; i < n; i++) {\n"
				+ "\t\tsum++; // racelens: accept race: rough\n" + updates + "\t}\n}\n");
		CommandRun run = run("check", "--format", "json", "many.c");
		assertEquals(1, run.status());
		List<JsonObject> races = races(run);
		assertEquals(2, races.size());
		JsonObject open = races.stream().filter(race -> !race.has("suppressed")).findFirst().orElseThrow();
		JsonObject accepted = races.stream().filter(race -> race.has("suppressed")).findFirst().orElseThrow();
		int pairs = 41 * 42 / 2;
		assertEquals(pairs, open.get("similar").getAsInt() + accepted.get("similar").getAsInt() + races.size());
		assertEquals(20, open.getAsJsonArray("pairs").size());
	}

	@Test
	void misspeltCommentsAreSaid() {
		CommandRun.write(folder, "odd.c", PROGRAM.replace("accept race on sum: only", "accept race on smu: only"));
		CommandRun run = run("check", "odd.c");
		assertEquals(1, run.status());
		assertTrue(run.out().startsWith("odd.c:5:13: warning: this comment accepts nothing: no race on smu was found here, but on sum "
				+ "[suppression]\n"), run.out());
	}
}
