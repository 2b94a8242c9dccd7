package org.racelens.analysis.tests.execution;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.racelens.execution.region.Item.Access;

/** What expressions yield, and what they read and write of shared memory in which order. ISO C11 §6.5 */
class ExpressionEvaluatorTest {
	private static final String DATA = "struct pair { int one, two; }; int x, y, z, a[9], m[3][4], shown[999]; struct pair s, t; int *p;";

	private static long value(String statements, String expression, long n) {
		return Executed.value(Executed.parallel(DATA, statements + "\nshown[" + expression + "] = 1;").index("shown"), n);
	}

	@ParameterizedTest
	@CsvSource(delimiter = '@', value = { "int q = 5;@q++ + q@11", "int q = 5;@++q + q@12", "int q = 5;@q-- - q@1",
			"int q = 5, r;@(r = q + 2) * r@49",
			"int q = 5;@(q += 3, q - 1)@7", "int q = 5;@(q *= 2) + 1@11", "unsigned char q = 250;@(q += 10, q)@4",
			"unsigned char q = 300;@q@44",
			"_Bool q = 7;@q@1", "int q = 7; q /= 2;@q@3", "int q = -7;@q / 2 + 10@7", "int q = -7;@q % 3 + 10@9",
			"int q = 5;@q << 3 | 1@41",
			"int q = 12;@q ^ 5@9", "int q = 12;@q & 6@4", "int q = 5;@-q + 9@4", "int q = 5;@~q + 9@3", "short q = 5;@sizeof q@2",
			"int q = 5;@sizeof (q++) + q@9", "struct pair q = { 3, 4 };@q.two * 10 + q.one@43", "int q[3] = { 1, 2, 3 };@q[1] + q[2]@5",
			"int q[3] = { [2] = 8 };@q[2] + q[0]@8", "int q = n;@q * q + 1@10", "int q = n; int *r = &q; *r = 7;@q@7",
			"struct pair q = { 3, 4 }, r = q; q.one = 9;@r.one + q.one@12", "unsigned q = -1;@q % 10@5",
			"int q = 'A';@q@65", "struct pair *r = &(struct pair) { 4, 6 };@r->two@6", "int q = 3; q = q + (q = 4, q);@q > 6@1" })
	void theValueIsThatOfC(String statements, String expression, long expected) {
		assertEquals(expected, value(statements, expression, 3), statements + " " + expression);
	}

	@ParameterizedTest
	@CsvSource(delimiter = '@', value = { "x = y;@ry wx", "x += y;@ry rx wx", "x++;@rx wx", "x = y + z;@ry rz wx", "x = y = z;@rz wy wx",
			"a[x] = y;@rx ry wa", "a[x] += 1;@rx ra wa", "s = t;@rt ws", "x = s.two;@rs wx", "x = sizeof y;@wx", "(void) sizeof (x++);@",
			"x, y;@rx ry", "p = &x;@wp", "x = m[y][z];@ry rz rm wx", "x = a == p;@rp wx", "x = (int) y;@ry wx", "int q = x;@rx",
			"int q[2] = { x, y };@rx ry", "x = y ? 1 : 2;@ry wx", "x;@rx", "&x;@", "*&x = 1;@wx" })
	void accessesAreInTheOrderOfEvaluation(String statement, String expected) {
		StringBuilder found = new StringBuilder();
		for (Access a : Executed.parallel(DATA, statement).items(Access.class)) {
			found.append(a.write() ? " w" : " r").append(a.place().object().name());
		}
		assertEquals(expected == null ? "" : expected, found.toString().strip(), statement);
	}

	@Test
	void anAccessHasTheSizeOfItsLvalue() {
		Executed run = Executed.parallel("char c; short h; int i; long l; double d;", "c = 1; h = 1; i = 1; l = 1; d = 1;");
		assertEquals(List.of("1", "2", "4", "8", "8"), run.items(Access.class).stream().map(a -> a.size().toString()).toList());
	}

	@Test
	void whatACallYieldsIsItsReturnedValueInItsType() {
		String functions = DATA + " static unsigned char low(int v) { return v; } static int twice(int v) { v *= 2; return v; }";
		Executed run = Executed.parallel(functions, "int q = 7;\nshown[low(q + 256) + 10 * twice(q) + 1000 * q] = 1;");
		assertEquals("7147", run.index("shown").toString());
	}

	@Test
	void whatIsNotUnderstoodIsAGapAndNotANumber() {
		Executed run = Executed.parallel(DATA,
				"int q = 5;\nq = __builtin_types_compatible_p(int, long) + __builtin_choose_expr(1, 2, 3);\nshown[q] = 1;");
		assertTrue(!run.region().gaps().isEmpty() || Executed.where(Map.of()).value(run.index("shown")) == 2);
	}
}
