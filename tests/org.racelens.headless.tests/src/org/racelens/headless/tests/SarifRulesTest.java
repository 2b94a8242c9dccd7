package org.racelens.headless.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.racelens.headless.tests.SarifLogs.ROOT;

import java.io.IOException;
import java.nio.file.Files;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import com.google.gson.JsonObject;
import org.junit.jupiter.api.Test;
import org.racelens.model.gap.ForeignSentence;
import org.racelens.model.gap.GapKind;
import org.racelens.model.gap.MessageKind;
import org.racelens.model.gap.ModelGap;
import org.racelens.model.gap.SourceMessage;
import org.racelens.race.verdict.Proof;
import org.racelens.race.verdict.RegionReport;
import org.racelens.race.verdict.UnitReport;
import org.racelens.race.verdict.Verdict;
import org.racelens.report.SarifContext;
import org.racelens.report.SarifReport;
import org.racelens.report.SourceLines;
import org.racelens.report.words.CheckReport;

/** The rules of SARIF logs say what the documentation says, and lead there. */
class SarifRulesTest {
	private static final String PAGES = "https://example.org/docs/";

	/** A report with each kind of message and of gaps. */
	private static JsonObject everything() {
		Sample sample = Sample.SHIFT;
		List<SourceMessage> messages = Arrays.stream(MessageKind.values())
				.map(kind -> new SourceMessage(kind, sample.place(9, 1, 3), ForeignSentence.quoted("so it is"))).toList();
		List<ModelGap> gaps = Arrays.stream(GapKind.values())
				.map(kind -> new ModelGap(kind, sample.place(9, 1, 3), ForeignSentence.quoted("so it is"))).toList();
		RegionReport unknown = new RegionReport("parallel", sample.place(9, 1, 3), 11, "f", Verdict.UNKNOWN, Duration.ZERO, List.of(), gaps,
				new Proof(0, 0, 0, List.of()));
		UnitReport file = new UnitReport(sample.path(), Optional.empty(), List.of(unknown), messages, Duration.ZERO);
		SarifContext context = new SarifContext(UnaryOperator.identity(), Optional.empty(), Map.of(), SarifContext.Extent.ALL,
				SarifContext.CATEGORY, Optional.of(PAGES));
		return SarifLogs.run(new SarifReport(SourceLines.NONE, context).render(new CheckReport("1.0.0", List.of(file))));
	}

	private static Map<String, JsonObject> rules() {
		Map<String, JsonObject> rules = new TreeMap<>();
		SarifLogs.objects(everything().getAsJsonObject("tool").getAsJsonObject("driver").get("rules"))
				.forEach(rule -> rules.put(rule.get("id").getAsString(), rule));
		return rules;
	}

	private static String markdown(JsonObject rule, String member) {
		return rule.getAsJsonObject(member).get("markdown").getAsString();
	}

	/** Paragraphs without line breaks and links. */
	private static List<String> paragraphs(String page) throws IOException {
		return Arrays.stream(Files.readString(ROOT.resolve("docs/" + page)).split("\n\\s*\n"))
				.map(p -> p.strip().replaceAll("\\s*\n\\s*", " ").replaceAll("\\[([^\\]]*)\\]\\([^)]*\\)", "$1").replace("\u2026", "..."))
				.toList();
	}

	private static String part(List<String> page, String heading) {
		return page.stream().filter(p -> p.startsWith("**" + heading + "**")).findFirst().orElseThrow(() -> new AssertionError(page));
	}

	@Test
	void rulesOfMessagesSayWhatTheirPagesSay() throws IOException {
		Map<String, JsonObject> rules = rules();
		String contents = String.join("\n", paragraphs("messages/README.md"));
		for (MessageKind kind : MessageKind.values()) {
			assertSaid(kind.id(), "messages/", contents, rules.get(kind.id()));
		}
	}

	@Test
	void rulesOfAnswersSayWhatTheirPagesSay() throws IOException {
		Map<String, JsonObject> rules = rules();
		String contents = String.join("\n", paragraphs("rules/README.md"));
		for (String id : List.of("data-race", "possible-data-race", "unknown-region", "condition", "race-free-region")) {
			assertSaid(id, "rules/", contents, rules.get(id));
		}
	}

	private static void assertSaid(String id, String folder, String contents, JsonObject rule) throws IOException {
		List<String> page = paragraphs(folder + id + ".md");
		String full = markdown(rule, "fullDescription");
		assertTrue(page.get(1).startsWith(full.substring(0, full.length() - 1)), id + ": " + full);
		assertEquals(String.join("\n\n", full, part(page, "What it does to the answer."), part(page, "What to do.")),
				markdown(rule, "help"), id);
		String about = rule.getAsJsonObject("shortDescription").get("text").getAsString();
		assertTrue(contents.replace("`", "").toLowerCase(Locale.ROOT)
				.contains(id + " | " + about.substring(0, about.length() - 1).toLowerCase(Locale.ROOT) + " |"), about);
	}

	@Test
	void linksLeadToWhatIsThere() throws IOException {
		JsonObject run = everything();
		List<JsonObject> gaps = SarifLogs.objects(run.getAsJsonArray("taxonomies").get(0).getAsJsonObject().get("taxa"));
		assertEquals(Arrays.stream(GapKind.values()).map(GapKind::id).collect(Collectors.toSet()),
				gaps.stream().map(gap -> gap.get("id").getAsString()).collect(Collectors.toSet()));
		List<JsonObject> described = new ArrayList<>(rules().values());
		described.addAll(gaps);
		for (JsonObject one : described) {
			String uri = one.get("helpUri").getAsString();
			assertTrue(uri.startsWith(PAGES), uri);
			String[] place = uri.substring(PAGES.length()).split("#");
			List<String> headings = Files.readAllLines(ROOT.resolve("docs/" + place[0])).stream().filter(l -> l.startsWith("#"))
					.map(l -> l.replaceFirst("#+ ", "").toLowerCase(Locale.ROOT).replace("`", "").replace(' ', '-')).toList();
			assertTrue(place.length == 1 || headings.contains(place[1]), uri);
		}
	}

	@Test
	void everyRuleIsDescribedInFull() {
		rules().forEach((id, rule) -> {
			for (String member : List.of("shortDescription", "fullDescription", "help")) {
				String text = rule.getAsJsonObject(member).get("text").getAsString();
				assertTrue(!text.isBlank() && !text.contains("{") && !text.contains("`") && !text.contains("**"), id + ": " + text);
			}
			assertTrue(markdown(rule, "help").contains("**What to do.**"), id);
			assertTrue(rule.get("name").getAsString().matches("([A-Z][a-z]*)+"), id);
			assertTrue(rule.getAsJsonObject("properties").has("precision"), id);
		});
	}
}
