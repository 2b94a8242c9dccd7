package org.racelens.frontend.cdt.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.racelens.model.expression.Expression.VariableReference;
import org.racelens.report.words.Sentences;

class ExpressionsTest {
	private static String one(String expression) {
		return Source.body(expression + ";").outline().trim();
	}

	@Test
	void arithmeticAndPrecedence() {
		assertEquals("(x = ((n * 2) + ((n / 3) % 4)))", one("x = n * 2 + n / 3 % 4"));
		assertEquals("(x = ((n << 2) | ((n & 3) ^ (~x))))", one("x = n << 2 | n & 3 ^ ~x"));
	}

	@Test
	void shortCircuitAndConditional() {
		assertEquals("(x = (((n > 1) && (!x)) ? a[0] : (-1)))", one("x = n > 1 && !x ? a[0] : -1"));
	}

	@Test
	void compoundAssignmentsAndIncrements() {
		assertEquals("(a[(n++)] += (--x))", one("a[n++] += --x"));
		assertEquals("(x <<= 2)", one("x <<= 2"));
	}

	@Test
	void pointersAndAddresses() {
		assertEquals("((*a) = (*(a + 1)))", one("*a = *(a + 1)"));
		assertEquals("(x = (*(&b[2])))", one("x = *(&b[2])"));
		assertEquals("(a = a)", one("a = &*a"));
	}

	@Test
	void subscriptsMayBeSwapped() {
		assertEquals("(x = a[2])", one("x = 2[a]"));
	}

	@Test
	void literals() {
		assertEquals("(x = (((((16 + 8) + 5) + 97) + 10) + 39))", one("x = 0x10 + 010 + 0b101 + 'a' + '\\n' + '\\''"));
		Source source = Source.body("n = 1; n = 1u; n = 1l; n = 4000000000; n = 0xffffffff; n = 1ull;");
		assertEquals("i32", source.type("1"));
		assertEquals("i64", source.type("4000000000"));
		assertEquals("u32", source.type("4294967295"));
	}

	@Test
	void usualArithmeticConversions() {
		Source source = Source.c("""
				void f(char c, short s, unsigned u, long l, unsigned long ul, float g, double d, int i, int *p) {
					c + s; i + u; u + l; l + ul; i + g; g + d; c << l; p + 1; p - p; i < u; c; -c; ~s;
				}
				""");
		assertEquals("i32", source.type("(c + s)"));
		assertEquals("u32", source.type("(i + u)"));
		assertEquals("i64", source.type("(u + l)"));
		assertEquals("u64", source.type("(l + ul)"));
		assertEquals("f32", source.type("(i + g)"));
		assertEquals("f64", source.type("(g + d)"));
		assertEquals("i32", source.type("(c << l)"));
		assertEquals("i32*", source.type("(p + 1)"));
		assertEquals("i64", source.type("(p - p)"));
		assertEquals("i32", source.type("(i < u)"));
		assertEquals("i32", source.type("(-c)"));
	}

	@Test
	void castsAndSizes() {
		assertEquals("(x = ((i32)2.5 + (i32)8))", one("x = (int)2.5 + (int)sizeof(double)"));
		assertEquals("(x = (40 + 8))", one("x = sizeof(int[10]) + sizeof b"));
	}

	@Test
	void sizesThatAreKnownAtRunTimeOnly() {
		assertEquals("local i32[n][(n + 1)] v\n(x = sizeof(i32[n][(n + 1)]))", one("int v[n][n + 1]; x = sizeof v"));
	}

	@Test
	void constantsOfEnumerationsAreLiterals() {
		Source source = Source.c("enum { A = 3, B, C = B * 2 };\nint f(void) { return A + B + C; }");
		assertEquals("return ((3 + 4) + 8)\n", source.outline());
	}

	@Test
	void callsOfKnownAndUnknownFunctions() {
		Source source = Source.c("#include <math.h>\ndouble g(double d);\nint f(int n) { return g(sqrt(n)) + f(n - 1) + unseen(n); }");
		assertEquals("return ((g{sqrt{n}} + f{(n - 1)}) + unseen{n})\n", source.outline());
		assertEquals("f64", source.type("sqrt{n}"));
		assertEquals("i32", source.type("unseen{n}"));
	}

	@Test
	void callsThroughPointers() {
		Source source = Source.c(
				"int g(int);\nstruct s { int (*op)(int); };\nint f(struct s *s, int (*h)(int)) { h = g; return h(1) + (*h)(2) + s->op(3); }");
		assertEquals("(h = g)\nreturn (((h){1} + (h){2}) + ((*s).op){3})\n", source.outline());
		assertEquals("i32", source.type("(h){1}"));
	}

	@Test
	void aFunctionAsAValueIsAConstant() {
		Source source = Source.c("int g(int n) { return n; }\nvoid f(int (*h)(int)) { h = &g; }");
		VariableReference g = (VariableReference) source.expression("g");
		assertTrue(g.variable().constant());
		assertEquals("g", g.variable().name());
	}

	@Test
	void members() {
		Source source = Source
				.c("struct p { int x; struct { double y; } q; };\nvoid f(struct p *p, struct p v) { p->x = 1; v.q.y = p->q.y; }");
		assertEquals("((*p).x = 1)\n(v.q.y = (*p).q.y)\n", source.outline());
		assertEquals("f64", source.type("v.q.y"));
	}

	@Test
	void initialisersGetPositions() {
		Source source = Source.c("""
				struct p { int x, y; };
				int a[] = { 1, [4] = 2, 3 };
				struct p b = { .y = 5 };
				int m[2][3] = { 1, 2, 3, 4 };
				struct p c[] = { { 1, 2 }, { .y = 3 } };
				int r[4] = { [1 ... 2] = 7 };
				int n[2][2] = { [1][0] = 9 };
				char s[] = "ab";
				""");
		assertEquals("""
				global i32[6] a = {0:1, 4:2, 5:3}
				global p b = {1:5}
				global i32[2][3] m = {0:{0:1, 1:2, 2:3}, 1:{0:4}}
				global p[2] c = {0:{0:1, 1:2}, 1:{1:3}}
				global i32[4] r = {1:7, 2:7}
				global i32[2][2] n = {1:{0:9}}
				global i8[3] s = "ab"
				""", source.unit().globals().stream().map(Outline::of).map(s -> s.replaceAll("^\\d+: ", "")).reduce("", String::concat));
	}

	@Test
	void compoundLiterals() {
		Source source = Source.c("struct p { int x, y; };\nvoid g(struct p *p);\nvoid f(void) { g(&(struct p){ .y = 2 }); }");
		assertEquals("g{(&{1:2})}\n", source.outline());
	}

	@Test
	void statementExpressionsOfMacros() {
		assertEquals("""
				local i32 _a
				local i32 _b
				(x = ((_a = n), ((_b = x), ((_a > _b) ? _a : _b))))
				""".trim(), one("x = ({ int _a = (n); int _b = (x); _a > _b ? _a : _b; })"));
	}

	@Test
	void whatIsNotModelledKeepsItsOperands() {
		Source source = Source.body("x = ({ while (n) n--; a[1]; });");
		assertEquals(1, source.gaps().size());
		assertTrue(source.outline().contains("a[1]"), source.outline());
	}

	@Test
	void undeclaredNamesAreGaps() {
		Source source = Source.body("x = nowhere + 1;");
		assertEquals("'nowhere' is not declared", Sentences.of(source.gaps().get(0)));
	}

	@Test
	void accessesToAtomicObjectsAreAtomicOperations() {
		Source source = Source.c("#include <stdatomic.h>\nstruct s { _Atomic int v; int w; };\n"
				+ "void f(struct s *p) { _Atomic long n = 0; atomic_int k; n++; k = 1; p->v = 2; p->w = 3; }");
		assertEquals(List.of(), source.gaps());
		assertTrue(source.outline().contains("__atomic_fetch_add") && source.outline().contains("__atomic_store_n"), source.outline());
		assertEquals("4", source.unit().records().get("s").fields().get(1).offset() + "");
		assertTrue(source.outline().contains("((*p).w = 3)"), source.outline());
	}
}
