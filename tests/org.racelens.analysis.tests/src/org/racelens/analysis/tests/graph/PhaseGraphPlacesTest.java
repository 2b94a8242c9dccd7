package org.racelens.analysis.tests.graph;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.racelens.analysis.tests.graph.GraphText.START;
import static org.racelens.analysis.tests.graph.GraphText.graphs;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.racelens.model.source.SourceRange;
import org.racelens.race.graph.PhaseGraph;
import org.racelens.race.graph.PhaseNode;
import org.racelens.race.graph.PhaseNode.Kind;

/** Which regions have graphs, and where their steps are in the text. */
class PhaseGraphPlacesTest {
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
		assertEquals(List.of(Kind.START, Kind.TEAMS, Kind.DISTRIBUTE, Kind.FORK, Kind.WORKSHARING_LOOP, Kind.JOIN),
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

	private static Optional<Kind> kindAt(PhaseGraph graph, String text, String code) {
		int offset = text.indexOf(code);
		return graph.nodeAt(new SourceRange("test.c", offset, offset + code.length(), 1, 1, 1)).map(PhaseNode::kind);
	}
}
