package org.racelens.confirm.observed;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.racelens.model.source.Cancellation;
import org.racelens.recording.CodeAccess;
import org.racelens.recording.RecordedRun;
import org.racelens.recording.RunJudgement;
import org.racelens.recording.graph.RunGraph;
import org.racelens.recording.graph.SeriesParallelGraph;
import org.racelens.recording.log.LogLimits;
import org.racelens.recording.race.DetectionLimits;
import org.racelens.recording.structure.Moment;
import org.racelens.recording.structure.Team;
import org.racelens.recording.symbol.SymbolTool;
import org.racelens.recording.symbol.Symbols;
import org.racelens.report.SourceLines;
import org.racelens.report.run.RecordedGraph;

/**
 * The graphs of recorded runs: for each region the one of an execution with a race, or of the first. Regions inside are parts of the graphs
 * of those around.
 */
public final class ObservedGraphs {
	private static final int MOST_NODES = 2_000;
	private static final int MOST_SEGMENTS = 50_000;
	private static final int MOST_EXECUTIONS = 10_000;

	private final Path folder;
	private final SourcePlaces places;
	private final Cancellation cancellation;
	private final Map<String, String> otherNames = new HashMap<>();
	private final Optional<SymbolTool> tool = SymbolTool.on(System.getenv().getOrDefault("PATH", ""));

	/**
	 * @param folder paths in it are told without it
	 * @param lines the sources
	 */
	public ObservedGraphs(Path folder, SourceLines lines, Cancellation cancellation) {
		this.folder = folder;
		this.places = new SourcePlaces(lines);
		this.cancellation = cancellation;
	}

	/**
	 * Which regions are drawn.
	 *
	 * @param path as compilers or reports call the file; empty for all files
	 * @param line of the directive; empty for all
	 */
	public record Wanted(Optional<Path> path, OptionalInt line) {
		boolean holds(Site site, Path folder) {
			return path.filter(p -> !p.equals(folder.resolve(site.path()).normalize())).isEmpty()
					&& (line.isEmpty() || line.getAsInt() == site.line());
		}
	}

	/**
	 * The graphs of what a process has recorded, for Graphviz.
	 *
	 * @param process its folder
	 * @return empty where no region that is wanted was executed
	 * @throws IOException where it cannot be read
	 * @throws java.util.concurrent.CancellationException when cancelled
	 */
	public Optional<String> dot(Path process, Wanted wanted) throws IOException {
		List<String> drawn = new ArrayList<>();
		graphs(process, wanted).forEach(graph -> drawn.add(new RunDrawing(drawn.size(), folder).cluster(graph)));
		return drawn.isEmpty() ? Optional.empty() : Optional.of(RunDrawing.graph(drawn));
	}

	/** Gives a file that debug information may name otherwise the name by which it is told. */
	public void called(Path file, Path name) {
		otherNames.put(name.toString(), file.toString());
	}

	/**
	 * The graphs of what a process has recorded.
	 *
	 * @param process its folder
	 * @throws IOException where it cannot be read
	 * @throws java.util.concurrent.CancellationException when cancelled
	 */
	public List<RecordedGraph> graphs(Path process, Wanted wanted) throws IOException {
		RecordedRun run = RecordedRun.read(process, LogLimits.DEFAULT, cancellation);
		RunJudgement judgement = run.judge(DetectionLimits.DEFAULT, cancellation);
		Symbols regions = symbols(run, run.structure().teams().stream().map(Team::code).distinct().toList());
		List<Team> teams = chosen(run, judgement, new AccessPlaces(regions, places, this::shown), wanted);
		List<Integer> asked = segments(run, teams);
		Map<Integer, Set<CodeAccess>> accesses = teams.isEmpty() ? Map.of() : run.sharedAccesses(asked, cancellation);
		Set<Long> code = new TreeSet<>();
		accesses.values().forEach(all -> all.forEach(a -> code.add(a.code())));
		AccessPlaces lines = new AccessPlaces(symbols(run, code), places, this::shown);
		Set<Integer> untold = new HashSet<>(asked);
		accesses.forEach((segment, all) -> {
			if (all.stream().anyMatch(a -> isOfProgram(lines.place(a.code())))) {
				untold.remove(segment);
			}
		});
		Predicate<Long> isShown = segment -> !untold.contains(segment.intValue());
		Map<Team, Optional<SeriesParallelGraph>> graphs = new LinkedHashMap<>();
		teams.forEach(team -> graphs.put(team, RunGraph.of(run.structure(), team, RunGraph.Detail.PARTS, isShown, MOST_NODES)
				.or(() -> RunGraph.of(run.structure(), team, RunGraph.Detail.THREADS, isShown, MOST_NODES))));
		Stream.concat(graphs.values().stream().flatMap(Optional::stream).flatMap(g -> g.nodes().stream()).map(n -> n.subject().code()),
				teams.stream().map(Team::code)).filter(c -> c != 0).forEach(code::add);
		AccessPlaces all = new AccessPlaces(symbols(run, code), places, this::shown);
		List<RecordedGraph> told = new ArrayList<>();
		graphs.forEach((team, graph) -> told.add(new RunNodes(team, all, places).of(graph, accesses, judgement)));
		return told;
	}

	/** What directives stand for is not told, but for code of which no line is known. */
	private boolean isOfProgram(Optional<Site> site) {
		return site.filter(s -> places.isDirective(s.path(), s.line())).isEmpty();
	}

	private static List<Integer> segments(RecordedRun run, List<Team> teams) {
		return teams.stream().flatMap(team -> run.structure().outlines(team).stream()).flatMap(o -> o.moments().stream())
				.filter(m -> m.kind() == Moment.Kind.SEGMENT).map(m -> (int) m.subject()).limit(MOST_SEGMENTS).toList();
	}

	private Symbols symbols(RecordedRun run, Collection<Long> code) {
		return Symbols.of(run.modules(), new TreeSet<>(code), List.of(), tool, cancellation);
	}

	private String shown(String path) {
		String name = otherNames.getOrDefault(path, path);
		String prefix = folder + "/";
		return name.startsWith(prefix) ? name.substring(prefix.length()) : name;
	}

	/** The executions of outermost regions: of each place one. */
	private List<Team> chosen(RecordedRun run, RunJudgement judgement, AccessPlaces sites, Wanted wanted) {
		Set<Long> racing = new HashSet<>();
		judgement.races().forEach(pair -> racing.add(run.structure().outermostTeam(pair.first().segment()).number()));
		Map<Long, Team> chosen = new LinkedHashMap<>();
		Map<Long, Boolean> isWanted = new HashMap<>();
		run.structure().teams().stream().filter(t -> t.level() == 1 && t.code() != 0).limit(MOST_EXECUTIONS).forEach(team -> {
			if (isWanted.computeIfAbsent(team.code(), c -> sites.region(c).filter(site -> wanted.holds(site, folder)).isPresent())) {
				chosen.merge(team.code(), team, (a, b) -> racing.contains(b.number()) && !racing.contains(a.number()) ? b : a);
			}
		});
		return List.copyOf(chosen.values());
	}
}
