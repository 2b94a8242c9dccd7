package org.racelens.frontend.fortran.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.racelens.frontend.fortran.source.IncludeFolders;
import org.racelens.frontend.fortran.source.MissingFile;
import org.racelens.frontend.fortran.source.PreparedText;
import org.racelens.model.source.SourceText;

/** Lines of the preprocessor, macros, and files that are included. */
class PreprocessorTest {
	@Test
	void onlyTheBranchThatHoldsIsRead() {
		assertEquals("b = 1\n", Prepared.free("#ifdef A", "a = 1", "#else", "b = 1", "#endif").text());
		assertEquals("b = 1\n",
				Prepared.free("#define A 3", "#if A < 2 || !defined(A)", "a = 1", "#elif A == 3", "b = 1", "#elif A", "c = 1",
						"#else", "d = 1", "#endif").text());
		assertEquals("", Prepared.free("#if 0", "#if 1", "a = 1", "#else", "b = 1", "#endif", "#endif").text());
	}

	@Test
	void expressionsHaveValues() {
		for (String holds : List.of("1", "2 + 3 * 4 == 14", "(1 ? 0 : 1) == 0", "-1 < 0", "!X", "defined X || 7 % 4 == 3", "0x10 == 16L",
				"1 << 3 == 8",
				"_OPENMP >= 201511", "10 / 3 == 3 && ~0 == -1")) {
			assertEquals("a = 1\n", Prepared.free("#if " + holds, "a = 1", "#endif").text(), holds);
		}
		for (String fails : List.of("0", "X", "1 / 0", "(1", "+", "", "__GFORTRAN__", "\"a\" == 1", "1 > 2")) {
			assertEquals("", Prepared.free("#if " + fails, "a = 1", "#endif").text(), fails);
		}
	}

	@Test
	void directivesOfOtherBranchesAreLeftOut() {
		assertEquals("!$omp do\n", Prepared.free("#ifdef A", "!$omp parallel", "#else", "!$omp do", "#endif").text());
	}

	@Test
	void macrosAreReplacedAtTheirPlace() {
		PreparedText text = Prepared.free("#define N 100", "#define AT(i, j) a(j, i)", "#define M N",
				"x = AT(i + 1, b(2, 3)) + M + 'N' ! N");
		assertEquals("x = a(b(2, 3), i + 1) + 100 + 'N'\n", text.text());
		assertEquals("p.f90:4:5", Prepared.place(text, "a(b"));
		assertEquals("p.f90:4:26", Prepared.place(text, "100"));
	}

	@Test
	void directivesHaveMacrosToo() {
		assertEquals("!$omp parallel private(i, j)\n", Prepared.free("#define OWN i, j", "!$omp parallel private(OWN)").text());
	}

	@Test
	void aMacroDoesNotStandForItself() {
		assertEquals("y = x + 1\n", Prepared.free("#define x x + 1", "y = x").text());
	}

	@Test
	void aMacroOfSeveralLinesIsOne() {
		assertEquals("a = 1; b = 2\n", Prepared.free("#define SET a = 1; \\", "  b = 2", "SET").text().replaceAll(" +", " "));
	}

	@Test
	void includedTextStandsInPlaceOfItsLine() {
		PreparedText text = Prepared.including(Map.of("a.h", "y = 2\n", "b.inc", "z = 3"), "x = 1", "#include \"a.h\"",
				"  include 'b.inc' ! there",
				"w = 4");
		assertEquals("x = 1\ny = 2\nz = 3\nw = 4\n", text.text());
		assertEquals(List.of("p.F90:1:1", "a.h:1:1", "b.inc:1:1", "p.F90:4:1"),
				List.of("x", "y", "z", "w").stream().map(name -> Prepared.place(text, name)).toList());
		assertEquals(List.of("a.h", "b.inc"), text.included().stream().map(SourceText::path).toList());
	}

	@Test
	void macrosOfIncludedFilesHold() {
		assertEquals("x = 5\n", Prepared.including(Map.of("a.h", "#define N 5\n"), "#include <a.h>", "x = N").text());
	}

	@Test
	void aMissingFileIsNamed() {
		PreparedText text = Prepared.free("x = 1", "  include 'none.h'", "y = 1");
		assertEquals("x = 1\ny = 1\n", text.text());
		assertEquals(List.of("none.h"), text.missing().stream().map(MissingFile::name).toList());
		assertEquals("p.f90:2:3", text.missing().get(0).place().toString());
	}

	@Test
	void noFileIncludesItselfWithoutEnd() {
		PreparedText text = Prepared.including(Map.of("a.h", "#include \"b.h\"\nx = 1\n", "b.h", "#include \"a.h\"\n"), "#include \"a.h\"");
		assertEquals("x = 1\n", text.text());
		assertEquals("b.h:1:1", text.missing().get(0).place().toString());
	}

	@Test
	void aMacroWithoutEndEnds() {
		PreparedText text = Prepared.free("#define a(x) b(x, x)", "#define b(x, y) c(x, y, x, y)",
				"#define c(x, y, z, u) d(x x x x x x x x, y, z, u)",
				"x = a(a(a(a(a(a(a(1)))))))");
		assertTrue(text.text().length() < 10_000_000);
	}

	@Test
	void filesAreFoundBesideAndInFolders(@TempDir Path folder) throws IOException {
		Path source = Files.createDirectories(folder.resolve("source"));
		Path headers = Files.createDirectories(folder.resolve("headers"));
		Files.writeString(source.resolve("a.h"), "a");
		Files.writeString(headers.resolve("a.h"), "b");
		Files.writeString(headers.resolve("b.h"), "b");
		Files.writeString(folder.resolve("secret.h"), "c");
		IncludeFolders files = new IncludeFolders(List.of(headers.toString()));
		String from = source.resolve("p.f90").toString();
		assertEquals("a", files.find("a.h", from).orElseThrow().text());
		assertEquals("b", files.find("b.h", from).orElseThrow().text());
		assertEquals("b", files.find("../headers/b.h", from).orElseThrow().text());
		assertTrue(files.find("../secret.h", from).isEmpty());
		assertTrue(files.find(folder.resolve("secret.h").toString(), from).isEmpty());
		assertTrue(files.find("none.h", from).isEmpty());
	}
}
