package org.racelens.analysis.tests.language;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.racelens.model.source.DirectiveAttributes;
import org.racelens.model.source.DirectiveSyntax;
import org.racelens.model.source.Language;

/** Where pragmas stand in texts of C and C++, with either spelling of the number sign. */
class PragmasOfCTest {
	private static final DirectiveSyntax SYNTAX = Language.C.directives();

	@Test
	void bothSpellingsOfTheNumberSignBeginADirective() {
		for (String sign : List.of("#", "%:")) {
			assertTrue(SYNTAX.isWritten(sign + "pragma omp parallel"), sign);
			assertTrue(SYNTAX.isWritten(sign + " pragma  omp parallel"), sign);
			assertTrue(SYNTAX.isLine("\t" + sign + " pragma omp parallel"), sign);
			assertTrue(SYNTAX.isApart("x;\n" + sign + "pragma omp", 3), sign);
			assertTrue(SYNTAX.isIn(sign + "pragma omp atomic\nx++;"), sign);
		}
	}

	@Test
	void otherLinesAreNone() {
		assertFalse(SYNTAX.isWritten("#pragma ompx"));
		assertFalse(SYNTAX.isWritten("x %: y"));
		assertFalse(SYNTAX.isApart("a % b", 2));
		assertFalse(SYNTAX.isIn("x = a % b;"));
	}

	@Test
	void noAttributeStartsWhereADirectiveDoes() {
		DirectiveAttributes attributes = SYNTAX.attributes().orElseThrow();
		assertEquals(List.of(false, false, false, true), List.of("#pragma", "%:pragma", "_Pragma(\"\")", "parallel").stream()
				.map(text -> attributes.mayStart(text, 0)).toList());
	}
}
