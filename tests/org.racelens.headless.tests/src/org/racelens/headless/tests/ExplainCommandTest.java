package org.racelens.headless.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import com.google.gson.JsonArray;
import com.google.gson.JsonParser;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** {@code racelens explain}. */
class ExplainCommandTest {
	@TempDir
	private Path folder;

	@BeforeEach
	void sources() {
		CommandRun.write(folder, "all.c", "racy unknown free");
	}

	private CommandRun explain(String... arguments) {
		String[] line = new String[arguments.length + 1];
		line[0] = "explain";
		System.arraycopy(arguments, 0, line, 1, arguments.length);
		return CommandRun.of(folder, new FakeAnalyser(), line);
	}

	@Test
	void theRaceOfALineIsExplainedWithItsConstraint() {
		CommandRun run = explain("all.c:11");
		assertEquals(1, run.status());
		assertTrue(run.out().contains("data race on a"), run.out());
		assertTrue(run.out().contains("before the barrier at the end of the loop"), run.out());
		assertTrue(run.out().contains("witness: T=2, n=2"), run.out());
		assertTrue(run.out().contains("(check-sat)"), run.out());
		assertFalse(run.out().contains("UNKNOWN"), run.out());
	}

	@Test
	void theRegionAroundALineIsExplained() {
		assertTrue(explain("all.c:9").out().contains("RACE"));
		CommandRun unknown = explain("all.c:21");
		assertEquals(0, unknown.status());
		assertTrue(unknown.out().contains("the function g is not known"), unknown.out());
		assertTrue(explain("all.c:44:7").out().contains("assuming that callers of f outside this file are serial"));
	}

	@Test
	void inJsonTheConstraintIsAKey() {
		JsonArray regions = JsonParser.parseString(explain("--format", "json", "all.c:11").out()).getAsJsonObject().getAsJsonArray("files")
				.get(0).getAsJsonObject().getAsJsonArray("regions");
		assertEquals(1, regions.size());
		assertTrue(regions.get(0).getAsJsonObject().getAsJsonArray("races").get(0).getAsJsonObject().get("smtlib").getAsString()
				.endsWith("(check-sat)\n"));
	}

	@ParameterizedTest
	@ValueSource(strings = { "all.c", "all.c:0", "all.c:x", "gone.c:3", "all.c:1000", ".:3", ":3" })
	void whatCannotBeExplainedIsSaid(String place) {
		CommandRun run = explain(place);
		assertEquals(2, run.status());
		assertEquals("", run.out());
		assertTrue(run.err().startsWith("racelens: "), run.err());
	}
}
