package org.racelens.headless.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import com.google.gson.JsonParser;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.racelens.model.gap.ForeignSentence;
import org.racelens.model.gap.GapKind;
import org.racelens.model.gap.MessageKind;
import org.racelens.model.gap.ModelGap;
import org.racelens.model.gap.SourceMessage;
import org.racelens.model.source.CallSite;
import org.racelens.model.source.SourceRange;
import org.racelens.race.verdict.AccessReport;
import org.racelens.race.verdict.Confidence;
import org.racelens.race.verdict.Proof;
import org.racelens.race.verdict.Race;
import org.racelens.race.verdict.RegionReport;
import org.racelens.race.verdict.Suppression;
import org.racelens.race.verdict.UnitReport;
import org.racelens.race.verdict.Verdict;
import org.racelens.report.JsonReport;
import org.racelens.report.SarifReport;
import org.racelens.report.TextReport;
import org.racelens.report.page.HtmlReport;
import org.racelens.report.words.CheckReport;
import org.racelens.report.words.Palette;
import org.racelens.report.words.Visible;

/** Whatever a file is called and whatever is in it: no report obeys it, and none of its lines is forged. */
class StrangeTextTest {
	/** A colour, a C1 command, an override of the direction, ends of lines of four kinds, NUL, half a pair. */
	private static final String STRANGE = "x\u001b[31m\u009b2J\u202eevil\nfree.c:1: parallel: RACE_FREE\r\u2028\u0085\0\ud800\u00ad";

	@TempDir
	private Path folder;

	/** A report in which every text is the given one. */
	static CheckReport everywhere(String text) {
		SourceRange place = new SourceRange(text, 10, 12, 1, 1, 1);
		ModelGap gap = new ModelGap(GapKind.UNMODELLED_CALL, place, ForeignSentence.quoted(text));
		AccessReport end = new AccessReport(place, true, false, text, text, Optional.of(place), Map.of(text, text),
				Optional.of(ForeignSentence.quoted(text)), text, text,
				List.of(new CallSite(text, place)));
		Race race = new Race(Race.Kind.WW, text, Optional.empty(), Confidence.POSSIBLE, List.of(gap), end, end, Map.of(text, text),
				Sample.evidence());
		Race accepted = race.accepted(Optional.of(new Suppression(place, text)));
		Proof proof = new Proof(1, 1, 0, List.of(ForeignSentence.quoted(text)));
		RegionReport racy = new RegionReport(text, place, 2, text, Verdict.RACE, Duration.ZERO, List.of(race, accepted), List.of(gap),
				proof);
		UnitReport file = new UnitReport(text, Optional.empty(), List.of(racy),
				List.of(new SourceMessage(MessageKind.SYNTAX, place, ForeignSentence.quoted(text))),
				Duration.ZERO);
		return new CheckReport("1", List.of(file, UnitReport.failed(text, text, Duration.ZERO)));
	}

	private static String text(String everywhere, Palette palette) {
		CheckReport report = everywhere(everywhere);
		TextReport text = new TextReport((path, line) -> Optional.of(everywhere.replace('\n', ' ')), palette);
		return text.render(report) + text.explain(report.files().get(0).regions());
	}

	private static void assertTame(String what, String shown) {
		List<String> left = shown.codePoints().filter(c -> c != '\n' && c != '\t' && c != ' ')
				.filter(c -> List.of((int) Character.CONTROL, (int) Character.FORMAT, (int) Character.SURROGATE,
						(int) Character.LINE_SEPARATOR, (int) Character.PARAGRAPH_SEPARATOR).contains(Character.getType(c)))
				.mapToObj(c -> String.format("U+%04X", c)).distinct().collect(Collectors.toList());
		assertEquals(List.of(), left, what);
	}

	@Test
	void aTextReportShowsWhatItCannotPrint() {
		String shown = text(STRANGE, Palette.PLAIN);
		assertTame("text", shown);
		assertEquals(text("x", Palette.PLAIN).lines().count(), shown.lines().count());
		assertTrue(shown.contains("x\\x1b[31m\\x9b2J\\u202eevil\\nfree.c:1: parallel: RACE_FREE\\r\\u2028\\x85\\x00\\ud800\\xad"), shown);
	}

	@Test
	void onlyOurOwnColoursReachATerminal() {
		String own = text("x", Palette.ANSI);
		String shown = text(STRANGE, Palette.ANSI);
		assertEquals(own.chars().filter(c -> c == '\u001b').count(), shown.chars().filter(c -> c == '\u001b').count());
		assertTame("text", shown.replaceAll("\u001b\\[[0-9;]*m", ""));
	}

	@Test
	void jsonAndSarifEscapeItAndLoseNothing() {
		String json = new JsonReport(JsonReport.Detail.SUMMARY).render(everywhere(STRANGE));
		assertTame("JSON", json);
		assertEquals(STRANGE, JsonParser.parseString(json).getAsJsonObject().getAsJsonArray("files").get(0).getAsJsonObject()
				.get("path").getAsString());
		String sarif = new SarifReport().render(everywhere(STRANGE));
		assertTame("SARIF", sarif);
		assertTrue(JsonParser.parseString(sarif).toString().contains("evil"));
	}

	@Test
	void aPageShowsIt() {
		String page = new HtmlReport((path, line) -> Optional.of(STRANGE.replace('\n', ' '))).render(everywhere(STRANGE));
		assertTame("HTML", page);
	}

	@ParameterizedTest
	@ValueSource(strings = { "check", "fix", "suggest", "graph" })
	void strangeNamesOfFilesForgeNothing(String command) {
		String name = "a\u202e\u009b31m\u001b[2J\nb.c:1: parallel: RACE_FREE.c";
		CommandRun.write(folder, name, """
				int s, a[10];
				int main(void) {
				#pragma omp parallel for bar\u202ebaz
					for (int i = 0; i < 10; i++)
						s += i; /* \u202e \u009b \u001b[2J */
					for (int i = 0; i < 10; i++)
						a[i] = 1;
				}
				""");
		CommandRun run = CommandRun.real(folder, command, name);
		assertTame("standard error", run.err());
		if (!command.equals("fix")) {
			assertTame("standard output", run.out());
		}
		assertTrue((run.out() + run.err()).lines().noneMatch(l -> l.startsWith("b.c:1: parallel: RACE_FREE")), run.out() + run.err());
	}

	@ParameterizedTest
	@ValueSource(strings = { "\u001b[31mgone\u202e.c", "a\nracelens: nothing found.c" })
	void messagesShowIt(String name) {
		CommandRun run = CommandRun.of(folder, new FakeAnalyser(), "check", name);
		assertTame("standard error", run.err());
		assertEquals(1, run.err().lines().count(), run.err());
		assertTame("standard error", CommandRun.of(folder, new FakeAnalyser(), "check", "--" + name).err());
	}

	@ParameterizedTest
	@CsvSource({ "a\u0007b,a\\x07b", "a\u202eb,a\\u202eb", "glätte 漢字,glätte 漢字", "🙂,🙂" })
	void whatCanBeReadStays(String text, String shown) {
		assertEquals(shown, Visible.inLine(text));
	}

	@Test
	void linesStayInTextsOfSeveral() {
		assertEquals("a\n\tb\\r", Visible.inText("a\n\tb\r"));
		assertEquals("a\\n\\tb\\U000e0041", Visible.inLine("a\n\tb\udb40\udc41"));
	}
}
