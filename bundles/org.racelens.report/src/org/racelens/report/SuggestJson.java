package org.racelens.report;

import java.util.List;
import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import org.racelens.repair.suggest.Suggestion;
import org.racelens.report.words.CheckReport.Extent;
import org.racelens.report.words.Sentences;

/** What was found out about sequential loops, for other tools: schema version 1, like {@link JsonReport}. */
public final class SuggestJson {
	private SuggestJson() {
	}

	/** The report as a JSON document. */
	public static String render(SuggestReport report) {
		JsonObject file = new JsonObject();
		file.addProperty("path", report.path());
		file.addProperty("status", "analysed");
		file.add("loops", JsonReport.array(report.loops(), SuggestJson::loop));
		return JsonReport.text(JsonReport.document(report.version(), JsonReport.array(List.of(file), f -> f), Extent.WHOLE));
	}

	private static JsonObject loop(Suggestion loop) {
		JsonObject result = new JsonObject();
		result.addProperty("line", loop.loop().line());
		result.addProperty("column", loop.loop().column());
		result.addProperty("endLine", loop.loop().endLine());
		result.addProperty("function", loop.function());
		result.addProperty("parallel", loop instanceof Suggestion.Parallel);
		if (loop instanceof Suggestion.Parallel parallel) {
			result.addProperty("pragma", parallel.pragma());
			JsonArray notes = new JsonArray();
			parallel.notes().stream().map(Sentences::of).forEach(notes::add);
			result.add("notes", notes);
			result.add("edits", JsonReport.array(parallel.change().edits(), FixJson::edit));
			result.add("proof", JsonReport.proof(parallel.proof().proof()));
		} else if (loop instanceof Suggestion.Sequential sequential) {
			result.addProperty("reason", Sentences.of(sequential.reason()));
			result.add("dependence", sequential.dependence().map(new JsonReport(JsonReport.Detail.SUMMARY)::race).orElse(null));
		}
		return result;
	}
}
