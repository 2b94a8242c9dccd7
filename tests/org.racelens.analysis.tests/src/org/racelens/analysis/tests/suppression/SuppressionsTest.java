package org.racelens.analysis.tests.suppression;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.racelens.analysis.suppression.Suppressions;
import org.racelens.model.source.Language;
import org.racelens.model.source.SourceText;
import org.racelens.race.verdict.Verdict;

/** Which races a comment accepts, and what is said of comments that accept none. */
class SuppressionsTest {
	private static final String START = "int done, sum;\nvoid f(int n) {\n";

	/** A loop whose last line races on {@code done}, the one before on {@code sum}. */
	private static Analysed loop(String beforeDirective, String afterDirective, String beforeSum, String afterSum) {
		return Analysed.c(START + beforeDirective + "#pragma omp parallel for" + afterDirective + "\n\tfor (int i = 0; i < n; i++) {\n"
				+ beforeSum + "\t\tsum += i;" + afterSum + "\n\t\tdone++;\n\t}\n}\n");
	}

	private static void isAccepted(Analysed analysed, String variable) {
		assertEquals(1, analysed.accepted().stream().filter(r -> r.startsWith(variable + " ")).count(), () -> analysed.toString());
		assertEquals(List.of(), analysed.open().stream().filter(r -> r.startsWith(variable + " ")).toList());
	}

	private static void isOnlyOneAccepted(Analysed analysed, String variable, String reason) {
		isAccepted(analysed, variable);
		assertEquals(1, analysed.open().size());
		assertTrue(analysed.accepted().get(0).endsWith(": " + reason), analysed.accepted().get(0));
		assertEquals(List.of(), analysed.messages());
		assertEquals(Verdict.RACE, analysed.report().verdict());
	}

	@ParameterizedTest
	@ValueSource(strings = { "// racelens: accept race on sum: only shown", "/* racelens: accept race on sum: only shown */",
			"/// racelens: accept race on sum: only shown", "/** racelens: accept race on sum: only\n\t * shown */",
			"//racelens:accept race on sum:only shown  ", "/*racelens: accept race on sum : only shown*/",
			"// racelens: accept race on sum: only \\\n shown", "// racelens: accept race: only shown" })
	void aCommentInTheLineOfAnEndAccepts(String comment) {
		isOnlyOneAccepted(loop("", "", "", " " + comment), "sum", "only shown");
	}

	@ParameterizedTest
	@ValueSource(strings = { "\t\t// racelens: accept race on sum: only shown\n", "/* racelens: accept race on sum: only shown */\r\n",
			"\t/*\n\t * racelens: accept race on sum:\n\t * only shown\n\t */\n", "/* racelens: accept race on sum: only shown */",
			"// racelens: accept race on sum: only shown\n// and that is enough\n/* for us */ // all\n",
			"// racelens: accept race on sum: only shown\n#pragma unroll\n" })
	void aCommentAboveAnEndAccepts(String comment) {
		isOnlyOneAccepted(loop("", "", comment, ""), "sum", "only shown");
	}

	@Test
	void aCommentAtTheDirectiveAcceptsTheRacesOfTheRegion() {
		isOnlyOneAccepted(loop("", " // racelens: accept race on done: never mind", "", ""), "done", "never mind");
		isOnlyOneAccepted(loop("// racelens: accept race on done: never mind\n", "", "", ""), "done", "never mind");
		isOnlyOneAccepted(loop("// racelens: accept race on done: never mind\n", " \\\n schedule(static, 1)", "", ""), "done",
				"never mind");
		Analysed both = loop("", " // racelens: accept race: never mind", "", "");
		assertEquals(List.of(), both.open());
		assertEquals(2, both.accepted().size());
	}

	@Test
	void theCommentThatNamesTheVariableGivesTheReason() {
		Analysed both = loop("", " // racelens: accept race: all of them", "", " // racelens: accept race on sum: only shown");
		assertEquals(List.of("sum 5-5: only shown", "done 6-6: all of them"),
				both.accepted());
	}

	@Test
	void anAcceptedRaceStaysARace() {
		Analysed all = loop("", " // racelens: accept race: never mind", "", "");
		assertEquals(Verdict.RACE, all.report().regions().get(0).verdict());
		assertEquals(2, all.races().count());
	}

	@ParameterizedTest
	@ValueSource(strings = { "\t// racelens: accept race on sum: not directly above\n\n",
			"// racelens: accept race on sum: other line\n;\n" })
	void aCommentElsewhereAcceptsNothingAndIsSaid(String comment) {
		Analysed analysed = loop("", "", comment, "");
		assertEquals(List.of(), analysed.accepted());
		assertEquals(List.of("5: this comment accepts nothing: no race on sum was found here"), analysed.messages());
	}

	@Test
	void aCommentOnAnotherVariableSaysWhichThereAre() {
		assertEquals(List.of("5: this comment accepts nothing: no race on smu was found here, but on sum"),
				loop("", "", "", " // racelens: accept race on smu: only shown").messages());
	}

	@Test
	void aCommentInAnUndecidedRegionSaysSo() {
		Analysed unknown = Analysed.c("void g(void);\nint sum;\nvoid f(void) {\n#pragma omp parallel\n\tg(); "
				+ "// racelens: accept race on sum: only shown\n}\n");
		assertEquals(List.of("5: this comment accepts nothing: no race on sum was found here, and the parallel region of line 4 was not "
				+ "decided as a whole"), unknown.messages());
	}

	@ParameterizedTest
	@ValueSource(strings = { "racelens: accept races on sum: only shown", "racelens: accept race sum: only shown",
			"RaceLens: accept race on sum: only shown", "racelens accept race on sum: only shown", "racelens: suppress",
			"racelens:", "race-lens: accept race on sum: only shown", "racelens: accept race on sum - only shown",
			"racelens: accept racer on sum: only shown", "racelens: accept race on: only shown", "racelens: accept race on sum:",
			"racelens: accept race", "racelens: accept race on sum",
			"TODO: racelens: accept race on sum: only shown",
			"racelens: accept race on sum: only shown; racelens: accept race on done: only shown" })
	void whatIsMisspeltIsSaid(String words) {
		Analysed analysed = loop("", "", "", " // " + words);
		assertEquals(List.of(), analysed.accepted());
		assertEquals(1, analysed.messages().size());
		assertTrue(
				analysed.messages().get(0)
						.matches("5: this comment (is not understood|gives no reason|names no variable|says more than one thing); .*"),
				analysed.messages().get(0));
	}

	@ParameterizedTest
	@ValueSource(strings = { "racelens finds a race here", "see the racelens report", "TODO: look at racelens: it accepts this", "sum" })
	void othersMaySpeakOfIt(String words) {
		Analysed analysed = loop("", "", "", " // " + words);
		assertEquals(List.of(), analysed.accepted());
		assertEquals(List.of(), analysed.messages());
	}

	@Test
	void qualifiedNamesHaveTheirColons() {
		String text = "namespace n { int sum; }\nvoid f() {\n#pragma omp parallel\n\tn::sum++; // racelens: accept race on %s: a: b\n}\n";
		Analysed plain = Analysed.of(new SourceText("test.cpp", text.formatted("sum"), 0));
		assertEquals(List.of("sum 4-4: a: b"), plain.accepted());
		Analysed qualified = Analysed.of(new SourceText("test.cpp", text.formatted("n::sum"), 0));
		assertEquals(List.of("4: this comment accepts nothing: no race on n::sum was found here, but on sum"), qualified.messages());
	}

	@Test
	void whatStandsInALiteralIsNoComment() {
		assertEquals(List.of(), loop("", "", "\t\tconst char *s = \"// racelens: accept race on sum: no\";\n", "").accepted());
	}

	@Test
	void aRaceIsMarkedByTheTextAsItIsNow() {
		Analysed accepted = loop("", "", "", " // racelens: accept race on sum: only shown");
		Suppressions none = Suppressions.in(new SourceText("test.c", "", 0), Language.C);
		assertTrue(none.applied(accepted.report().regions().get(0)).races().stream().noneMatch(r -> r.isAccepted()));
	}
}
