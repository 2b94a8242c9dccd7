package org.racelens.report;

import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParseException;
import com.google.gson.JsonParser;
import org.racelens.race.verdict.Verdict;
import org.racelens.report.words.CheckReport.Extent;

/**
 * Joins JSON reports, or SARIF logs, of several runs into one. Of a file that is in several JSON reports the last analysis counts. Unknown
 * keys are kept.
 */
public final class ReportMerge {
	/** The text is not a report, or not one of the same kind as the others; the message is for the user. */
	public static final class MismatchException extends Exception {
		private static final long serialVersionUID = 1L;

		MismatchException(String message) {
			super(message);
		}
	}

	private static final String NO_REPORT = "not a report of racelens";

	private enum Kind {
		JSON, SARIF
	}

	private Kind kind;
	private String version;
	/** Whether one of the runs was stopped. */
	private boolean isStopped;
	/** By path. */
	private final Map<String, JsonObject> files = new TreeMap<>();
	private final InputOrder order = new InputOrder();
	private final SinceJson since = new SinceJson();
	/** By tool and category. */
	private final Map<String, SarifMerge> runs = new LinkedHashMap<>();

	/** SARIF runs as they are joined. */
	private Optional<JsonArray> joined = Optional.empty();

	/** Adds one report. */
	public void add(String text) throws MismatchException {
		try {
			JsonObject report = JsonParser.parseString(text).getAsJsonObject();
			Kind given = kindOf(report);
			if (kind != null && kind != given) {
				throw new MismatchException("cannot join a " + given + " report with a " + kind + " report");
			}
			kind = given;
			if (kind == Kind.JSON) {
				addJson(report);
			} else {
				for (JsonElement run : report.getAsJsonArray("runs")) {
					addRun(run.getAsJsonObject());
				}
			}
		} catch (JsonParseException | IllegalStateException | IllegalArgumentException | ClassCastException | NullPointerException
				| UnsupportedOperationException e) {
			throw new MismatchException(NO_REPORT);
		}
	}

	/**
	 * The joined report; nothing is added afterwards.
	 *
	 * @throws MismatchException where runs of ours are not as we write them
	 */
	public String result() throws MismatchException {
		JsonArray array = new JsonArray();
		if (kind == Kind.SARIF) {
			return JsonReport.text(SarifLog.of(joinedRuns()));
		}
		order.sorted(files).forEach(array::add);
		JsonObject document = JsonReport.document(version, array, isPartial() ? Extent.PARTIAL : Extent.WHOLE);
		since.write(document);
		order.write(document, files);
		return JsonReport.text(document);
	}

	/** What of a divided input no report is about. */
	public Optional<String> missing() {
		return order.missing().or(() -> runs.values().stream().flatMap(run -> run.missing().stream()).findFirst());
	}

	private JsonArray joinedRuns() throws MismatchException {
		if (joined.isEmpty()) {
			JsonArray array = new JsonArray();
			try {
				runs.values().forEach(merge -> array.add(merge.joined()));
			} catch (IllegalStateException | IndexOutOfBoundsException | ClassCastException | NullPointerException
					| UnsupportedOperationException e) {
				throw new MismatchException(NO_REPORT);
			}
			joined = Optional.of(array);
		}
		return joined.get();
	}

	/** Another run may have analysed what a stopped one did not. */
	private boolean isPartial() {
		return isStopped && files.values().stream().anyMatch(ReportMerge::isFailed);
	}

	/** What is left to be done about the regions, as {@link org.racelens.race.verdict.RegionReport#finding} has it. */
	public Set<Verdict> findings() throws MismatchException {
		Set<Verdict> result = EnumSet.noneOf(Verdict.class);
		for (JsonObject file : files.values()) {
			file.getAsJsonArray("regions").forEach(region -> finding(region.getAsJsonObject()).ifPresent(result::add));
		}
		if (kind == Kind.SARIF) {
			for (JsonElement run : joinedRuns()) {
				run.getAsJsonObject().getAsJsonArray("results").forEach(one -> sarif(one.getAsJsonObject()).ifPresent(result::add));
			}
		}
		return result;
	}

	private static Optional<Verdict> sarif(JsonObject result) {
		JsonElement rule = result.get("ruleId");
		return switch (rule == null || !isNew(result) ? "" : rule.getAsString()) {
			case SarifRules.RACE, SarifRules.POSSIBLE ->
				isAccepted(result.get("suppressions")) ? Optional.empty() : Optional.of(Verdict.RACE);
			case SarifRules.UNKNOWN -> Optional.of(Verdict.UNKNOWN);
			case SarifRules.CONDITION -> Optional.of(Verdict.RACE_FREE_IF);
			default -> Optional.empty();
		};
	}

	private static Optional<Verdict> finding(JsonObject region) {
		return open(region).filter(verdict -> !isKnown(region, verdict));
	}

	/** What is left to be done about a region besides what its source accepts. */
	private static Optional<Verdict> open(JsonObject region) {
		Verdict verdict = Verdict.valueOf(region.get("verdict").getAsString());
		if (verdict != Verdict.RACE || !region.has("races") || !allAccepted(region.getAsJsonArray("races"))) {
			return Optional.of(verdict);
		}
		if (!region.has("gaps") || !region.getAsJsonArray("gaps").isEmpty()) {
			return Optional.of(Verdict.UNKNOWN);
		}
		return region.has("conditions") && !region.getAsJsonArray("conditions").isEmpty() ? Optional.of(Verdict.RACE_FREE_IF)
				: Optional.empty();
	}

	/** Whether a baseline has all that counts of a region; accepted races do not. */
	private static boolean isKnown(JsonObject region, Verdict verdict) {
		return switch (verdict) {
			case RACE -> region.has("races") && allKnown(region.getAsJsonArray("races"));
			case UNKNOWN -> isKnown(region);
			case RACE_FREE_IF -> region.has("conditions") && allKnown(region.getAsJsonArray("conditions"));
			case RACE_FREE, NO_PARALLELISM -> false;
		};
	}

	private static boolean isKnown(JsonObject finding) {
		JsonElement baseline = finding.get("baseline");
		return baseline != null && baseline.getAsString().equals("known");
	}

	private static boolean allKnown(JsonArray findings) {
		for (JsonElement finding : findings) {
			if (!isKnown(finding.getAsJsonObject()) && !isSuppressed(finding.getAsJsonObject())) {
				return false;
			}
		}
		return !findings.isEmpty();
	}

	/** What a baseline has, or what it alone has, is nothing to be done. */
	private static boolean isNew(JsonObject result) {
		JsonElement state = result.get("baselineState");
		return state == null || !state.getAsString().equals("unchanged") && !state.getAsString().equals("absent");
	}

	private static boolean allAccepted(JsonArray races) {
		for (JsonElement race : races) {
			if (!isSuppressed(race.getAsJsonObject())) {
				return false;
			}
		}
		return !races.isEmpty();
	}

	private static boolean isSuppressed(JsonObject finding) {
		JsonElement suppressed = finding.get("suppressed");
		return suppressed != null && suppressed.getAsBoolean();
	}

	/** SARIF 2.1.0 §3.27.23: suppressed unless a suppression is under review or rejected. */
	static boolean isAccepted(JsonElement suppressions) {
		if (suppressions == null || suppressions.getAsJsonArray().isEmpty()) {
			return false;
		}
		for (JsonElement one : suppressions.getAsJsonArray()) {
			JsonElement status = one.getAsJsonObject().get("status");
			if (status != null && !status.getAsString().equals("accepted")) {
				return false;
			}
		}
		return true;
	}

	private static Kind kindOf(JsonObject report) throws MismatchException {
		if (report.has("runs") && report.has("version")) {
			return Kind.SARIF;
		}
		if (!report.has("schema") || report.get("schema").getAsInt() != JsonReport.SCHEMA) {
			throw new MismatchException("not a report of schema version " + JsonReport.SCHEMA);
		}
		return Kind.JSON;
	}

	private void addJson(JsonObject report) throws MismatchException {
		since.add(report);
		if (version == null) {
			version = report.getAsJsonObject("tool").get("version").getAsString();
		}
		order.add(report);
		isStopped |= report.has("partial") && report.get("partial").getAsBoolean();
		for (JsonElement element : report.getAsJsonArray("files")) {
			JsonObject file = element.getAsJsonObject();
			file.getAsJsonArray("regions").forEach(r -> finding(r.getAsJsonObject()));
			files.merge(file.get("path").getAsString(), file, (before, now) -> isFailed(now) ? before : now);
		}
	}

	private static boolean isFailed(JsonObject file) {
		return file.get("status").getAsString().equals("failed");
	}

	private void addRun(JsonObject run) throws MismatchException {
		for (JsonElement result : run.getAsJsonArray("results")) {
			sarif(result.getAsJsonObject());
			isAccepted(result.getAsJsonObject().get("suppressions"));
		}
		runs.computeIfAbsent(SarifLog.identity(run), identity -> new SarifMerge()).add(run);
	}
}
