package org.racelens.report;

import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import org.racelens.model.schedule.Schedule;
import org.racelens.model.schedule.ScheduleStep;
import org.racelens.model.source.SourceRange;

/** Schedules in the JSON report. */
final class ScheduleJson {
	private ScheduleJson() {
	}

	static JsonArray of(Schedule schedule) {
		return JsonReport.array(schedule.steps(), ScheduleJson::step);
	}

	private static JsonObject step(ScheduleStep step) {
		JsonObject result = new JsonObject();
		result.addProperty("step", step.number());
		result.addProperty("thread", step.thread());
		result.add("place", place(step.place()));
		result.addProperty("operation", step.deed().id());
		result.addProperty("order", step.order().map(order -> order.id()).orElse(null));
		result.addProperty("variable", step.location().orElse(null));
		result.addProperty("found", step.read().orElse(null));
		result.addProperty("value", step.written().or(step::read).orElse(null));
		if (step.readsFrom().isPresent()) {
			result.addProperty("readsFrom", step.readsFrom().get());
		} else {
			result.addProperty("readsFrom", step.finds() ? "initially" : null);
		}
		JsonArray overlooked = new JsonArray();
		step.overlooked().forEach(overlooked::add);
		result.add("overlooked", overlooked);
		return result;
	}

	private static JsonObject place(SourceRange place) {
		JsonObject result = new JsonObject();
		result.addProperty("path", place.path());
		result.addProperty("line", place.line());
		result.addProperty("column", place.column());
		return result;
	}
}
