package org.racelens.report;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import org.racelens.model.source.SourceText;
import org.racelens.race.verdict.Race;
import org.racelens.race.verdict.RegionReport;
import org.racelens.repair.fix.FixOutcome;
import org.racelens.repair.fix.VerifiedFix;
import org.racelens.report.SarifContext.Offers;
import org.racelens.report.words.Sentences;

/** Verified fixes as fix objects: alternatives, best first, each for the text as it is. SARIF 2.1.0 §3.55 */
final class SarifFixes {
	private final Map<String, Offers> offers;
	private final SarifPlaces places;

	SarifFixes(Map<String, Offers> offers, SarifPlaces places) {
		this.offers = offers;
		this.places = places;
	}

	/** The fixes of a race; empty where there is none. */
	JsonArray of(String unit, RegionReport region, Race race) {
		JsonArray fixes = new JsonArray();
		Optional.ofNullable(offers.get(unit)).ifPresent(file -> file.outcomes().stream().filter(o -> isAbout(o, region, race))
				.flatMap(o -> o.fixes().stream()).forEach(fix -> fixes.add(fix(fix, file.source()))));
		return fixes;
	}

	private static boolean isAbout(FixOutcome outcome, RegionReport region, Race race) {
		return outcome.group().region().place().equals(region.place()) && outcome.group().name().equals(race.variable())
				&& outcome.group().variable().equals(race.object());
	}

	private JsonObject fix(VerifiedFix fix, SourceText source) {
		JsonArray replacements = new JsonArray();
		fix.change().edits().forEach(edit -> {
			JsonObject replacement = SarifPlaces.object("deletedRegion",
					SarifPlaces.region(source.text(), edit.offset(), edit.endOffset()));
			if (!edit.replacement().isEmpty()) {
				replacement.add("insertedContent", SarifPlaces.text(edit.replacement()));
			}
			replacements.add(replacement);
		});
		List<String> said = List.of(Sentences.of(fix.title()), Sentences.of(fix.reason()));
		JsonObject change = SarifPlaces.object("artifactLocation", places.artifact(fix.change().path()), "replacements", replacements);
		return SarifPlaces.object("description", SarifPlaces.message(String.join(": ", said)), "artifactChanges",
				SarifPlaces.array(change));
	}
}
