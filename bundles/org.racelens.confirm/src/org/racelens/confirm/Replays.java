package org.racelens.confirm;

import java.util.HashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.IntConsumer;
import org.racelens.confirm.build.BuildFailure;
import org.racelens.confirm.build.Placement;
import org.racelens.confirm.build.TeamSizes;
import org.racelens.model.gap.Argument;
import org.racelens.model.gap.Explanation;
import org.racelens.model.schedule.Schedule;
import org.racelens.race.verdict.Race;
import org.racelens.race.verdict.RaceSentence;
import org.racelens.race.verdict.UnitReport;

/** Runs that are led along the schedules of races that no other run has shown. */
final class Replays {
	private static final int MOST_RUNS = 8;
	/** A busy machine may let threads wait in vain. */
	private static final int TIMES = 2;

	private final Runs runs;
	private final Sightings sightings;
	private final TeamSizes sizes;
	private final IntConsumer begins;
	private final Map<Schedule, Explanation> told = new HashMap<>();

	/** @param begins takes the number of each run, from 1 */
	Replays(Runs runs, Sightings sightings, TeamSizes sizes, IntConsumer begins) {
		this.begins = begins;
		this.runs = runs;
		this.sightings = sightings;
		this.sizes = sizes;
	}

	/** What became of the schedule of a race; empty where it has none, or no run was to be led along it. */
	Optional<Explanation> told(Race race) {
		return race.evidence().schedule().map(told::get);
	}

	/** Whether a run was led along the whole schedule of a race. */
	boolean isLed(Race race) {
		return told(race).filter(RaceSentence.A_RUN_WAS_LED_ALONG_THE_WHOLE_SCHEDULE.of()::equals).isPresent();
	}

	/**
	 * Leads runs along schedules until all races were seen, or each schedule was tried.
	 *
	 * @throws BuildFailure where the program cannot be run
	 * @throws java.util.concurrent.CancellationException when cancelled
	 */
	void lead(UnitReport report) throws BuildFailure {
		int first = runs.number();
		Optional<Schedule> next = next(report);
		while (next.isPresent() && runs.number() - first < MOST_RUNS && runs.isTimeLeft()) {
			told.put(next.get(), replay(next.get()));
			next = next(report);
		}
	}

	private Optional<Schedule> next(UnitReport report) {
		Iterator<Schedule> open = sightings.missing(report).flatMap(race -> race.evidence().schedule().stream())
				.filter(s -> !told.containsKey(s) && s.team() <= TeamSizes.MOST_THREADS).iterator();
		return open.hasNext() ? Optional.of(open.next()) : Optional.empty();
	}

	private Explanation replay(Schedule schedule) throws BuildFailure {
		Optional<Integer> stale = LedSchedule.stale(schedule).map(step -> step.number());
		if (stale.isPresent()) {
			return RaceSentence.STEP_X_OF_THE_SCHEDULE_READS_AN_OLDER_VALUE.of(Argument.number(stale.get()));
		}
		Optional<LedSchedule> led = LedSchedule.of(sightings.seen(schedule), sightings.observed().atomics());
		if (led.isEmpty()) {
			return RaceSentence.AN_OPERATION_OF_THE_SCHEDULE_WAS_NOT_EXECUTED.of();
		}
		OptionalInt done = OptionalInt.empty();
		for (int time = 0; time < TIMES && !(done.isPresent() && led.get().isWhole(done.getAsInt())); time++) {
			begins.accept(runs.number() + 1);
			done = runs.run(Placement.along(led.get().text(), (int) schedule.team(), sizes));
		}
		return ended(led.get(), done);
	}

	private static Explanation ended(LedSchedule led, OptionalInt done) {
		if (done.isEmpty()) {
			return RaceSentence.RUN_THAT_WAS_LED_ALONG_THE_SCHEDULE_DID_NOT_END.of();
		}
		return led.isWhole(done.getAsInt()) ? RaceSentence.A_RUN_WAS_LED_ALONG_THE_WHOLE_SCHEDULE.of()
				: RaceSentence.A_RUN_WAS_LED_ALONG_THE_SCHEDULE_BUT_LEFT_IT_BEHIND_STEP_X
						.of(Argument.number(led.last(done.getAsInt())));
	}
}
