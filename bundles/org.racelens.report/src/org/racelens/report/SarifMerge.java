package org.racelens.report;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;

/**
 * Joins runs of one tool. Of a file that several runs of ours have analysed the last analysis counts, and the joined run is the one that
 * would have analysed all files. Of runs that do not list their files, as those of other tools may be, all results are kept.
 */
final class SarifMerge {
	private static final String NOTICES = "toolExecutionNotifications";

	/**
	 * What the runs say of one file.
	 *
	 * @param artifact empty for a file that is no more: its results are absent
	 */
	private record Unit(Optional<JsonElement> artifact, List<JsonElement> results, List<JsonElement> notices, String call) {
		static Unit of(Optional<JsonElement> artifact, String call) {
			return new Unit(artifact, new ArrayList<>(), new ArrayList<>(), call);
		}

		boolean isFailed() {
			return !notices.isEmpty();
		}

		/** Whether it could not be analysed, or was not there, where another run had it. */
		boolean isWeakerThan(Unit other) {
			return isFailed() || artifact.isEmpty() && other.artifact.isPresent();
		}
	}

	private final List<JsonObject> runs = new ArrayList<>();
	private final Division division = new Division();
	private final SinceJson since = new SinceJson();

	/**
	 * Adds a run; those before it are of the same tool.
	 *
	 * @throws ReportMerge.MismatchException where ours are about what has changed since different revisions
	 */
	void add(JsonObject run) throws ReportMerge.MismatchException {
		run.getAsJsonArray("results").forEach(JsonElement::getAsJsonObject);
		if (SarifLog.isOurs(run)) {
			JsonObject properties = SarifLog.properties(run);
			since.add(properties);
			division.add(properties);
		}
		runs.add(run);
	}

	/** What of a divided input no run is about. */
	Optional<String> missing() {
		return division.missing();
	}

	/** All runs as one; asked once. */
	JsonObject joined() {
		JsonObject first = runs.get(0);
		if (runs.size() == 1) {
			return first;
		}
		boolean ours = runs.stream().allMatch(run -> run.has("artifacts") && run.has("invocations") && SarifLog.isOurs(run));
		if (ours) {
			join(first);
		} else {
			runs.subList(1, runs.size()).forEach(run -> append(first, run));
		}
		SarifLog.driver(first).add("rules", byId(runs.stream().map(run -> SarifLog.driver(run).get("rules")).toList()));
		if (ours) {
			joinGaps(first);
			JsonObject properties = SarifLog.properties(first);
			division.write(properties);
			SarifLog.set(properties, first);
		}
		SarifLog.index(first);
		return first;
	}

	private static void append(JsonObject first, JsonObject second) {
		first.getAsJsonArray("results").addAll(second.getAsJsonArray("results"));
		if (first.has("invocations") && second.has("invocations")) {
			first.getAsJsonArray("invocations").addAll(second.getAsJsonArray("invocations"));
		}
	}

	private void join(JsonObject into) {
		Map<String, Unit> units = new TreeMap<>();
		runs.forEach(run -> units(run)
				.forEach((uri, unit) -> units.merge(uri, unit, (before, now) -> now.isWeakerThan(before) ? before : now)));
		JsonArray invocations = new JsonArray();
		calls(units).values().forEach(invocations::add);
		into.add("invocations", invocations);
		into.add("artifacts", array(units.values().stream().flatMap(unit -> unit.artifact.stream()).toList()));
		into.add("results", array(units.values().stream().flatMap(unit -> unit.results.stream()).toList()));
	}

	/** By the names of the files. */
	private static Map<String, Unit> units(JsonObject run) {
		JsonObject invocation = invocation(run);
		String call = call(invocation);
		Map<String, Unit> units = new LinkedHashMap<>();
		run.getAsJsonArray("artifacts").forEach(artifact -> units.putIfAbsent(uri(artifact.getAsJsonObject().get("location")),
				Unit.of(Optional.of(artifact), call)));
		run.getAsJsonArray("results").forEach(result -> units.computeIfAbsent(uri(result.getAsJsonObject().get("analysisTarget")),
				uri -> Unit.of(Optional.empty(), call)).results.add(result));
		invocation.getAsJsonArray(NOTICES).forEach(notice -> file(notice)
				.ifPresent(name -> units.computeIfAbsent(name, uri -> Unit.of(Optional.empty(), call)).notices.add(notice)));
		return units;
	}

	/** The calls that differ in their words; what each of them says of the files that count. */
	private Map<String, JsonObject> calls(Map<String, Unit> units) {
		Map<String, JsonObject> calls = new LinkedHashMap<>();
		Map<String, Set<JsonElement>> general = new LinkedHashMap<>();
		for (JsonObject run : runs) {
			JsonObject invocation = invocation(run);
			calls.merge(call(invocation), invocation, SarifMerge::worse);
			invocation.getAsJsonArray(NOTICES).forEach(notice -> {
				if (file(notice).isEmpty() && !(isOfPartial(notice) && units.values().stream().noneMatch(Unit::isFailed))) {
					general.computeIfAbsent(call(invocation), c -> new HashSet<>()).add(notice);
				}
			});
		}
		calls.forEach((call, invocation) -> invocation.add(NOTICES, notices(call, invocation, general, units)));
		return calls;
	}

	/** The notices about the whole first, in the order in which the first call has them. */
	private JsonArray notices(String call, JsonObject kept, Map<String, Set<JsonElement>> general, Map<String, Unit> units) {
		Set<JsonElement> left = general.getOrDefault(call, new HashSet<>());
		List<JsonElement> result = new ArrayList<>();
		for (JsonObject run : runs) {
			invocation(run).getAsJsonArray(NOTICES).forEach(notice -> {
				if (left.remove(notice)) {
					result.add(isOfPartial(notice) ? 0 : result.size(), notice);
				}
			});
		}
		units.values().stream().filter(unit -> unit.call.equals(call)).forEach(unit -> result.addAll(unit.notices));
		return array(result);
	}

	/** The one with the higher status; it did not succeed where one of both did not. */
	private static JsonObject worse(JsonObject first, JsonObject second) {
		JsonObject result = (status(first) >= status(second) ? first : second).deepCopy();
		result.addProperty("executionSuccessful",
				first.get("executionSuccessful").getAsBoolean() && second.get("executionSuccessful").getAsBoolean());
		return result;
	}

	private static int status(JsonObject invocation) {
		return invocation.has("exitCode") ? invocation.get("exitCode").getAsInt() : 0;
	}

	private static boolean isOfPartial(JsonElement notice) {
		JsonElement descriptor = notice.getAsJsonObject().get("descriptor");
		return descriptor != null && descriptor.getAsJsonObject().get("id").getAsString().equals(SarifNotice.PARTIAL_REPORT.id());
	}

	private void joinGaps(JsonObject into) {
		List<JsonElement> taxa = runs.stream().map(run -> run.getAsJsonArray("taxonomies").get(0).getAsJsonObject().get("taxa")).toList();
		into.getAsJsonArray("taxonomies").get(0).getAsJsonObject().add("taxa", byId(taxa));
	}

	/** The descriptors of several lists, by name. */
	private static JsonArray byId(List<JsonElement> lists) {
		Map<String, JsonElement> all = new TreeMap<>();
		lists.stream().filter(list -> list != null).forEach(list -> list.getAsJsonArray()
				.forEach(one -> all.putIfAbsent(one.getAsJsonObject().get("id").getAsString(), one)));
		return array(List.copyOf(all.values()));
	}

	private static JsonObject invocation(JsonObject run) {
		return run.getAsJsonArray("invocations").get(0).getAsJsonObject();
	}

	private static String call(JsonObject invocation) {
		return invocation.has("commandLine") ? invocation.get("commandLine").getAsString() : "";
	}

	private static Optional<String> file(JsonElement notice) {
		JsonElement locations = notice.getAsJsonObject().get("locations");
		return locations == null ? Optional.empty()
				: Optional.of(uri(locations.getAsJsonArray().get(0).getAsJsonObject().getAsJsonObject("physicalLocation")
						.get("artifactLocation")));
	}

	private static String uri(JsonElement artifact) {
		return artifact.getAsJsonObject().get("uri").getAsString();
	}

	private static JsonArray array(List<? extends JsonElement> elements) {
		JsonArray result = new JsonArray();
		elements.forEach(result::add);
		return result;
	}
}
