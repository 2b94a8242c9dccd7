package org.racelens.confirm;

import java.util.HashMap;
import java.util.HashSet;
import java.util.Iterator;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
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
	/** A busy machine may let threads wait in vain. A run along what is known of a schedule before does not count. */
	private static final int TIMES = 2;

	private final Runs runs;
	private final Sightings sightings;
	private final TeamSizes sizes;
	private final IntConsumer begins;
	private final Map<Schedule, Explanation> told = new HashMap<>();
	private final Set<Schedule> shown = new HashSet<>();

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

	/** Whether the run that was led along the whole schedule of a race was the first one to show it. */
	boolean isLed(Race race) {
		return race.evidence().schedule().filter(shown::contains).isPresent();
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
			told.put(next.get(), replay(next.get(), report));
			next = next(report);
		}
	}

	private Optional<Schedule> next(UnitReport report) {
		Iterator<Schedule> open = sightings.missing(report).flatMap(race -> race.evidence().schedule().stream())
				.filter(s -> !told.containsKey(s) && s.team() <= TeamSizes.MOST_THREADS).iterator();
		return open.hasNext() ? Optional.of(open.next()) : Optional.empty();
	}

	private Explanation replay(Schedule schedule, UnitReport report) throws BuildFailure {
		Optional<Integer> stale = LedSchedule.stale(schedule).map(step -> step.number());
		if (stale.isPresent()) {
			return RaceSentence.STEP_X_OF_THE_SCHEDULE_READS_AN_OLDER_VALUE.of(Argument.number(stale.get()));
		}
		Optional<LedSchedule> first = led(schedule, report);
		if (first.isEmpty()) {
			return RaceSentence.AN_OPERATION_OF_THE_SCHEDULE_WAS_NOT_EXECUTED.of();
		}
		LedSchedule led = first.get();
		OptionalInt done = run(led, schedule);
		for (int time = led.isComplete() ? 1 : 0; time < TIMES && !isEnough(led, done, schedule, report) && runs.isTimeLeft(); time++) {
			led = led(schedule, report).orElse(led);
			done = run(led, schedule);
		}
		if (isWhole(led, done) && !sightings.isMissing(report, schedule)) {
			shown.add(schedule);
		}
		return ended(led, done);
	}

	private Optional<LedSchedule> led(Schedule schedule, UnitReport report) {
		return LedSchedule.of(sightings.seen(schedule), sightings.code(report, schedule), sightings.observed().atomics());
	}

	private OptionalInt run(LedSchedule led, Schedule schedule) throws BuildFailure {
		begins.accept(runs.number() + 1);
		return runs.run(Placement.along(led.text(), (int) schedule.team(), sizes));
	}

	private boolean isEnough(LedSchedule led, OptionalInt done, Schedule schedule, UnitReport report) {
		return isWhole(led, done) || !sightings.isMissing(report, schedule);
	}

	private static boolean isWhole(LedSchedule led, OptionalInt done) {
		return done.isPresent() && led.isWhole(done.getAsInt());
	}

	private static Explanation ended(LedSchedule led, OptionalInt done) {
		if (done.isEmpty()) {
			return RaceSentence.RUN_THAT_WAS_LED_ALONG_THE_SCHEDULE_DID_NOT_END.of();
		}
		if (!led.isComplete() && done.getAsInt() >= led.steps().size()) {
			return RaceSentence.AN_OPERATION_OF_THE_SCHEDULE_WAS_NOT_EXECUTED.of();
		}
		return isWhole(led, done) ? RaceSentence.A_RUN_WAS_LED_ALONG_THE_WHOLE_SCHEDULE.of()
				: RaceSentence.A_RUN_WAS_LED_ALONG_THE_SCHEDULE_BUT_LEFT_IT_BEHIND_STEP_X
						.of(Argument.number(led.last(done.getAsInt())));
	}
}
