package org.racelens.frontend.cdt.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import org.racelens.model.expression.Expression;
import org.racelens.model.expression.Variable;

class PlacesTest {
	@Test
	void anAccessStandsWhereItIsWritten() {
		Source source = Source.c("int a[9];\n\nvoid f(int i) {\n\ta[i] = a[i + 1] * 2;\n}\n");
		Expression read = source.expression("a[(i + 1)]");
		assertEquals("a[i + 1]", source.at(read.range()));
		assertEquals(4, read.range().line());
		assertEquals(9, read.range().column());
		assertEquals("a[i]", source.spelling("a[i]"));
	}

	@Test
	void parenthesesAreNotPartOfTheOperand() {
		Source source = Source.body("x = ((n)) + 1;");
		assertEquals("n", source.spelling("n"));
		assertEquals("((n)) + 1", source.spelling("(n + 1)"));
	}

	@Test
	void membersAndDereferences() {
		Source source = Source.c("struct s { int f; };\nvoid f(struct s *p) { p->f = (*p).f; }");
		assertEquals("p->f", source.spelling("(*p).f"));
		assertEquals("p", source.at(source.expression("p").range()));
	}

	@Test
	void aMacrosBodyStandsAtItsUse() {
		Source source = Source.c("int g;\n#define BUMP g++\nvoid f(void) {\n\tBUMP;\n}\n");
		Expression e = source.expression("(g++)");
		assertEquals("BUMP", source.at(e.range()));
		assertEquals(4, e.range().line());
		assertEquals(2, e.range().column());
	}

	@Test
	void aMacrosArgumentStandsWhereItIsWritten() {
		Source source = Source.c("#define SQUARE(v) ((v) * (v))\nint f(int *a, int i) {\n\treturn SQUARE(a[i + 1]);\n}\n");
		Expression e = source.expression("a[(i + 1)]");
		assertEquals("a[i + 1]", source.at(e.range()));
		assertEquals("SQUARE(a[i + 1])", source.spelling("(a[(i + 1)] * a[(i + 1)])"));
	}

	@Test
	void nestedMacrosStandAtTheOutermostUse() {
		Source source = Source.c("int g;\n#define ONE g\n#define TWO (ONE + 2)\nint f(void) { return TWO; }\n");
		assertEquals("TWO", source.spelling("g"));
		assertEquals("TWO", source.spelling("(g + 2)"));
	}

	@Test
	void columnsCountCodeUnits() {
		Source source = Source.c("int x; void f(void) { /* äöü € */ x = 1; }");
		Expression e = source.expression("(x = 1)");
		assertEquals("x = 1", source.at(e.range()));
		assertEquals(source.text().indexOf("x = 1") + 1, e.range().column());
	}

	@Test
	void lineEndingsOfWindows() {
		Source source = Source.c("int x;\r\nvoid f(void) {\r\n\tx = 1;\r\n}\r\n");
		Expression e = source.expression("(x = 1)");
		assertEquals(3, e.range().line());
		assertEquals(2, e.range().column());
	}

	@Test
	void declarationsStandAtTheirNames() {
		Source source = Source.c("void f(double (*table)[4]) { }");
		Variable table = source.function("f").parameters().get(0);
		assertEquals("table", source.at(table.declaration()));
	}

	@Test
	void everyRangeOfALongFileIsWithinTheText() {
		StringBuilder text = new StringBuilder("#define TWICE(v) (2 * (v))\nint a[100];\n");
		for (int i = 0; i < 300; i++) {
			text.append("int f").append(i).append("(int n) {\n\tfor (int i = 0; i < n; i++)\n\t\ta[i] += TWICE(a[i + ").append(i)
					.append("]);\n")
					.append("\treturn a[n];\n}\n");
		}
		Source source = Source.c(text.toString());
		source.expressions().stream().filter(e -> Printer.print(e).equals("a[n]")).forEach(e -> assertEquals("a[n]", source.at(e.range())));
		assertEquals(300,
				source.expressions().stream()
						.filter(e -> Printer.print(e).startsWith("a[(i + ") && source.at(e.range()).startsWith("a[i + "))
						.count());
	}
}
