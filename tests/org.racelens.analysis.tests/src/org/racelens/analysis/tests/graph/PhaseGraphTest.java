package org.racelens.analysis.tests.graph;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.racelens.analysis.tests.graph.GraphText.drawn;

import org.junit.jupiter.api.Test;

/** Which step a construct is, and where it is joined. */
class PhaseGraphTest {
	@Test
	void plainCodeBetweenTheConstructsIsOneStep() {
		assertEquals("""
				0 FORK parallel
				1 CODE { x = 1; y = 2; if (x) y = 3; } <- 0
				2 BARRIER barrier <- 1
				3 CODE { x = y; } <- 2
				4 JOIN <- 3
				""", drawn("""
				#pragma omp parallel
				{
					int unused;
					x = 1;
					y = 2;
					if (x)
						y = 3;
				#pragma omp barrier
					;
					x = y;
				}
				"""));
	}

	@Test
	void aRegionWithoutConstructsHasOneStep() {
		assertEquals("""
				0 FORK parallel num_threads(4) if(n > 3)
				1 CODE { x++; } <- 0
				2 JOIN <- 1
				""", drawn("""
				#pragma omp parallel num_threads(4) if(n > 3) shared(x)
					x++;
				"""));
		assertEquals("""
				0 FORK parallel
				1 JOIN <- 0
				""", drawn("""
				#pragma omp parallel
				{
				}
				"""));
	}

	@Test
	void aCombinedLoopEndsWithTheRegion() {
		assertEquals("""
				0 FORK parallel
				1 WORKSHARING_LOOP for schedule(dynamic, 4) { for (int i = 0; i < n; i++) } <- 0
				2 JOIN <- 1
				""", drawn("""
				#pragma omp parallel for schedule(dynamic, \\
						4)
				for (int i = 0; i < n; i++)
					a[i] = i;
				"""));
	}

	@Test
	void onlyNowaitLeavesOutTheBarrierOfALoop() {
		assertEquals("""
				0 FORK parallel
				1 WORKSHARING_LOOP for nowait { for (int i = 0; i < n; i++) } <- 0
				2 WORKSHARING_LOOP for simd { for (int i = 0; i < n; i++) } <- 1
				3 IMPLIED_BARRIER for simd <- 2
				4 JOIN <- 3
				""", drawn("""
				#pragma omp parallel
				{
				#pragma omp for nowait
					for (int i = 0; i < n; i++)
						a[i] = i;
				#pragma omp for simd
					for (int i = 0; i < n; i++)
						a[i]++;
				}
				"""));
	}

	@Test
	void singleHasABarrierAndMasterHasNone() {
		assertEquals("""
				0 FORK parallel
				1 SINGLE single { x = 1; } <- 0
				2 IMPLIED_BARRIER single <- 1
				3 SINGLE single nowait { x = 2; } <- 2
				4 MASKED master { x = 3; } <- 3
				5 MASKED masked filter(1) { x = 4; } <- 4
				6 JOIN <- 5
				""", drawn("""
				#pragma omp parallel
				{
				#pragma omp single
					x = 1;
				#pragma omp single nowait
					x = 2;
				#pragma omp master
					{ x = 3; }
				#pragma omp masked filter(1)
					x = 4;
				}
				"""));
	}

	@Test
	void theOtherThreadsGoAroundABlockForOne() {
		assertEquals("""
				0 FORK parallel
				1 SINGLE single <- 0
				2 CRITICAL critical { x++; } <- 1 CHOSEN
				3 IMPLIED_BARRIER single <- 2, 1 OTHERS
				4 JOIN <- 3
				""", drawn("""
				#pragma omp parallel
				{
				#pragma omp single
					{
				#pragma omp critical
						x++;
					}
				}
				"""));
	}

	@Test
	void sectionsStandSideBySide() {
		assertEquals("""
				0 FORK parallel
				1 SECTIONS sections <- 0
				2 SECTION section { x = 1; y = 2; } <- 1 CHOSEN
				3 SECTION section { g(); } <- 1 CHOSEN
				4 SECTION section <- 1 CHOSEN
				5 CRITICAL critical { x++; } <- 4
				6 IMPLIED_BARRIER sections <- 2, 3, 5
				7 JOIN <- 6
				""", drawn("""
				#pragma omp parallel
				{
				#pragma omp sections
					{
						x = 1;
						y = 2;
				#pragma omp section
						g();
				#pragma omp section
						{
				#pragma omp critical
							x++;
						}
					}
				}
				"""));
	}

	@Test
	void callsOfFunctionsWithConstructsAreSteps() {
		String functions = """
				static void sync(void) {
				#pragma omp barrier
				}
				static int both(int k) {
					sync();
				#pragma omp critical
					x += k;
				#pragma omp atomic
					x++;
					return k ? both(k - 1) : x;
				}
				""";
		assertEquals("""
				0 FORK parallel
				1 CODE { g(); } <- 0
				2 CALL both() { critical, barrier } <- 1
				3 CALL sync() { barrier } <- 2
				4 CALL both() { critical, barrier } <- 3
				5 BRANCH if (both(2)) <- 4
				6 BARRIER barrier <- 5 YES
				7 JOIN <- 6, 5 NO
				""", drawn(functions, """
						#pragma omp parallel
						{
							g();
							int r = both(1) + 1;
							sync();
							if (both(2)) {
						#pragma omp barrier
							}
						}
						"""));
	}

	@Test
	void otherDirectivesAreStepsAndAtomicIsCode() {
		assertEquals("""
				0 FORK parallel
				1 CODE { #pragma omp atomic x++; } <- 0
				2 TASK task depend(in: x) { g(); } <- 1
				3 TASKWAIT taskwait <- 2, 2 JOINED
				4 NESTED_REGION parallel for { for (int i = 0; i < n; i++) } <- 3
				5 JOIN <- 4
				""", drawn("""
				#pragma omp parallel
				{
				#pragma omp atomic
					x++;
				#pragma omp task depend(in: x)
					g();
				#pragma omp taskwait
				#pragma omp parallel for
					for (int i = 0; i < n; i++)
						a[i] = i;
				}
				"""));
	}
}
