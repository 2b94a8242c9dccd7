package org.racelens.report;

import java.util.ArrayList;
import java.util.List;
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
 * The shares of divided inputs that some reports are about. A report of one share says {@code shard}, one of several, but not all,
 * {@code shards}; one of all is a report as any other.
 */
final class Division {
	private static final String SHARD = "shard";
	private static final String SHARDS = "shards";
	private static final String NUMBER = "number";
	private static final String NUMBERS = "numbers";
	private static final String COUNT = "count";
	/** So many shares are named that are missing: how many there are is what a report says. */
	private static final int MOST_NAMES = 100;

	/** The numbers of the shares, by how many there are. */
	private final Map<Integer, Set<Integer>> numbers = new TreeMap<>();

	/** Says in a JSON report, or in the properties of a SARIF run, which share it is about. */
	static JsonObject write(Share share, JsonObject holder) {
		JsonObject written = new JsonObject();
		written.addProperty(NUMBER, share.number());
		written.addProperty(COUNT, share.count());
		holder.add(SHARD, written);
		return written;
	}

	/** Adds what such an object says; the result is what it has of each division. */
	List<JsonObject> add(JsonObject holder) {
		List<JsonObject> said = new ArrayList<>();
		JsonElement one = holder.get(SHARD);
		if (one != null && one.isJsonObject()) {
			said.add(one.getAsJsonObject());
		}
		if (holder.has(SHARDS)) {
			holder.getAsJsonArray(SHARDS).forEach(share -> said.add(share.getAsJsonObject()));
		}
		said.forEach(share -> {
			Set<Integer> known = numbers.computeIfAbsent(share.get(COUNT).getAsInt(), c -> new TreeSet<>());
			if (share.has(NUMBER)) {
				known.add(share.get(NUMBER).getAsInt());
			} else {
				share.getAsJsonArray(NUMBERS).forEach(n -> known.add(n.getAsInt()));
			}
		});
		return said;
	}

	/** Which shares of the input are not there, where there are shares; empty where all are. */
	Optional<String> missing() {
		if (numbers.size() > 1) {
			return Optional.of("the reports are shares of several divisions: of "
					+ numbers.keySet().stream().map(String::valueOf).collect(Collectors.joining(" and of ")));
		}
		return numbers.entrySet().stream().findFirst().map(e -> IntStream.rangeClosed(1, e.getKey())
				.filter(i -> !e.getValue().contains(i)).limit(MOST_NAMES).mapToObj(i -> i + "/" + e.getKey())
				.collect(Collectors.joining(", ")))
				.filter(names -> !names.isEmpty()).map(names -> "shares are missing: " + names);
	}

	/** Whether all shares are those of one division. */
	boolean isOne() {
		return numbers.size() == 1;
	}

	/** Says in the joined report which shares it has, unless these are all. */
	List<JsonObject> write(JsonObject holder) {
		holder.remove(SHARD);
		holder.remove(SHARDS);
		List<JsonObject> written = new ArrayList<>();
		if (missing().isPresent()) {
			numbers.forEach((count, some) -> {
				JsonArray list = new JsonArray();
				some.forEach(list::add);
				JsonObject share = new JsonObject();
				share.add(NUMBERS, list);
				share.addProperty(COUNT, count);
				written.add(share);
			});
			holder.add(SHARDS, JsonReport.array(written, share -> share));
		}
		return written;
	}
}
