package org.racelens.confirm;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.stream.Stream;
import org.racelens.confirm.build.BuildFailure;
import org.racelens.confirm.build.Placement;
import org.racelens.confirm.build.Recipe;
import org.racelens.confirm.build.RecordedBuild;
import org.racelens.confirm.build.RunSentence;
import org.racelens.confirm.observed.ObservedRegions;
import org.racelens.model.gap.Explanation;
import org.racelens.recording.RecordedRun;
import org.racelens.recording.log.LogLimits;
import org.racelens.recording.log.ProcessInfo;

/** The runs of a program that was built with the recorder, one after the other. */
final class Runs {
	private final RecordedBuild build;
	private final Path work;
	private final Recipe recipe;
	private final Duration limit;
	private final ObservedRegions observed;
	private final List<Explanation> notes = new ArrayList<>();
	private Duration spent = Duration.ZERO;
	private int number;

	/**
	 * None has begun.
	 *
	 * @param work the folder for what is recorded
	 * @param limit of each run, and of the runs before the last one
	 * @param observed is told of each
	 */
	Runs(RecordedBuild build, Path work, Recipe recipe, Duration limit, ObservedRegions observed) {
		this.build = build;
		this.work = work;
		this.recipe = recipe;
		this.limit = limit;
		this.observed = observed;
	}

	/** Where a run is recorded, by its number from 0 on. */
	static Path log(Path work, int number) {
		return work.resolve("run-" + number);
	}

	/** How many there were. */
	int number() {
		return number;
	}

	/** Whether there is time for another one. */
	boolean isTimeLeft() {
		return spent.compareTo(limit) < 0;
	}

	/** What else is to be known of them. */
	List<Explanation> notes() {
		return notes.stream().distinct().toList();
	}

	/**
	 * Runs the program once more.
	 *
	 * @return how many operations of its schedule it has done, from the first one on; empty where it was not led along one, or no process
	 * of it has said so
	 * @throws BuildFailure where it cannot be run
	 * @throws java.util.concurrent.CancellationException when cancelled
	 */
	OptionalInt run(Placement placement) throws BuildFailure {
		Path log = log(work, number++);
		try {
			Files.createDirectory(log);
			long start = System.nanoTime();
			build.run(log, placement, recipe.arguments(), limit).note(limit).ifPresent(notes::add);
			spent = spent.plus(Duration.ofNanos(System.nanoTime() - start));
			OptionalInt led = OptionalInt.empty();
			for (Path process : RecordedRun.processes(log)) {
				observed.addCovering(process);
				OptionalInt done = ProcessInfo.in(process, LogLimits.DEFAULT).led();
				led = Stream.of(led, done).flatMapToInt(OptionalInt::stream).max();
			}
			return led;
		} catch (IOException e) {
			throw new BuildFailure(RunSentence.RUN_CANNOT_BE_RECORDED_X.of(String.valueOf(e.getMessage())), e);
		}
	}
}
