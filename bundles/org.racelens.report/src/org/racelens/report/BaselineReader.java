package org.racelens.report;

import java.net.URI;
import java.net.URISyntaxException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParseException;
import com.google.gson.JsonParser;
import org.racelens.report.Baseline.Acceptance;
import org.racelens.report.Baseline.Finding;
import org.racelens.report.Baseline.UnusableException;
import org.racelens.report.words.Comparison.Gone;
import org.racelens.report.words.Comparison.Rule;

/** Reads the findings of a report that somebody hands in: nothing of its form is taken for granted. */
final class BaselineReader {
	private static final String TOOL = "racelens";

	/** A fault in the report, at a place such as {@code $.runs[0]}. */
	private static final class Fault extends RuntimeException {
		private static final long serialVersionUID = 1L;

		Fault(String place, String what) {
			super(place + ": " + what, null, false, false);
		}
	}

	/** A value in the report, with its place. */
	private record Value(String place, JsonElement json) {
		Value {
			if (json == null || json.isJsonNull()) {
				throw new Fault(place, "is missing");
			}
		}

		JsonObject object() {
			if (!json.isJsonObject()) {
				throw new Fault(place, "must be an object");
			}
			return json.getAsJsonObject();
		}

		boolean has(String key) {
			JsonElement value = object().get(key);
			return value != null && !value.isJsonNull();
		}

		Value at(String key) {
			return new Value(place + "." + key, object().get(key));
		}

		String text() {
			if (!json.isJsonPrimitive() || !json.getAsJsonPrimitive().isString()) {
				throw new Fault(place, "must be a string");
			}
			return json.getAsString();
		}

		int number() {
			try {
				int number = json.getAsJsonPrimitive().getAsInt();
				if (number > 0) {
					return number;
				}
			} catch (IllegalStateException | NumberFormatException e) {
				throw new Fault(place, "must be a number");
			}
			throw new Fault(place, "must be at least 1");
		}

		void each(Consumer<Value> consumer) {
			if (!json.isJsonArray()) {
				throw new Fault(place, "must be an array");
			}
			JsonArray array = json.getAsJsonArray();
			for (int i = 0; i < array.size(); i++) {
				consumer.accept(new Value(place + "[" + i + "]", array.get(i)));
			}
		}

		/** What a member says; empty where there is none. */
		String textOr(String key, String otherwise) {
			return has(key) ? at(key).text() : otherwise;
		}
	}

	private final String report;
	private final List<Finding> findings = new ArrayList<>();

	BaselineReader(String report) {
		this.report = report;
	}

	List<Finding> read() throws UnusableException {
		try {
			Value root = new Value("$", JsonParser.parseString(report));
			if (root.has("runs")) {
				sarif(root);
			} else if (root.has("files") && root.has("schema")) {
				json(root);
			} else {
				throw new Fault("$", "neither a JSON nor a SARIF report");
			}
			return findings;
		} catch (JsonParseException e) {
			String reason = e.getCause() == null ? e.getMessage() : e.getCause().getMessage();
			throw new UnusableException("not JSON: " + String.valueOf(reason).lines().findFirst().orElse(""));
		} catch (Fault e) {
			throw new UnusableException("not a report of " + TOOL + ": " + e.getMessage());
		}
	}

	private static void requireTool(Value name) {
		if (!name.text().equals(TOOL)) {
			throw new Fault(name.place(), "the report is one of " + name.text());
		}
	}

	private static String fingerprint(Value holder, String key) {
		if (!holder.has(key)) {
			throw new Fault(holder.place(), "has no " + key + ": was it written by an older version, or changed by another tool?");
		}
		return holder.at(key).text();
	}

	private void json(Value root) {
		if (root.at("schema").number() != JsonReport.SCHEMA) {
			throw new Fault("$.schema", "is not " + JsonReport.SCHEMA);
		}
		requireTool(root.at("tool").at("name"));
		root.at("files").each(file -> {
			String path = file.at("path").text();
			file.at("regions").each(region -> region(path, region));
			if (file.has("messages")) {
				file.at("messages").each(m -> add(path, Optional.empty(), Acceptance.OPEN, m, m, m.at("message").text()));
			}
		});
	}

	private void region(String path, Value region) {
		region.at("races").each(race -> {
			boolean accepted = race.has("suppressed") && race.at("suppressed").json().toString().equals("true");
			add(path, Optional.of(Rule.RACE), accepted ? Acceptance.ACCEPTED : Acceptance.OPEN, race, race.at("first"),
					race.at("message").text());
		});
		if (region.has("fingerprint")) {
			add(path, Optional.of(Rule.UNKNOWN), Acceptance.OPEN, region, region,
					"not decided whether this " + region.at("directive").text() + " region has a data race");
		}
		region.at("conditions").each(c -> add(path, Optional.of(Rule.CONDITION), Acceptance.OPEN, c, c, c.at("text").text()));
	}

	private void add(String file, Optional<Rule> rule, Acceptance acceptance, Value holder, Value place, String message) {
		String print = fingerprint(holder, "fingerprint");
		Gone said = new Gone(rule.orElse(Rule.RACE), print, message, file, place.textOr("path", file), place.at("line").number(),
				place.has("column") ? place.at("column").number() : 1);
		findings.add(new Finding(file, print, rule, acceptance, said));
	}

	private void sarif(Value root) {
		root.at("runs").each(run -> {
			requireTool(run.at("tool").at("driver").at("name"));
			run.at("results").each(result -> {
				if (!result.textOr("baselineState", "").equals("absent")) {
					result(result);
				}
			});
		});
	}

	private void result(Value result) {
		Value prints = new Value(result.place(), result.object());
		if (!prints.has("partialFingerprints")) {
			throw new Fault(result.place(), "has no partialFingerprints: was it written by an older version, or changed by another tool?");
		}
		String print = fingerprint(result.at("partialFingerprints"), Fingerprint.KEY);
		Value physical = first(result.at("locations")).at("physicalLocation");
		String path = path(physical.at("artifactLocation").at("uri"));
		String file = result.has("analysisTarget") ? path(result.at("analysisTarget").at("uri")) : path;
		Value region = physical.at("region");
		Gone said = new Gone(rule(result).orElse(Rule.RACE), print, SarifPlaces.plainMessage(result.at("message").at("text").text()), file,
				path, region.at("startLine").number(), region.has("startColumn") ? region.at("startColumn").number() : 1);
		findings.add(new Finding(file, print, rule(result),
				ReportMerge.isAccepted(result.object().get("suppressions")) ? Acceptance.ACCEPTED : Acceptance.OPEN, said));
	}

	private static Value first(Value array) {
		List<Value> all = new ArrayList<>();
		array.each(all::add);
		if (all.isEmpty()) {
			throw new Fault(array.place(), "is empty");
		}
		return all.get(0);
	}

	private static Optional<Rule> rule(Value result) {
		return switch (result.at("ruleId").text()) {
			case SarifRules.RACE, SarifRules.POSSIBLE -> Optional.of(Rule.RACE);
			case SarifRules.UNKNOWN -> Optional.of(Rule.UNKNOWN);
			case SarifRules.CONDITION -> Optional.of(Rule.CONDITION);
			default -> Optional.empty();
		};
	}

	/** The path that a reference of a SARIF report means. */
	private static String path(Value reference) {
		try {
			String path = new URI(reference.text()).getPath();
			return path == null ? reference.text() : path;
		} catch (URISyntaxException e) {
			throw new Fault(reference.place(), "is no URI");
		}
	}
}
