package org.racelens.report;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import com.google.gson.JsonPrimitive;
import org.racelens.model.gap.GapKind;
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
import org.racelens.report.SarifContext.Extent;
import org.racelens.report.words.CheckReport;
import org.racelens.report.words.Comparison.Gone;
import org.racelens.report.words.ConditionWords;
import org.racelens.report.words.RaceMessages;
import org.racelens.report.words.RunWords;
import org.racelens.report.words.Sentences;

/**
 * What was found, as results. A race is a failure at its first end; a race-free region passes, a condition is one to review, an unknown
 * region is open, and what runs have shown of a region is for information. SARIF 2.1.0 §3.27.9
 */
final class SarifResults {
	private final SarifContext context;
	private final SarifPlaces places;
	private final SarifFlows flows;
	private final SarifFixes fixes;
	private final Fingerprints fingerprints;
	private final SarifStates states;
	private final Set<String> rules = new TreeSet<>();
	private final EnumSet<GapKind> gaps = EnumSet.noneOf(GapKind.class);

	SarifResults(SarifContext context, SourceLines lines, CheckReport report) {
		this.context = context;
		this.places = new SarifPlaces(lines, context.names());
		this.flows = new SarifFlows(places);
		this.fixes = new SarifFixes(context.fixes(), places);
		this.fingerprints = new Fingerprints(lines, context.names(), report);
		this.states = new SarifStates(report.comparison(), places);
	}

	/** The results of a file, in the order of its source: the messages first. */
	List<JsonObject> of(UnitReport file) {
		List<JsonObject> results = new ArrayList<>();
		file.messages().forEach(message -> results.add(states.with(message, message, message(file.path(), message))));
		for (RegionReport region : file.regions()) {
			Defect.of(region.races())
					.forEach(defect -> results.add(states.with(region, defect.clearest(), race(file.path(), region, defect))));
			if (region.finding().equals(Optional.of(Verdict.UNKNOWN))) {
				results.add(states.with(region, region, unknown(file.path(), region)));
			}
			region.conditions()
					.forEach(condition -> results.add(states.with(region, condition, condition(file.path(), region, condition))));
			if (region.verdict() == Verdict.RACE_FREE) {
				results.add(states.with(region, region.proof(), free(file.path(), region)));
			}
			region.tried().ifPresent(trial -> results.add(states.with(region, trial, coverage(file.path(), region, trial))));
		}
		results.removeIf(result -> context.extent() == Extent.PROBLEMS && !isProblem(result));
		results.forEach(result -> {
			rules.add(result.get("ruleId").getAsString());
			result.add("analysisTarget", places.artifact(file.path()));
		});
		return results;
	}

	/** What a baseline has, and no file of now. */
	JsonObject absent(Gone gone) {
		JsonObject result = states.absent(gone);
		rules.add(result.get("ruleId").getAsString());
		return result;
	}

	private static boolean isProblem(JsonObject result) {
		return !result.has("kind") && result.getAsJsonArray("suppressions").isEmpty();
	}

	/** The rules of all results so far. */
	Set<String> rules() {
		return rules;
	}

	/** The kinds of gaps of all results so far. */
	Set<GapKind> gaps() {
		return gaps;
	}

	private JsonObject result(String rule, String kind, String level, JsonObject message, JsonObject location, Fingerprint print) {
		JsonObject result = SarifPlaces.object("ruleId", SarifPlaces.string(rule), "ruleIndex", new JsonPrimitive(-1));
		if (!kind.equals("fail")) {
			result.addProperty("kind", kind);
		}
		result.addProperty("level", level);
		result.add("message", message);
		result.add("locations", SarifPlaces.array(location));
		result.add("partialFingerprints", SarifPlaces.object(Fingerprint.KEY, SarifPlaces.string(print.value()), "primaryLocationLineHash",
				SarifPlaces.string(print.value())));
		result.add("suppressions", new JsonArray());
		return result;
	}

	/** Of a region, at its directive. */
	private JsonObject result(RegionReport region, String rule, String kind, JsonObject message, Fingerprint print) {
		return result(rule, kind, "none", message, inFunction(places.location(region.place()), region), print);
	}

	private static JsonObject inFunction(JsonObject location, RegionReport region) {
		if (!region.function().isEmpty()) {
			location.add("logicalLocations", SarifPlaces.array(
					SarifPlaces.object("name", SarifPlaces.string(region.function()), "kind", SarifPlaces.string("function"))));
		}
		return location;
	}

	private JsonObject message(String unit, SourceMessage message) {
		JsonObject result = result(message.kind().id(), "fail", message.weight().id(), SarifPlaces.message(Sentences.of(message)),
				places.location(message.place()), fingerprints.message(unit, message));
		message.schedule().filter(schedule -> !schedule.steps().isEmpty())
				.ifPresent(schedule -> result.add("codeFlows", SarifPlaces.array(flows.of(schedule))));
		return result;
	}

	private JsonObject race(String unit, RegionReport region, Defect defect) {
		Race race = defect.clearest();
		boolean definite = race.confidence() == Confidence.DEFINITE;
		JsonObject result = result(definite ? SarifRules.RACE : SarifRules.POSSIBLE, "fail", definite ? "error" : "warning",
				SarifPlaces.message(RaceMessages.sentence(race), " ([the other access](1), [the region](2))"),
				inFunction(places.location(race.first().place(), RaceMessages.action(race.first())), region),
				fingerprints.race(unit, region, defect));
		race.suppression().ifPresent(s -> result.add("suppressions", SarifPlaces.array(SarifPlaces.object("kind",
				SarifPlaces.string("inSource"), "status", SarifPlaces.string("accepted"), "justification", SarifPlaces.string(s.reason()),
				"location", places.location(s.place())))));
		result.add("relatedLocations", related(region, defect));
		result.add("codeFlows", SarifPlaces.array(flows.of(region, race)));
		JsonArray offered = fixes.of(unit, region, race);
		if (!offered.isEmpty()) {
			result.add("fixes", offered);
		}
		addGaps(race.reasons(), result);
		result.add("properties", properties(defect));
		return result;
	}

	/** The second end, the region, the reasons of a possible race, and the further pairs. */
	private JsonArray related(RegionReport region, Defect defect) {
		Race race = defect.clearest();
		JsonArray related = SarifPlaces.array(places.location(1, race.second().place(), RaceMessages.action(race.second())),
				places.location(2, region.place(), "in this " + region.directive() + " region"));
		Sentences.sorted(race.reasons())
				.forEach(reason -> related.add(places.location(reason.place(), "only possible because " + Sentences.of(reason))));
		defect.listed().forEach(pair -> related.add(places.location(pair.first().place(), RaceMessages.pair(pair))));
		return related;
	}

	private static JsonObject properties(Defect defect) {
		Race race = defect.clearest();
		JsonObject witness = new JsonObject();
		race.witness().forEach(witness::addProperty);
		JsonObject properties = SarifPlaces.object("confidence", SarifPlaces.string(race.confidence().name()), "kind",
				SarifPlaces.string(race.kind().name()), "variable", SarifPlaces.string(race.variable()), "witness", witness, "similar",
				new JsonPrimitive(defect.similar()), "evidence", SarifPlaces.string(race.evidence().kind().id()));
		race.evidence().tried().ifPresent(trial -> properties.addProperty("run", Sentences.of(trial.told())));
		return properties;
	}

	private void addGaps(List<ModelGap> because, JsonObject result) {
		EnumSet<GapKind> kinds = EnumSet.noneOf(GapKind.class);
		because.forEach(gap -> kinds.add(gap.kind()));
		gaps.addAll(kinds);
		if (!kinds.isEmpty()) {
			result.add("taxa", JsonReport.array(kinds, SarifRules::taxon));
		}
	}

	private JsonObject unknown(String unit, RegionReport region) {
		List<ModelGap> sorted = Sentences.sorted(region.gaps());
		JsonArray related = new JsonArray();
		sorted.forEach(gap -> related.add(places.location(related.size() + 1, gap.place(), Sentences.of(gap))));
		String what = region.races().isEmpty() ? " region has a data race: " : " region has data races that are not accepted: ";
		String text = "not decided whether this " + region.directive() + what + Sentences.of(sorted.get(0));
		JsonObject result = result(region, SarifRules.UNKNOWN, "open", SarifPlaces.message(text, " ([here](1))"),
				fingerprints.unknown(unit, region));
		result.add("relatedLocations", related);
		addGaps(region.gaps(), result);
		return result;
	}

	/** Somebody who knows the inputs has to look at it. */
	private JsonObject condition(String unit, RegionReport region, Condition condition) {
		String clause = ConditionWords.clause(condition);
		String is = region.verdict() == Verdict.RACE_FREE_IF ? " region is " : " region: ";
		String text = "this " + region.directive() + is + ConditionWords.lead(region) + " " + clause;
		JsonObject result = result(region, SarifRules.CONDITION, "review", SarifPlaces.message(text, " ([here](1))"),
				fingerprints.condition(unit, region, condition));
		result.add("relatedLocations", SarifPlaces.array(places.location(1, condition.place(), "here it is needed")));
		JsonObject properties = SarifPlaces.object("kind", SarifPlaces.string(condition.kind().id()));
		condition.tried().ifPresent(trial -> properties.addProperty("run", Sentences.of(trial.told())));
		result.add("properties", properties);
		return result;
	}

	private JsonObject free(String unit, RegionReport region) {
		int pairs = region.proof().pairs();
		String why = pairs == 0 ? "no two accesses conflict"
				: pairs == 1 ? "the only conflicting pair of accesses was proved impossible"
				: "each of " + pairs + " conflicting pairs of accesses was proved impossible";
		JsonObject result = result(region, SarifRules.FREE, "pass",
				SarifPlaces.message("this " + region.directive() + " region is race-free: " + why), fingerprints.free(unit, region));
		result.add("properties", JsonReport.proof(region.proof()));
		return result;
	}

	/** What runs have shown of a region, and which of its accesses they have executed. */
	private JsonObject coverage(String unit, RegionReport region, RegionTrial trial) {
		JsonObject result = result(region, SarifRules.COVERAGE, "informational",
				SarifPlaces.message("this " + region.directive() + " region: " + String.join("; ", RunWords.lines(region))),
				fingerprints.coverage(unit, region));
		JsonArray unseen = new JsonArray();
		trial.unseen().forEach(access -> unseen.add(places.location(access.place(), RunWords.unseen(access))));
		result.add("relatedLocations", unseen);
		result.add("properties", SarifPlaces.object("run", SarifPlaces.string(trial.outcome().id()), "threads",
				new JsonPrimitive(trial.threads()), "accesses", new JsonPrimitive(trial.accesses()), "seen",
				new JsonPrimitive(trial.seen())));
		return result;
	}
}
