package org.racelens.headless.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.racelens.report.HtmlReport;

/** The page. */
class HtmlReportTest {
	private static final String PAGE = new HtmlReport(Sample.SHIFT.source()).render(Sample.SHIFT.report());

	@Test
	void thePageShowsEveryFinding() {
		assertTrue(PAGE.contains("data race on a: thread 0 writes a[i+1] in iteration i=0"), PAGE);
		assertTrue(PAGE.contains("the function g is not known"), PAGE);
		assertTrue(PAGE.contains("callers of f outside this file are serial"), PAGE);
		assertTrue(PAGE.contains("3 files, 3 parallel regions"), PAGE);
	}

	@Test
	void theWitnessIsDrawnInTheColoursOfThePage() {
		assertTrue(PAGE.contains("<title>Timeline of a witness: data race on a: "), PAGE);
		assertTrue(PAGE.contains("fill:var(--access-write-fill)"), PAGE);
		assertEquals(2, PAGE.split("--access-write-fill:#", -1).length - 1, "light and dark");
	}

	@Test
	void thePageNeedsNothingElse() {
		assertFalse(PAGE.contains("http"), PAGE);
		assertFalse(PAGE.contains("<script"), PAGE);
		assertFalse(PAGE.contains("src="), PAGE);
	}

	@Test
	void textIsNotTakenForMarkup() {
		assertTrue(PAGE.contains("src/gone &lt;&amp;&gt;.c"), PAGE);
		assertFalse(PAGE.contains("<&>"), PAGE);
	}

	@Test
	void everyElementIsClosed() {
		for (String element : new String[] { "table", "tr", "td", "section", "pre", "ul", "li", "details", "html", "body", "head", "svg",
				"g",
				"div" }) {
			int opened = PAGE.split("<" + element + "[ >]", -1).length;
			assertEquals(opened, PAGE.split("</" + element + ">", -1).length, element);
		}
	}

	@Test
	void equalReportsAreEqualByteForByte() {
		assertEquals(PAGE, new HtmlReport(Sample.SHIFT.source()).render(new Sample("src/shift.c").report()));
	}
}
