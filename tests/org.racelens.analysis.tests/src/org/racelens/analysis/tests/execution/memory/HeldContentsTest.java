package org.racelens.analysis.tests.execution.memory;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import org.racelens.analysis.tests.execution.Probe;
import org.racelens.analysis.tests.execution.Probe.Truth;

/** What is still known of memory where something else was written that may be the same: a superset of what may have changed is lost. */
class HeldContentsTest {
	private static final String DATA = """
			#include <stdlib.h>
			#include <string.h>
			struct node { struct node *next; int *value; int n; double weight; };
			static int own;
			static int initial = 4, never = 5;
			int shown = 4;
			extern void unseen(void);
			extern void given(void *p);
			""";

	private static void is(Truth expected, String function, String statements, String expression) {
		assertEquals(expected, Probe.truth(DATA, function, statements, expression), statements + " " + expression);
	}

	@Test
	void atTheStartOfTheProgramVariablesHoldTheirInitialValues() {
		is(Truth.ALWAYS, "main(void)", "", "shown == 4 && initial == 4 && own == 0");
		is(Truth.OPEN, "f(void)", "", "shown == 4");
		is(Truth.ALWAYS, "f(void)", "", "never == 5");
		assertEquals(Truth.OPEN, Probe.truth(DATA + "void set(void) { initial = 3; }", "f(void)", "", "initial == 4"));
	}

	@Test
	void unseenCodeChangesWhatItCanReach() {
		is(Truth.OPEN, "main(void)", "shown = 3; unseen();", "shown == 3");
		is(Truth.ALWAYS, "main(void)", "int local = 3; unseen();", "local == 3");
		is(Truth.OPEN, "main(void)", "int local = 3; given(&local);", "local == 3");
		is(Truth.OPEN, "main(void)", "int local = 3; given(&local); local = 4; unseen();", "local == 4");
		is(Truth.OPEN, "main(void)", "own = 3; given(&own);", "own == 3");
	}

	@Test
	void whatPointersInGivenMemoryLeadToIsReachedToo() {
		String node = "int deep = 3; struct node m = { 0, &deep, 1, 1 }, n = { &m, 0, 2, 2 };";
		is(Truth.OPEN, "main(void)", node + "given(&n);", "deep == 3");
		is(Truth.OPEN, "main(void)", node + "given(&n);", "m.n == 1");
		is(Truth.ALWAYS, "main(void)", node + "given(&deep);", "m.n == 1");
	}

	@Test
	void aStoreThroughAPointerOfUnknownOriginChangesWhatItMayLeadTo() {
		is(Truth.OPEN, "f(int *p)", "shown = 3; *p = 7;", "shown == 3");
		is(Truth.ALWAYS, "f(int *p)", "int local = 3; *p = 7;", "local == 3");
		is(Truth.OPEN, "f(int *p, int *q)", "*q = 3; *p = 7;", "*q == 3");
		is(Truth.ALWAYS, "f(int *restrict p, int *restrict q)", "*q = 3; *p = 7;", "*q == 3");
		is(Truth.ALWAYS, "f(int *p)", "int *q = malloc(4); *q = 3; *p = 7;", "*q == 3");
	}

	@Test
	void aStoreByAnotherTypeChangesNothing() {
		is(Truth.ALWAYS, "f(double *p)", "shown = 3; *p = 7;", "shown == 3");
		is(Truth.OPEN, "f(char *p)", "shown = 3; *p = 7;", "shown == 3");
		is(Truth.OPEN, "f(unsigned *p)", "shown = 3; *p = 7;", "shown == 3");
	}

	@Test
	void membersOfOtherTypesKeepTheirValues() {
		is(Truth.ALWAYS, "f(struct node *l, double *p)", "l->n = 3; *p = 7; int seen = l->n;", "seen == 3");
		is(Truth.OPEN, "f(struct node *l, int *p)", "l->n = 3; *p = 7; int seen = l->n;", "seen == 3");
		is(Truth.OPEN, "f(struct node *l, struct node *m)", "l->n = 3; m->n = 7; int seen = l->n;", "seen == 3");
		is(Truth.ALWAYS, "f(struct node *l, struct node *m)", "l->n = 3; m->weight = 7; int seen = l->n;", "seen == 3");
	}

	@Test
	void aLostPointerMayLeadToAnyMemoryWithAnAddress() {
		String lost = "int *p = (int *) (long) n;";
		is(Truth.OPEN, "f(long n)", "int local = 3, *q = &local; given(q);" + lost + "local = 4; *p = 7;", "local == 4");
		is(Truth.ALWAYS, "f(long n)", "int local = 3;" + lost + "*p = 7;", "local == 3");
		is(Truth.OPEN, "main(void)", "int *p = (int *) (long) rand(); *p = 7; int seen = shown;", "seen == 4");
		is(Truth.ALWAYS, "main(void)", "int *p = malloc(4); *p = 7; int seen = shown;", "seen == 4");
	}
}
