package org.racelens.headless.tests;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;

/**
 * What a page of a report has in it.
 *
 * @param markup the page without its data, style and script
 * @param index the data by which it filters
 * @param bundles what is told of the findings
 */
record PageParts(String markup, JsonObject index, List<JsonObject> bundles) {
	private static final Pattern DATA = Pattern.compile("<script type=\"application/json\" [^>]*>([^<]*)</script>");

	static PageParts of(String page) {
		List<JsonObject> data = new ArrayList<>();
		Matcher matcher = DATA.matcher(page);
		while (matcher.find()) {
			data.add(JsonParser.parseString(matcher.group(1)).getAsJsonObject());
		}
		String markup = matcher.replaceAll("").replaceAll("(?s)<style>.*?</style>|<script>.*?</script>", "");
		return new PageParts(markup, data.get(0), data.subList(1, data.size()));
	}

	List<JsonObject> findings() {
		List<JsonObject> result = new ArrayList<>();
		index.getAsJsonArray("findings").forEach(finding -> result.add(finding.getAsJsonObject()));
		return result;
	}

	List<JsonObject> findings(String kind) {
		return findings().stream().filter(finding -> finding.get("kind").getAsString().equals(kind)).toList();
	}

	/** What is told of all findings, in their order. */
	List<JsonObject> told() {
		List<JsonObject> result = new ArrayList<>();
		for (JsonObject bundle : bundles) {
			for (JsonElement finding : bundle.getAsJsonArray("findings")) {
				result.add(finding.getAsJsonObject());
			}
		}
		return result;
	}
}
