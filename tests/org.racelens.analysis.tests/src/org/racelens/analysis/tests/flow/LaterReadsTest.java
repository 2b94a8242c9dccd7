package org.racelens.analysis.tests.flow;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Values that are needed behind a construct; {@code @@} stands for a parallel loop that writes {@code v} before it reads it. */
class LaterReadsTest {
	private static final String LOOP = "\n#pragma omp parallel for\nfor (int i = 0; i < n; i++) { v = i; use(v); }\n";

	private static void check(String program, boolean needed) {
		String text = "#include <stdlib.h>\n#include <stdio.h>\nvoid use(int x); int ex(void);\n"
				+ program.replace("@@", LOOP).replace('`', '"');
		assertEquals(needed, Program.c(text).after().isPresent(), program);
	}

	@ParameterizedTest
	@CsvSource(delimiter = '#', value = { "@@                                                       # false", //
			"@@ use(v);                                               # true",
			"@@ v = 1; use(v);                                        # false",
			"@@ if (c) v = 1; use(v);                                 # true",
			"use(v); @@                                               # false",
			"for (int t = 0; t < n; t++) { @@ }                       # false",
			"for (int t = 0; t < n; t++) { use(v); @@ }               # true",
			"for (int t = 0; t < n; t++) { v = 0; use(v); @@ }        # false",
			"while (c--) { if (c > 3) use(v); else { @@ } }           # true",
			"do { @@ } while (v);                                     # true",
			"for (int t = 0; t < v; t++) { @@ }                       # true",
			"again: @@ if (c) goto again;                             # true",
			"@@ return;                                               # false",
			"if (c) { @@ return; } use(v);                            # false",
			"if (c) { @@ } use(v);                                    # true",
			"if (c) { @@ } else use(v);                               # false",
			"@@ int w = 1; { int v = 2; use(v); }                     # false",
			"switch (c) { case 1: @@ break; case 2: use(v); }         # false",
			"switch (c) { case 1: @@ case 2: use(v); }                # true",
			"@@ for (int t = 0; t < n; t++) v = t; use(v);            # true",
			"@@ for (v = 0; v < n; v++) ;                             # false",
			"@@ c && (v = 1); use(v);                                 # true",
			"@@ use(sizeof v);                                        # false",
			"@@ exit(v);                                              # true",
			"@@ exit(0); use(v);                                      # false" })
	void aLocalVariableIsFollowedToTheEndOfItsFunction(String code, boolean needed) {
		check("void f(int n, int c) { int v = 0; " + code + " }", needed);
	}

	@ParameterizedTest
	@CsvSource(delimiter = '#', value = { "int *p = &v; @@                      # true", "@@ ex();                             # false",
			"@@ scanf(`%d`, &v); use(v);          # true", "@@ scanf(`%d`, &v);                  # false" })
	void aLocalVariableIsNeededIfPointersReachIt(String code, boolean needed) {
		check("void f(int n) { int v = 0; " + code + " }", needed);
	}

	@ParameterizedTest
	@CsvSource(delimiter = '#', value = { "void f(int n, int v) { @@ }                                                       # false",
			"void f(int n) { static int v; @@ }                                                # false",
			"void f(int n) { static int v; if (n > 3) use(v); @@ }                             # true",
			"void f(int n) { static int v; if (n > 3) v = 1; use(v); @@ }                      # true",
			"void f(int n) { static int v; if (n < 3) v = 1; else v = 2; use(v); @@ }          # false",
			"static int v; void f(int n) { @@ }                                                # false",
			"static int v; void f(int n) { @@ } void g(void) { use(v); }                       # true",
			"static int v; void f(int n) { @@ } void g(void) { v = 1; use(v); }                # false",
			"static int v; static void f(int n) { @@ } void g(void) { f(3); use(v); }          # true",
			"static int v; static void f(int n) { @@ } void g(void) { use(v); f(3); }          # true",
			"static int v; static void f(int n) { @@ } int main(void) { use(1); f(3); return 0; } # false",
			"int v; void f(int n) { @@ }                                                       # true",
			"extern int v; void f(int n) { @@ }                                                # true",
			"extern int v; static void f(int n) { @@ } int main(void) { f(3); return 0; }      # false",
			"int v; static void f(int n) { @@ } int main(void) { f(3); return 0; }             # false",
			"int v; static void f(int n) { @@ } int main(void) { f(3); printf(`x`); return 0; } # false",
			"int v; static void f(int n) { @@ } int main(void) { f(3); ex(); return 0; }       # true",
			"int v; static void f(int n) { @@ } int main(void) { f(3); printf(`%d`, v); return 0; } # true",
			"int v; static void f(int n) { @@ } int main(void) { f(3); v = 1; printf(`%d`, v); return 0; } # false",
			"int v; static int get(void) { return v; } static void f(int n) { @@ } int main(void) { f(3); return get(); } # true",
			"int v; static int get(void) { return v; } static void f(int n) { @@ } int main(void) { v = 1; get(); f(3); return 0; } # false",
			"int v; static void f(int n) { @@ } int main(void) { for (int i = 0; i < 3; i++) { printf(`%d`, v); f(3); } return 0; } # true",
			"int v; void h(int n); static void f(int n) { @@ h(n); } void h(int n) { printf(`%d`, v); } int main(void) { f(3); return 0; } # true",
			"int v; void f(int n) { @@ if (n) f(n - 1); } int main(void) { f(3); return 0; }   # true",
			"int v; static void f(int n) { @@ } void (*h)(int) = f; int main(void) { h(3); printf(`%d`, v); return 0; } # true",
			"int v; static void f(int n) { @@ } int f2(void) { return 0; } int main(void) { f(f2()); return 0; } # true" })
	void aLastingVariableIsFollowedThroughAllFunctionsThatMayRunLater(String program, boolean needed) {
		check(program, needed);
	}

	@ParameterizedTest
	@CsvSource(delimiter = '#', value = { "@@ for (int j = 0; j < 9; j++) v[j] = 1; use(v[c]);                             # false",
			"for (int j = 0; j < 9; j++) { @@ v[j] = 1; } use(v[c]);                         # true",
			"for (int j = 0; j < 9; j++) { v[j] = 1; @@ } use(v[c]);                         # true",
			"for (int t = 0; t < n; t++) { for (int j = 0; j < 9; j++) v[j] = 1; @@ }        # false",
			"for (int t = 0; t < n; t++) { @@ for (int j = 0; j < 9; j++) v[j] = 1; use(v[c]); } # false",
			"@@ v[c] = 1; c++; use(v[c]);                                                    # true" })
	void elementsThatALoopWritesBetweenTwoRunsOfTheConstructDoNotAddUp(String code, boolean needed) {
		String text = "void use(int x);\nvoid f(int n, int c) { int v[9]; "
				+ code.replace("@@", "\n#pragma omp parallel for\nfor (int i = 0; i < 9; i++) v[i] = i;\n").replace('`', '"') + " }";
		assertEquals(needed, Program.c(text).after().isPresent(), code);
	}

	@ParameterizedTest
	@CsvSource(delimiter = '#', value = { "_Pragma(`omp parallel if(v)`) n++;                     # true",
			"_Pragma(`omp task depend(in: p[v])`) n++;              # true",
			"_Pragma(`omp parallel private(v)`) v = 1; use(v);      # true",
			"_Pragma(`omp parallel shared(v)`) v = 1; use(v);       # false",
			"_Pragma(`omp taskloop grainsize(v)`) for (int i = 0; i < n; i++) ; # true",
			"_Pragma(`omp simd linear(n : v)`) for (int i = 0; i < 9; i++) n += v; # true",
			"_Pragma(`omp target map(to: p[0:v])`) n++;             # true" })
	void clausesBehindReadWhatTheyEvaluate(String code, boolean needed) {
		check("void f(int n, int *p) { int v = 0; @@ " + code + " }", needed);
	}
}
