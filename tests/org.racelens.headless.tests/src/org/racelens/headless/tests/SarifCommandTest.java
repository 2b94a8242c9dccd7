package org.racelens.headless.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What a SARIF log says besides what was found, and what options make of it. */
@Timeout(value = 30, unit = TimeUnit.MINUTES)
class SarifCommandTest {
	private static final String RACY = """
			int done, sum; // \u00e4
			void f(int n, int *a) {
			#pragma omp parallel for
				for (int i = 0; i < n; i++) {
					sum += i; done++;
				}
			#pragma omp parallel for
				for (int i = 0; i < n; i++)
					a[i] = 0;
			}
			""";
	@TempDir
	private Path folder;

	private JsonObject run(String... words) {
		return SarifLogs.run(CommandRun.real(folder, words).out());
	}

	private static JsonObject call(JsonObject run) {
		return run.getAsJsonArray("invocations").get(0).getAsJsonObject();
	}

	/** Each fix by itself, applied where the log says, leaves no race of its variable. */
	@ParameterizedTest
	@ValueSource(strings = { "\n", "\r\n" })
	void fixesAreVerified(String lineEnd) {
		CommandRun.write(folder, "a.c", RACY.replace("\n", lineEnd));
		JsonObject run = run("check", "--format", "sarif", "--with-fixes", "a.c");
		List<JsonObject> races = SarifLogs.results(run, "data-race");
		assertEquals(List.of("sum", "done"), races.stream().map(SarifLogs::variable).toList());
		for (JsonObject race : races) {
			List<JsonObject> fixes = SarifLogs.objects(race.get("fixes"));
			assertTrue(fixes.get(0).getAsJsonObject("description").get("text").getAsString().startsWith("add reduction(+:"),
					fixes.toString());
			for (JsonObject fix : fixes) {
				JsonObject change = fix.getAsJsonArray("artifactChanges").get(0).getAsJsonObject();
				assertEquals("a.c", change.getAsJsonObject("artifactLocation").get("uri").getAsString());
				CommandRun.write(folder, "fixed.c", applied(RACY.replace("\n", lineEnd), SarifLogs.objects(change.get("replacements"))));
				assertFalse(SarifLogs.results(run("check", "--format", "sarif", "fixed.c"), "data-race").stream().map(SarifLogs::variable)
						.anyMatch(SarifLogs.variable(race)::equals), fix.toString());
			}
		}
		assertFalse(CommandRun.real(folder, "check", "--format", "sarif", "a.c").out().contains("\"fixes\""));
	}

	private static String applied(String text, List<JsonObject> replacements) {
		List<JsonObject> last = new ArrayList<>(replacements);
		last.sort(Comparator.comparing((JsonObject r) -> offset(text, r.getAsJsonObject("deletedRegion"), "start")).reversed());
		StringBuilder result = new StringBuilder(text);
		for (JsonObject replacement : last) {
			JsonObject region = replacement.getAsJsonObject("deletedRegion");
			JsonObject inserted = replacement.getAsJsonObject("insertedContent");
			result.replace(offset(text, region, "start"), offset(text, region, "end"),
					inserted == null ? "" : inserted.get("text").getAsString());
		}
		return result.toString();
	}

	private static int offset(String text, JsonObject region, String which) {
		int start = 0;
		for (int line = region.get(which + "Line").getAsInt(); line > 1; line--) {
			start = text.indexOf('\n', start) + 1;
		}
		return start + region.get(which + "Column").getAsInt() - 1;
	}

	@Test
	void shardsOfRealProgramsJoinToTheWhole() {
		CommandRun.write(folder, "src/z.c", RACY);
		CommandRun.write(folder, "src/a.c", "void g(int);\n" + RACY.replace("a[i] = 0", "g(i)"));
		CommandRun.write(folder, "b.f90", "subroutine f(n, a)\n  integer :: n, i, a(n)\n!$omp parallel do\n  do i = 2, n\n"
				+ "    a(i) = a(i - 1)\n  end do\nend subroutine\n");
		String[] words = { "check", "--format", "sarif", "--with-fixes", "src", "gone.c", "b.f90" };
		String whole = CommandRun.real(folder, words).out();
		for (int i = 1; i <= 3; i++) {
			String[] share = Arrays.copyOf(words, words.length + 2);
			share[words.length] = "--shard=" + i + "/3";
			share[words.length + 1] = "-o" + i + ".sarif";
			CommandRun.real(folder, share);
		}
		assertEquals(whole, CommandRun.real(folder, "merge", "3.sarif", "1.sarif", "2.sarif").out());
		assertTrue(whole.contains("\"fixes\""), whole);
	}

	@Test
	void problemsOnlyIsForServicesThatTakeEveryResultForOne() {
		CommandRun.write(folder, "a.c", RACY.replace("done++;", "done++; // racelens: accept race on done: a figure"));
		JsonObject all = run("check", "--format", "sarif", "a.c");
		assertEquals(List.of("data-race", "data-race", "race-free-region"),
				SarifLogs.results(all).map(r -> r.get("ruleId").getAsString()).sorted().toList());
		JsonObject some = run("check", "--format", "sarif", "--problems-only", "a.c");
		assertEquals(List.of("sum"), SarifLogs.results(some).map(SarifLogs::variable).toList());
		assertEquals(1, call(some).get("exitCode").getAsInt());
	}

	@Test
	void theCallIsToldWithoutWhatChangesNothing() {
		CommandRun.write(folder, "it's a.c", RACY);
		String words = CommandRun.real(folder, "check", "--format", "sarif", "it's a.c").out();
		assertEquals(words, CommandRun.real(folder, "check", "--jobs", "2", "--format=sarif", "--colour=never", "--format",
				"json:other.json", "--progress=never", "--cache", "none", "--shard", "1/1", "it's a.c").out());
		JsonObject call = call(SarifLogs.run(words));
		assertEquals("racelens check --format sarif 'it'\\''s a.c'", call.get("commandLine").getAsString());
		assertEquals(List.of("check", "--format", "sarif", "it's a.c"),
				call.getAsJsonArray("arguments").asList().stream().map(JsonElement::getAsString).toList());
		assertEquals(1, call.get("exitCode").getAsInt());
		assertTrue(call.get("executionSuccessful").getAsBoolean());
		assertEquals(0, call(run("check", "--fail-on", "never", "--format", "sarif", ".")).get("exitCode").getAsInt());
		assertFalse(words.contains(folder.toString()), "private paths");
	}

	@Test
	void filesAreToldFromTheFolderOfTheCall() {
		CommandRun.write(folder, "src/a.c", RACY);
		for (String path : List.of("src/a.c", "./src//a.c", folder + "/src/a.c")) {
			JsonObject artifact = run("check", "--format", "sarif", path).getAsJsonArray("artifacts").get(0).getAsJsonObject()
					.getAsJsonObject("location");
			assertEquals("src/a.c", artifact.get("uri").getAsString());
			assertEquals("%SRCROOT%", artifact.get("uriBaseId").getAsString());
		}
		JsonObject outside = SarifLogs.run(CommandRun.real(CommandRun.write(folder, "b/x", "").getParent(), "check", "--format", "sarif",
				folder + "/src/a.c").out()).getAsJsonArray("artifacts").get(0).getAsJsonObject().getAsJsonObject("location");
		assertEquals("file://" + folder + "/src/a.c", outside.get("uri").getAsString());
		assertFalse(outside.has("uriBaseId"));
	}

	@Test
	void pathsThatCannotBeReadAreNotices() {
		CommandRun.write(folder, "empty/readme", "");
		JsonObject call = call(run("check", "--format", "sarif", "gone.c", "empty"));
		assertEquals(2, call.get("exitCode").getAsInt());
		assertFalse(call.get("executionSuccessful").getAsBoolean());
		assertEquals(List.of("path-not-read", "file-not-analysed"), SarifLogs.objects(call.get("toolExecutionNotifications")).stream()
				.map(n -> n.getAsJsonObject("descriptor").get("id").getAsString()).toList());
	}

	@Test
	void aCategoryTellsAnalysesApart() {
		CommandRun.write(folder, "a.c", RACY);
		assertEquals("racelens/", run("check", "--format", "sarif", "a.c").getAsJsonObject("automationDetails").get("id").getAsString());
		CommandRun.real(folder, "check", "--format", "sarif", "--category", "nightly/debug", "-o", "1.sarif", "a.c");
		CommandRun.real(folder, "check", "--format", "sarif", "--category", "nightly/release", "-o", "2.sarif", "a.c");
		String joined = CommandRun.real(folder, "merge", "1.sarif", "2.sarif").out();
		assertTrue(joined.contains("\"nightly/debug/\"") && joined.contains("\"nightly/release/\""), joined);
	}

	/** A message has no links and no placeholders but ours, whatever the program says. */
	@Test
	void textsOfTheProgramAreDataOnly() {
		String error = "#pragma omp error at(compilation) message(\"{0} [here](http://example.org)\")\n";
		CommandRun.write(folder, "a.c", RACY.replace("\t\tsum", error + "\t\tsum"));
		JsonObject message = SarifLogs.results(run("check", "--format", "sarif", "a.c"), "error-directive").get(0)
				.getAsJsonObject("message");
		assertTrue(message.get("text").getAsString().contains("{{0}} [here\\](http://example.org)"), message.toString());
	}

	@ParameterizedTest
	@ValueSource(strings = { "--with-fixes", "--problems-only", "--category=a", "--docs-uri=https://example.org" })
	void theOptionsAreAboutSarif(String option) {
		CommandRun.write(folder, "a.c", RACY);
		assertEquals(2, CommandRun.real(folder, "check", option, "a.c").status());
	}

	@ParameterizedTest
	@ValueSource(strings = { "--category=", "--category=a b", "--category=a/", "--docs-uri=docs", "--docs-uri=https://a b",
			"--docs-uri=https://example.org/?page=" })
	void whatIsNoneIsSaid(String option) {
		CommandRun run = CommandRun.real(folder, "check", "--format", "sarif", option, ".");
		assertEquals(2, run.status());
		assertTrue(run.err().contains(option.substring(0, option.indexOf('='))), run.err());
	}

	@Test
	void theTwoThreadsOfAWitnessAreTwoFlows() {
		CommandRun.write(folder, "a.c", RACY);
		JsonObject race = SarifLogs.results(run("check", "--format", "sarif", "a.c"), "data-race").get(0);
		List<JsonObject> flows = SarifLogs.objects(race.getAsJsonArray("codeFlows").get(0).getAsJsonObject().get("threadFlows"));
		Set<String> ids = new HashSet<>();
		flows.forEach(flow -> {
			ids.add(flow.get("id").getAsString());
			assertEquals("2", flow.getAsJsonObject("immutableState").getAsJsonObject("T").get("text").getAsString());
			List<JsonObject> steps = SarifLogs.objects(flow.get("locations"));
			assertEquals("essential", steps.get(steps.size() - 1).get("importance").getAsString());
			assertTrue(steps.get(steps.size() - 1).getAsJsonObject("state").has("i"));
		});
		assertEquals(Set.of("thread 0", "thread 1"), ids);
		assertEquals("f", race.getAsJsonArray("locations").get(0).getAsJsonObject().getAsJsonArray("logicalLocations").get(0)
				.getAsJsonObject().get("name").getAsString());
		assertEquals("\t\tsum += i; done++;", race.getAsJsonArray("locations").get(0).getAsJsonObject().getAsJsonObject("physicalLocation")
				.getAsJsonObject("contextRegion").getAsJsonObject("snippet").get("text").getAsString());
	}
}
