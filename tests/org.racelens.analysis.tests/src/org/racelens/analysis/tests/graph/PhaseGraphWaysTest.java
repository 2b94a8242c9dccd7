package org.racelens.analysis.tests.graph;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.racelens.analysis.tests.graph.GraphText.drawn;

import org.junit.jupiter.api.Test;

/** The ways between the steps: loops, decisions and what leaves them. */
class PhaseGraphWaysTest {
	@Test
	void constructsInsideASharedLoopAreRepeated() {
		assertEquals("""
				0 FORK parallel
				1 WORKSHARING_LOOP for collapse(2) { for (int i = 0; i < n; i++) } <- 0, 4 AGAIN
				2 CODE { t = i * j } <- 1 ITERATION
				3 CRITICAL critical (sum) { x += t; } <- 2
				4 CODE { a[i] = t; } <- 3
				5 JOIN <- 1 DONE
				""", drawn("""
				#pragma omp parallel for collapse(2)
				for (int i = 0; i < n; i++)
					for (int j = 0; j < n; j++) {
						int t = i * j;
				#pragma omp critical (sum)
						x += t;
						a[i] = t;
					}
				"""));
	}

	@Test
	void loopsAroundBarriersLeadBack() {
		assertEquals("""
				0 FORK parallel
				1 LOOP for (int k = 0; k < 10; k++) <- 0, 8 AGAIN
				2 LOOP while (x < k) <- 1 ITERATION, 5 AGAIN
				3 CODE { a[k]++; } <- 2 ITERATION
				4 BARRIER barrier <- 3
				5 CODE { x++; } <- 4
				6 WORKSHARING_LOOP for { for (int i = 0; i < n; i++) } <- 2 DONE
				7 IMPLIED_BARRIER for <- 6
				8 CODE { y = x; } <- 7
				9 JOIN <- 1 DONE
				""", drawn("""
				#pragma omp parallel
				{
					for (int k = 0; k < 10; k++) {
						while (x < k) {
							a[k]++;
				#pragma omp barrier
							x++;
						}
				#pragma omp for
						for (int i = 0; i < n; i++)
							a[i]++;
						y = x;
					}
				}
				"""));
	}

	@Test
	void aLoopThatIsTestedAtItsEndBeginsWithItsBody() {
		assertEquals("""
				0 FORK parallel
				1 CODE { x++; } <- 0, 3 AGAIN
				2 BARRIER barrier <- 1
				3 LOOP while (x < n) <- 2
				4 JOIN <- 3 DONE
				""", drawn("""
				#pragma omp parallel
				{
					do {
						x++;
				#pragma omp barrier
					} while (x < n);
				}
				"""));
	}

	@Test
	void breakAndContinueLeaveTheirLoop() {
		assertEquals("""
				0 FORK parallel
				1 LOOP for (;;) <- 0, 5 AGAIN, 3 AGAIN
				2 BRANCH if (x > 3) <- 1 ITERATION
				3 BRANCH if (y) <- 2 NO
				4 CODE { x++; } <- 3 YES
				5 BARRIER barrier <- 4
				6 CODE { y = 0; } <- 2 YES
				7 JOIN <- 6
				""", drawn("""
				#pragma omp parallel
				{
					for (;;) {
						if (x > 3)
							break;
						if (y)
							x++;
						else
							continue;
				#pragma omp barrier
					}
					y = 0;
				}
				"""));
	}

	@Test
	void aDecisionHasTwoWays() {
		assertEquals("""
				0 FORK parallel
				1 BRANCH if (n > 5) <- 0
				2 BARRIER barrier <- 1 YES
				3 BRANCH if (n > 2) <- 1 NO
				4 CODE { x = 1; } <- 3 YES
				5 CRITICAL critical { x = 2; } <- 3 NO
				6 CODE { y = x; } <- 2, 4, 5
				7 JOIN <- 6
				""", drawn("""
				#pragma omp parallel
				{
					if (n > 5) {
				#pragma omp barrier
					} else if (n > 2)
						x = 1;
					else {
				#pragma omp critical
						x = 2;
					}
					y = x;
				}
				"""));
	}

	@Test
	void casesFallThrough() {
		assertEquals("""
				0 FORK parallel
				1 BRANCH switch (n) <- 0
				2 BARRIER barrier <- 1 CASE case 1, case 2
				3 CODE { x = 3; } <- 2, 1 CASE case 3
				4 CODE { x = 4; } <- 1 CASE case 4
				5 CODE { y = x; } <- 4, 3, 1 NO
				6 JOIN <- 5
				""", drawn("""
				#pragma omp parallel
				{
					switch (n) {
					case 1:
					case 2:
				#pragma omp barrier
					case 3:
						x = 3;
						break;
					case 4:
						x = 4;
					}
					y = x;
				}
				"""));
	}

	@Test
	void whatIsBrokenStillHasAGraph() {
		assertTrue(drawn("""
				#pragma omp parallel
				{
					goto end;
				#pragma omp for
					while (x) { break; }
				end:
				#pragma omp sections
					x = 2;
					for (;;) {
				#pragma omp barrier
					}
				""").endsWith(" JOIN\n"));
	}

	@Test
	void sectionsOfWhichThereAreNone() {
		assertEquals("""
				0 FORK parallel
				1 NESTED_REGION parallel sections <- 0
				2 JOIN <- 1
				""", drawn("""
				#pragma omp parallel
				{
				#pragma omp parallel sections
					{
					}
				}
				"""));
	}
}
