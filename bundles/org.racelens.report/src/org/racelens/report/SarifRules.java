package org.racelens.report;

import java.util.Arrays;
import java.util.Collection;
import java.util.Optional;
import java.util.ResourceBundle;
import java.util.SortedSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import org.racelens.model.gap.GapKind;

/**
 * What the rules of a run say. The kinds of gaps are a taxonomy: results that are there because of gaps belong to their kinds. The words
 * are in {@code rules.properties}. SARIF 2.1.0 §3.49
 */
final class SarifRules {
	static final String RACE = "data-race";
	static final String POSSIBLE = "possible-data-race";
	static final String UNKNOWN = "unknown-region";
	static final String CONDITION = "condition";
	static final String FREE = "race-free-region";
	static final String COVERAGE = "run-coverage";
	/** The taxonomy of gaps. */
	static final String GAPS = "racelens-gaps";

	private static final ResourceBundle WORDS = ResourceBundle.getBundle("org.racelens.report.rules");

	private final Optional<String> documentation;

	/** @param documentation where the pages of the documentation are */
	SarifRules(Optional<String> documentation) {
		this.documentation = documentation;
	}

	/** The rules that every run has: the answers for regions. */
	static Stream<String> answers() {
		return Stream.of(RACE, POSSIBLE, UNKNOWN, CONDITION, FREE);
	}

	/** The rules of some names, in their order. */
	JsonArray of(SortedSet<String> rules) {
		return JsonReport.array(rules, this::rule);
	}

	private JsonObject rule(String id) {
		String full = WORDS.getString(id + ".full");
		String advice = WORDS.getString(id + ".advice");
		String help = String.join("\n\n", full, "**What it does to the answer.** " + WORDS.getString(id + ".effect"),
				"**What to do.** " + advice);
		JsonObject rule = SarifPlaces.object("id", SarifPlaces.string(id), "name", SarifPlaces.string(name(id)), "shortDescription",
				SarifPlaces.text(plain(WORDS.getString(id + ".about"))), "fullDescription", both(full), "defaultConfiguration",
				SarifPlaces.object("level", SarifPlaces.string(level(id))));
		documentation.ifPresent(pages -> rule.addProperty("helpUri", pages + page(id)));
		rule.add("help", both(help));
		rule.add("properties", properties(id));
		return rule;
	}

	private static JsonObject both(String markdown) {
		JsonObject both = SarifPlaces.text(plain(markdown));
		both.addProperty("markdown", markdown);
		return both;
	}

	/** The kinds of gaps that results belong to. */
	JsonObject gaps(Collection<GapKind> kinds) {
		JsonArray taxa = JsonReport.array(kinds, kind -> {
			JsonObject taxon = SarifPlaces.object("id", SarifPlaces.string(kind.id()), "shortDescription",
					SarifPlaces.text(WORDS.getString("gap." + kind.id())));
			documentation.ifPresent(pages -> taxon.addProperty("helpUri", pages + "gaps/" + kind.id() + ".md"));
			return taxon;
		});
		return SarifPlaces.object("name", SarifPlaces.string(GAPS), "shortDescription",
				SarifPlaces.text("What is not understood of a program, by kinds."), "taxa", taxa);
	}

	/** That a result is there because of a kind of gap. */
	static JsonObject taxon(GapKind kind) {
		return SarifPlaces.object("id", SarifPlaces.string(kind.id()), "toolComponent",
				SarifPlaces.object("name", SarifPlaces.string(GAPS)));
	}

	static String level(String id) {
		return switch (id) {
			case RACE -> "error";
			case UNKNOWN, CONDITION, FREE, COVERAGE -> "none";
			default -> "warning";
		};
	}

	private static JsonObject properties(String id) {
		JsonArray tags = new JsonArray();
		Stream.of("openmp", "concurrency", "correctness").forEach(tags::add);
		boolean race = id.equals(RACE) || id.equals(POSSIBLE);
		if (race) {
			tags.add("external/cwe/cwe-362");
		}
		String severity = level(id).equals("none") ? "recommendation" : level(id);
		return SarifPlaces.object("tags", tags, "precision",
				SarifPlaces.string(id.equals(POSSIBLE) ? "medium" : id.equals(RACE) ? "very-high" : "high"),
				"problem.severity", SarifPlaces.string(severity));
	}

	private static String page(String id) {
		return switch (id) {
			case RACE, POSSIBLE, FREE, UNKNOWN, CONDITION, COVERAGE -> "rules/" + id + ".md";
			default -> "messages/" + id + ".md";
		};
	}

	/** {@code DataRace}. */
	private static String name(String id) {
		return Arrays.stream(id.split("-")).map(part -> Character.toUpperCase(part.charAt(0)) + part.substring(1))
				.collect(Collectors.joining());
	}

	private static String plain(String markdown) {
		return markdown.replace("`", "").replace("**", "");
	}
}
