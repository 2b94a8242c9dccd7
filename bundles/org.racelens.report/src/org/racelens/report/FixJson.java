package org.racelens.report;

import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import org.racelens.model.source.TextEdit;
import org.racelens.race.verdict.Verdict;
import org.racelens.repair.fix.FixKind;
import org.racelens.repair.fix.Refusal;
import org.racelens.repair.fix.Repair;
import org.racelens.report.FixReport.Destination;
import org.racelens.report.RepairStory.Applied;
import org.racelens.report.RepairStory.Left;
import org.racelens.report.words.Sentences;

/** What was repaired, for other tools: schema version 1, like {@link JsonReport}. */
public final class FixJson {
	private FixJson() {
	}

	/** The report as a JSON document. */
	public static String render(FixReport report) {
		return JsonReport.text(JsonReport.document(report.version(), JsonReport.array(report.files(), FixJson::file), report.extent()));
	}

	private static JsonObject file(FixReport.File file) {
		JsonObject result = new JsonObject();
		result.addProperty("path", file.path());
		result.addProperty("status", file.repair().isPresent() ? "analysed" : "failed");
		result.addProperty("message", file.message().orElse(null));
		result.addProperty("before", file.repair().map(r -> r.first().verdict()).orElse(Verdict.UNKNOWN).name());
		result.addProperty("verdict", file.repair().map(r -> r.last().verdict()).orElse(Verdict.UNKNOWN).name());
		result.addProperty("written", file.destination() == Destination.WRITTEN);
		JsonArray fixes = new JsonArray();
		JsonArray unresolved = new JsonArray();
		if (file.repair().isPresent()) {
			Repair repair = file.repair().get();
			RepairStory story = RepairStory.of(repair);
			fixes = JsonReport.array(story.applied(), FixJson::fix);
			unresolved = JsonReport.array(story.left(), FixJson::left);
		}
		result.add("fixes", fixes);
		result.add("unresolved", unresolved);
		result.addProperty("diff", file.diff().toString());
		return result;
	}

	private static JsonObject fix(Applied fix) {
		JsonObject result = new JsonObject();
		JsonArray kinds = new JsonArray();
		fix.kinds().stream().map(FixKind::id).forEach(kinds::add);
		result.add("kinds", kinds);
		result.addProperty("line", fix.line());
		result.addProperty("variable", fix.variable());
		result.addProperty("title", fix.title());
		result.addProperty("reason", fix.reason());
		result.add("rejected", JsonReport.array(fix.rejected(), FixJson::refusal));
		JsonObject verified = new JsonObject();
		verified.addProperty("before", Verdict.RACE.name());
		verified.addProperty("after", fix.region().name());
		verified.addProperty("racesBefore", fix.racesBefore());
		verified.addProperty("racesAfter", fix.racesAfter());
		result.add("verified", verified);
		result.add("edits", JsonReport.array(fix.edits(), FixJson::edit));
		return result;
	}

	static JsonObject edit(TextEdit edit) {
		JsonObject result = new JsonObject();
		result.addProperty("offset", edit.offset());
		result.addProperty("endOffset", edit.endOffset());
		result.addProperty("replacement", edit.replacement());
		return result;
	}

	private static JsonObject left(Left left) {
		JsonObject result = new JsonObject();
		result.addProperty("line", left.line());
		result.addProperty("variable", left.variable());
		result.add("refusals", JsonReport.array(left.refusals(), FixJson::refusal));
		return result;
	}

	private static JsonObject refusal(Refusal refusal) {
		JsonObject result = new JsonObject();
		result.addProperty("kind", refusal.kind().id());
		result.addProperty("title", Sentences.of(refusal.title()));
		result.addProperty("reason", Sentences.of(refusal.reason()));
		return result;
	}
}
