package org.racelens.analysis.tests.execution.call;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.racelens.analysis.tests.execution.Executed;
import org.racelens.analysis.tests.execution.Probe;
import org.racelens.analysis.tests.execution.Probe.Truth;
import org.racelens.execution.region.Item.Access;
import org.racelens.model.gap.GapKind;
import org.racelens.race.verdict.Verdict;

/** Functions of the library access what they say and nothing else, and yield what they say. C11 §7 */
class LibraryCallsTest {
	private static final String INCLUDES = """
			#include <stdlib.h>
			#include <string.h>
			#include <stdio.h>
			#include <math.h>
			#include <ctype.h>
			#include <assert.h>
			""";
	private static final String DATA = INCLUDES + "char a[99], b[99]; int x, y; double d; static int unread;";

	/** What a statement of a thread does to a variable: {@code r} and {@code w} in their order. */
	private static String accesses(String statement, String variable) {
		StringBuilder text = new StringBuilder();
		Executed.parallel(DATA, statement).items(Access.class).stream().filter(a -> a.place().object().name().equals(variable))
				.forEach(a -> text.append(a.write() ? 'w' : 'r'));
		return text.toString();
	}

	@Test
	void textsAndBlocksAreReadAndWrittenAsTheFunctionsSay() {
		assertEquals("w", accesses("memset(a, 0, 9);", "a"));
		assertEquals("w", accesses("memcpy(a, b, 9);", "a"));
		assertEquals("r", accesses("memcpy(a, b, 9);", "b"));
		assertEquals("r", accesses("x = memcmp(a, b, 9);", "a"));
		assertEquals("r", accesses("x = strlen(a);", "a"));
		assertEquals("r", accesses("x = atoi(a);", "a"));
	}

	@Test
	void functionsThatAreKnownByTheirArgumentsAccessThese() {
		assertEquals("w", accesses("snprintf(a, 9, \"%d %s\", x, b);", "a"));
		assertEquals("ww", accesses("sprintf(a, \"%d %s\", x, b);", "a"));
		assertEquals("r", accesses("snprintf(a, 9, \"%d %s\", x, b);", "b"));
		assertEquals("r", accesses("strncpy(a, b, 9);", "b"));
		assertEquals("r", accesses("char *found = strchr(a, 'x');", "a"));
		assertEquals("rw", accesses("char *found = strchr(a, 'x'); *found = 1;", "a"));
		assertEquals("w", accesses("fread(a, 1, 9, stdin);", "a"));
		assertEquals("w", accesses("d = frexp(d, &x);", "x"));
		assertEquals("", accesses("snprintf(0, 0, \"%d\", 3);", "a"));
	}

	@Test
	void whatIsFoundInATextLeadsIntoItOrNowhere() {
		is(Truth.OPEN, "f(char *p)", "char *q = strchr(p, 'x');", "q == 0");
		is(Truth.OPEN, "f(char *p)", "char *q = strchr(p, 'x');", "q == p");
		is(Truth.ALWAYS, "f(char *p)", "char *q = strcpy(p, \"x\");", "q == p");
	}

	@Test
	void formattedOutputReadsWhatItPrintsAndInputWritesWhatItReads() {
		assertEquals("r", accesses("printf(\"%d %s\\n\", x, a);", "x"));
		assertEquals("r", accesses("printf(\"%d %s\\n\", x, a);", "a"));
		assertEquals("w", accesses("scanf(\"%d\", &x);", "x"));
		assertEquals("r", accesses("fprintf(stderr, \"%d %s\", x, a);", "a"));
		assertEquals("w", accesses("sscanf(a, \"%d\", &y);", "y"));
		assertEquals("r", accesses("sscanf(a, \"%d\", &y);", "a"));
	}

	@Test
	void functionsOfNumbersAccessNoMemory() {
		Executed run = Executed.parallel(DATA, "double own = sqrt(2.0) + fabs(-1.0) + pow(own, 3.0); int up = toupper('a');");
		assertEquals(List.of(), run.items(Access.class));
		assertEquals(List.of(), run.region().gaps());
	}

	@Test
	void aCallOnTheSameOccasionYieldsTheSame() {
		is(Truth.ALWAYS, "f(char *p)", "int one = strlen(p), other = strlen(p);", "one == other");
		is(Truth.OPEN, "f(char *p)", "int one = strlen(p); p[1] = 0; int other = strlen(p);", "one == other");
		is(Truth.OPEN, "f(char *p, char *q)", "int one = strlen(p), other = strlen(q);", "one == other");
		is(Truth.ALWAYS, "f(double v)", "double one = sqrt(v), other = sqrt(v);", "one >= other || one != one");
		is(Truth.ALWAYS, "f(double v)", "double one = sqrt(v);", "sqrt(v) == one || one != one");
		is(Truth.OPEN, "f(void)", "int one = rand(), other = rand();", "one == other");
	}

	@Test
	void whatIsAllocatedIsNoOtherMemory() {
		is(Truth.NEVER, "f(int *p)", "int *q = malloc(4), *r = malloc(4); if (!q || !r) return 0;", "q == r");
		is(Truth.ALWAYS, "f(int *p)", "int *q = calloc(4, 4);", "q[2] == 0");
		is(Truth.OPEN, "f(int *p)", "int *q = malloc(16);", "q[2] == 0");
	}

	@Test
	void behindAnEndOfTheProgramNothingIsExecuted() {
		is(Truth.ALWAYS, "f(int n)", "if (n < 3) exit(1);", "n >= 3");
		is(Truth.ALWAYS, "f(int n)", "if (n < 3) abort();", "n >= 3");
		is(Truth.ALWAYS, "f(int n)", "assert(n >= 3);", "n >= 3");
	}

	private static void is(Truth expected, String function, String statements, String expression) {
		assertEquals(expected, Probe.truth(INCLUDES, function, statements, expression), statements + " " + expression);
	}

	@Test
	void aFunctionThatIsNotSeenIsAGapAndMayAccessWhatItCanReach() {
		Executed run = Executed.parallel(DATA + "extern void unseen(int *);", "unseen(&unread); x = 1;");
		assertTrue(run.region().gaps().stream().anyMatch(g -> g.kind() == GapKind.UNMODELLED_CALL));
		assertNotEquals(Verdict.RACE_FREE, Probe.region("extern void unseen(void);", "#pragma omp parallel\nunseen();"));
	}

	@Test
	void functionsWithStateOfTheirOwnRaceWithThemselves() {
		assertNotEquals(Verdict.RACE_FREE, Probe.region(INCLUDES, "#pragma omp parallel\n{ char *p = strtok(0, \" \"); }"));
		assertEquals(Verdict.RACE_FREE,
				Probe.region(INCLUDES + "int v[99];", "#pragma omp parallel for\nfor (int i = 0; i < 9; i++) v[i] = abs(i);"));
	}
}
