package org.racelens.analysis.tests.execution.data;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.racelens.analysis.tests.execution.Executed;
import org.racelens.execution.data.SectionExtents;
import org.racelens.execution.region.Item.Access;
import org.racelens.execution.region.Unfollowed;
import org.racelens.logic.term.Atoms;
import org.racelens.logic.term.IntExpr;

/** {@link SectionExtents}: the bytes that array sections and elements of lists name. OpenMP 5.2 §3.2.5 */
class SectionExtentsTest {
	private static final String DATA = "int a[20], m[6][10]; long l[20]; int *p; struct pair { int one, other[5]; } s;";

	/** What the combination of a reduction writes: the access of the directive. */
	private static Access written(String item) {
		Executed run = Executed.parallel(DATA,
				"int *q = a + 4;\n#pragma omp for reduction(+: " + item + ")\nfor (int i = 0; i < 9; i++) ;");
		List<Access> writes = run.items(Access.class).stream().filter(Access::write).toList();
		assertEquals(1, writes.size(), item);
		return writes.get(0);
	}

	private static long value(IntExpr term, long n) {
		Map<IntExpr, Long> values = new LinkedHashMap<>();
		Atoms.symbols(term).forEach(s -> values.put(s, n));
		return Executed.where(values).value(term);
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|', value = { "a[3:5]|a|12|20", "a[:4]|a|0|16", "a[15:]|a|60|20", "a[:]|a|0|80", "a[7]|a|28|4",
			"l[2:3]|l|16|24",
			"m[2]|m|80|40", "m[2:3][0:10]|m|80|120", "m[2:1][3:4]|m|92|16", "m[1][3:4]|m|52|16", "m[1][7:]|m|68|12", "q[1:2]|a|20|8",
			"a[n:3]|a|8|12", "a[n:n]|a|8|8", "a[2*n+1:4-n]|a|20|8", "m[n][n:2]|m|88|8" })
	void itBeginsAtItsFirstElementAndHasAllUpToItsLast(String item, String object, long offset, long size) {
		Access write = written(item);
		assertEquals(object, write.place().object().name());
		assertEquals(offset, value(write.place().offset(), 2));
		assertEquals(size, value(write.size(), 2));
	}

	@Test
	void whatIsNotOnePieceIsNotFollowed() {
		Executed run = Executed.parallel(DATA, "#pragma omp target map(tofrom: a[0:5:2])\na[2] = 1;");
		assertTrue(run.told().contains(Unfollowed.STORAGE_OF_X_IS_NOT_FOLLOWED));
		assertEquals(List.of(), Executed.parallel(DATA, "#pragma omp target map(tofrom: a[0:5:1])\na[2] = 1;")
				.lines(Unfollowed.STORAGE_OF_X_IS_NOT_FOLLOWED));
	}

	@Test
	void aMemberThatIsAnArrayBeginsWhereItIs() {
		Executed run = Executed.parallel(DATA, "#pragma omp target map(to: s.other[1:3])\n;");
		Access read = run.items(Access.class).stream().filter(a -> !a.write()).findFirst().orElseThrow();
		assertEquals("s", read.place().object().name());
		assertEquals(8, value(read.place().offset(), 0));
		assertEquals(12, value(read.size(), 0));
	}

	@Test
	void itsNumbersAreEvaluatedByWhoMeetsTheClause() {
		Executed run = Executed.parallel(DATA + " int from, many;",
				"#pragma omp for reduction(+: a[from:many])\nfor (int i = 0; i < 9; i++) ;");
		assertTrue(run.accesses("from").stream().noneMatch(Access::write) && !run.accesses("from").isEmpty());
		assertTrue(run.accesses("many").stream().noneMatch(Access::write) && !run.accesses("many").isEmpty());
	}
}
