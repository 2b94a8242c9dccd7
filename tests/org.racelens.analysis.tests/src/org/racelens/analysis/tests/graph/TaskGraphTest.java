package org.racelens.analysis.tests.graph;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.racelens.analysis.tests.graph.GraphText.drawn;
import static org.racelens.analysis.tests.graph.GraphText.graphs;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.racelens.race.graph.PhaseGraph;
import org.racelens.race.graph.PhaseNode;

/** Tasks, leagues and devices in the graph, and what one thread executes alone. */
class TaskGraphTest {
	@Test
	void aTaskloopWaitsForItsTasks() {
		assertEquals("""
				0 FORK parallel
				1 SINGLE single <- 0
				2 TASKLOOP taskloop grainsize(4) { for (int i = 0; i < n; i++) } <- 1 CHOSEN
				3 TASKWAIT end of taskloop <- 2, 2 JOINED
				4 CODE { x = a[0]; } <- 3
				5 IMPLIED_BARRIER single <- 4, 1 OTHERS
				6 JOIN <- 5
				""", drawn("""
				#pragma omp parallel
				{
				#pragma omp single
					{
				#pragma omp taskloop grainsize(4)
						for (int i = 0; i < n; i++)
							a[i] = i;
						x = a[0];
					}
				}
				"""));
	}

	@Test
	void withoutAGroupTheTeamsBarrierWaitsForTheTasks() {
		assertEquals("""
				0 FORK parallel
				1 MASKED masked <- 0
				2 TASKLOOP taskloop simd nogroup collapse(2) { for (int i = 0; i < n; i++) } <- 1 CHOSEN
				3 CRITICAL critical { x += a[i]; } <- 2 TASK
				4 BARRIER barrier <- 2, 1 OTHERS, 3 JOINED
				5 JOIN <- 4
				""", drawn("""
				#pragma omp parallel
				{
				#pragma omp masked
					{
				#pragma omp taskloop simd nogroup collapse(2)
						for (int i = 0; i < n; i++)
							for (int j = 0; j < n; j++) {
				#pragma omp critical
								x += a[i];
							}
					}
				#pragma omp barrier
				}
				"""));
	}

	@Test
	void aLeagueSharesIterationsWithoutABarrier() {
		assertEquals("""
				0 TEAMS teams num_teams(4)
				1 DISTRIBUTE distribute { for (int i = 0; i < n; i++) } <- 0
				2 DISTRIBUTE loop { for (int j = 0; j < n; j++) } <- 1
				3 NESTED_REGION parallel { x++; } <- 2
				4 JOIN <- 3
				""".replace(" { x++; }", ""), drawn("""
				#pragma omp teams num_teams(4)
				{
				#pragma omp distribute
					for (int i = 0; i < n; i++)
						a[i] = i;
				#pragma omp loop
					for (int j = 0; j < n; j++)
						a[j]++;
				#pragma omp parallel
					x++;
				}
				"""));
	}

	@Test
	void loopSharesIterationsInATeamAndHasABarrier() {
		assertEquals("""
				0 FORK parallel
				1 WORKSHARING_LOOP loop { for (int i = 0; i < n; i++) } <- 0
				2 IMPLIED_BARRIER loop <- 1
				3 DIRECTIVE loop { for (int j = 0; j < n; j++) } <- 2
				4 JOIN <- 3
				""", drawn("""
				#pragma omp parallel
				{
				#pragma omp loop
					for (int i = 0; i < n; i++)
						a[i] = i;
				#pragma omp loop bind(thread)
					for (int j = 0; j < n; j++)
						a[j]++;
				}
				"""));
	}

	@Test
	void theLeavesOfACombinedDirectiveAreSteps() {
		assertEquals("""
				0 START target
				1 TEAMS teams <- 0
				2 DISTRIBUTE distribute { for (int i = 0; i < n; i++) } <- 1
				3 FORK parallel num_threads(2) <- 2
				4 WORKSHARING_LOOP for simd schedule(static) { for (int i = 0; i < n; i++) } <- 3
				5 JOIN <- 4
				""", drawn("""
				#pragma omp target teams distribute parallel for simd num_threads(2) schedule(static)
				for (int i = 0; i < n; i++)
					a[i] = i;
				"""));
	}

	@Test
	void aDeviceIsWaitedForUnlessNowaitSaysOtherwise() {
		assertEquals("""
				0 FORK parallel
				1 SINGLE single <- 0
				2 TARGET target { x = 1; } <- 1 CHOSEN
				3 TARGET_TASK target nowait depend(out: x) { x = 2; } <- 2
				4 CODE { y = 1; } <- 3
				5 TARGET_TASK target nowait depend(in: x) <- 4, 3 DEPENDS
				6 NESTED_REGION parallel for { for (int i = 0; i < n; i++) } <- 5 TASK
				7 TASKWAIT taskwait <- 5, 3 JOINED, 6 JOINED
				8 IMPLIED_BARRIER single <- 7, 1 OTHERS
				9 JOIN <- 8
				""", drawn("""
				#pragma omp parallel
				{
				#pragma omp single
					{
				#pragma omp target
						x = 1;
				#pragma omp target nowait depend(out: x)
						x = 2;
						y = 1;
				#pragma omp target parallel for nowait depend(in: x)
						for (int i = 0; i < n; i++)
							a[i] = x;
				#pragma omp taskwait
					}
				}
				"""));
	}

	@Test
	void whatOneThreadExecutesIsSingle() {
		assertEquals(List.of("SINGLE single", "TASK task", "CODE x = 2;"), single("""
				#pragma omp parallel
				{
					x = 1;
				#pragma omp single
					{
				#pragma omp task
						y = 1;
						x = 2;
					}
				}
				"""));
		assertEquals(List.of("START target", "CODE x = 1;", "CODE y = x;"), single("""
				#pragma omp target
				{
					x = 1;
				#pragma omp teams
					a[0] = 1;
					y = x;
				}
				"""));
	}

	@Test
	void tasksOfALoopAreSeveral() {
		assertEquals(List.of("SINGLE single", "LOOP for (int i = 0; i < n; i++)", "CODE y = 0;"), single("""
				#pragma omp parallel
				{
				#pragma omp single
					{
						for (int i = 0; i < n; i++) {
				#pragma omp task
							a[i] = i;
						}
				#pragma omp taskloop nogroup
						for (int j = 0; j < n; j++)
							a[j]++;
						y = 0;
					}
				}
				"""));
	}

	@Test
	void whereTasksAreWaitedForIsOutsideOfTheirLoop() {
		assertEquals(List.of("SINGLE single", "TASKWAIT end of taskloop", "CODE y = 0;"), single("""
				#pragma omp parallel
				{
				#pragma omp single
					{
				#pragma omp taskloop
						for (int j = 0; j < n; j++)
							a[j]++;
						y = 0;
					}
				}
				"""));
	}

	@Test
	void codeSaysWhoExecutesIt() {
		PhaseGraph graph = graph("""
				#pragma omp parallel
				{
					x = 1;
				#pragma omp for
					for (int i = 0; i < n; i++) {
						x = 2;
				#pragma omp critical
						y++;
					}
				#pragma omp single
					{
						x = 3;
				#pragma omp taskloop
						for (int i = 0; i < n; i++) {
							x = 4;
				#pragma omp critical
							y++;
						}
					}
				#pragma omp task
					{
						x = 5;
				#pragma omp critical
						y++;
					}
				}
				""");
		assertEquals(List.of("x = 1; TEAM", "x = 2; ITERATIONS", "x = 3; ONE_THREAD", "x = 4; ITERATIONS", "x = 5; TASKS"),
				graph.nodes().stream().filter(n -> n.kind() == PhaseNode.Kind.CODE).map(n -> n.detail() + " " + graph.executors(n))
						.toList());
	}

	@Test
	void aFilterMayLetSeveralThreadsIn() {
		assertEquals(List.of("MASKED masked filter(1)"), single("""
				#pragma omp parallel
				{
				#pragma omp masked filter(1)
					x = 1;
				#pragma omp masked filter(n)
					y = 1;
				}
				"""));
	}

	private static List<String> single(String region) {
		PhaseGraph graph = graph(region);
		return graph.nodes().stream().filter(graph::isSingle).map(TaskGraphTest::text).toList();
	}

	private static PhaseGraph graph(String region) {
		return graphs(GraphText.START + "void f(void) {\n" + region + "}\n").values().iterator().next();
	}

	private static String text(PhaseNode node) {
		return node.kind() + " " + (node.code().isEmpty() ? node.detail() : node.code());
	}
}
