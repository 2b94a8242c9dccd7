package org.racelens.analysis.tests.execution.call;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Set;
import org.junit.jupiter.api.Test;
import org.racelens.analysis.tests.execution.Executed;
import org.racelens.analysis.tests.execution.Probe;
import org.racelens.analysis.tests.execution.Probe.Truth;
import org.racelens.execution.region.Unfollowed;
import org.racelens.race.verdict.Verdict;

/** Calls of code that is not seen: they may write what they can reach and nothing else, and are gaps of the region. */
class UnknownCallsTest {
	private static final String DATA = """
			#include <setjmp.h>
			#include <stdlib.h>
			int x; static int hidden, unread = 5; const int fixed = 3; static int *shown; static int led;
			struct node { struct node *next; int v; };
			extern int unseen(void), takes(int *p), list(struct node *n), number(long v);
			extern void my_lock(void), my_unlock(void), last(void) __attribute__((noreturn));
			extern int *yields(void);
			void show(void) { shown = &led; }
			void touch(void) { hidden++; }
			static jmp_buf back;
			""";

	private static void is(Truth expected, String statements, String expression) {
		assertEquals(expected, Probe.truth(DATA, "f(int n)", statements, expression), statements + " " + expression);
	}

	@Test
	void whatOthersCanNameMayBeWritten() {
		is(Truth.OPEN, "x = 5; unseen();", "x == 5");
		is(Truth.OPEN, "hidden = 5; unseen();", "hidden == 5");
		is(Truth.ALWAYS, "unseen();", "unread == 5");
		is(Truth.ALWAYS, "unseen();", "fixed == 3");
	}

	@Test
	void whatArgumentsLeadToMayBeWritten() {
		is(Truth.OPEN, "int own = 5; takes(&own);", "own == 5");
		is(Truth.ALWAYS, "int own = 5, other = 6; takes(&own);", "other == 6");
		is(Truth.OPEN, "struct node b = { 0, 5 }, a = { &b, 4 }; list(&a);", "b.v == 5");
		is(Truth.ALWAYS, "struct node b = { 0, 5 }, a = { 0, 4 }; list(&a);", "b.v == 5");
		is(Truth.OPEN, "int own = 5; number((long) &own);", "own == 5");
	}

	@Test
	void whatWasGivenOnceMayBeKept() {
		is(Truth.OPEN, "int own = 5; takes(&own); own = 6; unseen();", "own == 6");
		is(Truth.ALWAYS, "int own = 5; unseen(); own = 6;", "own == 6");
		is(Truth.OPEN, "static int kept; takes(&kept); kept = 5; unseen();", "kept == 5");
	}

	@Test
	void aCallThatReturnsAgainFindsWhatWasWrittenSince() {
		is(Truth.OPEN, "int own = 5; if (setjmp(back)) own = own; else { own = 6; }", "own == 6");
	}

	@Test
	void whatNeverReturnsIsTheLast() {
		is(Truth.ALWAYS, "if (n < 3) last();", "n >= 3");
		is(Truth.OPEN, "if (n < 3) unseen();", "n >= 3");
	}

	@Test
	void aPointerThatIsYieldedMayLeadAnywhereOrNowhere() {
		is(Truth.OPEN, "int *p = yields();", "p == 0");
		is(Truth.OPEN, "x = 5; int *p = yields(); *p = 6;", "x == 5");
		is(Truth.ALWAYS, "int own = 5; int *p = yields(); *p = 6;", "own == 5");
		is(Truth.OPEN, "int own = 5; takes(&own); own = 5; int *p = yields(); *p = 6;", "own == 5");
	}

	@Test
	void codeThatIsNamedLikeALockMayExclude() {
		Executed locked = Executed.parallel(DATA, "my_lock(); x = 1; my_unlock();");
		assertTrue(locked.write("x").unknownExclusion().isPresent());
		Executed other = Executed.parallel(DATA, "unseen(); x = 1;");
		assertTrue(other.write("x").unknownExclusion().isEmpty());
	}

	@Test
	void inARegionItIsAGap() {
		Executed run = Executed.parallel(DATA, "unseen();");
		assertEquals(Set.of(Unfollowed.CALL_OF_X_WHOSE_CODE_IS_NOT_KNOWN), run.told());
		assertEquals(Verdict.RACE_FREE, Probe.region(DATA, "unseen();\n#pragma omp parallel\n{ int v = x; }"));
		assertEquals(Verdict.UNKNOWN, Probe.region(DATA, "#pragma omp parallel\n{ int v = x; unseen(); }"));
	}
}
