package org.racelens.analysis.tests.execution.value;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.racelens.analysis.tests.execution.Executed;
import org.racelens.execution.region.Item.Access;
import org.racelens.execution.value.Touch;

/** {@link Touch}: each access reads or writes; what updates does both, one after the other. */
class TouchTest {
	private static List<Touch> touches(String statement) {
		return Executed.parallel("#include <string.h>\nint x, a[9], b[9]; struct pair { int one, two; } s, t;", statement)
				.items(Access.class)
				.stream().map(a -> a.write() ? Touch.WRITE : Touch.READ).toList();
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|', value = { "x = 1;|WRITE", "int own = x;|READ", "x++;|READ WRITE", "x += 2;|READ WRITE", "x = x;|READ WRITE",
			"memset(a, 0, sizeof a);|WRITE", "memcpy(a, b, sizeof a);|READ WRITE", "(void) x;|READ", "int *p = &x;|",
			"int n2 = sizeof x;|" })
	void whatAStatementDoes(String statement, String expected) {
		assertEquals(expected == null ? List.of() : List.of(expected.split(" ")).stream().map(Touch::valueOf).toList(), touches(statement));
	}
}
