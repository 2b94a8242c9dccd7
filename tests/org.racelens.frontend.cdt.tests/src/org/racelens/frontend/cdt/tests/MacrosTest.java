package org.racelens.frontend.cdt.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.racelens.model.source.CompileCommand;
import org.racelens.model.source.Language;

class MacrosTest {
	@Test
	void macrosOfTheCommandAreDefined() {
		CompileCommand command = new CompileCommand(Language.C, List.of(), Map.of("SIZE", "12", "FAST", "1"), Optional.empty());
		Source source = Source.read("test.c", "#ifdef FAST\nint f(void) { return SIZE; }\n#else\nint f(void) { return 0; }\n#endif\n",
				command);
		assertEquals("return 12\n", source.outline());
	}

	@Test
	void openMpIsSwitchedOn() {
		Source source = Source.c("#if _OPENMP >= 201511\nint f(void) { return 1; }\n#endif\n");
		assertEquals("return 1\n", source.outline());
	}

	@Test
	void theStandardOfTheCommandSetsTheVersion() {
		CompileCommand command = new CompileCommand(Language.CPP, List.of(), Map.of(), Optional.of("c++14"));
		Source source = Source.read("test.cpp", "long f() { return __cplusplus; }", command);
		assertEquals("return 201402\n", source.outline());
	}

	@Test
	void inactiveCodeIsSkippedWithItsPragmas() {
		Source source = Source.c("void f(int x) {\n#if 0\n#pragma omp parallel\n#endif\nx = 1;\n}\n");
		assertEquals("(x = 1)\n", source.outline());
	}

	@Test
	void macrosExpandInsideClauses() {
		Source source = Source.c("""
				#define THREADS 4
				#define TWICE(v) (2 * (v))
				void f(int n, int *a) {
				#pragma omp parallel for num_threads(TWICE(THREADS)) schedule(static, THREADS)
					for (int i = 0; i < n; i++)
						a[i] = i;
				}
				""");
		assertTrue(source.outline().startsWith("@Parallel num_threads((2 * 4))\n  @WorksharingLoop schedule(STATIC,4)"), source.outline());
	}

	@Test
	void macrosInPragmasAreThoseInForceThere() {
		Source source = Source.c("""
				#define K 1
				void f(int x) {
				#pragma omp parallel num_threads(K)
					x++;
				#undef K
				#define K 2
				#pragma omp parallel num_threads(K)
					x++;
				}
				""");
		assertEquals("@Parallel num_threads(1)\n  (x++)\n@Parallel num_threads(2)\n  (x++)\n", source.outline());
	}

	@Test
	void thePragmaOperatorCounts() {
		Source source = Source.body("_Pragma(\"omp critical\") x++;");
		assertEquals("@Critical\n  (x++)\n", source.outline());
	}

	@Test
	void pragmaOperatorsComeOutOfMacros() {
		Source source = Source.c("""
				#define OMP(text) _Pragma(#text)
				#define FOR OMP(omp for nowait) for
				void f(int n, int *a) {
					OMP(omp parallel num_threads(n))
					{
						FOR (int i = 0; i < n; i++)
							a[i] = 0;
						OMP(omp barrier)
					}
				}
				""");
		assertEquals("""
				@Parallel num_threads(n)
				  {
				    @WorksharingLoop nowait
				      loop (i < n) step (i++)
				        local i32 i = 0
				        (a[i] = 0)
				    @Barrier
				  }
				""", source.outline());
	}

	@Test
	void aPragmaOfAMacroStandsAtTheMacrosUse() {
		Source source = Source.c("#define SYNC _Pragma(\"omp barrier\")\nvoid f(void) {\n\tSYNC\n}\n");
		String line = Outline.of(source.function("f").body()).split("\n")[1];
		assertEquals("  3: @Barrier", line);
	}
}
