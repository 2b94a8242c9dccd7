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
import org.racelens.model.source.SourceRange;
import org.racelens.recording.CodeAccess;
import org.racelens.recording.RunJudgement;
import org.racelens.recording.graph.GraphNode;
import org.racelens.recording.graph.NodeKind;
import org.racelens.recording.graph.SeriesParallelGraph;
import org.racelens.recording.graph.Subject;
import org.racelens.recording.race.RacingPairs;
import org.racelens.recording.structure.Team;
import org.racelens.report.run.RecordedGraph;
import org.racelens.report.run.RecordedGraph.Kind;
import org.racelens.report.run.RecordedGraph.Link;
import org.racelens.report.run.RecordedGraph.Mark;
import org.racelens.report.run.RecordedGraph.Node;
import org.racelens.report.run.RecordedGraph.Relation;
import org.racelens.report.words.Figures;

/**
 * Puts the graph of one execution of a region into words: W-nodes with the lines that accessed memory, P-nodes with the thread, the team or
 * the task, ST-nodes with their values.
 */
final class RunNodes {
	private static final int MOST_LINES = 5;

	private final Team team;
	/** Where its directive is. */
	private final Optional<Site> region;
	private final AccessPlaces sites;
	private final SourcePlaces places;

	/** @param team whose execution it is */
	RunNodes(Team team, AccessPlaces sites, SourcePlaces places) {
		this.team = team;
		this.region = sites.region(team.code());
		this.sites = sites;
		this.places = places;
	}

	/**
	 * The execution.
	 *
	 * @param graph empty where it is too large to be looked at
	 * @param accesses by segment
	 * @param run with the races of all regions
	 */
	RecordedGraph of(Optional<SeriesParallelGraph> graph, Map<Integer, Set<CodeAccess>> accesses, RunJudgement run) {
		String title = region.map(s -> places.directive(s.path(), s.line())
				+ (s.function().isEmpty() ? "" : " in " + s.function())).orElse("region " + team.number());
		List<Node> nodes = graph.map(g -> nodes(g, accesses, run)).orElse(List.of());
		return new RecordedGraph(title + ", " + Figures.number(team.size(), "thread"), region.map(RunNodes::line), nodes,
				graph.map(g -> links(g, run)).orElse(List.of()), 0);
	}

	private List<Node> nodes(SeriesParallelGraph graph, Map<Integer, Set<CodeAccess>> accesses, RunJudgement run) {
		Set<Long> racing = new HashSet<>();
		run.races().forEach(pair -> racing.addAll(List.of((long) pair.first().segment(), (long) pair.second().segment())));
		return graph.nodes().stream().map(n -> node(n, accesses, isSegment(n) && racing.contains(n.subject().number()))).toList();
	}

	private static boolean isSegment(GraphNode node) {
		return node.subject().kind() == Subject.Kind.SEGMENT;
	}

	private List<Link> links(SeriesParallelGraph graph, RunJudgement run) {
		Map<Long, Integer> bySegment = new HashMap<>();
		for (int i = 0; i < graph.nodes().size(); i++) {
			if (isSegment(graph.nodes().get(i))) {
				bySegment.put(graph.nodes().get(i).subject().number(), i);
			}
		}
		List<Link> links = new ArrayList<>();
		graph.dependences().forEach(d -> links.add(new Link(d.from(), d.to(), Relation.DEPENDENCE, "depend")));
		run.races().forEach(pair -> race(bySegment, pair, Relation.RACE).ifPresent(links::add));
		run.onOneThread().forEach(pair -> race(bySegment, pair, Relation.POSSIBLE_RACE).ifPresent(links::add));
		return links;
	}

	private Optional<Link> race(Map<Long, Integer> bySegment, RacingPairs pair, Relation relation) {
		Integer first = bySegment.get((long) pair.first().segment());
		Integer second = bySegment.get((long) pair.second().segment());
		String what = relation == Relation.RACE ? "race on " : "possible race on ";
		return first == null || second == null ? Optional.empty()
				: Optional.of(new Link(first, second, relation, what + sites.variable(pair.first(), pair.second())));
	}

	private Node node(GraphNode node, Map<Integer, Set<CodeAccess>> accesses, boolean isRacing) {
		Subject subject = node.subject();
		Mark mark = isRacing ? Mark.RACING : Mark.NONE;
		if (isSegment(node)) {
			return work(node.parent(), accesses.getOrDefault((int) subject.number(), Set.of()), mark);
		}
		Optional<Site> site = subject.code() == 0 ? Optional.empty() : sites.region(subject.code());
		List<String> lines = new ArrayList<>();
		if (node.kind() != NodeKind.W) {
			lines.add(node.kind() == NodeKind.ST ? "ST " + node.value() : node.label().isEmpty() ? node.kind().name() : node.label());
			// of a part the compilers name the line of the directive, of the loop or of its end
			site.filter(s -> subject.kind() != Subject.Kind.PART).ifPresent(s -> lines.add(shown(s)));
		}
		return new Node(kind(node.kind()), node.parent(), lines, site.map(RunNodes::line), mark);
	}

	private static Kind kind(NodeKind kind) {
		return switch (kind) {
			case W -> Kind.WORK;
			case S -> Kind.SERIAL;
			case P -> Kind.PARALLEL;
			case ST -> Kind.TASKWAIT;
		};
	}

	/** What a segment accesses, line by line, but for what directives stand for. */
	private Node work(int parent, Set<CodeAccess> accesses, Mark mark) {
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
		return new Node(Kind.WORK, parent, lines, byLine.keySet().stream().findFirst().map(RunNodes::line), mark);
	}

	/** Of the file of the region the line is enough, of one elsewhere its own name: its place leads there. */
	private String shown(Site site) {
		boolean isHome = region.filter(r -> r.path().equals(site.path())).isPresent();
		Path path = Path.of(site.path());
		return (isHome ? "line " : (path.isAbsolute() ? path.getFileName() : path) + ":") + site.line();
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

	/** The begin of its line. */
	private static SourceRange line(Site site) {
		return new SourceRange(site.path(), 0, 0, site.line(), 1, site.line());
	}
}
