package org.racelens.report;

import java.util.List;
import java.util.Optional;
import java.util.TreeMap;
import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonPrimitive;
import org.racelens.model.gap.ModelGap;
import org.racelens.model.gap.SourceMessage;
import org.racelens.race.verdict.Condition;
import org.racelens.race.verdict.Confidence;
import org.racelens.race.verdict.Defect;
import org.racelens.race.verdict.Race;
import org.racelens.race.verdict.RegionReport;
import org.racelens.race.verdict.RegionTrial;
import org.racelens.race.verdict.UnitReport;
import org.racelens.race.verdict.Verdict;
import org.racelens.report.words.CheckReport;
import org.racelens.report.words.CheckReport.Extent;
import org.racelens.report.words.ConditionWords;
import org.racelens.report.words.RaceMessages;
import org.racelens.report.words.RunWords;
import org.racelens.report.words.Sentences;

/**
 * The report as SARIF 2.1.0 (OASIS). A race is a result at its first end, with the second as a related location and both threads as a code
 * flow; an unknown region is an open result; a condition is one to review; what runs have shown of a region is for information; a file that
 * was not analysed is a notification.
 */
public final class SarifReport {
	static final String VERSION = "2.1.0";
	static final String SCHEMA = "https://docs.oasis-open.org/sarif/sarif/v2.1.0/os/schemas/sarif-schema-2.1.0.json";
	static final String RACE = "data-race";
	static final String UNKNOWN = "unknown-region";
	static final String CONDITION = "condition";
	static final String COVERAGE = "run-coverage";

	/** What the rules of a run say; a message about the source has its kind as its rule. */
	private final TreeMap<String, String> rules = new TreeMap<>();

	/** The report as a SARIF document. */
	public String render(CheckReport report) {
		rules.clear();
		rules.put(RACE, "Two threads, tasks or SIMD lanes access the same memory without order, and at least one of them writes");
		rules.put(UNKNOWN, "A parallel region that was neither proved free of data races nor shown to have one");
		rules.put(CONDITION, "What must hold of the inputs for a parallel region to be free of data races");
		JsonArray results = new JsonArray();
		JsonArray notifications = new JsonArray();
		for (UnitReport file : report.files()) {
			file.failure().ifPresent(reason -> notifications.add(notification(file, reason)));
			file.messages().forEach(message -> results.add(message(message)));
			file.regions().forEach(region -> addRegion(region, results));
		}
		if (report.extent() == Extent.PARTIAL) {
			notifications.add(object("level", SarifPlaces.string("error"), "message", SarifPlaces.text(TextReport.PARTIAL)));
		}
		JsonArray runs = new JsonArray();
		runs.add(run(report.version(), results, notifications));
		return JsonReport.text(log(runs));
	}

	static JsonObject log(JsonArray runs) {
		JsonObject log = new JsonObject();
		log.addProperty("$schema", SCHEMA);
		log.addProperty("version", VERSION);
		log.add("runs", runs);
		return log;
	}

	private JsonObject run(String version, JsonArray results, JsonArray notifications) {
		JsonArray ruleList = new JsonArray();
		rules.forEach(
				(id, description) -> ruleList.add(object("id", SarifPlaces.string(id), "shortDescription", SarifPlaces.text(description))));
		JsonObject driver = object("name", SarifPlaces.string("racelens"), "version", SarifPlaces.string(version), "rules", ruleList);
		JsonObject invocation = new JsonObject();
		invocation.addProperty("executionSuccessful", notifications.isEmpty());
		invocation.add("toolExecutionNotifications", notifications);
		JsonArray invocations = new JsonArray();
		invocations.add(invocation);
		return object("tool", object("driver", driver), "columnKind", SarifPlaces.string("utf16CodeUnits"), "invocations", invocations,
				"results", results);
	}

	private static JsonObject notification(UnitReport file, String reason) {
		JsonObject location = object("physicalLocation", object("artifactLocation", SarifPlaces.artifact(file.path())));
		return object("level", SarifPlaces.string("error"), "message", SarifPlaces.text(reason), "locations", array(location));
	}

	private JsonObject message(SourceMessage message) {
		rules.putIfAbsent(message.kind().id(), "A remark on the source: " + message.kind().id().replace('-', ' '));
		JsonObject result = object("ruleId", SarifPlaces.string(message.kind().id()), "level", SarifPlaces.string(message.weight().id()),
				"message", SarifPlaces.text(Sentences.of(message)), "locations", array(SarifPlaces.location(message.place())));
		message.schedule().filter(schedule -> !schedule.steps().isEmpty())
				.ifPresent(schedule -> result.add("codeFlows", array(object("threadFlows", SarifPlaces.threadFlows(schedule)))));
		return result;
	}

	private void addRegion(RegionReport region, JsonArray results) {
		Defect.of(region.races()).forEach(defect -> results.add(race(region, defect)));
		if (region.finding().equals(Optional.of(Verdict.UNKNOWN))) {
			results.add(unknown(region));
		}
		region.conditions().forEach(condition -> results.add(condition(region, condition)));
		region.tried().ifPresent(trial -> {
			rules.put(COVERAGE, "What runs have shown of a parallel region, and which of its accesses they have executed");
			results.add(coverage(region, trial));
		});
	}

	private static JsonObject race(RegionReport region, Defect defect) {
		Race race = defect.clearest();
		boolean definite = race.confidence() == Confidence.DEFINITE;
		JsonArray related = array(SarifPlaces.location(race.second().place(), RaceMessages.action(race.second())),
				SarifPlaces.location(region.place(), "in this " + region.directive() + " region"));
		Sentences.sorted(race.reasons())
				.forEach(reason -> related.add(SarifPlaces.location(reason.place(), "only possible because " + Sentences.of(reason))));
		defect.listed().forEach(pair -> related.add(SarifPlaces.location(pair.first().place(), RaceMessages.pair(pair))));
		JsonObject flow = object("threadFlows", race.evidence().schedule().map(schedule -> SarifPlaces.threadFlows(region, schedule))
				.orElseGet(() -> array(SarifPlaces.threadFlow(region, race.first()), SarifPlaces.threadFlow(region, race.second()))));
		JsonObject witness = new JsonObject();
		race.witness().forEach(witness::addProperty);
		JsonObject properties = object("confidence", SarifPlaces.string(race.confidence().name()), "kind",
				SarifPlaces.string(race.kind().name()), "variable", SarifPlaces.string(race.variable()), "witness", witness, "similar",
				new JsonPrimitive(defect.similar()), "evidence", SarifPlaces.string(race.evidence().kind().id()));
		race.evidence().tried().ifPresent(trial -> properties.addProperty("run", Sentences.of(trial.told())));
		JsonObject result = object("ruleId", SarifPlaces.string(RACE), "level", SarifPlaces.string(definite ? "error" : "warning"),
				"message",
				SarifPlaces.text(RaceMessages.sentence(race)), "locations",
				array(SarifPlaces.location(race.first().place(), RaceMessages.action(race.first()))), "relatedLocations", related,
				"codeFlows",
				array(flow), "properties", properties);
		race.suppression().ifPresent(s -> result.add("suppressions", array(object("kind", SarifPlaces.string("inSource"), "justification",
				SarifPlaces.string(s.reason()), "location", SarifPlaces.location(s.place())))));
		return result;
	}

	private static JsonObject unknown(RegionReport region) {
		JsonArray related = new JsonArray();
		List<ModelGap> gaps = Sentences.sorted(region.gaps());
		gaps.forEach(gap -> related.add(SarifPlaces.location(gap.place(), Sentences.of(gap))));
		String what = region.races().isEmpty() ? " region has a data race: " : " region has data races that are not accepted: ";
		String text = "not decided whether this " + region.directive() + what + Sentences.of(gaps.get(0));
		return object("ruleId", SarifPlaces.string(UNKNOWN), "kind", SarifPlaces.string("open"), "level", SarifPlaces.string("none"),
				"message",
				SarifPlaces.text(text), "locations", array(SarifPlaces.location(region.place())), "relatedLocations", related);
	}

	/** Somebody who knows the inputs has to look at it. */
	private static JsonObject condition(RegionReport region, Condition condition) {
		String text = "this " + region.directive() + " region is race-free if " + ConditionWords.clause(condition);
		JsonObject properties = object("kind", SarifPlaces.string(condition.kind().id()));
		condition.tried().ifPresent(trial -> properties.addProperty("run", Sentences.of(trial.told())));
		return object("ruleId", SarifPlaces.string(CONDITION), "kind", SarifPlaces.string("review"), "level", SarifPlaces.string("none"),
				"message", SarifPlaces.text(text), "locations", array(SarifPlaces.location(region.place())), "relatedLocations",
				array(SarifPlaces.location(condition.place())), "properties", properties);
	}

	/** What runs have shown of a region, and which of its accesses they have executed. */
	private static JsonObject coverage(RegionReport region, RegionTrial trial) {
		JsonArray unseen = new JsonArray();
		trial.unseen().forEach(access -> unseen.add(SarifPlaces.location(access.place(), RunWords.unseen(access))));
		JsonObject properties = object("run", SarifPlaces.string(trial.outcome().id()), "threads", new JsonPrimitive(trial.threads()),
				"accesses", new JsonPrimitive(trial.accesses()), "seen", new JsonPrimitive(trial.seen()));
		return object("ruleId", SarifPlaces.string(COVERAGE), "kind", SarifPlaces.string("informational"), "level",
				SarifPlaces.string("none"), "message",
				SarifPlaces.text("this " + region.directive() + " region: " + String.join("; ", RunWords.lines(region))), "locations",
				array(SarifPlaces.location(region.place())), "relatedLocations", unseen, "properties", properties);
	}

	/** An object of alternating keys and values. */
	static JsonObject object(Object... members) {
		JsonObject result = new JsonObject();
		for (int i = 0; i < members.length; i += 2) {
			result.add((String) members[i], (JsonElement) members[i + 1]);
		}
		return result;
	}

	static JsonArray array(JsonObject... elements) {
		JsonArray result = new JsonArray();
		List.of(elements).forEach(result::add);
		return result;
	}
}
