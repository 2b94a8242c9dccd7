package org.racelens.report;

import java.util.Optional;
import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import com.google.gson.JsonPrimitive;
import org.racelens.report.words.Comparison;
import org.racelens.report.words.Comparison.Gone;

/** What a baseline has of the results of a SARIF log. SARIF 2.1.0 §3.27.24 */
record SarifStates(Optional<Comparison> comparison, SarifPlaces places) {
	private static final String STATE = "baselineState";

	/** Adds the state of a result. */
	JsonObject with(Object region, Object finding, JsonObject result) {
		comparison.ifPresent(c -> result.addProperty(STATE, c.isKnown(region, finding) ? "unchanged" : "new"));
		return result;
	}

	/** What the baseline has, and this log has not; its line is that of the baseline. */
	JsonObject absent(Gone gone) {
		String rule = switch (gone.rule()) {
			case RACE -> SarifRules.RACE;
			case UNKNOWN -> SarifRules.UNKNOWN;
			case CONDITION -> SarifRules.CONDITION;
		};
		JsonObject region = SarifPlaces.object("startLine", new JsonPrimitive(gone.line()), "startColumn",
				new JsonPrimitive(gone.column()));
		JsonObject location = SarifPlaces.object("physicalLocation",
				SarifPlaces.object("artifactLocation", places.artifact(gone.path()), "region", region));
		JsonObject result = SarifPlaces.object("ruleId", SarifPlaces.string(rule), "ruleIndex", new JsonPrimitive(-1), "level",
				SarifPlaces.string("none"), "message", SarifPlaces.message(gone.message()), "locations", SarifPlaces.array(location),
				"partialFingerprints", SarifPlaces.object(Fingerprint.KEY, SarifPlaces.string(gone.fingerprint())));
		result.add("suppressions", new JsonArray());
		result.addProperty(STATE, "absent");
		result.add("analysisTarget", places.artifact(gone.unit()));
		return result;
	}
}
