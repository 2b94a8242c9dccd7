package org.racelens.confirm;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.racelens.confirm.Sightings.Names;
import org.racelens.confirm.build.BuildFailure;
import org.racelens.confirm.build.DriverText;
import org.racelens.confirm.build.DriverText.Driver;
import org.racelens.confirm.build.PlacedText;
import org.racelens.confirm.build.Placement;
import org.racelens.confirm.build.Recipe;
import org.racelens.confirm.build.RecordedBuild;
import org.racelens.confirm.observed.ObservedRegions;
import org.racelens.model.source.Cancellation;
import org.racelens.openmp.unit.ParsedUnit;
import org.racelens.race.verdict.RegionReport;
import org.racelens.race.verdict.UnitReport;
import org.racelens.race.verdict.Verdict;
import org.racelens.recording.RecordedRun;
import org.racelens.report.SourceLines;

/**
 * Looks for the races of a report in runs of the program: it is built unoptimised, with the recorder, and run until all races are confirmed
 * or no further run promises to show more. After the first run loops whose schedule the program leaves open are placed: of two iterations
 * that differ in a bit each is executed by another thread in the run for that bit. Tasks wait a moment for other threads to take them. What
 * was not seen then is looked for in teams as small as those of the witnesses, also where the program asks for larger ones, and in a large
 * one.
 */
public final class Confirmation {
	private static final int PLACED_RUNS = 12;
	private static final int OTHER_RUNS = 4;
	private static final int FEWEST_THREADS = 2;
	private static final int USUAL_THREADS = 4;
	private static final int MOST_THREADS = 16;

	private final RecordedBuild build;
	private final Folders folders;
	private final SourceLines lines;
	private final Cancellation cancellation;

	/**
	 * Where things are.
	 *
	 * @param work an empty folder for all that is made
	 * @param program the folder in which the program works
	 * @param told reports name the files in it without it
	 */
	public record Folders(Path work, Path program, Path told) {
	}

	/**
	 * @param launcher {@code racelens}, which compiles
	 * @param lines the sources
	 */
	public Confirmation(Path launcher, Folders folders, SourceLines lines, Cancellation cancellation) {
		build = new RecordedBuild(launcher, folders.work(), folders.program(), cancellation);
		this.folders = folders;
		this.lines = lines;
		this.cancellation = cancellation;
	}

	/**
	 * What came of it.
	 *
	 * @param report the one that was given, with what the runs have shown of its races, and with races of its regions that only runs have
	 * shown
	 * @param runs how often the program was run
	 * @param notes what else is to be known, each a sentence without a full stop
	 */
	public record Result(UnitReport report, int runs, List<String> notes) {
		public Result {
			notes = List.copyOf(notes);
		}
	}

	/** What the program has printed. */
	public Path output() {
		return build.output();
	}

	/**
	 * Builds and runs.
	 *
	 * @param unit the source as it was analysed
	 * @param report with the regions and races that are looked for
	 * @param known all that the analysis has told of the file
	 * @param limit of each run, and of the runs before the last one
	 * @throws BuildFailure where nothing can be run
	 * @throws java.util.concurrent.CancellationException when cancelled
	 */
	public Result confirm(ParsedUnit unit, UnitReport report, UnitReport known, Recipe recipe, Duration limit) throws BuildFailure {
		List<String> notes = new ArrayList<>();
		Path original = folders.told().resolve(unit.source().path()).toAbsolutePath().normalize();
		boolean isPlaced = build(unit, original, driver(unit, report, recipe, notes), recipe);
		int threads = threads(report);
		ObservedRegions observed = new ObservedRegions(folders.told(), lines, cancellation);
		String seen = original.startsWith(folders.told()) ? folders.told().relativize(original).toString() : original.toString();
		Sightings sightings = new Sightings(observed, new Names(seen, report.path()), threads);
		int runs = 0;
		Duration spent = Duration.ZERO;
		for (; isWorthwhile(runs, isPlaced, sightings, report) && spent.compareTo(limit) < 0; runs++) {
			spent = spent.plus(run(observed, runs, placement(runs, threads), recipe, limit, notes));
		}
		for (Placement placement : others(sightings.teamsOfMissing(report))) {
			if (spent.compareTo(limit) < 0 && sightings.isAnyMissing(report)) {
				spent = spent.plus(run(observed, runs++, placement, recipe, limit, notes));
			}
		}
		return new Result(sightings.told(report, known, runs), runs, notes.stream().distinct().toList());
	}

	/** By which each run is placed: by bits, as two iterations of one loop differ in one; iterations of two loops may be equal in all. */
	private static Placement placement(int run, int threads) {
		return switch (run) {
			case 0 -> Placement.none(threads);
			case 1 -> Placement.by(0, threads);
			case 2 -> Placement.ofWholeLoops(threads);
			default -> Placement.by(run - 2, threads);
		};
	}

	/** Small teams, also where the program asks for larger ones, and a large one, which has few iterations or sections for each thread. */
	private static List<Placement> others(Set<Integer> teams) {
		return Stream.concat(teams.stream().filter(t -> t <= MOST_THREADS).map(Placement::atMost), Stream.of(Placement.none(MOST_THREADS)))
				.toList();
	}

	/** Whether one more run may show what was not seen. In regions that are not decided any race may be. */
	private static boolean isWorthwhile(int runs, boolean isPlaced, Sightings sightings, UnitReport report) {
		boolean isOpen = runs < OTHER_RUNS && report.regions().stream().anyMatch(r -> r.verdict() == Verdict.UNKNOWN);
		return runs == 0 || isOpen || runs < (isPlaced ? PLACED_RUNS : OTHER_RUNS) && sightings.isAnyMissing(report);
	}

	/** Whether loops are placed: compilers may refuse that where they take the source as it is. */
	private boolean build(ParsedUnit unit, Path original, String driver, Recipe recipe) throws BuildFailure {
		PlacedText placed = PlacedText.of(unit);
		try {
			build.build(placed.text().text() + driver, original, recipe);
			return placed.loops() > 0;
		} catch (BuildFailure e) {
			if (placed.loops() == 0) {
				throw e;
			}
			build.build(unit.source().text() + driver, original, recipe);
			return false;
		}
	}

	/** How long the run took. */
	private Duration run(ObservedRegions observed, int number, Placement placement, Recipe recipe, Duration limit, List<String> notes)
			throws BuildFailure {
		Path log = folders.work().resolve("run-" + number);
		try {
			Files.createDirectory(log);
			long start = System.nanoTime();
			build.run(log, placement, recipe.arguments(), limit).note(limit).ifPresent(notes::add);
			Duration time = Duration.ofNanos(System.nanoTime() - start);
			for (Path process : RecordedRun.processes(log)) {
				observed.addCovering(process);
			}
			return time;
		} catch (IOException e) {
			throw new BuildFailure("a run cannot be recorded: " + e.getMessage(), e);
		}
	}

	private static String driver(ParsedUnit unit, UnitReport report, Recipe recipe, List<String> notes) throws BuildFailure {
		boolean hasMain = unit.functions().stream().anyMatch(f -> unit.language().isProgram(f.name()));
		if (hasMain || !recipe.companions().isEmpty()) {
			return "";
		}
		Driver driver = DriverText.of(unit, recipe.command().language(), report.regions());
		driver.refused().forEach(name -> notes.add("nothing calls " + name
				+ ": a function is called whose parameters are numbers and pointers; name the other sources of the program"));
		return driver.text().orElseThrow(() -> new BuildFailure(String.join("; ", notes)));
	}

	/** As many as the largest team of a witness. */
	private static int threads(UnitReport report) {
		return report.regions().stream().mapToInt(Confirmation::threads).max().orElse(USUAL_THREADS);
	}

	private static int threads(RegionReport region) {
		return region.races().stream().flatMapToInt(r -> Sightings.team(r).stream())
				.map(t -> Math.max(FEWEST_THREADS, Math.min(t, MOST_THREADS))).max().orElse(USUAL_THREADS);
	}
}
