package org.racelens.headless.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.StreamSupport;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import org.junit.jupiter.api.Test;
import org.racelens.model.gap.Argument;
import org.racelens.race.verdict.RaceSentence;
import org.racelens.race.verdict.RegionTrial;
import org.racelens.race.verdict.SharedAccess;
import org.racelens.race.verdict.UnitReport;
import org.racelens.report.SarifReport;
import org.racelens.report.words.CheckReport;

/** SARIF 2.1.0: what the standard demands and what viewers show. */
class SarifReportTest {
	private static final JsonObject LOG = JsonParser.parseString(new SarifReport().render(Sample.SHIFT.report())).getAsJsonObject();

	private static JsonObject run() {
		return LOG.getAsJsonArray("runs").get(0).getAsJsonObject();
	}

	private static List<JsonObject> results(String rule) {
		return StreamSupport.stream(run().getAsJsonArray("results").spliterator(), false).map(JsonElement::getAsJsonObject)
				.filter(r -> r.get("ruleId").getAsString().equals(rule)).toList();
	}

	private static JsonObject region(JsonObject location) {
		return location.getAsJsonObject("physicalLocation").getAsJsonObject("region");
	}

	@Test
	void theLogNamesItsVersionAndTool() {
		assertEquals("2.1.0", LOG.get("version").getAsString());
		assertEquals("racelens", run().getAsJsonObject("tool").getAsJsonObject("driver").get("name").getAsString());
		assertEquals("utf16CodeUnits", run().get("columnKind").getAsString());
	}

	@Test
	void everyResultHasARuleThatIsDescribed() {
		Set<String> described = new HashSet<>();
		run().getAsJsonObject("tool").getAsJsonObject("driver").getAsJsonArray("rules")
				.forEach(rule -> described.add(rule.getAsJsonObject().get("id").getAsString()));
		run().getAsJsonArray("results").forEach(r -> assertTrue(described.contains(r.getAsJsonObject().get("ruleId").getAsString())));
		assertEquals(Set.of("data-race", "possible-data-race", "unknown-region", "condition", "race-free-region", "unknown-clause"),
				described);
	}

	@Test
	void aRaceHasBothEndsAndACodeFlowOfTwoThreads() {
		JsonObject race = results("data-race").get(0);
		assertEquals("error", race.get("level").getAsString());
		JsonObject first = region(race.getAsJsonArray("locations").get(0).getAsJsonObject());
		assertEquals(List.of(11, 3, 9), List.of(first.get("startLine").getAsInt(), first.get("startColumn").getAsInt(),
				first.get("endColumn").getAsInt()));
		JsonObject second = race.getAsJsonArray("relatedLocations").get(0).getAsJsonObject();
		assertEquals(12, region(second).get("startColumn").getAsInt());
		assertEquals("thread 1 reads a[i] in iteration i=1", second.getAsJsonObject("message").get("text").getAsString());
		assertEquals(2, race.getAsJsonArray("codeFlows").get(0).getAsJsonObject().getAsJsonArray("threadFlows").size());
	}

	@Test
	void anUnknownRegionIsAnOpenResult() {
		JsonObject unknown = results("unknown-region").get(0);
		assertEquals("open", unknown.get("kind").getAsString());
		assertEquals("none", unknown.get("level").getAsString());
	}

	/** Also of a region that has no other result, as one that is proved. */
	@Test
	void whatRunsHaveExecutedOfARegionIsInformation() {
		SharedAccess write = new SharedAccess(Sample.SHIFT.place(11, 3, 6), true, "a");
		RegionTrial trial = new RegionTrial(RegionTrial.Outcome.NO_RACE_SEEN,
				RaceSentence.NO_RACE_WAS_SEEN_IN_X_RUNS_WITH_Y_THREADS.of(Argument.number(1), Argument.number(2)), 2, 3, List.of(write));
		UnitReport file = new UnitReport(Sample.SHIFT.path(), Optional.empty(), List.of(Sample.SHIFT.free().tried(trial)), List.of(),
				Duration.ZERO);
		JsonObject run = JsonParser.parseString(new SarifReport().render(new CheckReport("1", List.of(file)))).getAsJsonObject()
				.getAsJsonArray("runs").get(0).getAsJsonObject();
		assertEquals("pass", run.getAsJsonArray("results").get(0).getAsJsonObject().get("kind").getAsString());
		JsonObject told = run.getAsJsonArray("results").get(1).getAsJsonObject();
		assertEquals("run-coverage", told.get("ruleId").getAsString());
		assertEquals("informational", told.get("kind").getAsString());
		assertEquals("this parallel region: no race was seen in 1 run with up to 2 threads; other runs may have one; "
				+ "2 of 3 accesses of the source to what threads share and write were seen in the runs; not: write of a in line 11",
				told.getAsJsonObject("message").get("text").getAsString());
		assertEquals(40, region(told.getAsJsonArray("locations").get(0).getAsJsonObject()).get("startLine").getAsInt());
		JsonObject unseen = told.getAsJsonArray("relatedLocations").get(0).getAsJsonObject();
		assertEquals(11, region(unseen).get("startLine").getAsInt());
		assertEquals("the runs have not executed this write of a", unseen.getAsJsonObject("message").get("text").getAsString());
		assertEquals(2, told.getAsJsonObject("properties").get("seen").getAsInt());
		assertTrue(run.getAsJsonObject("tool").getAsJsonObject("driver").getAsJsonArray("rules").toString().contains("\"run-coverage\""));
	}

	@Test
	void aFileThatWasNotAnalysedIsANotification() {
		JsonObject invocation = run().getAsJsonArray("invocations").get(0).getAsJsonObject();
		assertFalse(invocation.get("executionSuccessful").getAsBoolean());
		String uri = invocation.getAsJsonArray("toolExecutionNotifications").get(0).getAsJsonObject().getAsJsonArray("locations").get(0)
				.getAsJsonObject().getAsJsonObject("physicalLocation").getAsJsonObject("artifactLocation").get("uri").getAsString();
		assertEquals("src/gone%20%3C%26%3E.c", uri);
	}

	@Test
	void aRunWithoutFindingsIsComplete() {
		JsonObject log = JsonParser.parseString(new SarifReport().render(new CheckReport("1", List.of()))).getAsJsonObject();
		assertEquals(0, log.getAsJsonArray("runs").get(0).getAsJsonObject().getAsJsonArray("results").size());
	}
}
