package org.racelens.frontend.cdt.tests.pragma;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.racelens.model.source.SourceRange;
import org.racelens.model.source.SourceText;
import org.racelens.openmp.directive.ClauseName;
import org.racelens.openmp.scan.MacroTable;
import org.racelens.openmp.scan.PragmaScanner;
import org.racelens.openmp.scan.PragmaText;
import org.racelens.openmp.scan.ScannedArgument;
import org.racelens.openmp.scan.SourceLines;

class PlaceTest {
	private static final String SPLIT = """
			int x;
			#pragma omp parallel for /* the loop */ \\
				private(a, \\
					b) sched\\
			ule(static) // and this
			for (;;) ;
			""";

	private static Scanned split() {
		return Scanned.file(SPLIT.substring(0, SPLIT.indexOf("for (;;)") - 1));
	}

	private static SourceLines lines(String text) {
		return new SourceLines(new SourceText("a.c", text, 0));
	}

	@Test
	void continuationLinesKeepTheirPlaces() {
		Scanned scanned = split().isClean();
		SourceRange clause = scanned.clause(ClauseName.PRIVATE).range();
		assertEquals(new SourceRange("a.c", clause.offset(), clause.endOffset(), 3, 2, 4), clause);
		assertEquals("private(a, \\\n\t\tb)", scanned.covered(clause));
		SourceRange b = scanned.clause(ClauseName.PRIVATE).arguments().get(1).range();
		assertEquals("a.c:4:3", b.toString());
		assertEquals("b", scanned.covered(b));
	}

	@Test
	void aWordMayBeSplitByAContinuation() {
		Scanned scanned = split();
		SourceRange schedule = scanned.clause(ClauseName.SCHEDULE).range();
		assertEquals("sched\\\nule(static)", scanned.covered(schedule));
		assertEquals(4, schedule.line());
		assertEquals(5, schedule.endLine());
	}

	@Test
	void theDirectiveReachesToItsLastClause() {
		Scanned scanned = split();
		SourceRange range = scanned.directive().range();
		assertEquals("a.c:2:13", range.toString());
		assertEquals(5, range.endLine());
		assertTrue(scanned.covered(range).endsWith("ule(static)"));
	}

	@Test
	void messagesBehindContinuationsAreExact() {
		Scanned scanned = Scanned.file("#pragma omp parallel \\\r\n    privat(x) \\\r\n  , shard(y)").complains("unknown-clause@privat",
				"unknown-clause@shard");
		assertEquals("a.c:2:5", scanned.result().messages().get(0).place().toString());
		assertEquals("a.c:3:5", scanned.result().messages().get(1).place().toString());
	}

	@Test
	void blanksMayFollowTheBackslash() {
		Scanned.text("parallel \\  \t\n private(x)").isClean();
	}

	@Test
	void aBackslashMayEndTheFile() {
		Scanned.text("barrier \\").isClean();
	}

	@Test
	void aStrayBackslashIsJunk() {
		Scanned.text("parallel \\ shared(x)").complains("syntax@\\");
	}

	@Test
	void commentsAreWhiteSpace() {
		Scanned.text("parallel/* a */for/* b\nc */private(x)// d").isClean().isDirective("parallel for");
		Scanned.text("parallel // private(x").isClean();
		Scanned.text("parallel /* never closed").isClean();
	}

	@Test
	void aLineCommentGoesOnBehindAContinuation() {
		assertEquals(List.of(), Scanned.text("parallel // and \\\n private(x)").isClean().clauseNames());
	}

	@Test
	void commentsInStringsAreText() {
		assertEquals("\"/* no */ // no\"", Scanned.text("error message(\"/* no */ // no\")").isClean().clause().arguments().get(0).text());
	}

	@Test
	void literalsWithPrefixesAreOneToken() {
		for (String literal : List.of("\"a b\"", "L\"a)\"", "u8\"(\"", "R\"x(a\")\"; )x\"", "u8R\"(\\)\"", "\"\\\"\"")) {
			assertEquals(literal, Scanned.text("error message(" + literal + ")").isClean().clause().arguments().get(0).text());
		}
		assertEquals("'\"' + L')' + 1'000 + 0x1p-3 + .5e+3",
				Scanned.text("parallel if('\"' + L')' + 1'000 + 0x1p-3 + .5e+3)").isClean().clause().arguments().get(0).text());
	}

	@Test
	void theAlignedTextHasTheOffsetsOfTheFile() {
		Scanned scanned = Scanned.text("parallel if(a/* + */+ \\\n b  [i])").isClean();
		ScannedArgument argument = scanned.clause().arguments().get(0);
		String text = argument.alignedText();
		assertEquals("a       +    b  [i]", text);
		assertEquals("a + b [i]", argument.text());
		for (String word : List.of("a", "+    b", "b", "i")) {
			int index = text.lastIndexOf(word);
			assertEquals(text.charAt(index), scanned.file().charAt(argument.range().offset() + index));
		}
	}

	@Test
	void aPragmaAtTheEndOfTheFileIsRead() {
		Scanned scanned = Scanned.file("int x;\n#pragma omp barrier").isClean();
		assertEquals("a.c:2:13", scanned.directive().range().toString());
	}

	@Test
	void linesEndAtLineFeeds() {
		SourceLines lines = lines("ab\r\ncd\n\ne");
		assertEquals(new SourceRange("a.c", 4, 6, 2, 1, 2), lines.range(4, 6));
		assertEquals(new SourceRange("a.c", 7, 7, 3, 1, 3), lines.range(7, 7));
		assertEquals(new SourceRange("a.c", 0, 9, 1, 1, 4), lines.range(0, 9));
		assertEquals(4, lines.line(9));
	}

	@Test
	void otherPragmasAreNotOpenMp() {
		assertFalse(PragmaText.within(lines(" once"), 0, 5).afterOmp().isPresent());
		assertFalse(PragmaText.within(lines("ompx y"), 0, 6).afterOmp().isPresent());
		assertEquals(" x", PragmaText.within(lines("/**/omp x"), 0, 9).afterOmp().orElseThrow().text());
		assertEquals("", PragmaText.within(lines("omp"), 0, 3).afterOmp().orElseThrow().text());
	}

	@Test
	void aPragmaOperatorsStringKeepsItsPlaces() {
		String file = "  _Pragma(\"omp parallel privat(x)\")";
		PragmaText text = PragmaText.ofLiteral(lines(file), file.indexOf('"'), file.lastIndexOf('"') + 1).afterOmp().orElseThrow();
		new Scanned(file, PragmaScanner.scan(text, MacroTable.EMPTY)).isDirective("parallel").complains("unknown-clause@privat");
	}

	@Test
	void escapesOfAPragmaOperatorsStringAreResolved() {
		String file = "_Pragma(L\"omp error message(\\\"a\\\\n\\\") severty(warning)\")";
		PragmaText text = PragmaText.ofLiteral(lines(file), file.indexOf('L'), file.lastIndexOf('"') + 1);
		assertEquals("omp error message(\"a\\n\") severty(warning)", text.text());
		Scanned scanned = new Scanned(file, PragmaScanner.scan(text.afterOmp().orElseThrow(), MacroTable.EMPTY))
				.complains("unknown-clause@severty");
		assertEquals("\\\"a\\\\n\\\"", scanned.covered(scanned.clause().arguments().get(0).range()));
	}

	@Test
	void rawStringsHaveNoEscapes() {
		SourceRange place = new SourceRange("a.cpp", 10, 20, 2, 3, 2);
		assertEquals("omp error message(\"\\\")", PragmaText.ofLiteral("R\"x(omp error message(\"\\\"))x\"", place).text());
	}

	@Test
	void whatAMacroProducedStandsAtThePlaceOfItsUse() {
		SourceRange place = new SourceRange("a.c", 10, 20, 2, 3, 2);
		PragmaText text = PragmaText.ofLiteral("\"omp parallel privat(x)\"", place).afterOmp().orElseThrow();
		assertEquals(place, PragmaScanner.scan(text, MacroTable.EMPTY).messages().get(0).place());
		assertEquals(place, PragmaScanner.scan(text, MacroTable.EMPTY).directive().orElseThrow().range());
	}

	@Test
	void aLiteralMustHaveQuotes() {
		assertThrows(IllegalArgumentException.class, () -> PragmaText.ofLiteral("omp", SourceRange.startOf("a.c")));
	}
}
