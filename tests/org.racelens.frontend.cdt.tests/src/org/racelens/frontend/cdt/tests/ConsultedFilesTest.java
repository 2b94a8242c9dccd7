package org.racelens.frontend.cdt.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.racelens.frontend.cdt.CdtFrontEnd;
import org.racelens.model.source.Cancellation;
import org.racelens.model.source.CompileCommand;
import org.racelens.model.source.CompileCommand.Forced;
import org.racelens.model.source.CompileCommand.StrictAliasing;
import org.racelens.model.source.ContentDigest;
import org.racelens.model.source.Language;
import org.racelens.model.source.SourceText;
import org.racelens.openmp.unit.Consulted;
import org.racelens.openmp.unit.FrontEndException;

/** A unit tells which files it was read from, and where it looked in vain. */
class ConsultedFilesTest {
	@TempDir
	Path folder;

	private final CdtFrontEnd frontEnd = new CdtFrontEnd();

	private String write(String name, String text) throws IOException {
		Path file = folder.resolve(name);
		Files.createDirectories(file.getParent());
		return Files.writeString(file, text).toString();
	}

	private Optional<Consulted> read(String text, Map<String, String> macros, Forced forced) throws FrontEndException {
		CompileCommand command = new CompileCommand(Language.C, List.of(folder + "/first", folder + "/second"), macros, Optional.empty(),
				forced,
				StrictAliasing.ON, Set.of());
		return frontEnd.read(new SourceText(folder + "/a.c", text, 0), command, Cancellation.NEVER).consulted();
	}

	private Consulted read(String text) throws FrontEndException {
		return read(text, Map.of(), Forced.NONE).orElseThrow();
	}

	@Test
	void headersAndTheirHeadersAreFound() throws Exception {
		String outer = write("second/outer.h", "#include \"inner.h\"\n");
		String inner = write("second/inner.h", "int x;\n");
		Consulted files = read("#include <outer.h>\n#include <stdio.h>\n");
		assertEquals(Map.of(outer, ContentDigest.of("#include \"inner.h\"\n".getBytes()), inner, ContentDigest.of("int x;\n".getBytes())),
				files.found());
		assertTrue(files.missing().contains(folder + "/first/outer.h"), files.toString());
		assertTrue(files.missing().contains(folder + "/first/stdio.h"), files.toString());
		assertEquals(files.found().get(outer), frontEnd.digest(outer).orElseThrow());
	}

	@Test
	void headersThatAreNowhereAreLookedForEverywhere() throws Exception {
		Consulted files = read("#include \"none.h\"\n");
		for (String place : List.of("", "/first", "/second")) {
			assertTrue(files.missing().contains(folder + place + "/none.h"), files.toString());
		}
		assertEquals(Map.of(), files.found());
	}

	@Test
	void headersInPartsThatAreLeftOutAreNotConsulted() throws Exception {
		Consulted files = read("#if 0\n#include \"none.h\"\n#endif\n");
		assertFalse(files.missing().contains(folder + "/none.h"), files.toString());
	}

	@Test
	void headersThatAreAskedForAreConsulted() throws Exception {
		String there = write("first/there.h", "\n");
		Consulted files = read("#if __has_include(<there.h>) && !__has_include(<none.h>)\nint x;\n#endif\n");
		assertTrue(files.found().containsKey(there), files.toString());
		assertTrue(files.missing().contains(folder + "/second/none.h"), files.toString());
	}

	@Test
	void namesOfHeadersMayBeMadeByMacros() throws Exception {
		String made = write("first/made.h", "\n");
		assertTrue(read("#define NAME <made.h>\n#include NAME\n").found().containsKey(made));
	}

	@Test
	void nextHeaderOfTheNameIsConsulted() throws Exception {
		String first = write("first/h.h", "#include_next <h.h>\n");
		String second = write("second/h.h", "int x;\n");
		assertEquals(Set.of(first, second), read("#include <h.h>\n").found().keySet());
	}

	@Test
	void filesOfTheCommandAreConsulted() throws Exception {
		String included = write("forced.h", "int x;\n");
		String macros = write("macros.h", "#define N 1\n");
		Consulted files = read("int y = N;\n", Map.of(), new Forced(List.of(macros), List.of(included), List.of())).orElseThrow();
		assertEquals(Set.of(included, macros), files.found().keySet());
	}

	@Test
	void whatDependsOnTheTimeIsNotSettled() throws Exception {
		write("first/time.h", "#define NOW __TIME__\n");
		for (String text : List.of("char *t = __DATE__;\n", "char *t = __TIMESTAMP__;\n", "#include <time.h>\n")) {
			assertEquals(Optional.empty(), read(text, Map.of(), Forced.NONE), text);
		}
		assertEquals(Optional.empty(), read("char *t = NOW;\n", Map.of("NOW", "__TIME__"), Forced.NONE));
	}

	@Test
	void foldersAreTheOnesThatAreThere() {
		CompileCommand command = CompileCommand.forPath("a.c");
		assertEquals(frontEnd.folders(command), frontEnd.folders(command));
		assertTrue(frontEnd.folders(command).stream().allMatch(f -> f.startsWith("/")));
	}
}
