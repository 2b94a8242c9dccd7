package org.racelens.report;

import java.util.Collection;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import com.google.gson.Gson;
import com.google.gson.GsonBuilder;
import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import org.racelens.model.gap.ModelGap;
import org.racelens.model.gap.SourceMessage;
import org.racelens.model.source.CallSite;
import org.racelens.model.source.SourceRange;
import org.racelens.race.verdict.AccessReport;
import org.racelens.race.verdict.Condition;
import org.racelens.race.verdict.Defect;
import org.racelens.race.verdict.Proof;
import org.racelens.race.verdict.Race;
import org.racelens.race.verdict.RegionReport;
import org.racelens.race.verdict.Suppression;
import org.racelens.race.verdict.UnitReport;
import org.racelens.report.words.CheckReport;
import org.racelens.report.words.CheckReport.Extent;
import org.racelens.report.words.ConditionWords;
import org.racelens.report.words.RaceMessages;
import org.racelens.report.words.Sentences;
import org.racelens.report.words.Visible;

/** The report for other tools: schema version 1 of the command line's machine-readable output. Keys may be added, never removed. */
public final class JsonReport {
	/** Version of the schema. */
	static final int SCHEMA = 1;

	/** How much is written of a race. */
	public enum Detail {
		SUMMARY,
		/** with the constraint as SMT-LIB */
		CONSTRAINTS
	}

	private final Detail detail;
	private final Optional<Function<CheckReport, Fingerprints>> fingerprints;

	/** A report that does not say how its findings are known again. */
	public JsonReport(Detail detail) {
		this.detail = detail;
		this.fingerprints = Optional.empty();
	}

	/** A report with fingerprints. */
	public JsonReport(Detail detail, Function<CheckReport, Fingerprints> fingerprints) {
		this.detail = detail;
		this.fingerprints = Optional.of(fingerprints);
	}

	/** The report as a JSON document, with the files in the order of the input. */
	public String render(CheckReport report) {
		Optional<Fingerprints> prints = fingerprints.map(f -> f.apply(report));
		JsonObject document = document(report.version(),
				array(report.files(), file -> file(file, new Identified(file.path(), prints, report.comparison()))), report.extent());
		report.scope().since().ifPresent(since -> SinceJson.write(since, document));
		report.scope().share().ifPresent(share -> InputOrder.write(share, document));
		report.comparison().ifPresent(c -> document.add("baseline", ComparisonJson.of(c, report.files())));
		return text(document);
	}

	/** Absent values are written as {@code null}, so that every key is always there. */
	static Gson gson() {
		return new GsonBuilder().setPrettyPrinting().disableHtmlEscaping().serializeNulls().create();
	}

	static String text(JsonElement document) {
		return visible(gson().toJson(document)) + "\n";
	}

	/** JSON escapes of all that a terminal would obey or not show; outside of strings there is nothing of the kind but ends of lines. */
	private static String visible(String json) {
		StringBuilder result = new StringBuilder(json.length());
		json.codePoints().forEach(c -> {
			if (c == '\n' || !Visible.isUnsafe(c)) {
				result.appendCodePoint(c);
			} else {
				for (char unit : Character.toChars(c)) {
					result.append(String.format("\\u%04x", (int) unit));
				}
			}
		});
		return result.toString();
	}

	/** A run that was stopped says {@code "partial": true}. */
	static JsonObject document(String version, JsonArray files, Extent extent) {
		JsonObject tool = new JsonObject();
		tool.addProperty("name", "racelens");
		tool.addProperty("version", version);
		JsonObject result = new JsonObject();
		result.addProperty("schema", SCHEMA);
		result.add("tool", tool);
		if (extent == Extent.PARTIAL) {
			result.addProperty("partial", true);
		}
		result.add("files", files);
		return result;
	}

	private JsonObject file(UnitReport file, Identified identified) {
		JsonObject result = new JsonObject();
		result.addProperty("path", file.path());
		result.addProperty("status", file.failure().isPresent() ? "failed" : "analysed");
		result.addProperty("message", file.failure().orElse(null));
		result.addProperty("verdict", CheckReport.verdict(file).name());
		result.addProperty("millis", file.time().toMillis());
		result.add("regions", array(file.regions(), region -> region(region, identified)));
		result.add("messages", array(file.messages(), message -> identified.message(message, message(message))));
		return result;
	}

	private JsonObject region(RegionReport region, Identified identified) {
		JsonObject result = new JsonObject();
		result.addProperty("directive", region.directive());
		result.addProperty("line", region.place().line());
		result.addProperty("endLine", region.endLine());
		result.addProperty("function", region.function());
		result.addProperty("verdict", region.verdict().name());
		result.addProperty("millis", region.time().toMillis());
		result.addProperty("column", region.place().column());
		result.addProperty("path", region.place().path());
		result.add("conditions", array(region.conditions(), c -> identified.condition(region, c, condition(c))));
		result.add("gaps", array(Sentences.sorted(region.gaps()), JsonReport::gap));
		result.add("races", array(Defect.of(region.races()), defect -> identified.race(region, defect, defect(defect))));
		result.add("proof", proof(region.proof()));
		region.tried().ifPresent(trial -> result.add("run", RunJson.of(trial)));
		return identified.region(region, result);
	}

	private static JsonObject gap(ModelGap gap) {
		return located(gap.place(), gap.kind().id(), Sentences.of(gap));
	}

	/** What must hold; {@code expression} is in the language of the source where that can say it. */
	private static JsonObject condition(Condition condition) {
		JsonObject result = new JsonObject();
		result.addProperty("kind", condition.kind().id());
		result.addProperty("text", ConditionWords.clause(condition));
		result.addProperty("line", condition.place().line());
		JsonArray variables = new JsonArray();
		condition.statement().variables().forEach(variables::add);
		result.add("variables", variables);
		result.addProperty("discharged", (String) null);
		result.addProperty("column", condition.place().column());
		result.addProperty("path", condition.place().path());
		result.addProperty("expression", condition.statement().expression().orElse(null));
		condition.tried().ifPresent(trial -> result.add("run", RunJson.of(trial)));
		return result;
	}

	private static JsonObject message(SourceMessage message) {
		JsonObject result = located(message.place(), message.kind().id(), Sentences.of(message));
		result.addProperty("weight", message.weight().id());
		message.schedule().ifPresent(schedule -> {
			result.add("schedule", ScheduleJson.of(schedule));
			schedule.repeatsFrom().ifPresent(step -> result.addProperty("repeatsFrom", step));
		});
		return result;
	}

	private static JsonObject located(SourceRange place, String kind, String message) {
		JsonObject result = new JsonObject();
		result.addProperty("line", place.line());
		result.addProperty("column", place.column());
		result.addProperty("kind", kind);
		result.addProperty("message", message);
		result.addProperty("path", place.path());
		return result;
	}

	/** One finding: its clearest pair with all that is known of it, and the others in short. */
	private JsonObject defect(Defect defect) {
		JsonObject result = race(defect.clearest());
		result.addProperty("similar", defect.similar());
		result.add("pairs", array(defect.listed(), pair -> {
			JsonObject ends = new JsonObject();
			ends.add("first", access(pair.first()));
			ends.add("second", access(pair.second()));
			return ends;
		}));
		return result;
	}

	JsonObject race(Race race) {
		JsonObject result = new JsonObject();
		result.addProperty("kind", race.kind().name());
		result.addProperty("variable", race.variable());
		result.addProperty("confidence", race.confidence().name());
		result.addProperty("message", RaceMessages.sentence(race));
		result.add("first", access(race.first()));
		result.add("second", access(race.second()));
		result.add("witness", object(race.witness()));
		result.addProperty("evidence", race.evidence().kind().id());
		race.evidence().tried().ifPresent(trial -> result.add("run", RunJson.of(trial)));
		race.evidence().schedule().ifPresent(schedule -> result.add("schedule", ScheduleJson.of(schedule)));
		result.add("reasons", array(Sentences.sorted(race.reasons()), JsonReport::gap));
		race.suppression().ifPresent(s -> {
			result.addProperty("suppressed", true);
			result.add("suppression", suppression(s));
		});
		if (detail == Detail.CONSTRAINTS) {
			race.evidence().constraint().ifPresent(formula -> result.addProperty("smtlib", SmtLibReport.render(formula)));
		}
		return result;
	}

	private static JsonObject suppression(Suppression suppression) {
		JsonObject result = new JsonObject();
		result.addProperty("line", suppression.place().line());
		result.addProperty("reason", suppression.reason());
		return result;
	}

	static JsonObject access(AccessReport access) {
		JsonObject result = new JsonObject();
		result.addProperty("path", access.place().path());
		result.addProperty("line", access.place().line());
		result.addProperty("column", access.place().column());
		result.addProperty("access", access.write() ? "W" : "R");
		result.addProperty("text", access.text());
		result.addProperty("thread", access.thread());
		result.addProperty("task", RaceMessages.task(access).orElse(null));
		result.addProperty("executor", RaceMessages.who(access));
		result.add("iteration", object(access.iteration()));
		result.addProperty("phase", RaceMessages.phase(access));
		result.add("calls", array(access.calls(), JsonReport::call));
		result.addProperty("atomic", access.atomic());
		result.addProperty("resolved", access.resolved());
		result.addProperty("address", access.address());
		return result;
	}

	private static JsonObject call(CallSite call) {
		JsonObject result = new JsonObject();
		result.addProperty("callee", call.callee());
		result.addProperty("path", call.place().path());
		result.addProperty("line", call.place().line());
		result.addProperty("column", call.place().column());
		return result;
	}

	static JsonObject proof(Proof proof) {
		JsonObject result = new JsonObject();
		result.addProperty("pairs", proof.pairs());
		result.addProperty("cheap", proof.cheap());
		result.addProperty("solver", proof.solver());
		result.addProperty("phase", proof.phase());
		JsonArray assumptions = new JsonArray();
		proof.assumptions().forEach(a -> assumptions.add(Sentences.of(a)));
		result.add("assumptions", assumptions);
		JsonArray facts = new JsonArray();
		proof.facts().forEach(f -> facts.add(Sentences.of(f)));
		result.add("facts", facts);
		return result;
	}

	private static JsonObject object(Map<String, String> values) {
		JsonObject result = new JsonObject();
		values.forEach(result::addProperty);
		return result;
	}

	static <T> JsonArray array(Collection<T> values, Function<T, JsonObject> toJson) {
		JsonArray result = new JsonArray();
		values.forEach(value -> result.add(toJson.apply(value)));
		return result;
	}
}
