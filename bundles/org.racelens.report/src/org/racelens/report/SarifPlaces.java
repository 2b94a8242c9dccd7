package org.racelens.report;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.function.Function;
import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import com.google.gson.JsonPrimitive;
import org.racelens.model.schedule.Schedule;
import org.racelens.model.source.CallSite;
import org.racelens.model.source.SourceRange;
import org.racelens.race.verdict.AccessReport;
import org.racelens.race.verdict.RegionReport;
import org.racelens.report.words.RaceMessages;
import org.racelens.report.words.ScheduleWords;

/** Places and texts in SARIF's terms. */
final class SarifPlaces {
	private static final String UNRESERVED = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~/";

	private SarifPlaces() {
	}

	static JsonPrimitive string(String value) {
		return new JsonPrimitive(value);
	}

	static JsonObject text(String value) {
		return SarifReport.object("text", string(value));
	}

	static JsonObject location(SourceRange place) {
		return SarifReport.object("physicalLocation", physical(place));
	}

	static JsonObject location(SourceRange place, String message) {
		JsonObject result = location(place);
		result.add("message", text(message));
		return result;
	}

	/** How one thread gets to its end of a race: the region, the calls, the access. */
	static JsonObject threadFlow(RegionReport region, AccessReport access) {
		JsonArray steps = new JsonArray();
		steps.add(step(location(region.place(), RaceMessages.who(access) + " executes the " + region.directive() + " region")));
		for (CallSite call : access.calls()) {
			steps.add(step(location(call.place(), "calls " + call.callee())));
		}
		steps.add(step(location(access.place(), RaceMessages.action(access))));
		return SarifReport.object("id", string(RaceMessages.who(access)), "locations", steps);
	}

	/** What each thread does in a schedule of a region; the steps are numbered across threads. */
	static JsonArray threadFlows(RegionReport region, Schedule schedule) {
		return threadFlows(schedule, who -> List.of(location(region.place(), who + " executes the " + region.directive() + " region")));
	}

	/** What each thread does in a schedule; the steps are numbered across threads. */
	static JsonArray threadFlows(Schedule schedule) {
		return threadFlows(schedule, who -> List.of());
	}

	private static JsonArray threadFlows(Schedule schedule, Function<String, List<JsonObject>> start) {
		JsonArray flows = new JsonArray();
		for (long thread : schedule.threads()) {
			String who = "thread " + thread;
			JsonArray steps = new JsonArray();
			start.apply(who).forEach(location -> steps.add(step(location)));
			own(schedule, thread).forEach(steps::add);
			flows.add(SarifReport.object("id", string(who), "locations", steps));
		}
		return flows;
	}

	private static List<JsonObject> own(Schedule schedule, long thread) {
		return schedule.steps().stream().filter(step -> step.thread() == thread).map(step -> {
			JsonObject location = step(location(step.place(), ScheduleWords.sentence(step)));
			location.addProperty("executionOrder", step.number());
			return location;
		}).toList();
	}

	private static JsonObject step(JsonObject location) {
		return SarifReport.object("location", location);
	}

	private static JsonObject physical(SourceRange place) {
		JsonObject region = new JsonObject();
		region.addProperty("startLine", place.line());
		region.addProperty("startColumn", place.column());
		region.addProperty("endLine", place.endLine());
		if (place.line() == place.endLine()) {
			region.addProperty("endColumn", place.column() + place.endOffset() - place.offset());
		}
		return SarifReport.object("artifactLocation", artifact(place.path()), "region", region);
	}

	static JsonObject artifact(String path) {
		return SarifReport.object("uri", string(uri(path)));
	}

	/** A relative path stays a relative reference; what RFC 3986 does not allow in a path is percent-encoded. */
	private static String uri(String path) {
		StringBuilder result = new StringBuilder(path.startsWith("/") ? "file://" : "");
		for (byte b : path.getBytes(StandardCharsets.UTF_8)) {
			char c = (char) (b & 0xff);
			result.append(UNRESERVED.indexOf(c) >= 0 ? String.valueOf(c) : String.format("%%%02X", (int) c));
		}
		return result.toString();
	}
}
