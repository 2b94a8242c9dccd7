package org.racelens.frontend.fortran.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import org.racelens.frontend.fortran.source.PreparedText;
import org.racelens.frontend.fortran.source.SourceForm;
import org.racelens.model.source.SourceText;

/** Lines of fixed form. Fortran 2018 §6.3.3 */
class FixedFormTest {
	@Test
	void commentsAreLeftOut() {
		assertEquals(" x = '!'\n y = 1\n",
				Prepared.fixed("c it's one", "* two", "! three", "      x = '!' ! four", "D debug", "      y = 1").text());
	}

	@Test
	void theSixthColumnContinues() {
		assertEquals(" call f(a, b,  c)\n x = 1\n",
				Prepared.fixed("      call f(a,", "c between", "", "     & b,", "     1  c)", "     0x = 1").text());
	}

	@Test
	void aNumberSignContinuesToo() {
		assertEquals(" x = 1+ 2\n", Prepared.fixed("      x = 1", "     #+ 2").text());
	}

	@Test
	void aMarkOfCommentsContinuesInItsColumn() {
		assertEquals(" x = 1+ 2\n", Prepared.fixed("      x = 1", "     !+ 2").text());
	}

	@Test
	void labelsStayBeforeTheirStatements() {
		assertEquals("10 continue\n", Prepared.squeezed(Prepared.fixed(" 10   continue")));
	}

	@Test
	void whatIsBeyondTheLastColumnIsCut() {
		assertEquals(" x = 1\n", Prepared.fixed("      x = 1" + " ".repeat(61) + "LINE0010").text());
	}

	@Test
	void aWordGoesOnFromTheLastColumn() {
		assertEquals(" x = " + "a".repeat(62) + "bb\n", Prepared.fixed("      x = " + "a".repeat(62) + "LINE", "     &bb").text());
		assertEquals(" call f(x)\n", Prepared.fixed("      call", "     &f(x)").text());
	}

	@Test
	void aTabStandsForTheColumnsBeforeTheStatement() {
		assertEquals(" x = 1+ 2\n10 continue\n", Prepared.fixed("\tx = 1", "\t1+ 2", "10\tcontinue").text().replace('\t', ' '));
	}

	@Test
	void aStringGoesOn() {
		assertEquals(" s = 'a ! b'\n", Prepared.fixed("      s = 'a", "     & ! b'").text());
	}

	@Test
	void conditionalCompilationIsRead() {
		assertEquals("n = 1+ 2\n10 m = 1\n", Prepared.squeezed(Prepared.fixed("!$    n = 1", "c$   &+ 2", "*$ 10 m = 1", "!$acc loop")));
	}

	@Test
	void aDirectiveIsOneLine() {
		PreparedText text = Prepared.fixed("c$omp parallel do", "*$OMP+private(a)", "!$omp&shared(b) ! one", "C$OMP DO", "      x = 1");
		assertEquals("!$omp parallel do private(a)shared(b)\n!$omp DO\nx = 1\n", Prepared.squeezed(text));
		assertEquals("p.f:3:7", Prepared.place(text, "shared"));
	}

	@Test
	void aTextThatCannotBeFixedIsFree() {
		assertEquals(SourceForm.FREE, SourceForm.of(new SourceText("p.F", "program p\nend\n", 0)));
		assertEquals(SourceForm.FREE, SourceForm.of(new SourceText("p.F", "      call f(a, &\n      b)\n", 0)));
		assertEquals(SourceForm.FREE, SourceForm.of(new SourceText("p.F", "     real x\n", 0)));
		assertEquals(SourceForm.FIXED, SourceForm.of(new SourceText("p.F", "      call f(a,\n     &\n     &b)\n", 0)));
		assertEquals(SourceForm.FIXED, SourceForm.of(new SourceText("p.F", "#if A\nc it\n 10   end\n\tend\n", 0)));
		assertEquals(SourceForm.FREE, SourceForm.of(new SourceText("p.f90", "c = 1\n", 0)));
	}
}
