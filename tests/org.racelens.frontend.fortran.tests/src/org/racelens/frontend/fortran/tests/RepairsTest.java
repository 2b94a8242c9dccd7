package org.racelens.frontend.fortran.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.racelens.frontend.fortran.source.Node;
import org.racelens.frontend.fortran.source.PreparedText;
import org.racelens.openmp.unit.FrontEndException;

/** What the grammar does not know is read nevertheless; a bar is the end of a line. */
class RepairsTest {
	@ParameterizedTest
	@ValueSource(strings = { "public operator(==)", "private a, assignment(=)", "data a/n*0/", "data a /1/ b /2/, c/m*.true./",
			"integer x /-1/, y(3) /1, 2, 3/",
			"character*8 s /'a/b'/", "character*(*), s", "character t(3)*8, u*4", "10 format (2x, -2pf5.1, 1h*)",
			"real, intent(in), asynchronous :: x",
			"call f(*10)", "call f(a, *10, *20)", "if (a) call f(*10, b)", "call f(c_char_\"a\"//b)",
			"do concurrent (i = 1:n) reduce(+:x)|x = x + 1|end do",
			"type(i) = 1", "class(3) = 1", "data(1) = 1", "data(1:) => x", "if(1) = 2", "do(i) = 2", "type%x(3) = 1", "entry f(a)",
			"common // a, b",
			"common /a/ x(10), y(0:n) /b/ z(2, 3)", "call f(a, %val(3))", "dowhile(x > 1)|x = 0|enddo", "data x /x'00ff'/",
			"select case (x)|end select", "a: select type (x)|end select a", "x = 1|data y /2/|z = 3",
			"f(x) = x + 1|integer n|parameter (n = 3)|data k /1/|z = f(n)",
			"data x /-1. D0, .5 e-3/", "asynchronous :: x", "asynchronous x, y", "data s, t /4habcd, 2*1hx/", "double = max(1, 2)",
			"type t|sequence|private|integer x|end type",
			"type t(k, n)|integer, kind :: k|integer, len :: n|real(k) :: x(n)|end type|type(t(4, n=3)) :: a|class(t(8, :)), pointer :: b" })
	void isRead(String lines) throws FrontEndException {
		PreparedText text = Prepared.free(("subroutine s|" + lines + "|end subroutine").split("\\|"));
		assertFalse(Prepared.tree(text).isBroken(), text::text);
	}

	@ParameterizedTest
	@ValueSource(strings = { "block data|integer x|common /a/ x|data x /1/|end", "block data b|end block data b", "subroutine s(a, *)|end",
			"program|x = 1|end", "subroutine s(*, a, *)|end" })
	void unitsAreRead(String lines) throws FrontEndException {
		PreparedText text = Prepared.free(lines.split("\\|"));
		assertFalse(Prepared.tree(text).isBroken(), text::text);
	}

	@Test
	void namesStayAsTheProgramHasThem() throws FrontEndException {
		Node tree = Prepared.tree(Prepared.free("subroutine s", "data(i) = type(j)", "end"));
		Node assignment = tree.parts().get(0).child("assignment_statement").orElseThrow();
		assertEquals("data(i) = type(j)", assignment.text());
		assertEquals("data", assignment.parts().get(0).parts().get(0).name());
		assertEquals("p.f90:2:1", assignment.range().toString());
	}

	@Test
	void whatAReductionIsStandsInItsPlace() throws FrontEndException {
		PreparedText text = Prepared.free("subroutine s", "do concurrent (i = 1:n) reduce(+:x)", "x = x + 1", "end do", "end");
		int start = text.text().indexOf("local");
		assertEquals("reduce(+:x)", text.spelling(start, text.text().indexOf(')', start) + 1));
	}

	@Test
	void aLateDeclarationHasItsOwnPlace() {
		PreparedText text = Prepared.free("subroutine s", "f(x) = x + 1", "integer n", "n = 1", "end");
		assertEquals("subroutine s; integer n\nf(x) = x + 1\n \nn = 1\nend\n", text.text().replaceAll(" +", " "));
		assertEquals("p.f90:3:1", Prepared.place(text, "integer n"));
	}

	@ParameterizedTest
	@ValueSource(strings = { "x =", "call", "call f(a, b", "x = (y + 1", "if (x > 0) y = f(", "do i = 1, n", "do",
			"if (x > 0) then", "do i =|end do", "do i =",
			"a: do while (x > 0)|if (y > 0) then", "do i = 1, n|if (x > 0) then|y = 1|end do" })
	void whatIsHalfWrittenLeavesTheNextUnitWhole(String lines) throws FrontEndException {
		PreparedText text = Prepared.free(("subroutine s|" + lines + "|end subroutine|subroutine t|x = 1|end subroutine").split("\\|"));
		Node tree = Prepared.tree(text);
		assertTrue(tree.isBroken(), text::text);
		assertEquals(List.of("subroutine", "subroutine"), tree.parts().stream().map(Node::kind).toList(), text::text);
		assertFalse(tree.parts().get(1).isBroken(), text::text);
	}

	@ParameterizedTest
	@ValueSource(strings = { "subroutine a|x = 1", "program a|x = 1", "function a()|a = 1", "subroutine a|interface|subroutine f(x)|real x",
			"subroutine a|type t|integer x", "module a|integer x", "subroutine a|select case (x)|case (1)|y = 1", "x = 1",
			"subroutine a|associate (y => x)|y = 1", "subroutine a|block|integer y|y = 1", "subroutine a|where (x > 0)|x = 1" })
	void whatHasNoEndEndsBeforeTheNextUnit(String lines) throws FrontEndException {
		PreparedText text = Prepared.free((lines + "|subroutine t|x = 1|end subroutine").split("\\|"));
		Node tree = Prepared.tree(text);
		Node last = tree.parts().get(tree.parts().size() - 1);
		assertEquals("subroutine", last.kind(), text::text);
		assertFalse(last.isBroken(), text::text);
		assertFalse(text.mistakes().isEmpty(), text::text);
	}

	@Test
	void nothingMovesFromItsUnit() {
		for (String lines : List.of("x = 1\nblock\ninteger y\ny = 1\nend block\n", "end\nx = 1\ndata y /1/\n",
				"x = 1\ncontains\nsubroutine s\nreal y\nend\n",
				"interface\nsubroutine f(x)\nreal x\nend\nend interface\ny = 1\n", "x = 1\ninteger y\n")) {
			assertEquals(lines, Prepared.free(lines.strip().split("\n")).text());
		}
	}
}
