package org.racelens.confirm.observed;

import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import org.racelens.model.source.SourceRange;
import org.racelens.report.run.RecordedGraph;
import org.racelens.report.run.RecordedGraph.Kind;
import org.racelens.report.run.RecordedGraph.Link;
import org.racelens.report.run.RecordedGraph.Mark;
import org.racelens.report.run.RecordedGraph.Node;
import org.racelens.report.run.RecordedGraph.Relation;
import org.racelens.report.words.Visible;

/**
 * Draws the graph of one execution of a region for Graphviz: W-nodes and S-nodes are boxes, P-nodes ellipses, ST-nodes diamonds.
 * Dependences are blue, races red and dashed. Nodes lead to their lines.
 */
final class RunDrawing {
	private static final String RED = "#b3261e";
	private static final String BLUE = "#1a5fb4";

	private final int number;
	private final Path folder;

	/**
	 * @param number of the drawing in its file, from 0
	 * @param folder in which the paths are that are not absolute
	 */
	RunDrawing(int number, Path folder) {
		this.number = number;
		this.folder = folder;
	}

	/** Several drawings in one file. */
	static String graph(List<String> clusters) {
		StringBuilder dot = new StringBuilder("digraph run {\n");
		dot.append("\tgraph [fontname=\"Helvetica\", labeljust=l, color=\"#9e9e9e\", ordering=out];\n");
		dot.append("\tnode [fontname=\"Helvetica\", fontsize=11, shape=box];\n");
		dot.append("\tedge [fontname=\"Helvetica\", fontsize=10, arrowhead=none];\n");
		clusters.forEach(dot::append);
		return dot.append("}\n").toString();
	}

	/** The execution. */
	String cluster(RecordedGraph graph) {
		StringBuilder dot = new StringBuilder("\tsubgraph cluster_" + number + " {\n");
		dot.append("\t\tlabel=").append(quoted(List.of(title(graph)))).append(";\n");
		for (int i = 0; i < graph.nodes().size(); i++) {
			Node node = graph.nodes().get(i);
			String color = node.mark() == Mark.RACING ? ", style=filled, color=\"" + RED + "\", fillcolor=\"#fbe9e7\"" : "";
			dot.append("\t\t").append(id(i)).append(" [").append(attributes(node)).append(color).append("];\n");
			if (node.parent() >= 0) {
				dot.append("\t\t").append(id(node.parent())).append(" -> ").append(id(i)).append(";\n");
			}
		}
		if (graph.nodes().isEmpty()) {
			dot.append("\t\t").append(id(0)).append(" [label=\"too large to be drawn\"];\n");
		}
		graph.links().forEach(link -> dot.append("\t\t").append(id(link.from())).append(" -> ").append(id(link.to())).append(" [")
				.append(attributes(link)).append(", constraint=false];\n"));
		return dot.append("\t}\n").toString();
	}

	private static String title(RecordedGraph graph) {
		return graph.region().map(r -> r.path() + ":" + r.line() + ": ").orElse("") + graph.title();
	}

	private String id(int node) {
		return "g" + number + "_" + node;
	}

	private static String attributes(Link link) {
		boolean isOrder = link.relation() == Relation.DEPENDENCE;
		String color = isOrder ? BLUE : RED;
		String line = isOrder ? "arrowhead=normal" : "style=dashed";
		return "label=" + (isOrder ? link.label() : quoted(List.of(link.label()))) + ", color=\"" + color + "\", fontcolor=\"" + color
				+ "\", " + line;
	}

	private String attributes(Node node) {
		if (node.kind() == Kind.WORK && node.lines().isEmpty()) {
			return "label=\"\", tooltip=\"no access\", shape=circle, width=0.15, fixedsize=true";
		}
		String shape = switch (node.kind()) {
			case WORK -> "";
			case TASKWAIT -> ", shape=diamond";
			case PARALLEL -> ", shape=ellipse";
			case SERIAL -> ", style=filled, fillcolor=\"#eeeeee\"";
		};
		return "label=" + quoted(node.lines()) + shape + node.place().map(this::link).orElse("");
	}

	private String link(SourceRange place) {
		String address = folder.resolve(place.path()).toUri() + "#L" + place.line();
		return ", URL=" + quoted(List.of(address)) + ", tooltip=" + quoted(List.of(place.path() + ":" + place.line()));
	}

	/** A quoted string of the DOT language with centred lines. */
	private static String quoted(List<String> lines) {
		return lines.stream().map(Visible::inLine).map(l -> l.replace("\\", "\\\\").replace("\"", "\\\""))
				.collect(Collectors.joining("\\n", "\"", "\""));
	}
}
