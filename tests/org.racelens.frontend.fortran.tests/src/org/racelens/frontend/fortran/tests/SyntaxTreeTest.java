package org.racelens.frontend.fortran.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.racelens.frontend.fortran.source.Node;
import org.racelens.frontend.fortran.source.Preparation;
import org.racelens.frontend.fortran.source.SourceForm;
import org.racelens.frontend.fortran.tree.SyntaxTree;
import org.racelens.model.source.SourceText;
import org.racelens.openmp.unit.FrontEndException;

/** The parser as the one class that knows it shows it. */
class SyntaxTreeTest {
	@Test
	void aProgramHasATree() throws FrontEndException {
		Node tree = tree("program p\n  integer :: i\n  i = 1\nend program\n");
		assertEquals("translation_unit", tree.kind());
		Node program = tree.parts().get(0);
		assertEquals(List.of("program_statement", "variable_declaration", "assignment_statement", "end_program_statement"),
				program.parts().stream().map(Node::kind).toList());
		assertEquals("p.f90:3:3", program.child("assignment_statement").orElseThrow().range().toString());
		assertFalse(tree.isBroken());
	}

	private static Node tree(String text) throws FrontEndException {
		return SyntaxTree.of(Preparation.of(new SourceText("p.f90", text, 0), SourceForm.FREE, Map.of()));
	}
}
