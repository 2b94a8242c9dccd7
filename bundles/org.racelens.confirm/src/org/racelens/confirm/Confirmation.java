package org.racelens.confirm;

import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.racelens.confirm.Sightings.Names;
import org.racelens.confirm.build.AskedConditions;
import org.racelens.confirm.build.AskedConditions.Extent;
import org.racelens.confirm.build.BuildFailure;
import org.racelens.confirm.build.DriverText;
import org.racelens.confirm.build.DriverText.Driver;
import org.racelens.confirm.build.PlacedText;
import org.racelens.confirm.build.Placement;
import org.racelens.confirm.build.Recipe;
import org.racelens.confirm.build.RecordedBuild;
import org.racelens.confirm.build.RunSentence;
import org.racelens.confirm.build.TeamSizes;
import org.racelens.confirm.observed.ObservedRegions;
import org.racelens.model.gap.Explanation;
import org.racelens.model.source.Cancellation;
import org.racelens.model.source.SourceRange;
import org.racelens.openmp.unit.ParsedUnit;
import org.racelens.race.verdict.RaceSentence;
import org.racelens.race.verdict.RegionReport;
import org.racelens.race.verdict.SharedAccess;
import org.racelens.race.verdict.UnitReport;
import org.racelens.race.verdict.Verdict;
import org.racelens.recording.race.Relation;
import org.racelens.report.SourceLines;

/**
 * Looks for the races of a report in runs of the program: it is built unoptimised, with the recorder, and run until all races are confirmed
 * or no further run promises to show more. After the first run loops whose schedule the program leaves open are placed: of two iterations
 * that differ in a bit each is executed by another thread in the run for that bit. Tasks wait a moment for other threads to take them. What
 * was not seen then is looked for in teams as small as those of the witnesses, also where the program asks for larger ones, and in a large
 * one. At last runs are led along the schedules of races that have one.
 */
public final class Confirmation {
	private static final int PLACED_RUNS = 12;
	private static final int OTHER_RUNS = 5;

	private final RecordedBuild build;
	private final Folders folders;
	private final SourceLines lines;
	private final Cancellation cancellation;
	private final RunProgress progress;

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
	public Confirmation(Path launcher, Folders folders, SourceLines lines, RunProgress progress, Cancellation cancellation) {
		build = new RecordedBuild(launcher, folders.work(), folders.program(), cancellation, progress::prints);
		this.folders = folders;
		this.lines = lines;
		this.progress = progress;
		this.cancellation = cancellation;
	}

	/**
	 * A source as it was analysed.
	 *
	 * @param accesses of its regions to shared memory, by the directives
	 */
	public record Source(ParsedUnit unit, Map<SourceRange, List<SharedAccess>> accesses) {
		public Source {
			accesses = Map.copyOf(accesses);
		}
	}

	/**
	 * What came of it.
	 *
	 * @param report the one that was given, with what the runs have shown of its races, and with races of its regions that only runs have
	 * shown
	 * @param runs how often the program was run
	 * @param notes what else is to be known, each a sentence without a full stop
	 */
	public record Result(UnitReport report, int runs, List<Explanation> notes) {
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
	 * @param program the source as it was analysed
	 * @param report with the regions and races that are looked for
	 * @param known all that the analysis has told of the file
	 * @param limit of each run, and of the runs before the last one
	 * @throws BuildFailure where nothing can be run
	 * @throws java.util.concurrent.CancellationException when cancelled
	 */
	public Result confirm(Source program, UnitReport report, UnitReport known, Recipe recipe, Duration limit) throws BuildFailure {
		ParsedUnit unit = program.unit();
		List<Explanation> notes = new ArrayList<>();
		Path original = folders.told().resolve(unit.source().path()).toAbsolutePath().normalize();
		Built built = build(unit, report, original, driver(unit, report, recipe, notes), recipe);
		ObservedRegions observed = observed(original);
		String seen = original.startsWith(folders.told()) ? folders.told().relativize(original).toString() : original.toString();
		Names names = new Names(seen, report.path());
		Sightings sightings = new Sightings(observed, names);
		ConditionTrials conditions = new ConditionTrials(built.asked(), observed);
		Runs runs = new Runs(build, folders.work(), recipe, limit, observed);
		Replays replays = run(runs, built, sightings, report);
		notes.addAll(runs.notes());
		RegionTrials trials = new RegionTrials(observed, names, program.accesses());
		return new Result(sightings.told(report, known, new Tries(conditions, trials, replays, runs.number())), runs.number(),
				notes.stream().distinct().toList());
	}

	private ObservedRegions observed(Path original) {
		ObservedRegions observed = new ObservedRegions(folders.told(), lines, Relation.OF_THREADS, progress::judges, cancellation);
		// an assembler that finds the source in its own folder gives it the folder of the text that it was made of
		observed.called(original, folders.work().toAbsolutePath().resolve(original.getFileName()));
		return observed;
	}

	private Replays run(Runs runs, Built built, Sightings sightings, UnitReport report) throws BuildFailure {
		TeamSizes sizes = TeamSizes.of(report);
		int most = most(built.isPlaced(), report);
		while (isWorthwhile(runs.number(), built.isPlaced(), sightings, report) && runs.isTimeLeft()) {
			progress.begins(runs.number() + 1, most);
			runs.run(placement(runs.number(), sizes));
		}
		for (Placement placement : others(sightings.teamsOfMissing(report), sizes)) {
			if (runs.isTimeLeft() && sightings.isAnyMissing(report)) {
				progress.begins(runs.number() + 1, Math.max(runs.number() + 1, most));
				runs.run(placement);
			}
		}
		Replays replays = new Replays(runs, sightings, sizes, n -> progress.begins(n, Math.max(n, most)));
		replays.lead(report);
		return replays;
	}

	/** By which each run is placed: by bits, as two iterations of one loop differ in one; iterations of two loops may be equal in all. */
	private static Placement placement(int run, TeamSizes sizes) {
		return switch (run) {
			case 0 -> Placement.none(sizes);
			case 1 -> Placement.by(0, sizes);
			case 2 -> Placement.ofWholeLoops(sizes);
			default -> Placement.by(run - 2, sizes);
		};
	}

	/** Small teams, also where the program asks for larger ones, and a large one, which has few iterations or sections for each thread. */
	private static List<Placement> others(Set<Integer> teams, TeamSizes sizes) {
		return Stream.concat(teams.stream().filter(t -> t <= TeamSizes.MOST_THREADS).map(t -> Placement.atMost(t, sizes)),
				Stream.of(Placement.none(sizes.withThreads(TeamSizes.MOST_THREADS)))).toList();
	}

	/** Whether one more run may show what was not seen. In regions that are not proved free any race may be. */
	private static boolean isWorthwhile(int runs, boolean isPlaced, Sightings sightings, UnitReport report) {
		boolean isOpen = runs < OTHER_RUNS && report.regions().stream().anyMatch(Confirmation::isOpen);
		return runs == 0 || isOpen || runs < (isPlaced ? PLACED_RUNS : OTHER_RUNS) && sightings.isAnyMissing(report);
	}

	private static int most(boolean isPlaced, UnitReport report) {
		return isPlaced && report.regions().stream().anyMatch(r -> !r.races().isEmpty()) ? PLACED_RUNS : OTHER_RUNS;
	}

	private static boolean isOpen(RegionReport region) {
		return region.verdict() == Verdict.UNKNOWN || region.verdict() == Verdict.RACE_FREE_IF;
	}

	/** What the program is that is run. */
	private record Built(boolean isPlaced, AskedConditions asked) {
	}

	private Built build(ParsedUnit unit, UnitReport report, Path original, String driver, Recipe recipe) throws BuildFailure {
		build.compileFirst(recipe);
		Built built = compile(unit, report, original, driver, recipe);
		build.link(recipe);
		return built;
	}

	/** The source is changed as much as the compiler takes: it may refuse what it is given where it takes the source as it is. */
	private Built compile(ParsedUnit unit, UnitReport report, Path original, String driver, Recipe recipe) throws BuildFailure {
		Set<String> refused = new HashSet<>();
		boolean asks = unit.language().compilers().takesC();
		for (Extent extent : asks ? List.of(Extent.values()) : List.of(Extent.NOTHING)) {
			AskedConditions asked = AskedConditions.of(unit, report.regions(), extent);
			for (PlacedText text : List.of(PlacedText.of(unit, asked), PlacedText.unplaced(unit, asked))) {
				String source = text.text().text();
				if (!source.equals(unit.source().text()) && refused.add(source) && isTaken(asked, source + driver, original, recipe)) {
					return new Built(text.loops() > 0, asked);
				}
			}
		}
		build.compile("", unit.source().text() + driver, original, recipe);
		return new Built(false, AskedConditions.of(unit, report.regions(), Extent.NOTHING));
	}

	private boolean isTaken(AskedConditions asked, String text, Path original, Recipe recipe) {
		try {
			build.compile(asked.declarations(), text, original, recipe);
			return true;
		} catch (BuildFailure e) {
			// the compiler says the same, or less, of the source as it is
			return false;
		}
	}

	private static String driver(ParsedUnit unit, UnitReport report, Recipe recipe, List<Explanation> notes) throws BuildFailure {
		boolean hasMain = unit.functions().stream().anyMatch(f -> unit.language().isProgram(f.name()));
		if (hasMain || !recipe.companions().isEmpty()) {
			return "";
		}
		if (!unit.language().compilers().takesC()) {
			throw new BuildFailure(RunSentence.X_HAS_NO_MAIN_PROGRAM.of(unit.source().path()));
		}
		Driver driver = DriverText.of(unit, recipe.command().language(), report.regions());
		driver.refused().forEach(name -> notes.add(RunSentence.NOTHING_CALLS_X.of(name)));
		return driver.text().orElseThrow(() -> new BuildFailure(notes.stream().reduce((a, b) -> RaceSentence.DOUBT_X_AND_DOUBT_Y.of(a, b))
				.orElseGet(RunSentence.NO_FUNCTION_OF_THE_SOURCE_CAN_BE_CALLED::of)));
	}
}
