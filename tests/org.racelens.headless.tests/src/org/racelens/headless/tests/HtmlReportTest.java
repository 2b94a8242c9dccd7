package org.racelens.headless.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.time.Duration;
import java.util.Base64;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.racelens.race.verdict.RegionReport;
import org.racelens.race.verdict.Suppression;
import org.racelens.race.verdict.UnitReport;
import org.racelens.report.JsonReport;
import org.racelens.report.SourceLines;
import org.racelens.report.page.HtmlReport;
import org.racelens.report.words.CheckReport;

/** The page. */
class HtmlReportTest {
	private static final String PAGE = page(Sample.SHIFT.report());
	private static final PageParts PARTS = PageParts.of(PAGE);

	private static String page(CheckReport report) {
		return new HtmlReport(Sample.SHIFT.source()).render(report);
	}

	/** Races of all kinds, in two files. */
	private static CheckReport varied() {
		Sample sample = Sample.SHIFT;
		RegionReport accepted = sample.racy()
				.with(List.of(sample.race().accepted(Optional.of(new Suppression(sample.place(11, 3, 6), "on purpose")))));
		UnitReport other = new UnitReport("src/other.c", Optional.empty(), List.of(sample.possible(), accepted), List.of(), Duration.ZERO);
		return new CheckReport("1.0.0", List.of(sample.file(), other, UnitReport.failed("src/gone.c", "no such file", Duration.ZERO)));
	}

	@Test
	void thePageHasEveryFindingAsDataAndTheFirstOnesAsMarkup() {
		assertTrue(PAGE.contains("on a: thread 0 writes a[i+1] in iteration i=0"), PAGE);
		for (String text : new String[] { "the function g is not known", "callers of f outside this file are serial",
				"3 files, 3 parallel regions", "the clause foo is not known", "no such file or directory" }) {
			assertTrue(PARTS.markup().contains(text), text);
		}
		assertEquals(5, PARTS.findings().size());
	}

	@Test
	void whatIsWorstComesFirst() {
		assertEquals(List.of("race", "possible", "unknown", "failed", "message", "accepted", "free"),
				PageParts.of(page(varied())).findings().stream().map(finding -> finding.get("kind").getAsString()).toList());
	}

	@Test
	void countsAreThoseOfTheJsonReport() {
		PageParts parts = PageParts.of(page(varied()));
		JsonObject json = JsonParser.parseString(new JsonReport(JsonReport.Detail.SUMMARY).render(varied())).getAsJsonObject();
		int definite = 0;
		int possible = 0;
		int accepted = 0;
		int free = 0;
		int unknown = 0;
		for (JsonElement file : json.getAsJsonArray("files")) {
			for (JsonElement element : file.getAsJsonObject().getAsJsonArray("regions")) {
				String verdict = element.getAsJsonObject().get("verdict").getAsString();
				free += verdict.equals("RACE_FREE") ? 1 : 0;
				unknown += verdict.equals("UNKNOWN") ? 1 : 0;
				for (JsonElement race : element.getAsJsonObject().getAsJsonArray("races")) {
					boolean isAccepted = race.getAsJsonObject().has("suppressed");
					boolean isDefinite = race.getAsJsonObject().get("confidence").getAsString().equals("DEFINITE");
					accepted += isAccepted ? 1 : 0;
					definite += !isAccepted && isDefinite ? 1 : 0;
					possible += !isAccepted && !isDefinite ? 1 : 0;
				}
			}
		}
		assertEquals(List.of(definite, possible, accepted, free, unknown), List.of(parts.findings("race").size(),
				parts.findings("possible").size(), parts.findings("accepted").size(), parts.findings("free").size(),
				parts.findings("unknown").size()));
		assertEquals(json.getAsJsonArray("files").size(), parts.index().getAsJsonArray("files").size());
	}

	@Test
	void bothEndsOfARaceHaveTheirLines() {
		JsonObject race = PARTS.told().get(0);
		assertEquals(2, race.getAsJsonArray("ends").size());
		JsonObject read = race.getAsJsonArray("ends").get(1).getAsJsonObject();
		assertEquals("read of a[1]", read.get("what").getAsString());
		assertEquals("thread 1", read.get("who").getAsString());
		JsonObject excerpt = read.getAsJsonObject("excerpt");
		assertEquals(11, excerpt.get("line").getAsInt());
		assertEquals("\t\ta[i+1] = ", excerpt.get("before").getAsString());
		assertEquals("a[i]", excerpt.get("marked").getAsString());
		assertEquals(2, excerpt.getAsJsonArray("above").size());
		assertTrue(PARTS.markup().contains("<mark>a[i]</mark>"));
	}

	@Test
	void theWitnessIsDrawnInTheColoursOfThePage() {
		JsonObject drawing = PARTS.told().get(0).getAsJsonObject("drawing");
		assertTrue(drawing.get("title").getAsString().startsWith("Timeline of a witness: data race on a: "));
		assertTrue(drawing.getAsJsonArray("parts").size() > 10);
		assertTrue(PARTS.index().getAsJsonObject("legend").getAsJsonArray("roles").toString().contains("\"--access-write\""));
		assertEquals(3, PAGE.split("--access-write-fill:#", -1).length - 1, "light, and dark by the system or by choice");
	}

	@Test
	void thePageNeedsNothingElse() {
		assertFalse(PAGE.replace("http://www.w3.org/2000/svg", "").replace("http-equiv", "").contains("http"), PAGE);
		assertFalse(PAGE.contains("src="), PAGE);
		assertFalse(PAGE.contains("url("), PAGE);
	}

	@Test
	void thePolicyAllowsOneScriptAndOneStyle() throws Exception {
		Matcher policy = Pattern.compile("Content-Security-Policy\" content=\"([^\"]*)\"").matcher(PAGE);
		assertTrue(policy.find());
		assertTrue(policy.group(1).startsWith("default-src 'none'; "), policy.group(1));
		assertFalse(policy.group(1).contains("unsafe"), policy.group(1));
		assertTrue(policy.group(1).contains("script-src " + hash("<script>")), policy.group(1));
		assertTrue(policy.group(1).contains("style-src " + hash("<style>")), policy.group(1));
	}

	private static String hash(String tag) throws Exception {
		int start = PAGE.indexOf(tag) + tag.length();
		String text = PAGE.substring(start, PAGE.indexOf("</" + tag.substring(1), start));
		byte[] digest = MessageDigest.getInstance("SHA-256").digest(text.getBytes(StandardCharsets.UTF_8));
		return "'sha256-" + Base64.getEncoder().encodeToString(digest) + "'";
	}

	@Test
	void textIsNotTakenForMarkup() {
		assertTrue(PARTS.markup().contains("src/gone &lt;&amp;&gt;.c"), PAGE);
		assertFalse(PAGE.contains("<&>"), PAGE);
	}

	@ParameterizedTest
	@ValueSource(strings = { "</script><script>alert(1)</script>", "<!--<script>", "]]>", "\"><img onerror=alert(1)>", "' onclick='x",
			"&lt;b",
			"{{script}}", "$0\\1", "\u2028\u2029\u202e</style>" })
	void noTextOfTheProgramLeavesItsPlace(String text) {
		SourceLines lines = (path, line) -> Optional.of(text);
		PageParts plain = PageParts.of(new HtmlReport((path, line) -> Optional.of("x")).render(StrangeTextTest.everywhere("x")));
		PageParts strange = PageParts.of(new HtmlReport(lines).render(StrangeTextTest.everywhere(text)));
		assertEquals(tags(plain.markup()), tags(strange.markup()));
		assertEquals(plain.bundles().size(), strange.bundles().size());
		assertEquals(plain.findings().size(), strange.findings().size());
	}

	/** The names of elements and their attributes in order. */
	private static List<String> tags(String markup) {
		return Pattern.compile("<[^>]*>").matcher(markup).results().map(result -> result.group()).toList();
	}

	@Test
	void everyElementIsClosed() {
		Set<String> unbalanced = new TreeSet<>();
		for (String element : new String[] { "table", "tr", "td", "section", "pre", "code", "ul", "ol", "li", "details", "summary", "html",
				"body", "head", "div", "span", "p", "h3", "h4", "mark", "main", "header", "nav", "form", "fieldset", "noscript" }) {
			int opened = PARTS.markup().split("<" + element + "[ >]", -1).length;
			if (opened != PARTS.markup().split("</" + element + ">", -1).length) {
				unbalanced.add(element);
			}
		}
		assertEquals(Set.of(), unbalanced);
	}

	@Test
	void everyControlHasALabelAndThePageItsLandmarks() {
		for (String id : new String[] { "file", "variable", "sort", "theme" }) {
			assertTrue(PAGE.contains("<label for=\"" + id + "\">"), id);
			assertTrue(PAGE.contains(" id=\"" + id + "\""), id);
		}
		for (String part : new String[] { "<main>", "<header>", "<footer>", "role=\"search\"", "role=\"status\"", "<nav ", "<h1>", "<h2",
				"lang=\"en\"", "<noscript>" }) {
			assertTrue(PAGE.contains(part), part);
		}
	}

	@Test
	void equalReportsAreEqualByteForByte() {
		assertEquals(PAGE, page(new Sample("src/shift.c").report()));
	}

	@Test
	void aLargeReportHasItsFirstFindingsAsMarkupAndSaysSo() {
		String page = new HtmlReport(SourceLines.NONE).render(ManyFindings.report(300));
		PageParts parts = PageParts.of(page);
		assertEquals(300, parts.findings().size());
		assertEquals(300, parts.told().size());
		assertEquals(3, parts.bundles().size());
		assertEquals(50, parts.markup().split("<li class=\"finding ", -1).length - 1);
		assertTrue(parts.markup().contains("These are the first 50 of 300 findings."), parts.markup());
	}
}
