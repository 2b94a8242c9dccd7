package org.racelens.headless.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Path;
import java.util.Map;
import java.util.TreeMap;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import org.junit.jupiter.api.Test;

/** The programs that the README points to get the answers that their comments promise. */
class ExamplesTest {
	private static final Path ROOT = Path.of(System.getProperty("racelens.root", "../..")).toAbsolutePath().normalize();

	@Test
	void theExamplesShowRacesProofsAndAnUnknown() {
		Map<String, String> expected = new TreeMap<>(Map.of( //
				"examples/accounts.cpp main", "RACE", //
				"examples/dot-product.c dot", "RACE", //
				"examples/dot-product.c norm", "RACE_FREE", //
				"examples/heat.c main", "RACE_FREE", //
				"examples/histogram.c main", "RACE_FREE", //
				"examples/monte-carlo.c integrate", "UNKNOWN", //
				"examples/odd-even-sort.c main", "RACE_FREE", //
				"examples/smooth.c smooth", "RACE", //
				"examples/smooth.c scale", "RACE_FREE", //
				"examples/transpose.c main", "RACE"));
		expected.putAll(Map.of( //
				"examples/normalise.f90 normalise", "RACE RACE_FREE", //
				"examples/relax.f90 jacobi", "RACE_FREE", //
				"examples/relax.f90 seidel", "RACE", //
				"examples/pipeline.c stages", "RACE_FREE", //
				"examples/pipeline.c decay", "RACE", //
				"examples/tree-sum.c sum", "RACE_FREE", //
				"examples/tree-sum.c count", "RACE"));
		CommandRun run = CommandRun.real(ROOT, "check", "--format", "json", "examples/");
		assertEquals("", run.err());
		assertEquals(expected, verdicts(run.out()));
		assertEquals(1, run.status());
	}

	private static Map<String, String> verdicts(String report) {
		Map<String, String> result = new TreeMap<>();
		for (JsonElement file : JsonParser.parseString(report).getAsJsonObject().getAsJsonArray("files")) {
			String path = file.getAsJsonObject().get("path").getAsString();
			for (JsonElement region : file.getAsJsonObject().getAsJsonArray("regions")) {
				JsonObject r = region.getAsJsonObject();
				result.merge(path + " " + r.get("function").getAsString(), r.get("verdict").getAsString(), (one, next) -> one + " " + next);
			}
		}
		return result;
	}
}
