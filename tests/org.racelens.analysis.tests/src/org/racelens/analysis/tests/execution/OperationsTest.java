package org.racelens.analysis.tests.execution;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.racelens.execution.region.Item.Access;

/** What operators make of pointers and of numbers of several types. ISO C11 §6.5.5 to §6.5.7, §6.5.16.2 */
class OperationsTest {
	private static final String DATA = "struct triple { int one, two, three; }; int a[99], shown[999]; char c[99]; struct triple t[99]; double d;";

	@ParameterizedTest
	@CsvSource(delimiter = '@', value = { "*(a + 3)@a@12", "*(3 + a)@a@12", "*(a + 5 - 2)@a@12", "*(c + 3)@c@3", "(t + 2)->two@t@28",
			"*(&a[7] - 3)@a@16", "*(&a[2] + n)@a@16", "*(&t[4].two - 1)@t@48", "*(a + (unsigned char) 258)@a@8", "*((char *) a + 6)@a@6",
			"*(int *) ((char *) a + 8)@a@8", "*(a + -(-5))@a@20", "*(a - -5)@a@20" })
	void aPointerIsSteppedByElements(String lvalue, String object, long offset) {
		Access write = Executed.parallel(DATA, lvalue + " = 1;").items(Access.class).stream().filter(Access::write).findFirst()
				.orElseThrow();
		assertEquals(object, write.place().object().name());
		assertEquals(offset, Executed.value(write.place().offset(), 2));
	}

	@ParameterizedTest
	@CsvSource(delimiter = '@', value = { "int *q = a; q += 2; q++;@q - a@3", "int *q = a + 9; q -= 4;@q - a@5",
			"int *q = a + 9; --q; q--;@q - a@7",
			"struct triple *q = t + 4;@q - t@4", "struct triple *q = t + 4;@&q->three - &t[4].one@2", "int *q = &a[n];@q - &a[1]@1",
			"char *q = c + 5;@&c[9] - q@4", "int *q = a + 9;@q - (a + 9)@0" })
	void pointersInOneObjectHaveADistance(String statements, String expression, long expected) {
		Executed run = Executed.parallel(DATA, statements + "\nshown[" + expression + "] = 1;");
		assertEquals(expected, Executed.value(run.index("shown"), 2), statements + " " + expression);
	}

	@ParameterizedTest
	@CsvSource(delimiter = '@', value = { "int q = 4; q *= 2.5;@q@10", "int q = 7; q /= 2.0;@q@3", "int q = 7; q -= 0.5;@q@6",
			"int q = 5; q += 4294967296L;@q@5",
			"unsigned char q = 200; q += 100;@q@44", "unsigned char q = 16; q <<= 4;@q@0", "short q = 32767; q += 1;@q + 40000@7232",
			"unsigned q = 3; q -= 5;@q > 5@1", "int q = 1; q <<= 5L;@q@32", "int q = 9; q >>= 1;@q@4", "int q = 6; q %= 4u;@q@2",
			"long q = 1; q <<= 33;@q >> 31@4", "int q = -1; q /= 2u;@q == 2147483647@1", "int q = -1;@q / 2u == 2147483647u@1",
			"int q = -7; q %= 3u;@q@0", "short q = -1; q /= 2u;@q + 9@8",
			"unsigned q = 10; q /= -1;@q@0", "unsigned q = 7; q %= -2;@q@7", "long q = -9; q %= 4ul;@q@3", "int q = -9; q /= 2l;@q + 9@5",
			"long q = -1;@(q < 1u) + 5@6", "int q = -1;@(q < 1u) + 5@5", "unsigned char q = 255;@q + 1@256", "int q = 5; q |= 8;@q@13" })
	void numbersAreComputedInTheTypeOfBothAndKeptInTheirs(String statements, String expression, long expected) {
		Executed run = Executed.parallel(DATA, statements + "\nshown[" + expression + "] = 1;");
		assertEquals(expected, Executed.value(run.index("shown"), 0), statements + " " + expression);
	}

	@Test
	void aFlexibleStepOfARowIsTheRow() {
		Executed run = Executed.parallel("int m[9][n_];".replace("n_", "7"), "int (*q)[7] = m + 2;\nq++;\n(*q)[3] = 1;");
		Access write = run.items(Access.class).stream().filter(Access::write).findFirst().orElseThrow();
		assertEquals(4 * (3 * 7 + 3), Executed.value(write.place().offset(), 0));
	}
}
