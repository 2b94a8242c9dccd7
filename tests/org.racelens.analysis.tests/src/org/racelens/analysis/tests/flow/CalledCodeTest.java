package org.racelens.analysis.tests.flow;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Reads and writes in functions that are called; {@code |} ends the declarations before {@code f}. */
class CalledCodeTest {
	private static final String PRELUDE = "#include <stdio.h>\n#include <string.h>\n#include <stdlib.h>\nvoid use(int x); int ex(void);\n"
			+ "struct S { int x; int y; };\n";

	@ParameterizedTest
	@CsvSource(delimiter = '#', quoteCharacter = '`', value = {
			"static int v; static void set(void) { v = 1; } | set(); v = v + 1;                        # false",
			"static int v; static void set(int c) { if (c) v = 1; } | set(n); v = v + 1;                # true",
			"static int v; static void set(int c) { if (c) return; v = 1; } | set(n); v = v + 1;        # true",
			"static int v; static int get(void) { return v; } | v = 1; get();                           # false",
			"static int v; static int get(void) { return v; } | get(); v = 1;                           # true",
			"static int v; static int get(void) { return v; } | v = get();                              # true",
			"static int v; static int set(void) { v = 1; return 1; } | n = set() + v;                   # true",
			"static int v; static int set(void) { v = 1; return 1; } | n = (set(), v);                  # false",
			"static int v; static int set(void) { v = 1; return 1; } | n = set() && v;                  # false",
			"static int v; static int set(void) { v = 1; return 1; } | v += set();                      # true",
			"static int v; static void r(int n) { if (n) r(n - 1); v = 1; } | r(n); n = v;               # true",
			"static int v; static void r(int n) { v = 1; if (n) r(n - 1); } | r(n); n = v;               # true",
			"static int v; | ex(); v = 1;                                                                # true",
			"static int v; | v = 1; ex(); n = v;                                                         # false",
			"int v; | ex(); v = 1;                                                                       # true",
			"static int v; | printf(`%d`, n); v = 1;                                                     # false",
			"static int v; | printf(`%d`, v); v = 1;                                                     # true",
			"static int v; | h(n); v = 1;                                                                # true",
			"static int v; static void quit(void) { exit(1); } | if (n) quit(); else v = 1; n = v;       # false",
			"static int v; static void j(void) { goto out; out: ; } | v = 1; j(); n = v;                 # true",
			"static void set(int *a) { *a = 1; } | int v; set(&v); use(v);                               # false",
			"static void set(int *a) { a[0] = 1; } | int v; set(&v); use(v);                             # false",
			"static void set(int *a, int c) { if (c) *a = 1; } | int v; set(&v, n); use(v);              # true",
			"static int *keep; static void set(int *a) { keep = a; *a = 1; } | int v; set(&v); use(v);   # true",
			"static void set(int *a) { a++; *a = 1; } | int v; set(&v); use(v);                          # true",
			"static int *set(int *a) { *a = 1; return a; } | int v; set(&v); use(v);                     # true",
			"static int get(int *a) { return *a; } | int v; get(&v); v = 1;                              # true",
			"static int get(int *a) { return *a; } | int v; v = 1; get(&v);                              # false",
			"static int get(int *a) { return *(a + 1); } | int v[4]; v[0] = 1; get(v);                   # true",
			"static void set(int *a) { for (int i = 0; i < 4; i++) a[i] = 0; } | int v[4]; set(v); use(v[n]);   # false",
			"static void set(int *a, int m) { for (int i = 0; i < m; i++) a[i] = 0; } | int v[4]; set(v, n); use(v[n]); # true",
			"static void set(int *a) { *a = 0; } | int v[4]; set(&v[1]); use(v[1]);                      # true",
			"static void set(int *a) { a[1] = 0; } | int v[4]; set(v); use(v[1]);                        # false",
			"static void set(struct S *a) { a->x = 0; a->y = 1; } | struct S v, w; set(&v); w = v;       # false",
			"static void set(struct S *a) { a->x = 0; } | struct S v, w; set(&v); w = v;                 # true",
			"static void set(int *a); static void two(int *a) { set(a); } static void set(int *a) { *a = 1; } | int v; two(&v); use(v); # false",
			"static void set(int *a, int *b) { *a = 1; *b = *a; } | int v; set(&v, &v); use(v);          # false",
			"static void set(int *a, int *b) { *b = *a; *a = 1; } | int v; set(&v, &v); use(v);          # true",
			"static void set(int n, int *a) { if (n) set(n - 1, a); else *a = 1; } | int v; set(n, &v); use(v); # true",
			"void f2(int *a); static void set(int *a) { *a = 1; f2(a); } | int v; set(&v); use(v);       # true",
			"| int v; scanf(`%d`, &v); use(v);                                                           # true",
			"| int v; scanf(`%d`, &v); v = 1;                                                            # false",
			"| int v[9]; scanf(`%d`, &v[0]); v[0] = 1; use(v[0]);                                        # false",
			"| int v[9]; memset(v, 0, sizeof v); ex(); use(v[n]);                                        # false",
			"| int v[9]; int *p = memset(v, 0, sizeof v); use(v[n]);                                     # true",
			"| static int v; v = 1; f(n, h); use(v);                                                     # true",
			"| int v; f(n, h); v = 1; use(v);                                                            # false",
			"static int i; static void next(void) { i++; } | int v[9]; v[i] = 1; next(); use(v[i]);      # true",
			"static void set(int (*a)[4], int i) { (*a)[1] = 0; } | int v[4]; set(&v, 1); use(v[1]);     # false",
			"static void set(int a[3][4]) { for (int i = 0; i < 3; i++) for (int j = 0; j < 4; j++) a[i][j] = 0; } | int v[3][4]; set(v); use(v[n][n]); # false" })
	void callsAreFollowed(String program, boolean exposed) {
		String[] parts = program.replace('`', '"').split("\\|");
		String text = PRELUDE + parts[0] + "\nvoid f(int n, void (*h)(int)) {" + declarations(parts[1]) + "}";
		assertEquals(exposed, Program.c(text).exposed(), program);
	}

	/** The declarations at the front stay outside the code in question. */
	private static String declarations(String code) {
		int end = code.matches("(?s)\\s*(static )?(int|struct S) v.*") ? code.indexOf(';') + 1 : 0;
		return code.substring(0, end) + "{" + code.substring(end) + "}";
	}

	@ParameterizedTest
	@CsvSource(delimiter = '#', value = { "v = 1;                                     # true", //
			"if (n) v = 1;                              # false", "if (n) v = 1; else v = 2;                  # true",
			"for (int i = 0; i < n; i++) v = 1;         # false", "for (int i = 0; i < 3; i++) v = 1;         # true",
			"if (n) return; v = 1;                      # false", "if (n) goto out; v = 1; out: ;             # false",
			"n || (v = 1);                              # false", "switch (n) { default: v = 1; }             # true",
			"switch (n) { case 1: v = 1; }              # false", "v++;                                       # true",
			"do { if (n) break; v = 1; } while (0);     # false", "while (1) { v = 1; }                       # true", })
	void writesAreSureOnlyIfEachPathHasOne(String code, boolean sure) {
		assertEquals(sure, Program.c("void f(int n) { int v; {" + code + "} }").surelyWritten(), code);
	}

	@ParameterizedTest
	@CsvSource(delimiter = '#', value = { "v[0] = v[1] = 1;                           # false", //
			"for (int i = 0; i < 4; i++) v[i] = 1;      # true", "for (int i = 0; i < 3; i++) v[i] = 1;      # false",
			"for (int i = 3; i >= 0; i--) v[i] = 1;     # true", "v[0] = v[1] = v[2] = v[3] = 1;             # true",
			"for (int i = 0; i < n; i++) v[i] = 1;      # false" })
	void anArrayIsWrittenIfAllItsElementsAre(String code, boolean sure) {
		assertEquals(sure, Program.c("void f(int n) { int v[4]; {" + code + "} }").surelyWritten(), code);
	}
}
