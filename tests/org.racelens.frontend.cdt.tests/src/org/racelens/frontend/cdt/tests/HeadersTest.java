package org.racelens.frontend.cdt.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
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
import org.racelens.model.gap.GapKind;
import org.racelens.model.source.CompileCommand;
import org.racelens.model.source.Language;

class HeadersTest {
	@TempDir
	Path folder;

	private Source read(String text, Path... includePaths) {
		List<String> paths = List.of(includePaths).stream().map(Path::toString).toList();
		return Source.read(folder.resolve("main.c").toString(), text, new CompileCommand(Language.C, paths, Map.of(), Optional.empty()));
	}

	@Test
	void aHeaderBesideTheFileIsRead() throws IOException {
		Files.writeString(folder.resolve("own.h"), "#define K 7\nstatic int twice(int n) { return 2 * n; }\n");
		Source source = read("#include \"own.h\"\nint f(void) { return twice(K); }\n");
		assertEquals("return twice{7}\n", source.outline());
		assertEquals(folder.resolve("own.h").toString(), source.function("twice").range().path());
		assertEquals(2, source.function("twice").range().line());
		assertTrue(source.gaps().isEmpty());
	}

	@Test
	void aHeaderIsNamedWithoutTheFoldersThatItsNameLeavesAgain() throws IOException {
		Files.createDirectories(folder.resolve("sub"));
		Files.writeString(folder.resolve("own.h"), "static int twice(int n) { return 2 * n; }\n");
		Source source = read("#include \"./sub/../own.h\"\nint f(void) { return twice(1); }\n");
		assertEquals(folder.resolve("own.h").toString(), source.function("twice").range().path());
	}

	@Test
	void aHeaderBehindALinkKeepsItsName() throws IOException {
		Path other = Files.createDirectories(folder.resolve("other/inner"));
		Files.writeString(folder.resolve("other/own.h"), "static int twice(int n) { return 2 * n; }\n");
		Files.createSymbolicLink(folder.resolve("sub"), other);
		Source source = read("#include \"sub/../own.h\"\nint f(void) { return twice(1); }\n");
		assertEquals(folder.resolve("sub/../own.h").toString(), source.function("twice").range().path());
	}

	@Test
	void includePathsAreSearchedInOrder() throws IOException {
		Path first = Files.createDirectory(folder.resolve("first"));
		Path second = Files.createDirectory(folder.resolve("second"));
		Files.writeString(first.resolve("k.h"), "#define K 1\n");
		Files.writeString(second.resolve("k.h"), "#define K 2\n");
		assertEquals("return 2\n", read("#include <k.h>\nint f(void) { return K; }\n", second, first).outline());
	}

	@Test
	void aRelativeIncludePathStartsAtTheCurrentFolder() throws IOException {
		Path lib = Files.createDirectory(folder.resolve("lib"));
		Files.writeString(lib.resolve("k.h"), "static int twice(int n) { return 2 * n; }\n");
		Path relative = Path.of("").toAbsolutePath().relativize(lib);
		Source source = read("#include <k.h>\nint f(void) { return twice(3); }\n", relative);
		assertTrue(source.gaps().isEmpty());
		assertEquals(lib.resolve("k.h").toString(), source.function("twice").range().path());
	}

	@Test
	void aHeaderOfARelativeIncludePathIsShownAsThePathIsNamed(@TempDir Path elsewhere) throws IOException {
		Files.writeString(elsewhere.resolve("k.h"), "static int twice(int n) { return 2 * n; }\n");
		Path relative = Path.of("").toAbsolutePath().relativize(elsewhere);
		Source source = read("#include <k.h>\nint f(void) { return twice(3); }\n", relative);
		assertEquals(relative.resolve("k.h").toString(), source.function("twice").range().path());
	}

	@Test
	void pragmasInHeadersAreAttachedThere() throws IOException {
		Files.writeString(folder.resolve("kernel.h"), "static void zero(int n, int *a) {\n#pragma omp parallel for\n"
				+ "\tfor (int i = 0; i < n; i++)\n\t\ta[i] = 0;\n}\n");
		Source source = read("#include \"kernel.h\"\nvoid f(int n, int *a) { zero(n, a); }\n");
		assertTrue(source.outline("zero").startsWith("@Parallel\n  @WorksharingLoop"), source.outline("zero"));
	}

	@Test
	void aFileIncludedTwiceIsLoweredTwice() throws IOException {
		Files.writeString(folder.resolve("body.inc"), "static int NAME(int n) {\n#pragma omp parallel\n\tn++;\n\treturn n; }\n");
		Source source = read("#define NAME first\n#include \"body.inc\"\n#undef NAME\n#define NAME second\n#include \"body.inc\"\n");
		assertEquals(source.outline("first"), source.outline("second"));
		assertTrue(source.outline("first").startsWith("@Parallel"), source.outline("first"));
	}

	@Test
	void aMissingHeaderIsAGapAndAMessage() {
		Source source = read("\n#include \"missing.h\"\nint f(int x) { return x; }\n");
		assertEquals(1, source.gaps().size());
		assertEquals(GapKind.MISSING_INCLUDE, source.gaps().get(0).kind());
		assertEquals(2, source.gaps().get(0).place().line());
		assertEquals(List.of("2 missing-include"), source.messages());
		assertEquals("return x\n", source.outline());
	}

	@Test
	void standardHeadersNeedNoSystem() {
		Source source = read("""
				#include <stdio.h>
				#include <stdlib.h>
				#include <string.h>
				#include <math.h>
				#include <stdint.h>
				#include <stdbool.h>
				#include <limits.h>
				#include <assert.h>
				#include <time.h>
				#include <sys/time.h>
				#include <unistd.h>
				#include <omp.h>
				size_t f(uint64_t n, bool b) {
					omp_lock_t lock;
					omp_init_lock(&lock);
					assert(n > 0);
					double *p = malloc(n * sizeof *p);
					printf("%d", b ? INT_MAX : EXIT_SUCCESS);
					p[0] = M_PI * omp_get_wtime();
					return p == NULL;
				}
				""");
		assertTrue(source.gaps().isEmpty(), source.gaps().toString());
		assertEquals("f64", source.type("omp_get_wtime{}"));
		assertEquals("u64", Printer.print(source.function("f").returnType()));
	}

	@Test
	void missingStandardHeadersAreNoGap() {
		Source source = read("#include <stdnoreturn.h>\n#include <execution>\nint f(int x) { return x; }\n");
		assertTrue(source.gaps().isEmpty(), source.gaps().toString());
	}

	@Test
	void aHeaderThatIncludesItselfEnds() throws IOException {
		Files.writeString(folder.resolve("loop.h"), "#include \"loop.h\"\n");
		Source source = read("#include \"loop.h\"\nint f(int x) { return x; }\n");
		assertEquals("return x\n", source.outline());
	}

	@Test
	void guardedHeadersAreReadOnce() throws IOException {
		Files.writeString(folder.resolve("once.h"), "#ifndef ONCE_H\n#define ONCE_H\nstatic int g(void) { return 1; }\n#endif\n");
		Source source = read("#include \"once.h\"\n#include \"once.h\"\nint f(void) { return g(); }\n");
		assertEquals(2, source.unit().functions().size());
	}

	@Test
	void anUnreadableHeaderIsMissing() throws IOException {
		Files.createDirectory(folder.resolve("folder.h"));
		Source source = read("#include \"folder.h\"\nint f(int x) { return x; }\n");
		assertEquals(List.of("1 missing-include"), source.messages());
	}

	@Test
	void decorationsThatAMissingHeaderDefinesAreSkipped() {
		Source source = read(
				"#include \"config.h\"\nLIB_EXPORT int g(int n);\nLIB_NOTE(\"x\") double h(void);\nint f(int n) { return g(n) + h(); }\n");
		assertEquals(List.of(GapKind.MISSING_INCLUDE), source.gaps().stream().map(g -> g.kind()).toList());
		assertEquals("f64", source.type("h{}"));
	}

	private Source forced(String text, CompileCommand.Forced forced) {
		return Source.read(folder.resolve("main.c").toString(), text,
				new CompileCommand(Language.C, List.of(), Map.of(), Optional.empty(), forced,
						CompileCommand.StrictAliasing.ON, Set.of()));
	}

	@Test
	void whatTheCommandIncludesStandsBeforeTheFirstLine() throws IOException {
		Path macros = Files.writeString(folder.resolve("macros.h"), "#define K 3\n");
		Path code = Files.writeString(folder.resolve("code.h"), "static int twice(int n) { return 2 * n; }\n");
		Source source = forced("int f(void) { return twice(K); }\n",
				new CompileCommand.Forced(List.of(macros.toString()), List.of(code.toString()), List.of()));
		assertEquals("return twice{3}\n", source.outline());
		assertTrue(source.gaps().isEmpty());
	}

	@Test
	void whatTheCommandIncludesAndIsMissingIsAGap() {
		Source source = forced("int f(void) { return 1; }\n",
				new CompileCommand.Forced(List.of(), List.of(folder.resolve("none.h").toString()), List.of("a problem")));
		assertEquals(2, source.gaps().size());
	}
}
