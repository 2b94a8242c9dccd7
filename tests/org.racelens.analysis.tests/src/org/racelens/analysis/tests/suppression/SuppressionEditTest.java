package org.racelens.analysis.tests.suppression;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.racelens.model.source.SourceChange;
import org.racelens.model.source.SourceText;
import org.racelens.race.verdict.Race;
import org.racelens.race.verdict.RegionReport;
import org.racelens.repair.suppression.SuppressionEdit;

/** Where the comment is put. */
class SuppressionEditTest {
	private static final String COMMENT = "racelens: accept race on sum: only shown";

	/** The text with the comment for the first race on {@code sum}. */
	private static String accepted(String text, String reason) {
		Analysed before = Analysed.of(new SourceText("test.cpp", text, 7));
		SourceChange change = edit(before, "sum", reason).orElseThrow();
		assertEquals(7, change.stamp());
		SourceText after = change.appliedTo(before.source()).orElseThrow();
		Analysed now = Analysed.of(after);
		assertTrue(now.accepted().stream().anyMatch(r -> r.startsWith("sum ")), () -> after.text() + now.report());
		assertEquals(List.of(), now.messages());
		assertEquals(before.races().count(), now.races().count());
		return after.text();
	}

	private static Optional<SourceChange> edit(Analysed before, String variable, String reason) {
		RegionReport region = before.report().regions().get(0);
		Race race = region.races().stream().filter(r -> r.variable().equals(variable)).findFirst().orElseThrow();
		return SuppressionEdit.of(before.source(), race, region, reason);
	}

	private static void becomes(String expected, String text) {
		assertEquals(expected, accepted(text, "only shown"));
	}

	@Test
	void itHasALineOfItsOwnWithTheIndentationOfTheNext() {
		becomes("int sum;\nvoid f() {\n#pragma omp parallel\n  \t {\n\t\t // " + COMMENT + "\n\t\t sum++;\n}\n}\n",
				"int sum;\nvoid f() {\n#pragma omp parallel\n  \t {\n\t\t sum++;\n}\n}\n");
	}

	@Test
	void lineBreaksAreThoseOfTheText() {
		becomes("int sum;\r\nvoid f() {\r\n#pragma omp parallel\r\n\t// " + COMMENT + "\r\n\tsum++;\r\n}\r\n",
				"int sum;\r\nvoid f() {\r\n#pragma omp parallel\r\n\tsum++;\r\n}\r\n");
		becomes("int sum; void f() {\r\n#pragma omp parallel\r\n// " + COMMENT + "\r\nsum++;}", //
				"int sum; void f() {\r\n#pragma omp parallel\r\nsum++;}");
	}

	@Test
	void joinedLinesStayTogether() {
		becomes("int sum;\nvoid f() {\n#pragma omp parallel\n{\n\t// " + COMMENT + "\n\tint i = 0; \\\n\tsum++; \\\n\n}}\n",
				"int sum;\nvoid f() {\n#pragma omp parallel\n{\n\tint i = 0; \\\n\tsum++; \\\n\n}}\n");
	}

	@Test
	void anEndInAContinuedDirectiveGetsTheCommentAboveTheDirective() {
		becomes("void f(int n) {\nint sum = 0;\n#pragma omp parallel\n{\n\t// " + COMMENT
				+ "\n\t#pragma omp for nowait \\\n\t\treduction(+: sum)\n\tfor (int i = 0; i < n; i++)\n\t\tsum += i;\n\tif (sum) n = 1;\n}\n}\n",
				"void f(int n) {\nint sum = 0;\n#pragma omp parallel\n{\n\t#pragma omp for nowait \\\n\t\treduction(+: sum)\n"
						+ "\tfor (int i = 0; i < n; i++)\n\t\tsum += i;\n\tif (sum) n = 1;\n}\n}\n");
	}

	@Test
	void aCommentThatReachesIntoTheLineStaysWhole() {
		becomes("int sum;\nvoid f() {\n#pragma omp parallel\n\t// " + COMMENT + "\n\t/* all\n\tof it */ sum++;\n}\n",
				"int sum;\nvoid f() {\n#pragma omp parallel\n\t/* all\n\tof it */ sum++;\n}\n");
	}

	@Test
	void whereNoLineCanBePutAboveItStandsBeforeTheAccess() {
		becomes("int sum;\nvoid f() {\n#pragma omp parallel\n{\tint i = 0; /* all\n\tof it */ /* " + COMMENT + " */ sum++;\n}}\n",
				"int sum;\nvoid f() {\n#pragma omp parallel\n{\tint i = 0; /* all\n\tof it */ sum++;\n}}\n");
		becomes("int sum;\nvoid f() {\n#pragma omp parallel\n{\tconst char *s = R\"(\n)\"; /* " + COMMENT + " */ sum++;\n}}\n",
				"int sum;\nvoid f() {\n#pragma omp parallel\n{\tconst char *s = R\"(\n)\"; sum++;\n}}\n");
	}

	@Test
	void aMacrosUseIsALineLikeAnyOther() {
		becomes("#define ADD(x) \\\n\tx++\nint sum;\nvoid f() {\n#pragma omp parallel\n\t// " + COMMENT + "\n\tADD(sum);\n}\n",
				"#define ADD(x) \\\n\tx++\nint sum;\nvoid f() {\n#pragma omp parallel\n\tADD(sum);\n}\n");
		becomes("#define ADD(x) x++\nint sum;\nvoid f() {\n#pragma omp parallel\n\tADD(\n\t\t// " + COMMENT + "\n\t\tsum);\n}\n",
				"#define ADD(x) x++\nint sum;\nvoid f() {\n#pragma omp parallel\n\tADD(\n\t\tsum);\n}\n");
	}

	@Test
	void aByteOrderMarkStaysFirst() {
		becomes("\ufeff// " + COMMENT + "\nint sum; void add() { sum++; }\nvoid f() {\n#pragma omp parallel\n\tadd();\n}\n",
				"\ufeffint sum; void add() { sum++; }\nvoid f() {\n#pragma omp parallel\n\tadd();\n}\n");
	}

	@Test
	void theEndIsTakenThatOtherRacesDoNotHave() {
		String text = """
				int sum;
				void f() {
				#pragma omp parallel
				{
				#pragma omp master
					sum = 1;
				#pragma omp sections nowait
					{
					int a = sum;
				#pragma omp section
					int b = sum;
					}
				}
				}
				""";
		Analysed now = Analysed.of(new SourceText("test.cpp", accepted(text, "only shown"), 0));
		assertEquals(1, now.accepted().size(), now.source().text());
		assertEquals(1, now.open().size());
	}

	@ParameterizedTest
	@ValueSource(strings = { "only shown", "only\nshown\r\n", "only shown \\", "only shown ??/", "only\tshown \u0000" })
	void theReasonIsOneLineThatDoesNotContinue(String reason) {
		assertEquals("int sum;\nvoid f() {\n#pragma omp parallel\n\t// " + COMMENT + "\n\tsum++;\n}\n",
				accepted("int sum;\nvoid f() {\n#pragma omp parallel\n\tsum++;\n}\n", reason));
	}

	@Test
	void theReasonDoesNotEndTheComment() {
		String text = "int sum;\nvoid f() {\n#pragma omp parallel\n{\tint i = 0; /* all\n\tof it */ sum++;\n}}\n";
		assertTrue(accepted(text, "a */ b").contains(": a * / b */ sum++;"));
	}

	@ParameterizedTest
	@ValueSource(strings = { "", " ", "\n", "\\" })
	void withoutAReasonNothingIsAccepted(String reason) {
		assertEquals(Optional.empty(), edit(Analysed.c("int sum;\nvoid f() {\n#pragma omp parallel\n\tsum++;\n}\n"), "sum", reason));
	}

	@Test
	void whatIsAcceptedAlreadyNeedsNoComment() {
		assertEquals(Optional.empty(),
				edit(Analysed.c("int sum;\nvoid f() {\n#pragma omp parallel\n\tsum++; // " + COMMENT + "\n}\n"), "sum",
						"only shown"));
	}

	@Test
	void aRaceOfAnotherTextHasNoPlace() {
		Analysed before = Analysed.c("int sum;\nvoid f() {\n#pragma omp parallel\n\tsum++;\n}\n");
		RegionReport region = before.report().regions().get(0);
		assertEquals(Optional.empty(),
				SuppressionEdit.of(new SourceText("other.c", before.source().text(), 0), region.races().get(0), region, "only shown"));
		assertEquals(Optional.empty(), SuppressionEdit.of(new SourceText("test.c", "", 0), region.races().get(0), region, "only shown"));
	}
}
