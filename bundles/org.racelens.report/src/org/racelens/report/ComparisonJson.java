package org.racelens.report;

import java.util.List;
import java.util.Locale;
import com.google.gson.JsonObject;
import org.racelens.race.verdict.UnitReport;
import org.racelens.report.words.Comparison;
import org.racelens.report.words.Comparison.Gone;
import org.racelens.report.words.Comparison.Numbers;
import org.racelens.report.words.Comparison.Rule;

/** The comparison with a baseline as a whole, in a JSON report. */
final class ComparisonJson {
	private ComparisonJson() {
	}

	static JsonObject of(Comparison comparison, List<UnitReport> files) {
		JsonObject result = new JsonObject();
		result.addProperty("name", comparison.baseline());
		for (Rule rule : Rule.values()) {
			result.add(id(rule), numbers(comparison.numbers(rule, files)));
		}
		result.add("absent", JsonReport.array(comparison.gone(), ComparisonJson::gone));
		return result;
	}

	private static JsonObject numbers(Numbers numbers) {
		JsonObject result = new JsonObject();
		result.addProperty("new", numbers.fresh());
		result.addProperty("known", numbers.known());
		result.addProperty("gone", numbers.gone());
		return result;
	}

	private static JsonObject gone(Gone gone) {
		JsonObject result = new JsonObject();
		result.addProperty("kind", id(gone.rule()));
		result.addProperty("fingerprint", gone.fingerprint());
		result.addProperty("message", gone.message());
		result.addProperty("path", gone.path());
		result.addProperty("line", gone.line());
		result.addProperty("column", gone.column());
		return result;
	}

	private static String id(Rule rule) {
		return rule.name().toLowerCase(Locale.ROOT);
	}
}
