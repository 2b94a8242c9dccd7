package org.racelens.frontend.fortran.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.racelens.frontend.fortran.source.Node;
import org.racelens.frontend.fortran.source.Preparation;
import org.racelens.frontend.fortran.source.PreparedText;
import org.racelens.frontend.fortran.source.SourceForm;
import org.racelens.frontend.fortran.tree.SyntaxTree;
import org.racelens.frontend.fortran.tree.SyntaxTrees;
import org.racelens.model.source.SourceText;
import org.racelens.openmp.unit.FrontEndException;

/** A tree that is put together of parts, new ones and known ones, is the tree of the whole text. */
class SyntaxTreesTest {
	private static final Path ROOT = Path.of(System.getProperty("racelens.root", "../..")).toAbsolutePath().normalize();

	private final SyntaxTrees trees = new SyntaxTrees();

	private static PreparedText prepared(String path, String text) {
		return Preparation.of(new SourceText(path, text, 0), SourceForm.of(path, Set.of()), Map.of());
	}

	private void assertSame(String path, String text) throws FrontEndException {
		PreparedText prepared = prepared(path, text);
		Node whole = SyntaxTree.of(prepared);
		Node first = trees.of(prepared);
		assertEquals(whole.isBroken(), first.isBroken(), path);
		if (!whole.isBroken()) {
			assertEquals(whole, first, path);
		}
		assertEquals(first, trees.of(prepared), path);
	}

	@Test
	void treesOfTheCorpusAreThoseOfWholeTexts() throws Exception {
		int count = 0;
		for (Path file : corpus()) {
			assertSame(file.toString(), Files.readString(file));
			count++;
		}
		assertTrue(count > 100);
	}

	private static List<Path> corpus() throws IOException {
		try (Stream<Path> files = Files.walk(ROOT.resolve("tests/corpus"))) {
			return files.filter(f -> SourceForm.isFortran(f.toString())).sorted().toList();
		}
	}

	@Test
	void faultsStayInTheirUnitsAndLines() throws Exception {
		String text = "subroutine a\n x > y\n z = 1\nend subroutine\nmodule m\ncontains\nsubroutine b\n x = )\n y = 2\nend\n"
				+ "subroutine c\n x = 1\nend\nend module\n";
		Node tree = trees.of(prepared("a.f90", text));
		assertEquals(List.of("subroutine", "module"), tree.parts().stream().map(Node::kind).toList());
		assertTrue(tree.parts().get(0).child("assignment_statement").filter(s -> !s.isBroken()).isPresent());
		List<Node> inner = tree.parts().get(1).child("internal_procedures").orElseThrow().all("subroutine");
		assertEquals(List.of(true, false), inner.stream().map(Node::isBroken).toList());
	}

	@ParameterizedTest
	@ValueSource(strings = {
			"module m\n integer :: k\ncontains\n subroutine a(x)\n real x\n x = %1$s\n contains\n subroutine b\n x = 2\n"
					+ " end subroutine\n end subroutine\n pure real(8) function c(x) result(y)\n real(8), intent(in) :: x\n y = x\n"
					+ " end function c\nend module\nsubroutine d\n x = %1$s\nend\n",
			"program p\n real x(9)\n !$omp parallel do\n do i = 1, 9\n call a(x(i))\n end do\ncontains\n"
					+ " subroutine a(x)\n real x\n x = %1$s\n end\nend\n",
			"x = %1$s\ncall a(x)\nend\nsubroutine a(x)\n x = 1\nend\n",
			"interface a\n subroutine b(x)\n real x\n end subroutine\n end interface\nx = %1$s\nend\n",
			"subroutine a(function, end)\n integer function, end\n function = %1$s\n end = 2\nend\n",
			"submodule (m) s\ncontains\n module procedure a\n x = %1$s\n end procedure\nend submodule\n",
			"subroutine a\n x = (%1$s\nend subroutine\nsubroutine b\n x = 1\nend subroutine\n",
			"subroutine a; x = %1$s; end; subroutine b\n x = 1\nend\n",
			"! only a remark\n", "", "end\nend\n", "contains\nsubroutine a\nend\n" })
	void editedTextsHaveTheirTrees(String text) throws Exception {
		for (String value : List.of("1", "1 + (", "12345", "y(3)", "1\nend\n", "1")) {
			assertSame("a.f90", text.formatted(value));
		}
	}
}
