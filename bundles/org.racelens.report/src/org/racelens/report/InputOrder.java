package org.racelens.report;

import java.util.Collection;
import java.util.HashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import org.racelens.report.words.CheckReport.Share;

/**
 * The order of the files in joined JSON reports. Where these are all shares of one input, each once, it is that of the input; else it is
 * that of the paths, which does not depend on how the files were shared out either.
 */
final class InputOrder {
	private static final String NUMBER = "number";
	private static final String COUNT = "count";
	private static final String PLACES = "places";

	/** The paths of the files by their places in the input. */
	private final Map<Integer, String> input = new TreeMap<>();
	/** Which shares were added, and of how many. */
	private final Set<Integer> numbers = new TreeSet<>();
	private final Set<Integer> counts = new TreeSet<>();
	private int reports;

	/** What a report says of the share that it is about. */
	static JsonObject written(Share share) {
		JsonObject written = new JsonObject();
		written.addProperty(NUMBER, share.number());
		written.addProperty(COUNT, share.count());
		JsonArray places = new JsonArray();
		share.places().forEach(places::add);
		written.add(PLACES, places);
		return written;
	}

	/** Adds a report. */
	void add(JsonObject report) {
		reports++;
		JsonElement shard = report.get(JsonReport.SHARD);
		if (shard != null && shard.isJsonObject()) {
			addShare(shard.getAsJsonObject(), report.getAsJsonArray("files"));
		}
	}

	private void addShare(JsonObject share, JsonArray files) {
		numbers.add(share.get(NUMBER).getAsInt());
		counts.add(share.get(COUNT).getAsInt());
		JsonArray places = share.getAsJsonArray(PLACES);
		for (int i = 0; i < Math.min(places.size(), files.size()); i++) {
			input.putIfAbsent(places.get(i).getAsInt(), files.get(i).getAsJsonObject().get("path").getAsString());
		}
	}

	/** Which shares of the input are not there, where the reports are shares; empty where all are. */
	Optional<String> missing() {
		if (counts.size() > 1) {
			return Optional.of("the reports are shares of several divisions: of "
					+ counts.stream().map(String::valueOf).collect(Collectors.joining(" and of ")));
		}
		return counts.stream().findFirst().map(count -> IntStream.rangeClosed(1, count).filter(i -> !numbers.contains(i))
				.mapToObj(i -> i + "/" + count).collect(Collectors.joining(", "))).filter(names -> !names.isEmpty())
				.map(names -> "shares are missing: " + names);
	}

	/** The files of all reports, in their order. */
	Collection<JsonObject> sorted(Map<String, JsonObject> byPath) {
		boolean areAll = counts.size() == 1 && counts.contains(reports) && numbers.size() == reports
				&& new HashSet<>(input.values()).equals(byPath.keySet());
		return areAll ? input.values().stream().map(byPath::get).toList() : byPath.values();
	}
}
