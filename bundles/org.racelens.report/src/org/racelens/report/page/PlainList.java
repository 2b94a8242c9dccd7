package org.racelens.report.page;

import java.util.List;
import java.util.Locale;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;

/** The first findings as markup, for browsers that execute no script. It tells what the data tell, but for the drawings. */
final class PlainList {
	/** More would make the page heavy for those who never see it. */
	static final int SHOWN = 50;

	private final List<JsonObject> bundles;
	private final StringBuilder page = new StringBuilder();

	private PlainList(List<JsonObject> bundles) {
		this.bundles = bundles;
	}

	static String of(JsonObject index, List<JsonObject> bundles) {
		PlainList list = new PlainList(bundles);
		List<JsonElement> findings = Fields.list(index, "findings");
		for (int i = 0; i < Math.min(SHOWN, findings.size()); i++) {
			list.finding(i, findings.get(i).getAsJsonObject());
		}
		return list.page.toString();
	}

	/** How many findings are left out; the empty text if none is. */
	static String note(JsonObject index) {
		int all = Fields.list(index, "findings").size();
		return all > SHOWN ? "<p>These are the first " + SHOWN + " of " + all + " findings. </p>" : "";
	}

	private void finding(int number, JsonObject entry) {
		String kind = Fields.text(entry, "kind");
		page.append("<li class=\"finding ").append(kind).append("\">\n<details>\n<summary><h3><span class=\"badge\">")
				.append(FindingKind.valueOf(kind.toUpperCase(Locale.ROOT)).label()).append("</span> ").append(state(entry))
				.append(Markup.text(Fields.text(entry, "title"))).append("</h3>\n<span class=\"where\">")
				.append(Markup.text(Fields.text(entry, "place")));
		if (entry.has("region")) {
			page.append(" · ").append(Markup.text(Fields.text(entry, "region")));
		}
		page.append("</span></summary>\n<div class=\"body\">\n");
		JsonObject bundle = bundles.get(number / PageData.BUNDLED);
		JsonObject told = bundle.getAsJsonArray("findings").get(number % PageData.BUNDLED).getAsJsonObject();
		told(told);
		if (told.has("region")) {
			region(bundle.getAsJsonArray("regions").get(told.get("region").getAsInt()).getAsJsonObject());
		}
		page.append("</div>\n</details>\n</li>\n");
	}

	private static String state(JsonObject entry) {
		String state = Fields.text(entry, "state");
		return state.isEmpty() ? "" : "<span class=\"state " + state + "\">" + state + "</span> ";
	}

	private void paragraph(String lead, String text) {
		if (!text.isEmpty()) {
			page.append("<p>").append(lead).append(Markup.text(text)).append("</p>\n");
		}
	}

	private void told(JsonObject told) {
		if (told.has("ends")) {
			page.append("<div class=\"ends\">\n");
			Fields.list(told, "ends").forEach(end -> end(end.getAsJsonObject()));
			page.append("</div>\n");
		} else {
			excerpt(told);
		}
		paragraph("", Fields.text(told, "gone"));
		paragraph("Witness: ", Fields.text(told, "witness"));
		paragraph("", Fields.text(told, "further"));
		Fields.list(told, "tried").forEach(text -> paragraph("", text.getAsString()));
		items("Only possible because", Fields.list(told, "reasons"));
		Fields.list(told, "schedules").forEach(s -> schedule(s.getAsJsonObject()));
		if (told.has("accepted")) {
			items("Accepted", List.of(told.get("accepted")));
		}
	}

	private void end(JsonObject end) {
		page.append("<section class=\"end ").append(Fields.text(end, "access")).append("\">\n<h4>")
				.append(Markup.text(Fields.text(end, "what"))).append("</h4>\n");
		paragraph("", "by " + Fields.text(end, "who"));
		Fields.list(end, "how").forEach(text -> paragraph("", text.getAsString()));
		place(end);
		page.append("</section>\n");
	}

	private void place(JsonObject at) {
		page.append("<p class=\"place\"><code>").append(Markup.text(Fields.text(at, "place"))).append("</code></p>\n");
		excerpt(at);
	}

	private void excerpt(JsonObject at) {
		if (at.has("excerpt")) {
			JsonObject excerpt = at.getAsJsonObject("excerpt");
			page.append("<pre><code>").append(excerpt.get("line").getAsInt()).append(" | ")
					.append(Markup.text(Fields.text(excerpt, "before"))).append("<mark>")
					.append(Markup.text(Fields.text(excerpt, "marked")))
					.append("</mark>").append(Markup.text(Fields.text(excerpt, "after"))).append("</code></pre>\n");
		}
	}

	private void items(String lead, List<JsonElement> items) {
		if (items.isEmpty()) {
			return;
		}
		page.append("<p>").append(Markup.text(lead)).append(":</p>\n<ul>\n");
		for (JsonElement element : items) {
			JsonObject item = element.getAsJsonObject();
			page.append("<li>").append(Markup.text(Fields.text(item, "text"))).append(' ');
			page.append("<span class=\"code\">").append(Markup.text(Fields.text(item, "kind"))).append("</span>\n");
			Fields.list(item, "tried").forEach(text -> paragraph("", text.getAsString()));
			place(item);
			page.append("</li>\n");
		}
		page.append("</ul>\n");
	}

	private void schedule(JsonObject schedule) {
		paragraph("", Fields.text(schedule, "lead") + ":");
		page.append("<table>\n<tr>");
		Fields.list(schedule, "heads").forEach(head -> cell("th", head));
		page.append("</tr>\n");
		Fields.list(schedule, "rows").forEach(row -> {
			page.append("<tr>");
			Fields.list(row.getAsJsonObject(), "cells").forEach(cell -> cell("td", cell));
			page.append("</tr>\n");
		});
		page.append("</table>\n");
		Fields.list(schedule, "remarks").forEach(text -> paragraph("", text.getAsString()));
	}

	private void cell(String element, JsonElement text) {
		page.append('<').append(element).append('>').append(Markup.text(text.getAsString())).append("</").append(element).append('>');
	}

	private void region(JsonObject region) {
		paragraph("", Fields.text(region, "title") + ": " + Fields.text(region, "verdict"));
		items("Not understood", Fields.list(region, "gaps"));
		items(Fields.text(region, "lead"), Fields.list(region, "conditions"));
		Fields.list(region, "runs").forEach(text -> paragraph("", text.getAsString()));
		paragraph("", Fields.text(region, "figures"));
		Fields.list(region, "facts").forEach(text -> paragraph("Proved: ", text.getAsString()));
		Fields.list(region, "assumptions").forEach(text -> paragraph("Assuming that ", text.getAsString()));
	}
}
