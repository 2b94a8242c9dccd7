package org.racelens.confirm;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import org.racelens.confirm.build.BuildFailure;
import org.racelens.confirm.build.DriverText;
import org.racelens.confirm.build.DriverText.Driver;
import org.racelens.confirm.build.PlacedText;
import org.racelens.confirm.build.Recipe;
import org.racelens.confirm.build.RecordedBuild;
import org.racelens.confirm.observed.ObservedRegions;
import org.racelens.model.source.Cancellation;
import org.racelens.openmp.unit.ParsedUnit;
import org.racelens.race.verdict.Race;
import org.racelens.race.verdict.RegionReport;
import org.racelens.race.verdict.UnitReport;
import org.racelens.recording.RecordedRun;
import org.racelens.report.SourceLines;

/**
 * Looks for the races of a report in runs of the program: it is built unoptimised, with the recorder, and run until all races are confirmed
 * or no further run promises to show more. After the first run loops whose schedule the program leaves open are placed: of two iterations
 * that differ in a bit each is executed by another thread in the run for that bit. Tasks wait a moment for other threads to take them.
 */
public final class Confirmation {
	private static final int PLACED_RUNS = 6;
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
	 * @param limit of each run
	 * @throws BuildFailure where nothing can be run
	 * @throws java.util.concurrent.CancellationException when cancelled
	 */
	public Result confirm(ParsedUnit unit, UnitReport report, Recipe recipe, Duration limit) throws BuildFailure {
		PlacedText placed = PlacedText.of(unit);
		List<String> notes = new ArrayList<>();
		String text = placed.text().text() + driver(unit, report, recipe, notes);
		Path original = folders.told().resolve(unit.source().path()).toAbsolutePath().normalize();
		build.build(text, original, recipe);
		int threads = threads(report);
		int most = placed.loops() > 0 ? PLACED_RUNS : OTHER_RUNS;
		Runs runs = new Runs(new Sightings(new ObservedRegions(folders.told(), lines, cancellation), threads), 0);
		while (runs.done() < most && (runs.done() == 0 || runs.sightings().isAnyMissing(report))) {
			OptionalInt bit = runs.done() > 0 ? OptionalInt.of(runs.done() - 1) : OptionalInt.empty();
			runs = run(runs, threads, bit, recipe, limit, notes);
		}
		return new Result(runs.sightings().told(report, runs.done()), runs.done(), notes.stream().distinct().toList());
	}

	/** What has been run so far. */
	private record Runs(Sightings sightings, int done) {
	}

	private Runs run(Runs before, int threads, OptionalInt bit, Recipe recipe, Duration limit, List<String> notes) throws BuildFailure {
		Path log = folders.work().resolve("run-" + before.done());
		try {
			Files.createDirectory(log);
			build.run(log, threads, bit, recipe.arguments(), limit).note(limit).ifPresent(notes::add);
			for (Path process : RecordedRun.processes(log)) {
				before.sightings().observed().addCovering(process);
			}
		} catch (IOException e) {
			throw new BuildFailure("a run cannot be recorded: " + e.getMessage(), e);
		}
		return new Runs(before.sightings(), before.done() + 1);
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
		return region.races().stream().map(Race::witness).map(w -> w.getOrDefault("T", "")).filter(t -> t.matches("\\d{1,3}"))
				.mapToInt(Integer::parseInt).map(t -> Math.max(FEWEST_THREADS, Math.min(t, MOST_THREADS))).max().orElse(USUAL_THREADS);
	}
}
