package org.racelens.analysis.tests.execution.call;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.racelens.analysis.tests.execution.Executed;
import org.racelens.analysis.tests.execution.Probe;
import org.racelens.execution.region.Item.Access;
import org.racelens.race.verdict.Verdict;

/** Which formats of the printf family let a call write: those that count, and those that are not seen. C11 §7.21.6.1 */
class FormatsTest {
	private static final String DATA = "#include <stdio.h>\nint x; long l; const char *unknown; char text[9];";

	private static boolean writes(String statement) {
		return Executed.parallel(DATA, statement).items(Access.class).stream().anyMatch(Access::write);
	}

	@ParameterizedTest
	@ValueSource(strings = { "%n", "%d %n", "%ln", "%hhn", "%lln", "%jn", "%zn", "%tn", "%%%n", "%5n" })
	void whatCountsIsWritten(String format) {
		assertTrue(writes("printf(\"" + format + "\", &x);"), format);
		assertTrue(writes("fprintf(stdout, \"" + format + "\", &x);"), format);
	}

	@ParameterizedTest
	@ValueSource(strings = { "%p", "%%n %p", "%d\\n", "%s", "%-5p name", "no format" })
	void whatDoesNotCountIsNot(String format) {
		assertFalse(writes("printf(\"" + format + "\", &x);"), format);
		assertFalse(writes("fprintf(stdout, \"" + format + "\", &x);"), format);
	}

	@Test
	void aFormatThatIsNotSeenMayCount() {
		assertTrue(writes("printf(unknown, &x);"));
		assertFalse(writes("printf(unknown);"));
		assertFalse(writes("printf(text);"));
	}

	@Test
	void numbersAreNotWritten() {
		assertEquals(Verdict.RACE_FREE, Probe.region(DATA, "#pragma omp parallel\nprintf(\"%d %ld\", x, l);"));
		assertEquals(Verdict.RACE, Probe.region(DATA, "#pragma omp parallel\nprintf(\"%n\", &x);"));
	}
}
