package org.racelens.frontend.fortran.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import org.racelens.frontend.fortran.source.PreparedText;
import org.racelens.model.source.SourceRange;

/** Lines of free form. Fortran 2018 §6.3.2 */
class FreeFormTest {
	@Test
	void commentsAreLeftOut() {
		assertEquals("x = '!' // \"it's !\"\ny = 1\n", Prepared.free("! one", "x = '!' // \"it's !\" ! two", "", "y = 1").text());
	}

	@Test
	void aContinuedStatementIsOneLine() {
		assertEquals("call f(a, b, c)\nx = 1\n",
				Prepared.squeezed(Prepared.free("call f(a, & ! one", "  ! two", "", "  & b, &", "c)", "x = 1")));
	}

	@Test
	void aWordGoesOnBehindTheSecondMark() {
		assertEquals("integer :: n\n", Prepared.free("inte&", "   &ger :: n").text());
	}

	@Test
	void aStringGoesOn() {
		assertEquals("s = 'a & b ! c'\nx = 1\n", Prepared.free("s = 'a & b &", "   &! c'", "x = 1").text());
	}

	@Test
	void aStringThatIsNotClosedEndsWithItsLine() {
		assertEquals("s = 'a\nx = 1\n", Prepared.free("s = 'a", "x = 1 ! it's").text());
	}

	@Test
	void conditionalCompilationIsRead() {
		assertEquals("n = omp_get_num_threads() +    1\n", Prepared.free("  !$ n = omp_get_num_threads() + &", "  !$ &   1").text());
		assertEquals("", Prepared.free("!$acc loop", "!dir$ ivdep", "!$").text());
	}

	@Test
	void aDirectiveIsOneLine() {
		PreparedText text = Prepared.free("x = 1", "  !$OMP parallel do & ! one", "  !$omp & private(a) &", "!$omp shared(b) ! two",
				"x = 2");
		assertEquals("x = 1\n!$omp parallel do  private(a)  shared(b)\nx = 2\n", text.text());
		assertEquals("p.f90:2:3", Prepared.place(text, "!$omp"));
		assertEquals("p.f90:4:7", Prepared.place(text, "shared"));
	}

	@Test
	void aDirectiveEndsWhereNoneGoesOn() {
		assertEquals("!$omp parallel private(a, \nx = 1\n", Prepared.free("!$omp parallel private(a, &", "x = 1").text());
	}

	@Test
	void otherCharactersAreQuestionMarks() {
		assertEquals("s = '??'\nx = 1\n", Prepared.free("s = 'äö' ! ü", "x\u00a0= 1").text());
	}

	@Test
	void aPartHasItsPlaceInAllItsLines() {
		PreparedText text = Prepared.free("x = 1", "call f(a, &", "   b)");
		SourceRange call = text.range(text.text().indexOf("call"), text.text().indexOf(")") + 1);
		assertEquals(new SourceRange("p.f90", 6, 23, 2, 1, 3), call);
	}

	@Test
	void lineEndsOfWindowsAreLineEnds() {
		PreparedText text = Prepared.free("x = 1 &\r", " + 2\r", "y = 1\r");
		assertEquals("x = 1 + 2\ny = 1\n", Prepared.squeezed(text));
		assertEquals("p.f90:3:1", Prepared.place(text, "y"));
	}
}
