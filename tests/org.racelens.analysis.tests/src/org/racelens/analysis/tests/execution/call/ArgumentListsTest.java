package org.racelens.analysis.tests.execution.call;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import java.util.Set;
import org.junit.jupiter.api.Test;
import org.racelens.analysis.tests.execution.Executed;
import org.racelens.analysis.tests.execution.Probe;
import org.racelens.analysis.tests.execution.Probe.Truth;
import org.racelens.execution.region.Item.Access;
import org.racelens.race.verdict.Verdict;

/** Arguments for which functions have no parameter: what a function prints of its own list is read, all else is unknown. C11 §7.16 */
class ArgumentListsTest {
	private static final String DATA = """
			#include <stdarg.h>
			#include <stdio.h>
			int x, y, z;
			static void say(const char *format, ...) { va_list all; va_start(all, format); vprintf(format, all); va_end(all); }
			static void tell(FILE *to, const char *format, ...) { va_list all; va_start(all, format); vfprintf(to, format, all); va_end(all); }
			static void twice(const char *format, ...) {
				va_list all, again; va_start(all, format); va_copy(again, all);
				vprintf(format, all); vprintf(format, again); va_end(all); va_end(again);
			}
			static int first(int count, ...) { va_list all; va_start(all, count); int v = va_arg(all, int); va_end(all); return v; }
			extern void unseen(const char *format, va_list all);
			static void hands(const char *format, ...) { va_list all; va_start(all, format); unseen(format, all); va_end(all); }
			static int fixed(int a, ...) { return a; }
			""";

	private static Executed run(String statement) {
		return Executed.parallel(DATA, statement);
	}

	/** What a statement of a thread does to a variable: {@code r} and {@code w} in their order. */
	private static String accesses(String statement, String variable) {
		StringBuilder text = new StringBuilder();
		run(statement).items(Access.class).stream().filter(a -> a.place().object().name().equals(variable))
				.forEach(a -> text.append(a.write() ? 'w' : 'r'));
		return text.toString();
	}

	@Test
	void whatIsPrintedIsRead() {
		assertEquals("r", accesses("say(\"%d\", x);", "x"));
		assertEquals(Set.of(), run("say(\"%d %d\", x, y);").told());
		assertEquals(Set.of(), run("tell(stderr, \"%d\", x);").told());
		assertEquals(Set.of(), run("twice(\"%d\", x);").told());
	}

	@Test
	void aFormatThatCountsWritesWhereItsArgumentLeads() {
		assertEquals("w", accesses("say(\"%d%n\", 1, &x);", "x"));
		assertEquals("w", accesses("tell(stdout, \"%n\", &x);", "x"));
		assertEquals("", accesses("say(\"%p\", (void *) &x);", "x").replace("r", ""));
	}

	@Test
	void aTextIsReadWhereItIs() {
		assertEquals(Verdict.RACE, Probe.region(DATA + "char text[9];", "#pragma omp parallel\n{ say(\"%s\", text); text[0] = 1; }"));
		assertEquals(Verdict.RACE_FREE, Probe.region(DATA + "char text[9];", "#pragma omp parallel\nsay(\"%s\", text);"));
	}

	@Test
	void whatIsTakenFromAListOtherwiseIsNotKnown() {
		assertFalse(run("x = first(1, y);").told().isEmpty());
		assertNotEquals(Truth.NEVER, Probe.truth(DATA, "int v = first(1, 7);", "v == 7"));
		assertNotEquals(Truth.ALWAYS, Probe.truth(DATA, "int v = first(1, 7);", "v == 7"));
	}

	@Test
	void aListThatUnknownCodeGetsMayBeUsedToWrite() {
		assertFalse(run("int own = 1; hands(\"\", &own); x = own;").told().isEmpty());
		assertNotEquals(Truth.ALWAYS, Probe.truth(DATA, "int own = 1; hands(\"\", &own);", "own == 1"));
	}

	@Test
	void argumentsBehindTheLastParameterAreEvaluatedAndDropped() {
		assertEquals("r", accesses("fixed(1, x);", "x"));
		assertEquals(Truth.ALWAYS, Probe.truth(DATA, "int v = fixed(3, 4, 5);", "v == 3"));
		assertEquals(Truth.ALWAYS, Probe.truth(DATA, "int v = 0; fixed(3, v = 8);", "v == 8"));
	}
}
