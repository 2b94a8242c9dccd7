package org.racelens.headless.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.racelens.headless.tests.SarifLogs.ROOT;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.racelens.model.gap.Argument;
import org.racelens.race.verdict.Evidence;
import org.racelens.race.verdict.RaceSentence;
import org.racelens.race.verdict.RegionReport;
import org.racelens.race.verdict.RegionTrial;
import org.racelens.race.verdict.SharedAccess;
import org.racelens.race.verdict.UnitReport;
import org.racelens.report.SarifContext;
import org.racelens.report.SarifReport;
import org.racelens.report.words.CheckReport;

/** SARIF logs are valid by the schema that OASIS has published, and by rules that the specification has besides. */
@Timeout(value = 30, unit = TimeUnit.MINUTES)
class SarifSchemaTest {
	private static final List<String> CORPUS = List.of("arrays/row-above-racy.c", "arrays/within-row-free.c",
			"conditions/advanced-pointer-if.c", "conditions/stride-by-reference-if.cpp",
			"conditions/condition-beside-gap-unknown.c", "conditions/condition-beside-race-racy.c",
			"conditions/row-exchanged-with-another-unknown.c", "atomic/spin-on-plain-flag-racy.c",
			"gaps", "accepted");
	private static final Pattern LINK = Pattern.compile("(?<!\\\\)\\]\\((\\d+)\\)");
	private static JsonSchema schema;

	@TempDir
	private Path folder;

	@BeforeAll
	static void readSchema() throws IOException {
		schema = JsonSchema.read(ROOT.resolve("tests/schemas/sarif-schema-2.1.0.json"));
	}

	private static JsonObject valid(String log) {
		JsonObject document = JsonParser.parseString(log).getAsJsonObject();
		assertEquals(List.of(), schema.faults(document));
		document.getAsJsonArray("runs").forEach(run -> assertHolds(run.getAsJsonObject()));
		return document;
	}

	/** What the specification demands and the schema cannot say. */
	private static void assertHolds(JsonObject run) {
		List<JsonObject> rules = SarifLogs.objects(run.getAsJsonObject("tool").getAsJsonObject("driver").get("rules"));
		Set<String> prints = new HashSet<>();
		SarifLogs.results(run).forEach(result -> {
			String rule = result.get("ruleId").getAsString();
			assertEquals(rule, rules.get(result.get("ruleIndex").getAsInt()).get("id").getAsString());
			assertTrue(!result.has("kind") || result.get("level").getAsString().equals("none"), "§3.27.10");
			assertTrue(result.has("suppressions"), "§3.27.23: all or none");
			assertTrue(prints.add(rule + SarifLogs.print(result)), "a fingerprint that stands for two: " + result);
			Set<Integer> ids = new HashSet<>();
			if (result.has("relatedLocations")) {
				SarifLogs.objects(result.get("relatedLocations")).stream().filter(l -> l.has("id"))
						.forEach(l -> ids.add(l.get("id").getAsInt()));
			}
			LINK.matcher(result.getAsJsonObject("message").get("text").getAsString())
					.results().forEach(link -> assertTrue(ids.contains(Integer.valueOf(link.group(1))), "§3.11.6"));
			flows(result).forEach(flow -> {
				List<String> threads = SarifLogs.objects(flow.get("threadFlows")).stream().map(f -> f.get("id").getAsString()).toList();
				assertEquals(threads.size(), new HashSet<>(threads).size(), "§3.37.2");
			});
		});
		each(run, "artifactLocation", location -> {
			String uri = location.get("uri").getAsString();
			assertEquals(!uri.startsWith("file:"), location.has("uriBaseId"), "§3.4.4: " + uri);
		});
		each(run, "physicalLocation", location -> {
			if (location.has("contextRegion")) {
				String context = location.getAsJsonObject("contextRegion").getAsJsonObject("snippet").get("text").getAsString();
				JsonObject snippet = location.getAsJsonObject("region").getAsJsonObject("snippet");
				assertTrue(snippet == null || context.contains(snippet.get("text").getAsString())
						&& !context.equals(snippet.get("text").getAsString()), "§3.29.5");
			}
		});
	}

	private static Stream<JsonObject> flows(JsonObject result) {
		return result.has("codeFlows") ? SarifLogs.objects(result.get("codeFlows")).stream() : Stream.empty();
	}

	/** All objects of a name, wherever they stand. */
	private static void each(JsonElement in, String name, Consumer<JsonObject> check) {
		if (in.isJsonArray()) {
			in.getAsJsonArray().forEach(element -> each(element, name, check));
		} else if (in.isJsonObject()) {
			in.getAsJsonObject().entrySet().forEach(member -> {
				if (member.getKey().equals(name)) {
					check.accept(member.getValue().getAsJsonObject());
				}
				each(member.getValue(), name, check);
			});
		}
	}

	@Test
	void reportsOfAllKindsOfProgramsAreValid() {
		List<String> words = new ArrayList<>(List.of("check", "--format", "sarif", "--docs-uri", "https://example.org/docs"));
		CORPUS.forEach(path -> words.add("tests/corpus/" + path));
		words.addAll(List.of("examples", "tests/corpus/fortran/conditional", "nowhere <&>.c", "no\u00efwhere"));
		CommandRun run = CommandRun.real(ROOT, words.toArray(String[]::new));
		JsonObject told = valid(run.out()).getAsJsonArray("runs").get(0).getAsJsonObject();
		Set<String> kinds = new HashSet<>();
		SarifLogs.results(told).forEach(r -> kinds.add(r.has("kind") ? r.get("kind").getAsString() : r.get("ruleId").getAsString()));
		assertTrue(kinds.containsAll(Set.of("pass", "open", "review", "data-race", "possible-data-race", "suppression")), kinds.toString());
		JsonObject call = told.getAsJsonArray("invocations").get(0).getAsJsonObject();
		assertEquals(2, call.get("exitCode").getAsInt());
		assertFalse(call.get("executionSuccessful").getAsBoolean());
		assertEquals(2, call.getAsJsonArray("toolExecutionNotifications").size());
		assertFalse(run.out().contains(ROOT.toString()), "private paths");
	}

	/** Steps of schedules, and messages that have one. */
	@Test
	void handMadeOrderIsValid() {
		CommandRun run = CommandRun.real(ROOT, "check", "--format", "sarif", "tests/corpus/handmade/lock-never-given-back.c",
				"tests/corpus/handmade/awaited-relaxed-stored-racy.c");
		JsonObject told = valid(run.out()).getAsJsonArray("runs").get(0).getAsJsonObject();
		assertTrue(SarifLogs.results(told).anyMatch(result -> result.get("ruleId").getAsString().endsWith("data-race")
				&& flows(result).anyMatch(flow -> flow.toString().contains("executionOrder"))), run.out());
		assertTrue(SarifLogs.results(told).anyMatch(result -> !result.get("ruleId").getAsString().endsWith("data-race")
				&& flows(result).findAny().isPresent()), run.out());
	}

	@Test
	void recordedRunsAreValid() throws IOException {
		Path process = Files.createDirectories(folder.resolve("log/process-7"));
		Files.writeString(process.resolve("process.txt"), "format=1\npid=7\nend=exit 0\n");
		Files.writeString(process.resolve("modules.txt"), "");
		Files.write(process.resolve("thread-0.log"), "RLENSLOG\1\0\0\0\0\0\0\0".getBytes(StandardCharsets.ISO_8859_1));
		JsonObject log = valid(CommandRun.real(folder, "run", "--format", "sarif", "--from", "log").out());
		JsonObject call = log.getAsJsonArray("runs").get(0).getAsJsonObject().getAsJsonArray("invocations").get(0).getAsJsonObject();
		assertEquals("racelens run --format sarif --from log", call.get("commandLine").getAsString());
	}

	@Test
	void whatRunsHaveShownIsValid() {
		Sample sample = Sample.SHIFT;
		RegionTrial trial = new RegionTrial(RegionTrial.Outcome.NO_RACE_SEEN,
				RaceSentence.NO_RACE_WAS_SEEN_IN_X_RUNS_WITH_Y_THREADS.of(Argument.number(1), Argument.number(2)), 2, 3,
				List.of(new SharedAccess(sample.place(11, 3, 6), true, "a")));
		RegionReport racy = sample.racy();
		List<RegionReport> regions = List.of(racy.with(List.of(sample.race().shownBy(new Evidence.Run()))),
				racy.with(List.of(sample.race().shownBy(new Evidence.Apparent()))), sample.possible(), sample.free().tried(trial));
		UnitReport file = new UnitReport(sample.path(), Optional.empty(), regions, List.of(), Duration.ZERO);
		valid(new SarifReport(sample.source(), SarifContext.NONE).render(new CheckReport("1.0.0", List.of(file))));
		valid(new SarifReport().render(sample.report()));
	}

	/** The validator sees what is wrong: a member too many, one too few, a word that is none, a number below its bound, no URI. */
	@Test
	void whatIsNotValidIsSeen() {
		String log = new SarifReport().render(Sample.SHIFT.report());
		for (String[] change : new String[][] { { "\"results\":", "\"outcomes\":" }, { "\"level\": \"error\"", "\"level\": \"fatal\"" },
				{ "\"startLine\": 9", "\"startLine\": 0" }, { "\"version\": \"2.1.0\"", "\"version\": \"2.1\"" },
				{ "\"artifactChanges\":", "\"changes\":" }, { "\"uri\": \"src/shift.c\"", "\"uri\": \"src/shift c\"" },
				{ "\"name\": \"racelens\",", "" }, { "\"exitCode\"", "\"exit\"" } }) {
			String broken = log.replace(change[0], change[1]);
			assertEquals(broken.equals(log), schema.faults(JsonParser.parseString(broken)).isEmpty(), change[0]);
		}
	}
}
