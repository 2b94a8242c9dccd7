package org.racelens.report;

import java.util.Optional;
import com.google.gson.JsonObject;
import org.racelens.model.gap.SourceMessage;
import org.racelens.race.verdict.Condition;
import org.racelens.race.verdict.Defect;
import org.racelens.race.verdict.RegionReport;
import org.racelens.race.verdict.Verdict;
import org.racelens.report.words.Comparison;

/** Adds to the findings of one file in a JSON report what they are, and whether a baseline has them. */
record Identified(String unit, Optional<Fingerprints> fingerprints, Optional<Comparison> comparison) {
	JsonObject race(RegionReport region, Defect defect, JsonObject json) {
		return with(fingerprints.map(f -> f.race(unit, region, defect)), region, defect.clearest(), json);
	}

	/** A region is a finding where it is not decided. */
	JsonObject region(RegionReport region, JsonObject json) {
		return region.finding().equals(Optional.of(Verdict.UNKNOWN))
				? with(fingerprints.map(f -> f.unknown(unit, region)), region, region, json) : json;
	}

	JsonObject condition(RegionReport region, Condition condition, JsonObject json) {
		return with(fingerprints.map(f -> f.condition(unit, region, condition)), region, condition, json);
	}

	JsonObject message(SourceMessage message, JsonObject json) {
		return with(fingerprints.map(f -> f.message(unit, message)), message, message, json);
	}

	private JsonObject with(Optional<Fingerprint> fingerprint, Object region, Object finding, JsonObject json) {
		fingerprint.ifPresent(f -> json.addProperty("fingerprint", f.value()));
		comparison.ifPresent(c -> json.addProperty("baseline", c.isKnown(region, finding) ? "known" : "new"));
		return json;
	}
}
