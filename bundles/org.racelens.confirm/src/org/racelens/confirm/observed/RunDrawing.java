package org.racelens.confirm.observed;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.racelens.recording.CodeAccess;
import org.racelens.recording.RunJudgement;
import org.racelens.recording.graph.GraphNode;
import org.racelens.recording.graph.NodeKind;
import org.racelens.recording.graph.SeriesParallelGraph;
import org.racelens.recording.graph.Subject;
import org.racelens.recording.race.RacingPairs;
import org.racelens.recording.structure.Team;
import org.racelens.report.words.Figures;
import org.racelens.report.words.Visible;

/**
 * Draws the graph of one execution of a region for Graphviz: W-nodes are boxes with the lines that accessed memory, S-nodes boxes, P-nodes
 * ellipses with the thread, the team or the task, ST-nodes diamonds with their values. Dependences are blue, races red and dashed. Nodes
 * lead to their lines.
 */
final class RunDrawing {
	private static final int MOST_LINES = 5;
	private static final String RED = "#b3261e";
	private static final String BLUE = "#1a5fb4";

	private final int number;
	private final Team team;
	/** Where its directive is. */
	private final Optional<Site> region;
	private final AccessPlaces sites;
	private final SourcePlaces places;
	private final Path folder;

	/**
	 * @param number of the drawing in its file, from 0
	 * @param team whose execution it is
	 * @param folder in which the paths are that are not absolute
	 */
	RunDrawing(int number, Team team, AccessPlaces sites, SourcePlaces places, Path folder) {
		this.number = number;
		this.team = team;
		this.region = sites.region(team.code());
		this.sites = sites;
		this.places = places;
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

	/**
	 * The execution.
	 *
	 * @param graph empty where it is too large to be looked at
	 * @param accesses by segment
	 * @param run with the races of all regions
	 */
	String cluster(Optional<SeriesParallelGraph> graph, Map<Integer, Set<CodeAccess>> accesses, RunJudgement run) {
		StringBuilder dot = new StringBuilder("\tsubgraph cluster_" + number + " {\n");
		String title = region.map(s -> s.path() + ":" + s.line() + ": " + places.directive(s.path(), s.line())
				+ (s.function().isEmpty() ? "" : " in " + s.function())).orElse("region " + team.number());
		dot.append("\t\tlabel=").append(quoted(List.of(title + ", " + Figures.number(team.size(), "thread")))).append(";\n");
		if (graph.isPresent()) {
			nodes(graph.get(), accesses, run, dot);
		} else {
			dot.append("\t\t").append(id(0)).append(" [label=\"too large to be drawn\"];\n");
		}
		return dot.append("\t}\n").toString();
	}

	private void nodes(SeriesParallelGraph graph, Map<Integer, Set<CodeAccess>> accesses, RunJudgement run, StringBuilder dot) {
		Map<Long, Integer> bySegment = new HashMap<>();
		Set<Long> racing = new HashSet<>();
		run.races().forEach(pair -> racing.addAll(List.of((long) pair.first().segment(), (long) pair.second().segment())));
		for (int i = 0; i < graph.nodes().size(); i++) {
			GraphNode node = graph.nodes().get(i);
			if (node.subject().kind() == Subject.Kind.SEGMENT) {
				bySegment.put(node.subject().number(), i);
			}
			boolean isEnd = node.subject().kind() == Subject.Kind.SEGMENT && racing.contains(node.subject().number());
			String color = isEnd ? ", style=filled, color=\"" + RED + "\", fillcolor=\"#fbe9e7\"" : "";
			dot.append("\t\t").append(id(i)).append(" [").append(attributes(node, accesses)).append(color).append("];\n");
			if (node.parent() >= 0) {
				dot.append("\t\t").append(id(node.parent())).append(" -> ").append(id(i)).append(";\n");
			}
		}
		graph.dependences().forEach(d -> dot.append("\t\t").append(id(d.from())).append(" -> ").append(id(d.to()))
				.append(" [color=\"" + BLUE + "\", fontcolor=\"" + BLUE + "\", label=depend, arrowhead=normal, constraint=false];\n"));
		run.races().forEach(pair -> race(bySegment, pair, "race on ", dot));
		run.onOneThread().forEach(pair -> race(bySegment, pair, "possible race on ", dot));
	}

	private void race(Map<Long, Integer> bySegment, RacingPairs pair, String what, StringBuilder dot) {
		Integer first = bySegment.get((long) pair.first().segment());
		Integer second = bySegment.get((long) pair.second().segment());
		if (first != null && second != null) {
			String label = quoted(List.of(what + sites.variable(pair.first(), pair.second())));
			dot.append("\t\t").append(id(first)).append(" -> ").append(id(second)).append(" [label=").append(label)
					.append(", color=\"" + RED + "\", fontcolor=\"" + RED + "\", style=dashed, constraint=false];\n");
		}
	}

	private String id(int node) {
		return "g" + number + "_" + node;
	}

	private String attributes(GraphNode node, Map<Integer, Set<CodeAccess>> accesses) {
		Subject subject = node.subject();
		if (subject.kind() == Subject.Kind.SEGMENT) {
			return work(accesses.getOrDefault((int) subject.number(), Set.of()));
		}
		if (node.kind() == NodeKind.W) {
			return "label=\"\", tooltip=\"no access\", shape=circle, width=0.15, fixedsize=true";
		}
		String label = switch (node.kind()) {
			case ST -> "ST " + node.value();
			case S, P, W -> node.label().isEmpty() ? node.kind().name() : node.label();
		};
		String shape = switch (node.kind()) {
			case ST -> ", shape=diamond";
			case P -> ", shape=ellipse";
			case S, W -> ", style=filled, fillcolor=\"#eeeeee\"";
		};
		Optional<Site> site = subject.code() == 0 ? Optional.empty() : sites.region(subject.code());
		List<String> lines = new ArrayList<>(List.of(label));
		// of a part the compilers name the line of the directive, of the loop or of its end
		site.filter(s -> subject.kind() != Subject.Kind.PART).ifPresent(s -> lines.add(shown(s)));
		return "label=" + quoted(lines) + shape + site.map(this::link).orElse("");
	}

	/** What a segment accesses, line by line, but for what directives stand for. */
	private String work(Set<CodeAccess> accesses) {
		Map<Site, Set<String>> byLine = new TreeMap<>(Comparator.comparing(Site::path).thenComparingInt(Site::line));
		accesses.forEach(a -> sites.place(a.code()).filter(s -> !places.isDirective(s.path(), s.line())).ifPresent(s -> byLine
				.computeIfAbsent(new Site("", s.path(), s.line(), 0), k -> new LinkedHashSet<>()).add(action(a, s))));
		List<String> lines = byLine.entrySet().stream().limit(MOST_LINES)
				.map(e -> shown(e.getKey()) + ": " + String.join(", ", e.getValue()))
				.collect(Collectors.toCollection(ArrayList::new));
		if (byLine.size() > MOST_LINES) {
			lines.add("and " + Figures.number(byLine.size() - MOST_LINES, "more line"));
		}
		if (lines.isEmpty()) {
			lines.add(NodeKind.W.name());
		}
		return "label=" + quoted(lines) + byLine.keySet().stream().findFirst().map(this::link).orElse("");
	}

	/** Of the file of the region the line is enough. */
	private String shown(Site site) {
		boolean isHome = region.filter(r -> r.path().equals(site.path())).isPresent();
		return (isHome ? "line " : site.path() + ":") + site.line();
	}

	private String action(CodeAccess access, Site site) {
		String verb = switch (access.kind()) {
			case READ -> "reads ";
			case WRITE -> "writes ";
			case ATOMIC_READ -> "atomically reads ";
			case ATOMIC_WRITE -> "atomically writes ";
		};
		return verb + places.accessed(site.path(), site.line(), site.column()).text().orElse("memory");
	}

	private String link(Site site) {
		String address = folder.resolve(site.path()).toUri() + "#L" + site.line();
		return ", URL=" + quoted(List.of(address)) + ", tooltip=" + quoted(List.of(site.path() + ":" + site.line()));
	}

	/** A quoted string of the DOT language with centred lines. */
	private static String quoted(List<String> lines) {
		return lines.stream().map(Visible::inLine).map(l -> l.replace("\\", "\\\\").replace("\"", "\\\""))
				.collect(Collectors.joining("\\n", "\"", "\""));
	}
}
