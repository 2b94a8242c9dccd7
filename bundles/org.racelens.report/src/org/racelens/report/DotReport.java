package org.racelens.report;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.racelens.model.source.SourceRange;
import org.racelens.race.graph.GraphPhases;
import org.racelens.race.graph.PhaseEdge;
import org.racelens.race.graph.PhaseGraph;
import org.racelens.race.graph.PhaseNode;
import org.racelens.race.phase.PhaseInterval;
import org.racelens.race.verdict.Defect;
import org.racelens.race.verdict.Race;
import org.racelens.race.verdict.RegionReport;
import org.racelens.race.verdict.UnitReport;
import org.racelens.report.words.Figures;
import org.racelens.report.words.GraphRaces;
import org.racelens.report.words.GraphWords;
import org.racelens.report.words.RaceMessages;
import org.racelens.report.words.Visible;

/**
 * Writes the phase graphs of a file for Graphviz: each region is a cluster; each step has the phases in which it can be, and what one
 * thread executes alone (a single instance) is light grey; the ends of races are red, with a red edge between them; the edges of accepted
 * races are grey.
 */
public final class DotReport {
	private static final int LONGEST_LINE = 48;
	private static final String RED = "#b3261e";
	private static final String GREY = "#757575";
	private static final String RED_FILL = "#fbe9e7";

	private DotReport() {
	}

	/** @param graphs by the place of the region's directive */
	public static String render(UnitReport report, Map<SourceRange, PhaseGraph> graphs) {
		StringBuilder dot = new StringBuilder("digraph " + quoted(Visible.inLine(report.path())) + " {\n");
		dot.append("\tgraph [fontname=\"Helvetica\", labeljust=l, color=\"#9e9e9e\"];\n");
		dot.append("\tnode [fontname=\"Helvetica\", fontsize=11, shape=box];\n");
		dot.append("\tedge [fontname=\"Helvetica\", fontsize=10];\n");
		int number = 0;
		for (RegionReport region : report.regions()) {
			PhaseGraph graph = graphs.get(region.place());
			if (graph != null) {
				dot.append(new Cluster(number++, region, graph).render());
			}
		}
		return dot.append("}\n").toString();
	}

	/** One region. */
	private record Cluster(int number, RegionReport region, PhaseGraph graph) {
		String render() {
			StringBuilder dot = new StringBuilder("\tsubgraph cluster_" + number + " {\n");
			dot.append("\t\tlabel=").append(quoted(Visible.inLine(title()))).append(";\n");
			List<GraphRaces> open = GraphRaces.of(region.openRaces(), graph);
			List<GraphRaces> accepted = GraphRaces.of(region.races().stream().filter(Race::isAccepted).toList(), graph);
			List<Optional<PhaseInterval>> phases = GraphPhases.of(graph);
			Set<Integer> ends = new HashSet<>();
			open.forEach(r -> ends.addAll(List.of(r.first(), r.second())));
			for (PhaseNode node : graph.nodes()) {
				List<String> lines = new ArrayList<>(GraphWords.text(graph, node, LONGEST_LINE));
				phases.get(node.id()).ifPresent(p -> lines.add("phase " + p));
				String label = quoted(String.join("\n", lines));
				dot.append("\t\t").append(id(node.id())).append(" [label=").append(label).append(style(node, ends.contains(node.id())))
						.append("];\n");
			}
			graph.edges().forEach(edge -> dot.append("\t\t").append(edge(edge)).append(";\n"));
			open.forEach(race -> dot.append("\t\t").append(edge(race, race.label(), RED)).append(";\n"));
			accepted.forEach(race -> dot.append("\t\t").append(edge(race, "accepted " + race.label(), GREY)).append(";\n"));
			return dot.append("\t}\n").toString();
		}

		private String title() {
			String verdict = switch (region.verdict()) {
				case RACE -> Figures.number(Defect.of(region.races()).size(), "race");
				case RACE_FREE_IF -> "race-free under " + Figures.number(region.conditions().size(), "condition");
				case RACE_FREE -> "race-free";
				case UNKNOWN, NO_PARALLELISM -> "unknown";
			};
			return region.place().path() + ":" + region.place().line() + ": " + RaceMessages.title(region) + ": " + verdict;
		}

		private String id(int node) {
			return "r" + number + "_" + node;
		}

		private String style(PhaseNode node, boolean isEnd) {
			String shape = switch (node.kind()) {
				case BARRIER, IMPLIED_BARRIER -> ", style=filled, fillcolor=\"#e0e0e0\", penwidth=2";
				case FORK, START, TEAMS, JOIN -> ", style=\"filled,bold\", fillcolor=\"#eeeeee\"";
				case LOOP -> ", shape=hexagon";
				case BRANCH -> ", shape=diamond";
				case CALL, NESTED_REGION -> ", peripheries=2";
				case CODE -> graph.isSingle(node) ? ", style=\"rounded,filled\", fillcolor=\"#f5f5f5\"" : ", style=rounded";
				case WORKSHARING_LOOP, DISTRIBUTE, SECTIONS, SECTION, SINGLE, MASKED, CRITICAL, DIRECTIVE, TASK, TASKLOOP, TARGET,
						TARGET_TASK,
						TASKWAIT ->
					graph.isSingle(node) ? ", style=filled, fillcolor=\"#f5f5f5\"" : "";
			};
			return isEnd ? shape.replaceAll(", (style|fillcolor)=(\"[^\"]*\"|\\w+)", "") + ", style=filled, color=\"" + RED
					+ "\", fillcolor=\"" + RED_FILL + "\"" : shape;
		}

		private String edge(PhaseEdge edge) {
			String way = GraphWords.way(edge);
			String label = way.isEmpty() ? "" : " [label=" + quoted(way) + "]";
			return id(edge.from()) + " -> " + id(edge.to()) + label;
		}

		private String edge(GraphRaces race, String label, String color) {
			return id(race.first()) + " -> " + id(race.second()) + " [label=" + quoted(label) + ", color=\"" + color
					+ "\", fontcolor=\"" + color + "\", style=dashed, dir=none, constraint=false]";
		}
	}

	/** A quoted string of the DOT language with centred lines. */
	private static String quoted(String text) {
		return '"' + Visible.inText(text).replace("\\", "\\\\").replace("\"", "\\\"").replace("\n", "\\n") + '"';
	}
}
