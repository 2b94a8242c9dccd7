package org.racelens.frontend.fortran.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertSame;

import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.racelens.frontend.fortran.source.IncludedFiles;
import org.racelens.frontend.fortran.source.Node;
import org.racelens.frontend.fortran.source.ReadTrees;
import org.racelens.frontend.fortran.source.SourceForm;
import org.racelens.model.source.SourceText;
import org.racelens.openmp.unit.FrontEndException;

class ReadTreesTest {
	private final ReadTrees trees = new ReadTrees();

	@Test
	void aTextIsReadOnce() throws FrontEndException {
		assertSame(read("x = 1", Map.of(), IncludedFiles.NONE), read("x = 1", Map.of(), IncludedFiles.NONE));
	}

	@Test
	void anotherTextOrOtherMacrosGiveAnotherTree() throws FrontEndException {
		Node first = read("x = A", Map.of("A", "1"), IncludedFiles.NONE);
		assertEquals("x = 1", assigned(first));
		assertEquals("x = 2", assigned(read("x = A", Map.of("A", "2"), IncludedFiles.NONE)));
		assertEquals("x = A + 1", assigned(read("x = A + 1", Map.of(), IncludedFiles.NONE)));
		assertSame(first, read("x = A", Map.of("A", "1"), IncludedFiles.NONE));
	}

	@Test
	void whatIncludesOthersIsReadAnew() throws FrontEndException {
		IncludedFiles one = (name, from) -> Optional.of(new SourceText(name, "x = 1\n", 0));
		assertNotSame(read("include 'a.inc'", Map.of(), one), read("include 'a.inc'", Map.of(), one));
		assertNotSame(read("include 'b.inc'", Map.of(), IncludedFiles.NONE), read("include 'b.inc'", Map.of(), IncludedFiles.NONE));
	}

	private Node read(String line, Map<String, String> macros, IncludedFiles files) throws FrontEndException {
		return trees.of(new SourceText("p.F90", "subroutine s\n" + line + "\nend\n", 0), SourceForm.FREE, macros, files);
	}

	private static String assigned(Node tree) {
		return tree.parts().get(0).child("assignment_statement").orElseThrow().text();
	}
}
