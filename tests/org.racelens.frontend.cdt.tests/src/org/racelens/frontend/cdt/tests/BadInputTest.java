package org.racelens.frontend.cdt.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Random;
import org.junit.jupiter.api.Test;
import org.racelens.frontend.cdt.CdtFrontEnd;
import org.racelens.model.gap.GapKind;
import org.racelens.model.source.Cancellation;
import org.racelens.model.source.CompileCommand;
import org.racelens.model.source.SourceText;
import org.racelens.openmp.unit.FrontEndException;
import org.racelens.report.words.Sentences;

class BadInputTest {
	private static FrontEndException failure(String text) {
		return failure("bad.c", text);
	}

	private static FrontEndException failure(String path, String text) {
		return assertThrows(FrontEndException.class,
				() -> new CdtFrontEnd().parse(new SourceText(path, text, 0), CompileCommand.forPath(path), Cancellation.NEVER));
	}

	@Test
	void anEmptyFile() {
		assertTrue(Source.c("").unit().functions().isEmpty());
	}

	@Test
	void binaryGarbage() {
		Random random = new Random(7);
		StringBuilder text = new StringBuilder();
		for (int i = 0; i < 50_000; i++) {
			text.append((char) random.nextInt(256));
		}
		Source source = Source.c(text.toString());
		assertTrue(source.gaps().size() > 1);
		assertTrue(source.gaps().size() < 1000);
	}

	/** The comment hides the end of the class, so that all behind it is inside. */
	@Test
	void aConstantFunctionThatCannotBeComputedInsideAClassWithoutEnd() {
		Source source = Source.cpp("""
				constexpr int counted()
				{
					int n = 0;
					bool never 6= false && ++n;
					bool always = true || ++n;
					return n *  10 + never + always;
				}
				template <int N> struct Tag { static void use(int &x) { (void) x; } };
				template <> struct Tag<1> {
					static void use(int &x) { x++; } // };
				int x;
				int main()
				{
				#pragma omp parallel
					Tag<counted()>::use(x);
					return x > 99;
				}
				""");
		assertTrue(source.gaps().stream().anyMatch(g -> g.kind() == GapKind.PARSE_PROBLEM), source.gaps().toString());
	}

	@Test
	void zeroCharacters() {
		Source source = Source.c("int x;\nvoid f(void) {\0 x = 1;\0 }\n\0");
		assertTrue(source.gaps().stream().allMatch(g -> g.kind() == GapKind.PARSE_PROBLEM));
	}

	@Test
	void anUnterminatedComment() {
		Source source = Source.c("int x;\nvoid f(void) { x = 1; }\n/* never closed\nvoid g(void) { x = 2; }\n");
		assertEquals("(x = 1)\n", source.outline());
	}

	@Test
	void anUnterminatedStringAndBlock() {
		Source source = Source.c("int x;\nvoid g(void) { x = 1; }\nconst char *s = \"abc;\nvoid f(void) {\n x = 2;\n");
		assertEquals("(x = 1)\n", source.outline("g"));
		assertTrue(source.messages().contains("3 syntax"), source.messages().toString());
	}

	@Test
	void theRestOfABrokenFileIsLowered() {
		Source source = Source.c("int x;\nvoid g(void) { x = = 2; x = 3; }\n@@@ !!;\nvoid f(void) { x = 1; }\n");
		assertEquals("(x = 1)\n", source.outline());
		assertTrue(source.outline("g").contains("(x = 3)"), source.outline("g"));
		assertTrue(source.gaps().stream().anyMatch(g -> g.kind() == GapKind.PARSE_PROBLEM && g.place().line() == 2));
	}

	@Test
	void aLineOfFiveMegabytes() {
		Source source = Source.c("const char *s = \"" + "x".repeat(2_500_000) + "\"; int a[] = {" + "1,".repeat(400_000) + "}; /* "
				+ "y".repeat(1_700_000) + " */ int f(void) { return a[3]; }");
		assertEquals("return a[3]\n", source.outline());
		assertEquals(800_000 / 2,
				source.unit().globals().get(1).initializer().map(i -> ((org.racelens.model.expression.Expression.InitializerList) i)
						.elements().size()).get());
	}

	@Test
	void aSumOfManyTerms() {
		Source source = Source.c("int x;\nint f(void) { return " + "x + ".repeat(100_000) + "x; }");
		assertEquals(1, source.unit().functions().size());
		assertTrue(source.gaps().isEmpty() || Sentences.of(source.gaps().get(0)).contains("nested"), source.gaps().toString());
	}

	@Test
	void deepNestingIsRefusedOrAGap() {
		assertEquals("the code is nested too deeply to be read, in line 2",
				failure("int y;\nint f(int x) { return " + "(".repeat(60_000) + "x" + ")".repeat(60_000) + "; }")
						.getMessage());
		Source source = Source.c("void f(int x) { " + "{ ".repeat(2_000) + "x = 1;" + " }".repeat(2_000) + " }");
		assertTrue(source.gaps().stream().anyMatch(g -> Sentences.of(g).contains("nested too deeply")));
	}

	@Test
	void classesWithMembersWithoutEndAreRefused() {
		String message = "classes name each other too deeply, those of line 1";
		String use = "void f() {\nA<0> a;\n#pragma omp parallel\na.v = 1;\n}\n";
		assertEquals(message, failure("bad.cpp", "template<int N> struct A { A<N + 1> next; int v; };\n" + use).getMessage());
		assertEquals(message, failure("bad.cpp", "template<int N> struct A : A<N + 1> { int v; };\n" + use).getMessage());
		Source.cpp("template<int N> struct A { A<N - 1> next; int v; };\ntemplate<> struct A<0> { int v; };\nvoid f() { A<400> a; }\n");
	}

	@Test
	void longChainsOfElseIf() {
		Source source = Source.c("void f(int x) { " + "if (x == 1) x = 2; else ".repeat(3_000) + "x = 3; }");
		assertTrue(source.gaps().stream().anyMatch(g -> Sentences.of(g).contains("nested too deeply")));
	}

	@Test
	void macrosThatDoubleWithoutEnd() {
		StringBuilder text = new StringBuilder("#define A0 x\n");
		for (int i = 0; i < 60; i++) {
			text.append("#define A").append(i + 1).append(" A").append(i).append(" + A").append(i).append('\n');
		}
		text.append("int x;\nint f(void) { return A60; }\n");
		assertTrue(failure(text.toString()).getMessage().contains("macros"));
	}

	@Test
	void pragmasAtTheEndOfTheFile() {
		assertEquals(java.util.List.of("2 syntax"), Source.c("void f(void) { }\n#pragma omp barrier").messages());
		assertEquals(java.util.List.of("1 syntax"), Source.c("#pragma omp parallel").messages());
	}

	@Test
	void aConstructorWhoseClassIsInPieces() {
		Source source = Source.cpp("struct S {\nstruct S {\n S() : x(-1) { }\n");
		assertTrue(source.messages().toString().contains("syntax"), source.messages().toString());
	}

	@Test
	void aCompoundLiteralWithoutType() {
		Source source = Source.c("int x;\nvoid f(void) { x = 1;\n () { }\n x = 2; }\n");
		assertTrue(source.gaps().stream().anyMatch(g -> g.place().line() == 3), source.gaps().toString());
	}

	@Test
	void aListWithMoreClausesThanParts() {
		Source source = Source
				.cpp("struct S { int v; S(int n) : v(n) { } };\nstruct R { S s; int k; };\nvoid f() {\n R r = {1, 2, 3};\n}\n");
		assertTrue(source.gaps().stream().anyMatch(g -> g.place().line() == 4), source.gaps().toString());
	}

	/** CDT is not asked which constructor makes an aggregate that large: it would look at each of its elements. */
	@Test
	void objectsOfManyElements() {
		Source source = Source.cpp("struct S { int a[2000000000]; };\nstruct T { S s{}; int k; };\n"
				+ "int f() { S s{}; static S t[2] = {}; T u = {{}, 3}; return s.a[1] + t[1].a[2] + u.k; }\n");
		assertEquals(java.util.List.of(), source.gaps());
	}

	@Test
	void templatesWithoutEnd() {
		Source source = Source
				.cpp("template <class T> struct w { T t; };\ntemplate <class T> int g(T t, int n) { w<T> v; return n ? g(v, n - 1) : 0; }\n"
						+ "int f() { return g(1, 5); }");
		assertTrue(source.unit().functions().size() >= 2);
	}

	@Test
	void attributesWithNothingBetweenTheirParentheses() {
		Source source = Source.c("int x;\nextern int y __attribute__((alias()));\nextern int z __attribute__((alias(\"x\" \"\")));\n"
				+ "int w __attribute__((aligned()));\nvoid g(void) __attribute__((ifunc()));\nvoid f(void) { x = 1; }\n");
		assertEquals(1, source.unit().functions().size());
	}

	@Test
	void assignmentsToCallsThatMightBeTypesWithAParameter() {
		Source source = Source.c("int g(int), h(int), x, d;\nvoid f(void) {\n (g(h(d) = x += d));\n x = 2; }\n");
		assertEquals(1, source.unit().functions().size());
	}

	@Test
	void aTemplateAmongTheParametersOfAnother() {
		Source source = Source.cpp("template <class {, int N> void f(T (&x)[N])\n{\n}\ntemplate <class T> void g(T *x)\n{\n}\n"
				+ "template <class T. void h(T &x)\n{\n x.}\n x = 1;\n return x);\n}\nint main()\n{\n}\n");
		assertTrue(source.messages().toString().contains("syntax"), source.messages().toString());
	}

	/** CDT has a number where the object of the second call was lost, and cannot store into a part of it. */
	@Test
	void storesIntoPartsOfWhatIsNoObject() {
		String counter = "struct C {\n int n;\n constexpr C &next() { ++n; return *this; }\n constexpr C &add(int k) { n += k; return *this; }\n};\n";
		for (String calls : new String[] { "next().next()", "next().add(2)", "add(1).next()", "next().add(2).next()" }) {
			Source source = Source.cpp(counter + "constexpr int counted() {\n C c = {1};\n c." + calls + ";\n return c.n;\n}\n"
					+ "template <int N> struct Tag { static void use(int &x) { } };\n"
					+ "template <> struct Tag<3> { static void use(int &x) { x++; }\n;(int x;\nint main() {\n Tag<counted()>::use(x);\n return x;\n}\n");
			assertTrue(source.messages().toString().contains("syntax"), source.messages().toString());
		}
	}
}
