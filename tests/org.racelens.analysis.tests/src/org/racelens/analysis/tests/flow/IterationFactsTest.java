package org.racelens.analysis.tests.flow;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.racelens.model.expression.Expression;
import org.racelens.model.expression.Expression.IntegerLiteral;
import org.racelens.model.expression.Expression.Unary;
import org.racelens.model.expression.Expression.VariableReference;

/** Inductions, values that are always the same, effects that depend on the order. */
class IterationFactsTest {
	@ParameterizedTest
	@CsvSource(delimiter = '#', value = { "int v;    # v++;                              # 1",
			"int v;    # v--;                              # -1",
			"int v;    # v += 2;                           # 2", "int v;    # v = v + c;                        # c",
			"int v;    # v = c + v;                        # c", "int v;    # v -= c;                           # -c",
			"int *v;   # v++;                              # 1", "int v;    # g[v] = 1; v++;                    # 1",
			"int v;    # v++; if (c) continue; g[v] = 1;   # 1", "int v;    # { v++; }                          # 1",
			"int v;    # for (int j = 0; j < n; j++) { if (c) break; } v++; # none", //
			"int v;    # if (c) continue; v++;             # none", "int v;    # if (c) v++;                       # none",
			"int v;    # v++; v++;                         # none", "int v;    # v += i;                           # none",
			"int v;    # v += v;                           # none", "int v;    # v += c; c++;                      # none",
			"int v;    # v += g[0];                        # none", "int v;    # v *= 2;                           # none",
			"int v;    # for (int j = 0; j < n; j++) v++;  # none", "int v;    # g[v++] = 1;                       # 1",
			"int v;    # v++; if (c) v = 0;                # none", "int v;    # goto out; out: v++;               # none",
			"double v; # v += 1;                           # none", "int v, *z = &v; # v++;                       # none",
			"static int v; # v++;                          # none", "int v;    # v = c - v;                        # none",
			"int v;    # v += ex();                        # none", "int v;    # v += s;                           # s",
			"int v;    # v += s; ex();                     # none", "int v;    # v += 1.5;                         # none",
			"int v;    # int w = 1; v += w;                # none", "int v;    # switch (c) { case 1: v++; }       # none" })
	void anInductionAddsTheSameStepOnceInEachIteration(String declarations, String body, String expected) {
		Program program = Program.c("static int s; int g[99]; int ex(void);\nvoid f(int n, int c) { " + declarations
				+ " for (int i = 0; i < n; i++) { " + body + " } }");
		assertEquals(expected, program.induction().map(x -> text(x.step())).orElse("none"), body);
	}

	private static String text(Expression e) {
		return e instanceof IntegerLiteral n ? "" + n.value()
				: e instanceof VariableReference r ? r.variable().name() : e instanceof Unary u ? "-" + text(u.operand()) : "?";
	}

	@ParameterizedTest
	@CsvSource(delimiter = '#', value = { "v = 1;                        # true", "if (n) v = 1;                 # true",
			"v = 1; if (n) v = 1;          # true", "v = 1; v = 2;                 # false", "v = n;                        # false",
			"v = 1; n = v;                 # false", "v++;                          # false", "v = -1;                       # true",
			"v = 1; v += 1;                # false", "n = 1;                        # false", "n = v = 1;                    # true",
			"v = 1; ex();                  # true", "if (v == 0) v = 1;            # false", "v = 1.0; v = 1;               # false" })
	void aValueIsTheSameIfAllWritesStoreIt(String code, boolean same) {
		assertEquals(same, Program.c("int ex(void); void f(int n) { int v; {" + code + "} }").stored().isPresent(), code);
	}

	@ParameterizedTest
	@CsvSource(delimiter = '#', value = { "static int v; static void set(void) { v = 1; } # set();         # true",
			"static int v; static void set(void) { v = 1; } # set(); v = 2;  # false", "static int v; # v = 1; ex();    # false",
			"static int v; static void set(void) { v = v; } # set();         # false", "int v; int *p = &v; # v = 1;    # false" })
	void calledFunctionsMayStoreIt(String before, String code, boolean same) {
		assertEquals(same, Program.c("int ex(void);\n" + before + "\nvoid f(int n) { {" + code + "} }").stored().isPresent(), code);
	}

	@ParameterizedTest
	@ValueSource(strings = { "printf(\"x\");", "puts(\"x\");", "putchar(1);", "n = getchar();", "scanf(\"%d\", &n);", "n = rand();",
			"srand(1);", "n = time(0);", "n = clock();", "exit(1);", "abort();", "n = omp_get_wtime();", "omp_set_num_threads(2);", "ex();",
			"h(1);", "out(1);", "strtok(0, \"x\");", "if (n > 3) { fprintf(stderr, \"x\"); }", "q[rand()] = 1;", "n = sin(rand());",
			"for (int i = 0; i < n; i++) rec(i);", "__asm__(\"nop\");", "sleep(1);",
			"free(q);", "q = realloc(q, 8);" })
	void effectsInOrderAreFound(String code) {
		assertEquals(true, effects(code).orderedEffect().isPresent(), code);
	}

	@ParameterizedTest
	@ValueSource(strings = { "n = 1;", "n = sin(2.0);", "n = abs(n);", "q = malloc(8);", "q = calloc(1, 8);",
			"memset(q, 0, 8);", "memcpy(q, q + 4, 8);", "n = strlen(\"x\");", "n = omp_get_thread_num();", "quiet(1);", "n = fmax(1, n);",
			"_Pragma(\"omp critical\") n++;", "for (int i = 0; i < n; i++) q[i] = i;" })
	void codeWithoutThemIsQuiet(String code) {
		assertEquals(false, effects(code).orderedEffect().isPresent(), code);
	}

	private static Program effects(String code) {
		return Program.c("#include <stdio.h>\n#include <stdlib.h>\n#include <string.h>\n#include <math.h>\n#include <time.h>\n"
				+ "#include <omp.h>\n#include <unistd.h>\nint ex(void); static void out(int a) { printf(\"%d\", a); }\n"
				+ "static void rec(int a) { if (a) rec(a - 1); ex(); } static int quiet(int a) { return a ? quiet(a - 1) : 0; }\n"
				+ "void f(int n, int *q, void (*h)(int)) { {" + code + "} }");
	}

	@ParameterizedTest
	@ValueSource(strings = { "std::cout << n;", "std::cerr << n << std::endl;", "std::cin >> n;" })
	void streamsAreOrdered(String code) {
		assertEquals(true, Program.cpp("#include <iostream>\nvoid f(int n) { {" + code + "} }").orderedEffect().isPresent(), code);
	}
}
