package org.racelens.analysis.tests.flow;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Values that a piece of code reads from before it began. */
class ExposedReadsTest {
	private static void check(String declarations, String code, boolean exposed) {
		assertEquals(exposed, Program.local(declarations, code).exposed(), () -> declarations + " { " + code + " }");
	}

	@ParameterizedTest
	@ValueSource(strings = { "v = n; use(v);", "v = f2(n); use(v);", "if (c) v = 1; else v = 2; use(v);", "v = 1; v += v; use(v++);",
			"(v = 1) && (n = v);", "n = (v = 1, v);", "do { v = 1; } while (v < n);", "for (int k = 0; k < 10; k++) v = k; use(v);",
			"while (1) { v = 1; if (c) break; } use(v);", "for (;;) { v = 1; if (v) break; }",
			"switch (n) { case 1: v = 1; break; default: v = 2; } use(v);",
			"switch (n) { case 1: c = 2; default: v = 2; break; case 3: return; } use(v);",
			"if (c) { v = 1; } else { return; } use(v);", "for (int i = 0; i < n; i++) { if (c) continue; v = i; use(v); }",
			"for (v = 0; v < n; v++) use(v);", "use(sizeof v);", "_Pragma(\"omp critical\") { v = 1; } use(v);",
			"while ((v = g()) > 0) use(v);", "if ((v = g()) && v > 1) use(v);", "n = c ? (v = 1) : (v = 2); use(v);",
			"v = v2; use(v);", "n;" })
	void aReadBehindASureWriteIsNotExposed(String code) {
		check("int v, v2 = 0;", code.replace("f2(", "sizeof("), false);
	}

	@ParameterizedTest
	@ValueSource(strings = { "use(v); v = 1;", "v = v;", "v += 1;", "v++;", "--v;", "if (c) v = 1; use(v);", "c && (v = 1); use(v);",
			"c || (v = 1); use(v);", "n = c ? (v = 1) : 2; use(v);", "for (int i = 0; i < n; i++) v = i; use(v);",
			"while (n--) v = n; use(v);", "do { if (c) break; v = 1; } while (n--); use(v);", "do { if (c) continue; v = 1; } while (v);",
			"switch (n) { case 1: v = 1; } use(v);", "switch (n) { case 1: v = 1; case 2: use(v); }",
			"switch (n) { v = 1; case 2: use(v); }", "switch (n) { default: v = 1; break; case 2: ; } use(v);",
			"switch (n) { case 0: while (n--) { v = 1; case 2: use(v); } }",
			"switch (n) { case 0: switch (c) { default: v = 1; } } use(v);", "n = v, v = 1;", "v = (c, v);",
			"goto out; v = 1; out: use(v);", "if (c) goto out; v = 1; out: ;",
			"for (int k = 0; k < 10; k++) { if (k == c) break; v = k; } use(v);",
			"for (int k = 10; k < 10; k++) v = k; use(v);", "for (int i = 0; i < n; i++) { use(v); v = i; }", "return (void) v;",
			"int w[v];", "use(sizeof(int[v]));", "n = v + (v = 1);", "while (c) { if (n) { v = 1; break; } c--; } use(v);",
			"for (int k = 0; k < 10; k++) { if (c) continue; v = 1; } use(v);", "for (; v < n; v++) ;", "p[v] = 1;",
			"__asm__(\"nop\");", "while (1) { if (c) break; v = 1; } use(v);",
			"_Pragma(\"omp parallel num_threads(v)\") { v = 1; }",
			"_Pragma(\"omp parallel private(v)\") { v = 1; } use(v);",
			"_Pragma(\"omp parallel for schedule(static, v)\") for (int i = 0; i < n; i++) v = 1;",
			"_Pragma(\"omp parallel for lastprivate(v)\") for (int k = 0; k < 10; k++) v = 1; use(v);",
			"_Pragma(\"omp parallel for\") for (v = 0; v < 9; v++) ; use(v);" })
	void aReadThatSomePathReachesWithoutAWriteIsExposed(String code) {
		check("int v;", code, true);
	}

	@Test
	void aVariableOfTheCodeItselfHoldsNothingFromBefore() {
		check("", "int v; use(v);", false);
		check("", "for (int i = 0; i < n; i++) { int v; if (c) v = 1; use(v); }", false);
	}

	@ParameterizedTest
	@ValueSource(strings = { "int v; int *r = &v;", "int v; p = &v;", "int v; extern void ex(int *); ex(&v);", "int v; p = c ? &v : p;",
			"int v[4]; p = v;", "int v[4]; int *r = v;", "int v[4]; p = &v[1];", "int v[4]; use(*((int *) v));",
			"int v[4]; extern void ex(int *); ex(v);", "struct { int x; } v; p = &v.x;", "int v[4][4]; p = v[1];" })
	void aVariableThatPointersMayReachIsExposed(String declarations) {
		check(declarations, declarations.contains("[") || declarations.contains("struct") ? "n = 1;" : "v = 1; use(v);", true);
	}

	@ParameterizedTest
	@ValueSource(strings = { "v.x = 1; use(v.x);", "v.x = 1; v.y = 2; w = v;", "v = w; use(v.y);", "v.in.a = 1; use(v.in.a);",
			"v.t[0] = 1; v.t[1] = 1; use(v.t[n]);", "memset(&v, 0, sizeof v); use(v.y);", "memcpy(&v, &w, sizeof(struct S)); use(v.x);" })
	void membersAreFollowed(String code) {
		assertEquals(false, struct(code).exposed(), code);
	}

	@ParameterizedTest
	@ValueSource(strings = { "v.x = 1; use(v.y);", "v.x = 1; w = v;", "v.in.a = 1; use(v.in.b);", "v.t[0] = 1; use(v.t[n]);",
			"memset(&v, 0, 4); use(v.y);", "memcpy(&w, &v, sizeof v);", "u.a = 1; v.x = 1; use(v.in.a);",
			"if (c) v.x = 1; else v.y = 1; use(v.x);" })
	void membersThatAreNotWrittenAreExposed(String code) {
		assertEquals(true, struct(code).exposed(), code);
	}

	private static Program struct(String code) {
		return Program.c("#include <string.h>\nvoid use(int x);\n"
				+ "struct S { int x; int y; struct { int a; int b; } in; int t[2]; };\n"
				+ "void f(int n, int c) { struct S v, w; struct S u2; struct { int a; } u; {"
				+ (code.contains("w = v")
						? code.replace("v.x = 1; v.y = 2;", "v.x = 1; v.y = 2; v.in.a = 1; v.in.b = 1; v.t[0] = 0; v.t[1] = 0;")
						: code)
				+ "} }");
	}

	@ParameterizedTest
	@ValueSource(strings = { "v.a = 1; use(v.b);" })
	void oneMemberOfAUnionIsNotAnother(String code) {
		assertEquals(true, Program.c("void use(int x); void f(void) { union { int a; int b; } v; {" + code + "} }").exposed());
	}

	@ParameterizedTest
	@ValueSource(strings = { "int v, w; { int &r = c ? v : w; v = 1; use(r); }", "int v, w; { v = 1; int &r = v; use(r); }",
			"int v, w; { set(c ? v : w); v = 1; }", "int v[9], i, j; { v[i] = 1; (c ? i : j) = 2; use(v[i]); }",
			"int v[9], i, j; { v[i] = 1; ++(i += 1); use(v[i]); }", "int v; { auto g = [&] { use(v); }; v = 1; g(); }",
			"int v; { try { v = g(); } catch (int) { } use(v); }", "int v[9]; { for (int &x : v) x = 1; use(v[0]); }" })
	void theChoicesOfCppAreNotOverlooked(String code) {
		assertEquals(true, Program.cpp("void use(int x); int g(); void set(int &x); void f(int c) { " + code + " }").exposed(), code);
	}

	@ParameterizedTest
	@ValueSource(strings = { "int v; { set(v); use(v); }", "int v; { (c ? c : c) = 2; v = 1; use(v); }", "P v; { v.set(); use(v.x); }" })
	void referencesAreFollowed(String code) {
		assertEquals(false, Program.cpp("void use(int x); struct P { int x; void set() { x = 1; } }; static void set(int &x) { x = 1; }"
				+ " void f(int c) { " + code + " }").exposed(), code);
	}
}
