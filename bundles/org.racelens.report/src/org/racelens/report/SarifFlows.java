package org.racelens.report;

import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import org.racelens.model.schedule.Schedule;
import org.racelens.model.source.CallSite;
import org.racelens.race.verdict.AccessReport;
import org.racelens.race.verdict.Race;
import org.racelens.race.verdict.RegionReport;
import org.racelens.report.words.RaceMessages;
import org.racelens.report.words.ScheduleWords;

/** What threads do, as code flows: one thread flow for each thread. SARIF 2.1.0 §3.36 */
final class SarifFlows {
	private final SarifPlaces places;

	SarifFlows(SarifPlaces places) {
		this.places = places;
	}

	/** How the two threads of a witness come to their accesses, or what all threads of a schedule do. */
	JsonObject of(RegionReport region, Race race) {
		return SarifPlaces.object("threadFlows", race.evidence().schedule()
				.map(schedule -> threads(schedule,
						who -> List.of(places.location(region.place(), who + " executes the " + region.directive() + " region"))))
				.orElseGet(() -> ends(region, race)));
	}

	/** What each thread does in a schedule; the steps are numbered across threads. */
	JsonObject of(Schedule schedule) {
		return SarifPlaces.object("threadFlows", threads(schedule, who -> List.of()));
	}

	private JsonArray ends(RegionReport region, Race race) {
		Set<String> ids = new HashSet<>();
		JsonArray flows = new JsonArray();
		for (AccessReport access : List.of(race.first(), race.second())) {
			String who = RaceMessages.who(access);
			String id = ids.add(who) ? who : who + ", the other one";
			flows.add(end(id, region, access, race.witness()));
		}
		return flows;
	}

	/** How one thread gets to its end of a race: the region, the calls, the access, with the values of the witness. */
	private JsonObject end(String id, RegionReport region, AccessReport access, Map<String, String> witness) {
		String who = RaceMessages.who(access);
		JsonArray steps = new JsonArray();
		steps.add(step(places.location(region.place(), who + " executes the " + region.directive() + " region")));
		for (CallSite call : access.calls()) {
			steps.add(step(places.location(call.place(), "calls " + call.callee())));
		}
		JsonObject last = step(places.location(access.place(), RaceMessages.action(access)));
		if (!access.iteration().isEmpty()) {
			last.add("state", state(access.iteration()));
		}
		last.addProperty("importance", "essential");
		steps.add(last);
		JsonObject flow = SarifPlaces.object("id", SarifPlaces.string(id));
		if (!witness.isEmpty()) {
			flow.add("immutableState", state(witness));
		}
		flow.add("locations", steps);
		return flow;
	}

	private static JsonObject state(Map<String, String> values) {
		JsonObject state = new JsonObject();
		values.forEach((name, value) -> state.add(name, SarifPlaces.message(value)));
		return state;
	}

	private JsonArray threads(Schedule schedule, Function<String, List<JsonObject>> start) {
		JsonArray flows = new JsonArray();
		for (long thread : schedule.threads()) {
			String who = "thread " + thread;
			JsonArray steps = new JsonArray();
			start.apply(who).forEach(location -> steps.add(step(location)));
			own(schedule, thread).forEach(steps::add);
			flows.add(SarifPlaces.object("id", SarifPlaces.string(who), "locations", steps));
		}
		return flows;
	}

	private List<JsonObject> own(Schedule schedule, long thread) {
		return schedule.steps().stream().filter(step -> step.thread() == thread).map(step -> {
			JsonObject location = step(places.location(step.place(), ScheduleWords.sentence(step)));
			location.addProperty("executionOrder", step.number());
			return location;
		}).toList();
	}

	private static JsonObject step(JsonObject location) {
		return SarifPlaces.object("location", location);
	}
}
