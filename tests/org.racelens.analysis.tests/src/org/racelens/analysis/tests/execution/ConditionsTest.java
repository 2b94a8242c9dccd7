package org.racelens.analysis.tests.execution;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.racelens.execution.region.Item.Access;

/** What is true, and what is evaluated only where a condition before it holds. ISO C11 §6.5.13 to §6.5.15 */
class ConditionsTest {
	private static final String DATA = "int x, y, z, w, a[9]; double d; int *p;";

	private static boolean isReached(String condition, long n) {
		Executed run = Executed.parallel(DATA, "if (" + condition + ") w = 1;");
		return run.writes("w").stream().anyMatch(write -> run.isReached(write, 0, n));
	}

	@ParameterizedTest
	@CsvSource(delimiter = '@', value = { "n > 2@3@2", "n >= 2 && n < 5@4@5", "n < 2 || n > 5@6@5", "!n@0@1", "!!n@7@0", "n@-1@0",
			"n > 2 ? n < 5 : n == 0@0@5", "n == 3 || (n > 5 && n != 7)@6@7", "(char) n@255@256", "(_Bool) n@256@0", "(long) n@5@0",
			"-n@3@0",
			"~n@0@-1", "(n > 2) == (n < 5)@3@5", "n & 2@2@5", "n % 3@4@6", "!(n > 2 && n < 5)@5@4", "n > 2, n < 5@0@5",
			"(n > 3) + (n > 5) == 1@4@6",
			"n - 3@4@3", "&a[n] == &a[2]@2@3", "'a' - 97 || n@1@0" })
	void itHoldsWhereCSaysSo(String condition, long yes, long no) {
		assertEquals(List.of(true, false), List.of(isReached(condition, yes), isReached(condition, no)), condition);
	}

	@ParameterizedTest
	@CsvSource(delimiter = '@', value = { "if (n > 3 && x) y = 1;@4@3", "if (n > 3 || x) y = 1;@3@4", "y = n > 3 ? x : 5;@4@3",
			"y = n > 3 ? 5 : x;@3@4", "y = n > 3 && x;@4@3", "y = !(n > 3) || x;@4@3", "for (int k = 0; n > 3 && x > k; k++) y = k;@4@3",
			"if (n > 3 && n < 9 && x) y = 1;@5@10" })
	void theRestIsEvaluatedOnlyWhereItIsNeeded(String statement, long read, long left) {
		Executed run = Executed.parallel(DATA, statement);
		List<Access> reads = run.accesses("x");
		assertEquals(List.of(true, false),
				List.of(reads.stream().anyMatch(r -> isAt(run, r, read)), reads.stream().anyMatch(r -> isAt(run, r, left))), statement);
	}

	/** Whether an access, or the loop whose header it is in, is reached. */
	private static boolean isAt(Executed run, Access access, long n) {
		return run.region().items().stream().filter(i -> i == access || i.inside().contains(access))
				.allMatch(i -> run.isReached(i, 0, n) && run.isReached(access, 0, n));
	}

	@Test
	void whatAConditionDoesIsDoneBeforeWhatItGuards() {
		Executed run = Executed.parallel("int shown[99];", "int q = 1;\nif (q++ == 1 && q++ == 2) q += 10;\nshown[q] = 1;");
		assertEquals("13", run.index("shown").toString());
		Executed other = Executed.parallel("int shown[99];", "int q = 1;\nif (q++ == 2 && q++ == 2) q += 10;\nshown[q] = 1;");
		assertEquals("2", other.index("shown").toString());
	}

	@ParameterizedTest
	@CsvSource(delimiter = '@', value = { "n > 3 ? 5 : 6@4@5", "n > 3 ? 5 : 6@3@6", "(n ? 2.5 : 1) > 2@1@1", "(n ? 2.5 : 1) > 2@0@0",
			"(n > 3) + 1@4@2", "n && 7@2@1", "n || 0@0@0", "!n + 2@0@3", "n > 1 ? n > 2 ? 3 : 2 : 1@2@2", "(n == 2) - (n == 3)@3@-1" })
	void theirNumbersAreThoseOfC(String expression, long n, long expected) {
		Executed run = Executed.parallel("int shown[99];", "shown[(int) (" + expression + ")] = 1;");
		assertEquals(expected, Executed.value(run.index("shown"), n), expression);
	}
}
