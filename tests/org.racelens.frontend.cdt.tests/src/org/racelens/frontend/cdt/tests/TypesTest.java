package org.racelens.frontend.cdt.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.racelens.model.expression.RecordDefinition;
import org.racelens.model.expression.Variable;
import org.racelens.model.expression.Variable.Storage;

class TypesTest {
	private static String layout(RecordDefinition record) {
		return record.fields().stream().map(f -> f.offset() + "+" + f.size() + " " + f.name()).collect(Collectors.joining(", ")) + " | "
				+ record.size() + "/" + record.alignment();
	}

	private static String layout(String declaration, String name) {
		return layout(Source.c(declaration).unit().records().get(name));
	}

	private static String type(Source source, String global) {
		return Printer.print(variable(source, global).type());
	}

	private static Variable variable(Source source, String global) {
		return source.unit().globals().stream().map(g -> g.variable()).filter(v -> v.name().equals(global)).findFirst().orElseThrow();
	}

	@Test
	void builtInTypesHaveTheSizesOfLp64() {
		Source source = Source
				.c("char c; signed char d; unsigned char e; short s; unsigned u; long l; long long m; unsigned long n; _Bool b;"
						+ " float g; double h; long double i; double _Complex j; __int128 k; void *p;");
		assertEquals("i8 i8 u8 i16 u32 i64 i64 u64 bool f32 f64 f128 f128 i128 void*", source.unit().globals().stream()
				.map(g -> Printer.print(g.variable().type())).collect(Collectors.joining(" ")));
	}

	@Test
	void declaratorsBindFromTheInside() {
		Source source = Source.c("int *a[3]; int (*b)[3]; int (*c)(int); int (*d[2])(void); int e[2][3];");
		assertEquals("i32*[3]", type(source, "a"));
		assertEquals("i32[3]*", type(source, "b"));
		assertEquals("?function*", type(source, "c"));
		assertEquals("?function*[2]", type(source, "d"));
		assertEquals("i32[2][3]", type(source, "e"));
	}

	@Test
	void parametersDecay() {
		Source source = Source.c("void f(int n, double a[10], double b[n][n + 1], int c[restrict], double (*d)[n], int g(int)) { }");
		assertEquals("i32 f64* f64[(n + 1)]* i32*restrict f64[n]* ?function*", source.function("f").parameters().stream()
				.map(p -> Printer.print(p.type())).collect(Collectors.joining(" ")));
	}

	@Test
	void constancyIsThatOfTheObject() {
		Source source = Source.c("const int a = 1; const int *b; int *const c = 0; const int d[2];");
		assertTrue(variable(source, "a").constant());
		assertTrue(!variable(source, "b").constant());
		assertTrue(variable(source, "c").constant());
		assertTrue(variable(source, "d").constant());
	}

	@Test
	void lengthsFoldConstants() {
		Source source = Source.c("#define N 4\nenum { K = 3 };\nconst int M = 5;\nint a[N * K + 1], b[sizeof(double)], c[M];");
		assertEquals("i32[13]", type(source, "a"));
		assertEquals("i32[8]", type(source, "b"));
		assertEquals("i32[5]", type(source, "c"));
	}

	@Test
	void typedefsOfArraysAndFunctions() {
		Source source = Source.c("typedef double row[4]; typedef struct { int x; } *handle; row m[2]; handle h;");
		assertEquals("f64[2][4]", type(source, "m"));
		assertTrue(type(source, "h").endsWith("*"));
	}

	@Test
	void layoutsArePadded() {
		assertEquals("0+1 a, 8+8 b, 16+2 c, 20+4 d | 24/8", layout("struct s { char a; double b; short c; int d; };", "s"));
		assertEquals("0+1 a, 1+8 b | 9/1", layout("struct __attribute__((packed)) s { char a; double b; };", "s"));
	}

	@Test
	void aRunOfBitFieldsIsOneLocation() {
		assertEquals("0+4 a, 0+4 b, 0+4 c, 4+1 d, 5+1 e | 8/4",
				layout("struct s { int a : 10; int b : 10; int c : 12; char d; unsigned char e : 3; };", "s"));
		assertEquals("0+1 a, 4+1 b | 8/4", layout("struct s { int a : 3; int : 0; int b : 3; };", "s"));
	}

	@Test
	void unionsAndUnnamedMembers() {
		assertEquals("0+4 i, 0+8 d | 8/8", layout("union u { int i; double d; };", "u"));
		assertEquals("0+4 k, 8+8 d, 8+4 i | 16/8", layout("struct s { int k; union { double d; int i; }; };", "s"));
	}

	@Test
	void recordsOfTheSameNameInDifferentScopesDiffer() {
		Source source = Source.c("struct s { int a; };\nvoid f(void) { struct s { double b; } v; v.b = 1; }");
		assertEquals(2, source.unit().records().keySet().stream().filter(n -> n.startsWith("s")).count());
		assertEquals("f64", source.type("v.b"));
	}

	@Test
	void recordsMayReferToThemselves() {
		Source source = Source.c("typedef struct node { struct node *next; int v; } node;\nint f(node *n) { return n->next->next->v; }");
		assertEquals("return (*(*(*n).next).next).v\n", source.outline());
	}

	@Test
	void storageOfGlobals() {
		Source source = Source
				.c("int a; static int b; _Thread_local int c; static __thread int d; int e;\n#pragma omp threadprivate(e)\nextern int x;");
		assertEquals(Storage.GLOBAL, variable(source, "a").storage());
		assertEquals(Storage.STATIC_GLOBAL, variable(source, "b").storage());
		assertEquals(Storage.THREAD_LOCAL, variable(source, "c").storage());
		assertEquals(Storage.STATIC_THREAD_LOCAL, variable(source, "d").storage());
		assertEquals(Storage.THREAD_LOCAL, variable(source, "e").storage());
		assertTrue(source.unit().globals().stream().noneMatch(g -> g.variable().name().equals("x")));
	}

	@Test
	void severalDeclarationsOfAVariableAreOneVariable() {
		Source source = Source.c("extern int a[];\nint f(void) { return a[1]; }\nint a[] = { 1, 2, 3 };\nint g(void) { return a[2]; }");
		assertEquals(1, source.unit().globals().size());
		assertEquals("i32[3]", type(source, "a"));
		var uses = source.expressions().stream().filter(e -> Printer.print(e).equals("a")).toList();
		assertEquals(uses.get(0), uses.get(0));
		assertEquals("i32[3]", Printer.print(uses.get(0).type()));
	}
}
