package org.racelens.frontend.cdt.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import org.junit.jupiter.api.Test;
import org.racelens.model.gap.GapKind;
import org.racelens.report.words.Sentences;

class StatementsTest {
	@Test
	void ifWithElse() {
		assertEquals("""
				if (n > 0)
				  (x = 1)
				else
				  {
				    (x = 2)
				  }
				""", Source.body("if (n > 0) x = 1; else { x = 2; }").outline());
	}

	@Test
	void forLoopWithDeclaration() {
		assertEquals("""
				loop (i < n) step (i++)
				  local i32 i = 0
				  (a[i] = i)
				""", Source.body("for (int i = 0; i < n; i++) a[i] = i;").outline());
	}

	@Test
	void forLoopWithTwoVariables() {
		assertEquals("""
				loop (i < j) step ((i++), (j--))
				  {
				    local i32 i = 0
				    local i32 j = n
				  }
				  {
				  }
				""", Source.body("for (int i = 0, j = n; i < j; i++, j--) ;").outline());
	}

	@Test
	void emptyForLoop() {
		assertEquals("loop true\n  break\n", Source.body("for (;;) break;").outline());
	}

	@Test
	void whileAndDo() {
		assertEquals("""
				loop (n > 0)
				  (n--)
				do (x < 9)
				  {
				    (x++)
				    continue
				  }
				""", Source.body("while (n > 0) n--; do { x++; continue; } while (x < 9);").outline());
	}

	@Test
	void switchWithRangesAndDefault() {
		assertEquals("""
				switch n
				  {
				    case 1
				    case 3
				    case 4
				    (x = 1)
				    break
				    default
				    (x = 2)
				  }
				""", Source.body("switch (n) { case 1: case 3 ... 4: x = 1; break; default: x = 2; }").outline());
	}

	@Test
	void declarationsOfSeveralVariables() {
		assertEquals("""
				local i32 p = 1
				local i32* q = (&p)
				local f64[3] r = {0:1.5}
				""", Source.body("int p = 1, *q = &p; double r[3] = { 1.5 };").outline());
	}

	@Test
	void staticLocalsAreGlobalsAndNotStatements() {
		Source source = Source.body("static int calls = 3; calls++;");
		assertEquals("(calls++)\n", source.outline());
		assertEquals("1: static_local i32 calls = 3\n", Outline.of(source.unit().globals().get(0)).replace("2: ", "1: "));
	}

	@Test
	void anInitialiserMayNameItsVariable() {
		assertEquals("local i32* p = malloc{4}\n", Source.body("int *p = malloc(sizeof *p);").outline());
	}

	@Test
	void gotoAndLabelsAreGaps() {
		Source source = Source.body("again: x++; if (x < n) goto again;");
		assertEquals(2, source.gaps().stream().filter(g -> g.kind() == GapKind.UNMODELLED_STATEMENT).count());
		assertTrue(source.outline().contains("(x++)"), source.outline());
	}

	@Test
	void assemblyIsAGapUnlessItIsEmpty() {
		Source source = Source.body("__asm__ volatile(\"\" ::: \"memory\");\nasm volatile(\"\" : : \"r\"(a) : \"memory\");\nasm(\"nop\");");
		assertEquals(1, source.gaps().size());
		assertEquals(4, source.gaps().get(0).place().line());
	}

	@Test
	void returnWithAndWithoutValue() {
		Source source = Source.c("int g(int n) { return n + 1; }\nvoid f(void) { return; }");
		assertEquals("return (n + 1)\n", source.outline("g"));
		assertEquals("return\n", source.outline());
	}

	@Test
	void functionsOfTheOldStyle() {
		Source source = Source.c("int f(n, a)\n\tint n;\n\tdouble *a;\n{ return a[n]; }");
		assertEquals(2, source.function("f").parameters().size());
		assertEquals("f64*", Printer.print(source.function("f").parameters().get(1).type()));
	}

	@Test
	void functionsInsideFunctionsAreGaps() {
		Source source = Source.body("void g(void) {\n#pragma omp parallel\n x++; }\n g();");
		assertEquals(1, source.gaps().stream().filter(g -> Sentences.of(g).contains("function inside a function")).count());
		assertTrue(source.messages().isEmpty(), source.messages().toString());
	}

	@Test
	void namesOfInnerBlocksHideOuterOnes() {
		Source source = Source.body("int i = 1; { int i = 2; i = 3; } i = 4;");
		var uses = source.expressions().stream().filter(e -> Printer.print(e).equals("i")).toList();
		assertEquals(2, uses.size());
		assertTrue(!uses.get(0).equals(uses.get(1)));
	}
}
