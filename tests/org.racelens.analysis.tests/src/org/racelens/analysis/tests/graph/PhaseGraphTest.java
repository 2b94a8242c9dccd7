package org.racelens.analysis.tests.graph;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.racelens.analysis.graph.PhaseEdge;
import org.racelens.analysis.graph.PhaseGraph;
import org.racelens.analysis.graph.PhaseGraphs;
import org.racelens.analysis.graph.PhaseNode;
import org.racelens.analysis.graph.PhaseNode.Kind;
import org.racelens.frontend.cdt.CdtFrontEnd;
import org.racelens.model.program.FrontEndException;
import org.racelens.model.source.Cancellation;
import org.racelens.model.source.CompileCommand;
import org.racelens.model.source.Language;
import org.racelens.model.source.SourceRange;
import org.racelens.model.source.SourceText;

class PhaseGraphTest {
	private static final String START = "int x, y, n, a[100]; void g(void);\n";

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

	@Test
	void everyRegionHasItsGraph() {
		String text = START + """
				void f(void) {
				#pragma omp parallel
					{
				#pragma omp parallel for
						for (int i = 0; i < n; i++)
							a[i] = i;
					}
				#pragma omp target teams distribute parallel for
					for (int i = 0; i < n; i++)
						a[i]++;
				#pragma omp teams
					g();
				}
				void h(void) {
				#pragma omp parallel
					x = 1;
				#pragma omp for
					for (int i = 0; i < n; i++)
						a[i] = i;
				}
				""";
		Map<SourceRange, PhaseGraph> graphs = graphs(text);
		assertEquals(
				List.of("parallel in f", "parallel for in f", "target teams distribute parallel for in f", "teams in f", "parallel in h"),
				graphs.values().stream().map(g -> g.directive() + " in " + g.function()).toList());
		graphs.forEach((place, graph) -> assertEquals(place, graph.place()));
		assertEquals(List.of(Kind.FORK, Kind.WORKSHARING_LOOP, Kind.JOIN),
				List.copyOf(graphs.values()).get(2).nodes().stream().map(PhaseNode::kind).toList());
	}

	@Test
	void eachStepSaysWhereItIs() {
		String text = START + """
				void f(void) {
				#pragma omp parallel
					{
						x = 1;
				#pragma omp for
						for (int i = 0; i < n; i++)
							a[i] = i;
						for (int k = 0; k < 2; k++) {
				#pragma omp barrier
						}
					}
				}
				""";
		PhaseGraph graph = graphs(text).values().iterator().next();
		List<String> places = graph.nodes().stream()
				.map(n -> n.kind() + " " + n.place().line() + ":" + n.place().column() + " "
						+ text.substring(n.place().offset(), n.place().endOffset()))
				.toList();
		assertEquals(List.of("FORK 3:1 #pragma omp parallel", "CODE 5:3 x = 1;", "WORKSHARING_LOOP 6:1 #pragma omp for",
				"IMPLIED_BARRIER 8:12 ;", "LOOP 9:3 for (int k = 0; k < 2; k++)", "BARRIER 10:1 #pragma omp barrier", "JOIN 12:2 }"),
				places);
	}

	@Test
	void anAccessBelongsToTheInnermostStep() {
		String text = START + """
				void f(void) {
				#pragma omp parallel for
					for (int i = 0; i < n; i++) {
						a[i] = i;
				#pragma omp critical
						x = i;
					}
					y = 0;
				}
				""";
		PhaseGraph graph = graphs(text).values().iterator().next();
		assertEquals(Optional.of(Kind.CODE), kindAt(graph, text, "a[i]"));
		assertEquals(Optional.of(Kind.CRITICAL), kindAt(graph, text, "x = i"));
		assertEquals(Optional.of(Kind.WORKSHARING_LOOP), kindAt(graph, text, "i < n"));
		assertEquals(Optional.empty(), kindAt(graph, text, "y = 0"));
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

	private static Optional<Kind> kindAt(PhaseGraph graph, String text, String code) {
		int offset = text.indexOf(code);
		return graph.nodeAt(new SourceRange("test.c", offset, offset + code.length(), 1, 1, 1)).map(PhaseNode::kind);
	}

	private static String drawn(String region) {
		return drawn("", region);
	}

	private static String drawn(String functions, String region) {
		PhaseGraph graph = graphs(START + functions + "void f(void) {\n" + region + "}\n").values().stream()
				.filter(g -> g.function().equals("f")).findFirst().orElseThrow();
		StringBuilder result = new StringBuilder();
		for (PhaseNode node : graph.nodes()) {
			String from = String.join(", ", graph.edges().stream().filter(e -> e.to() == node.id()).map(PhaseGraphTest::origin).toList());
			List<String> parts = new ArrayList<>(List.of(node.id() + " " + node.kind(), node.code()));
			parts.add(node.detail().isEmpty() ? "" : "{ " + node.detail() + " }");
			parts.add(from.isEmpty() ? "" : "<- " + from);
			result.append(String.join(" ", parts.stream().filter(p -> !p.isEmpty()).toList())).append('\n');
		}
		return result.toString();
	}

	private static String origin(PhaseEdge edge) {
		return (edge.from() + (edge.way() == PhaseEdge.Way.NEXT ? "" : " " + edge.way()) + " " + edge.label()).strip();
	}

	private static Map<SourceRange, PhaseGraph> graphs(String text) {
		try {
			return PhaseGraphs.of(new CdtFrontEnd().parse(new SourceText("test.c", text, 0),
					new CompileCommand(Language.C, List.of(), Map.of(), Optional.empty()), Cancellation.NEVER));
		} catch (FrontEndException e) {
			throw new AssertionError(e);
		}
	}
}
