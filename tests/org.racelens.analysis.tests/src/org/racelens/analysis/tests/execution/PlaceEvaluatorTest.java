package org.racelens.analysis.tests.execution;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.racelens.execution.region.Item.Access;
import org.racelens.logic.term.IntExpr;

/** Which object and which byte of it an lvalue names. ISO C11 §6.5.2, §6.5.3 */
class PlaceEvaluatorTest {
	private static final String DATA = "struct in { char c; int t[3]; }; struct out { int n; struct in i[4]; struct out *next; };\n"
			+ "int x, y, a[20], m[4][6]; struct out s, row[5]; struct out *q = row; int *p = a;";

	private static List<Access> writes(String statement) {
		return Executed.parallel(DATA.replace("\n", " "), statement).items(Access.class).stream().filter(Access::write).toList();
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|', value = { "x|x|0", "a[3]|a|12", "3[a]|a|12", "a[n]|a|8", "m[2][3]|m|60", "m[n][n + 1]|m|60", "s.n|s|0",
			"s.i[1].t[2]|s|32", "row[2].n|row|160", "row[n].i[3].c|row|212", "(*&s).n|s|0", "(&row[1])->i[0].t[0]|row|88", "*(a + 2)|a|8",
			"*(&x)|x|0", "((struct out *) row + 1)->n|row|80", "(*(m + 1))[2]|m|32", "*(*(m + 1) + 2)|m|32", "(x = 0, &a[4])[1]|a|20" })
	void anLvalueIsAnObjectAndAnOffset(String lvalue, String object, long offset) {
		List<Access> writes = writes(lvalue + " = 1;");
		Access write = writes.get(writes.size() - 1);
		assertEquals(object, write.place().object().name());
		assertEquals(offset, Executed.value(write.place().offset(), 2), lvalue);
	}

	@Test
	void aPointerThatMayLeadToSeveralNamesEachUnderItsCondition() {
		Executed run = Executed.parallel(DATA.replace("\n", " "), "int *r = n > 3 ? &x : &y;\n*r = 1;");
		for (long n = 3; n < 5; n++) {
			long number = n;
			List<String> reached = run.items(Access.class).stream().filter(Access::write).filter(w -> run.isReached(w, 0, number))
					.map(w -> w.place().object().name()).toList();
			assertEquals(List.of(n > 3 ? "x" : "y"), reached);
		}
	}

	@Test
	void aSubscriptInsideOfItsDimensionIsKnownToBeThere() {
		Access write = writes("m[1][n] = 1;").get(0);
		IntExpr n = Executed.parameter(write.place().offset());
		for (long i : List.of(-1L, 0L, 5L, 6L)) {
			assertEquals(0 <= i && i < 6, Executed.where(Map.of(n, i)).holds(write.place().formation().within()), "n is " + i);
		}
	}

	@Test
	void aBitFieldIsPartOfItsLocation() {
		Executed run = Executed.parallel("struct bits { unsigned one : 3, two : 5; int other; } b;", "b.one = 1; b.two = 1; b.other = 1;");
		List<Access> writes = run.items(Access.class).stream().filter(Access::write).toList();
		assertTrue(writes.get(0).place().bitField().isPresent() && writes.get(1).place().bitField().isPresent());
		assertEquals(writes.get(0).place().offset(), writes.get(1).place().offset());
		assertTrue(writes.get(2).place().bitField().isEmpty());
	}

	@Test
	void inCppAChosenLvalueIsOneOfTwo() {
		Executed run = Executed.inCpp("int x, y;\nvoid f(int n) {\n#pragma omp parallel\n(n > 3 ? x : y) = 1;\n}\n");
		for (long n = 3; n < 5; n++) {
			assertEquals(n > 3, run.isReached(run.write("x"), 0, n) || run.writes("x").isEmpty());
			assertEquals(n <= 3, run.isReached(run.write("y"), 0, n));
		}
	}

	@Test
	void eachStringLiteralIsAnObjectOfItsOwn() {
		Executed run = Executed.parallel("int shown[999];", "const char *one = \"abc\", *two = \"xyz\";\nshown[one[1] + two[2]] = 1;");
		assertEquals('b' + 'z', Executed.value(run.index("shown"), 0));
	}

	@Test
	void whatIsDeclaredInsideIsAnotherObjectThanWhatItHides() {
		Executed run = Executed.parallel("int x, shown[99];", "int x = 3;\n{ int x = 5; x++; }\nshown[x] = 1;");
		assertEquals("3", run.index("shown").toString());
		assertEquals(List.of(), run.accesses("x"));
	}
}
