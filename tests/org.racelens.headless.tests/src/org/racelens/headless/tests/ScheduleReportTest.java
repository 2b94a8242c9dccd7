package org.racelens.headless.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import org.junit.jupiter.api.Test;
import org.racelens.headless.flag.LineSelection;
import org.racelens.headless.store.RecordForms;
import org.racelens.model.gap.Argument;
import org.racelens.model.gap.MessageKind;
import org.racelens.model.gap.SourceMessage;
import org.racelens.model.gap.SourceMessage.Weight;
import org.racelens.model.schedule.Schedule;
import org.racelens.model.schedule.ScheduleStep;
import org.racelens.model.schedule.ScheduleStep.Deed;
import org.racelens.model.schedule.StepOrder;
import org.racelens.race.verdict.Evidence;
import org.racelens.race.verdict.RaceSentence;
import org.racelens.race.verdict.RegionReport;
import org.racelens.race.verdict.UnitReport;
import org.racelens.report.JsonReport;
import org.racelens.report.ReportMerge;
import org.racelens.report.SarifReport;
import org.racelens.report.TextReport;
import org.racelens.report.page.HtmlReport;
import org.racelens.report.words.ScheduleWords;
import org.racelens.report.words.CheckReport;
import org.racelens.report.words.Palette;

/** A race with a schedule in all forms of the report. */
class ScheduleReportTest {
	/** Thread 1 finds the old value of a flag that thread 0 has stored. */
	static Schedule stale() {
		Sample sample = Sample.SHIFT;
		return new Schedule(2, List.of(
				new ScheduleStep(1, 0, sample.place(9, 3, 8), Deed.ATOMIC_WRITE, Optional.of(StepOrder.RELEASE), Optional.of("flag[0]"),
						Optional.empty(), Optional.of(1L), Optional.empty(), List.of()),
				new ScheduleStep(2, 1, sample.place(10, 5, 8), Deed.ATOMIC_UPDATE, Optional.of(StepOrder.ACQ_REL), Optional.of("turn"),
						Optional.of(0L), Optional.of(1L), Optional.empty(), List.of()),
				new ScheduleStep(3, 1, sample.place(10, 9, 8), Deed.ATOMIC_READ, Optional.of(StepOrder.ACQUIRE), Optional.of("flag[0]"),
						Optional.of(0L), Optional.empty(), Optional.empty(), List.of(1)),
				new ScheduleStep(4, 0, sample.place(10, 7, 8), Deed.ATOMIC_READ, Optional.of(StepOrder.ACQUIRE), Optional.of("turn"),
						Optional.of(1L), Optional.empty(), Optional.of(2), List.of()),
				new ScheduleStep(5, 0, sample.place(11, 3, 6), Deed.WRITE, Optional.empty(), Optional.of("a[1]"), Optional.empty(),
						Optional.empty(), Optional.empty(), List.of()),
				new ScheduleStep(6, 1, sample.place(11, 12, 4), Deed.READ, Optional.empty(), Optional.of("a[1]"), Optional.empty(),
						Optional.empty(), Optional.empty(), List.of())));
	}

	static RegionReport region() {
		return Sample.SHIFT.racy().with(List.of(Sample.SHIFT.race().shownBy(new Evidence.Explored(Sample.constraint(), stale()))));
	}

	private static UnitReport file() {
		return new UnitReport("src/shift.c", Optional.empty(), List.of(region()), List.of(), Duration.ofMillis(5));
	}

	private static CheckReport report() {
		return new CheckReport("1.0.0", List.of(file()));
	}

	private static JsonArray steps(String report) {
		return JsonParser.parseString(report).getAsJsonObject().getAsJsonArray("files").get(0).getAsJsonObject().getAsJsonArray("regions")
				.get(0).getAsJsonObject().getAsJsonArray("races").get(0).getAsJsonObject().getAsJsonArray("schedule");
	}

	private static String json() {
		return new JsonReport(JsonReport.Detail.SUMMARY).render(report());
	}

	@Test
	void jsonHasEachStepWithWhereItsValueIsFrom() {
		JsonArray steps = steps(json());
		assertEquals(6, steps.size());
		JsonObject update = steps.get(1).getAsJsonObject();
		assertEquals("atomic-update", update.get("operation").getAsString());
		assertEquals("acq_rel", update.get("order").getAsString());
		assertEquals(0, update.get("found").getAsLong());
		assertEquals(1, update.get("value").getAsLong());
		assertEquals("initially", update.get("readsFrom").getAsString());
		assertEquals(10, update.getAsJsonObject("place").get("line").getAsInt());
		assertEquals(5, update.getAsJsonObject("place").get("column").getAsInt());
		assertEquals(2, steps.get(3).getAsJsonObject().get("readsFrom").getAsInt());
		assertEquals(1, steps.get(2).getAsJsonObject().getAsJsonArray("overlooked").get(0).getAsInt());
		assertTrue(steps.get(5).getAsJsonObject().get("readsFrom").isJsonNull());
		assertEquals("a[1]", steps.get(5).getAsJsonObject().get("variable").getAsString());
	}

	@Test
	void aRaceWithoutExplorationHasNone() {
		String report = new JsonReport(JsonReport.Detail.SUMMARY).render(Sample.SHIFT.report());
		assertFalse(report.contains("\"schedule\""));
	}

	@Test
	void mergingKeepsSchedules() throws ReportMerge.MismatchException {
		ReportMerge merge = new ReportMerge();
		merge.add(json());
		assertEquals(steps(json()), steps(merge.result()));
	}

	@Test
	void theTextHasATableAndSaysWhatIsOverlooked() {
		List<String> lines = new TextReport(Sample.SHIFT.source(), Palette.PLAIN).explain(List.of(region())).lines().toList();
		int head = lines.indexOf("    schedule of a team of 2 threads:");
		assertEquals(List.of("      step  thread  place  operation                value             from",
				"      1     0       9:3    atomic write (release)   flag[0] = 1",
				"      2     1       10:5   atomic update (acq_rel)  turn = 0, then 1  initially",
				"      3     1       10:9   atomic read (acquire)    flag[0] = 0       initially",
				"      4     0       10:7   atomic read (acquire)    turn = 1          step 2",
				"      5     0       11:3   write                    a[1]",
				"      6     1       11:12  read                     a[1]",
				"    thread 1 reads flag[0] = 0 in step 3, though step 1 wrote 1: nothing orders the two"),
				lines.subList(head + 1, head + 9));
	}

	@Test
	void sarifNumbersTheStepsAcrossThreads() {
		JsonObject race = JsonParser.parseString(new SarifReport().render(report())).getAsJsonObject().getAsJsonArray("runs").get(0)
				.getAsJsonObject().getAsJsonArray("results").get(0).getAsJsonObject();
		JsonArray flows = race.getAsJsonArray("codeFlows").get(0).getAsJsonObject().getAsJsonArray("threadFlows");
		List<String> orders = new ArrayList<>();
		flows.forEach(flow -> {
			JsonArray steps = flow.getAsJsonObject().getAsJsonArray("locations");
			for (int i = 1; i < steps.size(); i++) {
				orders.add(flow.getAsJsonObject().get("id").getAsString() + " " + steps.get(i).getAsJsonObject().get("executionOrder"));
			}
		});
		assertEquals(List.of("thread 0 1", "thread 0 4", "thread 0 5", "thread 1 2", "thread 1 3", "thread 1 6"), orders);
	}

	@Test
	void thePageHasThePictureAndTheTable() {
		String page = new HtmlReport(Sample.SHIFT.source()).render(report());
		assertTrue(page.contains("<p>schedule of a team of 2 threads:</p>"));
		assertTrue(page.contains("<td>atomic read (acquire)</td><td>flag[0] = 0</td><td>initially</td>"));
		JsonObject shown = PageParts.of(page).told().get(0).getAsJsonArray("schedules").get(0).getAsJsonObject();
		assertEquals(6, shown.getAsJsonArray("rows").size());
		assertTrue(shown.getAsJsonObject("drawing").toString()
				.contains("step 3: thread 1, atomic read (acquire): flag[0] = 0, initially. thread 1 reads flag[0] = 0 in step 3"));
	}

	@Test
	void keptReportsHaveTheirSchedules() {
		RecordForms forms = new RecordForms();
		assertEquals(Optional.of(file()), forms.bytes(file()).flatMap(bytes -> forms.value(bytes, UnitReport.class)));
	}

	@Test
	void placesAreRenamedWithThoseOfTheRace() {
		Evidence renamed = region().races().get(0).withPlaces(place -> Sample.SHIFT.place(1, 1, 1)).evidence();
		assertTrue(renamed.schedule().orElseThrow().steps().stream().allMatch(step -> step.place().line() == 1));
	}

	private static UnitReport standing(Weight weight) {
		SourceMessage message = new SourceMessage(MessageKind.WAITS_FOREVER, Sample.SHIFT.place(10, 2, 3),
				RaceSentence.TEAM_OF_X_MAY_STAND_STILL_THREAD_Y_WAITS_HERE.of(Argument.number(2), Argument.number(1)), Optional.empty(),
				weight,
				Optional.of(new Schedule(2, stale().steps().subList(0, 2))));
		return new UnitReport("src/shift.c", Optional.empty(), List.of(Sample.SHIFT.racy()), List.of(message), Duration.ofMillis(5));
	}

	@Test
	void whatRepeatsIsSaidBelowTheStepsAndInJson() {
		Schedule round = new Schedule(2, stale().steps(), Optional.of(3));
		assertEquals("from step 3 on it repeats", ScheduleWords.remarks(round).get(1));
		SourceMessage message = new SourceMessage(MessageKind.LIVELOCK, Sample.SHIFT.place(10, 2, 3),
				RaceSentence.TEAM_OF_X_MAY_GO_ROUND_THREAD_Y_HERE.of(Argument.number(2), Argument.number(1)), Optional.empty(),
				Weight.WARNING, Optional.of(round));
		UnitReport file = new UnitReport("src/shift.c", Optional.empty(), List.of(Sample.SHIFT.racy()), List.of(message),
				Duration.ofMillis(5));
		assertEquals(3, json(file).get("repeatsFrom").getAsInt());
		assertFalse(json(standing(Weight.NOTE)).has("repeatsFrom"));
		RecordForms forms = new RecordForms();
		assertEquals(Optional.of(file), forms.bytes(file).flatMap(bytes -> forms.value(bytes, UnitReport.class)));
		assertEquals(Optional.of(3), round.withPlaces(place -> Sample.SHIFT.place(1, 1, 1)).repeatsFrom());
	}

	private static JsonObject json(UnitReport file) {
		return JsonParser.parseString(new JsonReport(JsonReport.Detail.SUMMARY).render(new CheckReport("1.0.0", List.of(file))))
				.getAsJsonObject().getAsJsonArray("files").get(0).getAsJsonObject().getAsJsonArray("messages").get(0).getAsJsonObject();
	}

	@Test
	void aMessageHasItsWeightAndSchedule() {
		JsonObject message = json(standing(Weight.NOTE));
		assertEquals("note", message.get("weight").getAsString());
		assertEquals(2, message.getAsJsonArray("schedule").size());
		assertEquals("warning", json(standing(Weight.WARNING)).get("weight").getAsString());
		String text = new TextReport(Sample.SHIFT.source(), Palette.PLAIN).render(new CheckReport("1.0.0", List.of(standing(Weight.NOTE))));
		assertTrue(text.contains("src/shift.c:10:2: note: a team of 2 may stand still: thread 1 waits here forever [waits-forever]"), text);
		assertTrue(text.contains("\n    1     0       9:3    atomic write (release)   flag[0] = 1\n"), text);
	}

	@Test
	void anExplanationOfTheRegionHasTheMessage() {
		UnitReport chosen = LineSelection.of(standing(Weight.WARNING), 9).orElseThrow();
		String text = new TextReport(Sample.SHIFT.source(), Palette.PLAIN).explain(chosen);
		assertTrue(text.startsWith("src/shift.c:10:2: warning: a team of 2 may stand still"), text);
	}

	@Test
	void sarifHasTheWeightAsLevel() {
		JsonObject result = JsonParser.parseString(new SarifReport().render(new CheckReport("1.0.0", List.of(standing(Weight.NOTE)))))
				.getAsJsonObject().getAsJsonArray("runs").get(0).getAsJsonObject().getAsJsonArray("results").get(0).getAsJsonObject();
		assertEquals("waits-forever", result.get("ruleId").getAsString());
		assertEquals("note", result.get("level").getAsString());
		assertEquals(2, result.getAsJsonArray("codeFlows").get(0).getAsJsonObject().getAsJsonArray("threadFlows").size());
	}
}
