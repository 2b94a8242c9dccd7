package org.racelens.report;

import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import org.racelens.report.words.CheckReport.Share;

/**
 * The order of the files in joined JSON reports. Where these are all shares of one input, it is that of the input; else it is that of the
 * paths, which does not depend on how the files were shared out either.
 */
final class InputOrder {
	private static final String PLACES = "places";

	/** The paths of the files by their places in the input. */
	private final Map<Integer, String> input = new TreeMap<>();
	private final Division division = new Division();
	/** Whether the places of all files are known. */
	private boolean isPlaced = true;

	/** Says in a report which share it is about, and where its files are in the input. */
	static void write(Share share, JsonObject report) {
		Division.write(share, report).add(PLACES, places(share.places()));
	}

	private static JsonArray places(Collection<Integer> numbers) {
		JsonArray places = new JsonArray();
		numbers.forEach(places::add);
		return places;
	}

	/** Adds a report. */
	void add(JsonObject report) {
		List<JsonObject> shares = division.add(report);
		if (shares.size() == 1 && shares.get(0).has(PLACES)) {
			add(shares.get(0).getAsJsonArray(PLACES), report.getAsJsonArray("files"));
		} else {
			isPlaced = false;
		}
	}

	private void add(JsonArray places, JsonArray files) {
		for (int i = 0; i < Math.min(places.size(), files.size()); i++) {
			input.putIfAbsent(places.get(i).getAsInt(), files.get(i).getAsJsonObject().get("path").getAsString());
		}
	}

	/** Which shares of the input are not there, where the reports are shares; empty where all are. */
	Optional<String> missing() {
		return division.missing();
	}

	/** The files of all reports, in their order. */
	Collection<JsonObject> sorted(Map<String, JsonObject> byPath) {
		return isOfInput(byPath) ? input.values().stream().map(byPath::get).toList() : byPath.values();
	}

	private boolean isOfInput(Map<String, JsonObject> byPath) {
		return isPlaced && division.isOne() && new HashSet<>(input.values()).equals(byPath.keySet());
	}

	/** Says in the joined report which shares it has, unless these are all. */
	void write(JsonObject report, Map<String, JsonObject> byPath) {
		List<JsonObject> written = division.write(report);
		if (isOfInput(byPath)) {
			written.forEach(share -> share.add(PLACES, places(input.keySet())));
		}
	}
}
