package org.racelens.frontend.fortran.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.racelens.frontend.fortran.source.Node;
import org.racelens.frontend.fortran.source.PreparedText;
import org.racelens.openmp.unit.FrontEndException;

/** Loops that end with a label become blocks. Fortran 2018 annex B.3.10 */
class LabelledLoopsTest {
	@Test
	void theLabelledStatementEndsTheLoop() {
		assertEquals("do i = 1, n\na(i) = 0\n10 continue; end do\n", squeezed("do 10 i = 1, n", "a(i) = 0", "10 continue ! of i"));
		assertEquals("do i = 1, n\n10 a(i) = 0; end do; c = 1\n", squeezed("do 010, i = 1, n", "10 a(i) = 0; c = 1"));
		assertEquals("do while (x < 'do 10')\n10 x = x + 1; end do\n", squeezed("do 10 while (x < 'do 10')", "10 x = x + 1"));
		assertEquals("outer: do \n10 continue; end do\n", squeezed("outer: do 10", "10 continue"));
	}

	@Test
	void severalLoopsEndThere() {
		assertEquals("do i = 1, n\ndo j = 1, n\n10 a(i, j) = 0; end do; end do\n",
				squeezed("do 10 i = 1, n", "do 10 j = 1, n", "10 a(i, j) = 0"));
	}

	@Test
	void aLoopThatEndsItselfIsABlock() {
		assertEquals("do i = 1, n\n10 end do\n", squeezed("do 10 i = 1, n", "10 end do"));
		assertEquals("do i = 1, n\n10 enddo\n", squeezed("do 10 i = 1, n", "10 enddo"));
	}

	@Test
	void whatOnlyLooksLikeALoopStays() {
		for (String line : List.of("do10i = 3", "do 10 i = 1.5", "x = 'do 10 i = 1, n'", "do10 = (1, 2)")) {
			assertEquals(line + "\n10 continue\n", squeezed(line, "10 continue"));
		}
	}

	@Test
	void aLoopDoesNotEndInAnotherProcedure() {
		assertEquals("do 10 i = 1, n\nend subroutine f\n10 continue\n", squeezed("do 10 i = 1, n", "end subroutine f", "10 continue"));
	}

	@Test
	void theTreeHasTheNest() throws FrontEndException {
		PreparedText text = Prepared.fixed("      subroutine f(a, n)", "      do 20 i = 1, n", "      do 10 j = 1, n",
				"      if (i .eq. j) goto 10",
				"      do 10 k = 1, n", " 10   a(k, j, i) = 0", " 20   continue", "      end");
		Node tree = Prepared.tree(text);
		assertFalse(tree.isBroken());
		Node outer = tree.parts().get(0).child("do_loop_statement").orElseThrow();
		Node middle = outer.child("do_loop_statement").orElseThrow();
		Node inner = middle.child("do_loop_statement").orElseThrow();
		assertEquals("p.f:2:7 p.f:3:7 p.f:5:7", outer.range() + " " + middle.range() + " " + inner.range());
		assertEquals(inner.range().endOffset(), middle.range().endOffset());
		assertEquals(6, inner.range().endLine());
		assertEquals(7, outer.range().endLine());
		assertEquals(text.source().text().indexOf("= 0") + 3, inner.range().endOffset());
	}

	private static String squeezed(String... lines) {
		return Prepared.squeezed(Prepared.free(lines));
	}
}
