package org.racelens.analysis.tests.graph;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.racelens.frontend.cdt.CdtFrontEnd;
import org.racelens.model.source.Cancellation;
import org.racelens.model.source.CompileCommand;
import org.racelens.model.source.Language;
import org.racelens.model.source.SourceRange;
import org.racelens.model.source.SourceText;
import org.racelens.openmp.unit.FrontEndException;
import org.racelens.race.graph.PhaseEdge;
import org.racelens.race.graph.PhaseGraph;
import org.racelens.race.graph.PhaseGraphs;
import org.racelens.race.graph.PhaseNode;

/** Graphs as text: a line for each step, with the steps that lead to it. */
final class GraphText {
	static final String START = "int x, y, n, a[100]; void g(void);\n";

	private GraphText() {
	}

	static String drawn(String region) {
		return drawn("", region);
	}

	static String drawn(String functions, String region) {
		PhaseGraph graph = graphs(START + functions + "void f(void) {\n" + region + "}\n").values().stream()
				.filter(g -> g.function().equals("f")).findFirst().orElseThrow();
		StringBuilder result = new StringBuilder();
		for (PhaseNode node : graph.nodes()) {
			String from = String.join(", ", graph.edges().stream().filter(e -> e.to() == node.id()).map(GraphText::origin).toList());
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

	static Map<SourceRange, PhaseGraph> graphs(String text) {
		try {
			return PhaseGraphs.of(new CdtFrontEnd().parse(new SourceText("test.c", text, 0),
					new CompileCommand(Language.C, List.of(), Map.of(), Optional.empty()), Cancellation.NEVER));
		} catch (FrontEndException e) {
			throw new AssertionError(e);
		}
	}
}
