package org.racelens.headless.tests;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;

/** SARIF logs as tests look at them. */
final class SarifLogs {
	static final Path ROOT = Path.of(System.getProperty("racelens.root", "../..")).toAbsolutePath().normalize();

	private SarifLogs() {
	}

	/** The only run of a log. */
	static JsonObject run(String log) {
		JsonArray runs = JsonParser.parseString(log).getAsJsonObject().getAsJsonArray("runs");
		if (runs.size() != 1) {
			throw new AssertionError(runs.size() + " runs");
		}
		return runs.get(0).getAsJsonObject();
	}

	static List<JsonObject> objects(JsonElement array) {
		List<JsonObject> result = new ArrayList<>();
		array.getAsJsonArray().forEach(element -> result.add(element.getAsJsonObject()));
		return result;
	}

	/** The results of a rule, in their order. */
	static List<JsonObject> results(JsonObject run, String rule) {
		return results(run).filter(result -> result.get("ruleId").getAsString().equals(rule)).toList();
	}

	static Stream<JsonObject> results(JsonObject run) {
		return objects(run.get("results")).stream();
	}

	/** What stands for a result in other logs. */
	static String print(JsonObject result) {
		return result.getAsJsonObject("partialFingerprints").get("racelens/v1").getAsString();
	}

	static String variable(JsonObject race) {
		return race.getAsJsonObject("properties").get("variable").getAsString();
	}
}
