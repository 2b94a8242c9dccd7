package org.racelens.report;

import com.google.gson.JsonObject;
import org.racelens.race.verdict.ConditionTrial;
import org.racelens.race.verdict.RegionTrial;
import org.racelens.race.verdict.Trial;
import org.racelens.report.words.Sentences;

/** What runs have shown, in a JSON report. */
final class RunJson {
	private RunJson() {
	}

	/** How many accesses of the source the runs have executed, and which not. */
	static JsonObject of(RegionTrial trial) {
		JsonObject result = new JsonObject();
		result.addProperty("outcome", trial.outcome().id());
		result.addProperty("message", Sentences.of(trial.told()));
		result.addProperty("threads", trial.threads());
		result.addProperty("accesses", trial.accesses());
		result.addProperty("seen", trial.seen());
		result.add("unseen", JsonReport.array(trial.unseen(), a -> {
			JsonObject unseen = new JsonObject();
			unseen.addProperty("path", a.place().path());
			unseen.addProperty("line", a.place().line());
			unseen.addProperty("column", a.place().column());
			unseen.addProperty("access", a.write() ? "W" : "R");
			unseen.addProperty("variable", a.variable());
			return unseen;
		}));
		return result;
	}

	static JsonObject of(ConditionTrial trial) {
		JsonObject result = new JsonObject();
		result.addProperty("outcome", trial.outcome().id());
		result.addProperty("message", Sentences.of(trial.told()));
		result.addProperty("held", trial.held());
		result.addProperty("times", trial.times());
		JsonObject first = new JsonObject();
		trial.first().forEach(v -> first.addProperty(v.name(), v.number()));
		result.add("first", first);
		return result;
	}

	static JsonObject of(Trial trial) {
		JsonObject result = new JsonObject();
		result.addProperty("outcome", trial.outcome().id());
		result.addProperty("message", Sentences.of(trial.told()));
		trial.seen().ifPresent(seen -> {
			result.add("first", JsonReport.access(seen.first()));
			result.add("second", JsonReport.access(seen.second()));
		});
		return result;
	}
}
