package org.racelens.headless.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Set;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import org.junit.jupiter.api.Test;
import org.racelens.report.JsonReport;

/** The keys that other tools rely on: schema version 1. */
class JsonReportTest {
	private static JsonObject render(JsonReport.Detail detail) {
		return JsonParser.parseString(new JsonReport(detail).render(Sample.SHIFT.report())).getAsJsonObject();
	}

	private static JsonObject file(int index) {
		return render(JsonReport.Detail.SUMMARY).getAsJsonArray("files").get(index).getAsJsonObject();
	}

	private static JsonObject region(int index) {
		return file(0).getAsJsonArray("regions").get(index).getAsJsonObject();
	}

	private static void assertKeys(JsonObject object, String... keys) {
		assertTrue(object.keySet().containsAll(Set.of(keys)), () -> List.of(keys) + " in " + object.keySet());
	}

	@Test
	void theDocumentNamesSchemaAndTool() {
		JsonObject document = render(JsonReport.Detail.SUMMARY);
		assertEquals(1, document.get("schema").getAsInt());
		assertEquals("racelens", document.getAsJsonObject("tool").get("name").getAsString());
		assertEquals("1.0.0", document.getAsJsonObject("tool").get("version").getAsString());
	}

	@Test
	void everyFileHasStatusAndVerdict() {
		for (int i = 0; i < 3; i++) {
			assertKeys(file(i), "path", "status", "message", "verdict", "millis", "regions");
		}
		assertEquals("RACE", file(0).get("verdict").getAsString());
		assertEquals("analysed", file(0).get("status").getAsString());
		assertEquals("failed", file(1).get("status").getAsString());
		assertEquals("no such file or directory", file(1).get("message").getAsString());
		assertEquals("UNKNOWN", file(1).get("verdict").getAsString());
		assertEquals("NO_PARALLELISM", file(2).get("verdict").getAsString());
	}

	@Test
	void everyRegionHasItsAnswer() {
		for (int i = 0; i < 3; i++) {
			assertKeys(region(i), "directive", "line", "endLine", "function", "verdict", "millis", "gaps", "races", "proof");
			assertKeys(region(i).getAsJsonObject("proof"), "pairs", "cheap", "solver", "assumptions");
		}
		assertEquals("parallel for", region(0).get("directive").getAsString());
		assertEquals(9, region(0).get("line").getAsInt());
		assertEquals(11, region(0).get("endLine").getAsInt());
		JsonObject gap = region(1).getAsJsonArray("gaps").get(0).getAsJsonObject();
		assertKeys(gap, "line", "column", "kind", "message");
		assertEquals("unmodelled-call", gap.get("kind").getAsString());
	}

	@Test
	void aRaceHasBothEndsAndItsWitness() {
		JsonObject race = region(0).getAsJsonArray("races").get(0).getAsJsonObject();
		assertKeys(race, "kind", "variable", "confidence", "message", "first", "second", "witness", "reasons");
		assertEquals("RW", race.get("kind").getAsString());
		assertEquals("DEFINITE", race.get("confidence").getAsString());
		assertEquals("data race on a: thread 0 writes a[i+1] in iteration i=0 while thread 1 reads a[i] in iteration i=1",
				race.get("message").getAsString());
		assertEquals("{\"T\":\"2\",\"n\":\"2\"}", race.get("witness").toString());
		for (String end : List.of("first", "second")) {
			assertKeys(race.getAsJsonObject(end), "path", "line", "column", "access", "text", "thread", "task", "executor", "iteration",
					"phase",
					"calls",
					"resolved", "address");
		}
		assertEquals("W", race.getAsJsonObject("first").get("access").getAsString());
		assertEquals("R", race.getAsJsonObject("second").get("access").getAsString());
		assertEquals("a[i+1]", race.getAsJsonObject("first").get("text").getAsString());
		assertEquals("{\"i\":\"0\"}", race.getAsJsonObject("first").get("iteration").toString());
		assertTrue(race.getAsJsonObject("first").get("task").isJsonNull());
		assertFalse(race.has("smtlib"));
	}

	@Test
	void theConstraintIsThereWhenExplained() {
		JsonObject race = render(JsonReport.Detail.CONSTRAINTS).getAsJsonArray("files").get(0).getAsJsonObject().getAsJsonArray("regions")
				.get(0).getAsJsonObject().getAsJsonArray("races").get(0).getAsJsonObject();
		assertTrue(race.get("smtlib").getAsString().contains("(check-sat)"));
	}

	@Test
	void equalReportsAreEqualByteForByte() {
		String once = new JsonReport(JsonReport.Detail.CONSTRAINTS).render(Sample.SHIFT.report());
		assertEquals(once, new JsonReport(JsonReport.Detail.CONSTRAINTS).render(new Sample("src/shift.c").report()));
		assertTrue(once.contains("src/gone <&>.c"), "signs are not escaped without need");
	}
}
