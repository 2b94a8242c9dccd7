package org.racelens.report.page;

import java.util.ArrayList;
import java.util.List;
import com.google.gson.JsonObject;
import org.racelens.model.schedule.Schedule;
import org.racelens.race.verdict.AccessReport;
import org.racelens.race.verdict.Defect;
import org.racelens.race.verdict.Race;
import org.racelens.race.verdict.RegionReport;
import org.racelens.report.SmtLibReport;
import org.racelens.report.SourceLines;
import org.racelens.report.drawing.EstimatedMeasure;
import org.racelens.report.drawing.Scene;
import org.racelens.report.drawing.ScheduleDrawing;
import org.racelens.report.drawing.WitnessDrawing;
import org.racelens.report.words.RaceMessages;
import org.racelens.report.words.ScheduleWords;
import org.racelens.report.words.Sentences;

/** What is told of a race when it is opened. */
final class RaceJson {
	/** What fits beside the margins of the narrowest window for which the page is made. */
	private static final int NARROW = 340;
	/** What fits into a page in a usual window. */
	private static final int WIDE = 1040;

	private final SourceLines lines;
	private final ExcerptJson excerpts;
	private final Breadth breadth;

	/** How much is told of each race. */
	enum Breadth {
		/** also the constraint, and the drawing for narrow windows */
		ALL,
		/** what tells most, for reports of very many races */
		MOST
	}

	RaceJson(SourceLines lines, Breadth breadth) {
		this.lines = lines;
		this.breadth = breadth;
		excerpts = new ExcerptJson(lines);
	}

	Fields of(Defect defect, RegionReport region) {
		Race race = defect.clearest();
		Fields result = new Fields().each("ends", List.of(race.first(), race.second()), this::end)
				.text("witness", RaceMessages.pairs(race.witness()))
				.texts("tried", race.evidence().tried().stream().map(trial -> Sentences.of(trial.told())).toList())
				.each("reasons", Sentences.sorted(race.reasons()), new RegionJson(lines)::gap)
				.text("further", RaceMessages.further(defect));
		race.suppression()
				.ifPresent(s -> result.object("accepted", excerpts.add(s.place(), new Fields()).text("text", s.reason()).object()));
		Scene wide = new WitnessDrawing(new EstimatedMeasure()).draw(race, region, WIDE);
		result.object("drawing", SceneJson.of(wide));
		if (breadth == Breadth.ALL) {
			Scene narrow = new WitnessDrawing(new EstimatedMeasure()).draw(race, region, NARROW);
			if (narrow.width() < wide.width()) {
				result.object("narrow", SceneJson.of(narrow));
			}
			result.lines("constraint", SmtLibReport.render(race));
		}
		return result.each("schedules", race.evidence().schedule().stream().toList(), RaceJson::schedule);
	}

	/** A schedule as a drawing and as a table. */
	static JsonObject schedule(Schedule schedule) {
		return new Fields().text("lead", ScheduleWords.lead(schedule)).texts("heads", ScheduleWords.heads())
				.each("rows", ScheduleWords.rows(schedule), row -> new Fields().texts("cells", row).object())
				.texts("remarks", ScheduleWords.remarks(schedule))
				.object("drawing", SceneJson.of(new ScheduleDrawing(new EstimatedMeasure()).draw(schedule))).object();
	}

	private JsonObject end(AccessReport access) {
		List<String> how = new ArrayList<>();
		how.add(RaceMessages.iteration(access));
		how.add(RaceMessages.phase(access));
		access.calls().forEach(call -> how.add("through " + call.callee() + " called in " + call.place()));
		how.removeIf(String::isEmpty);
		return excerpts.add(access.place(), new Fields()).text("who", RaceMessages.who(access)).text("what", RaceMessages.noun(access))
				.text("access", access.write() ? "write" : "read").texts("how", how).object();
	}
}
