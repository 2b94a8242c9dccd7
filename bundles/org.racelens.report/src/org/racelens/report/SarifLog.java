package org.racelens.report;

import java.util.HashMap;
import java.util.Map;
import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;

/** What all SARIF logs have in common. */
final class SarifLog {
	static final String VERSION = "2.1.0";
	static final String SCHEMA = "https://docs.oasis-open.org/sarif/sarif/v2.1.0/os/schemas/sarif-schema-2.1.0.json";
	/** The name of the tool. */
	static final String TOOL = "racelens";

	private SarifLog() {
	}

	/** A log of some runs. */
	static JsonObject of(JsonArray runs) {
		JsonObject log = new JsonObject();
		log.addProperty("$schema", SCHEMA);
		log.addProperty("version", VERSION);
		log.add("runs", runs);
		return log;
	}

	/** Gives each result of a run the index of its rule. §3.27.6 */
	static void index(JsonObject run) {
		Map<String, Integer> places = new HashMap<>();
		JsonElement rules = driver(run).get("rules");
		if (rules != null) {
			rules.getAsJsonArray().forEach(rule -> places.putIfAbsent(rule.getAsJsonObject().get("id").getAsString(), places.size()));
		}
		run.getAsJsonArray("results").forEach(element -> {
			JsonObject result = element.getAsJsonObject();
			if (result.has("ruleIndex") && result.has("ruleId")) {
				result.addProperty("ruleIndex", places.getOrDefault(result.get("ruleId").getAsString(), -1));
			}
		});
	}

	static JsonObject driver(JsonObject run) {
		return run.getAsJsonObject("tool").getAsJsonObject("driver");
	}

	/** Whether a run is one of this tool. */
	static boolean isOurs(JsonObject run) {
		return driver(run).get("name").getAsString().equals(TOOL);
	}

	/** What a run says besides what the standard has names for; to be changed with {@link #set}. */
	static JsonObject properties(JsonObject run) {
		return run.has("properties") ? run.getAsJsonObject("properties") : new JsonObject();
	}

	/** Nothing is written where there is nothing to say. */
	static void set(JsonObject properties, JsonObject run) {
		if (properties.size() == 0) {
			run.remove("properties");
		} else {
			run.add("properties", properties);
		}
	}

	/** What distinguishes a run from those of other tools and of other analyses. §3.17 */
	static String identity(JsonObject run) {
		JsonElement details = run.get("automationDetails");
		JsonElement id = details == null ? null : details.getAsJsonObject().get("id");
		return driver(run).get("name").getAsString() + "\n" + (id == null ? "" : id.getAsString());
	}
}
