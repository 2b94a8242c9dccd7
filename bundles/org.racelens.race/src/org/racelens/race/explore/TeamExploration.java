package org.racelens.race.explore;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.racelens.execution.region.Region;
import org.racelens.execution.region.Site;
import org.racelens.exploration.Explorer;
import org.racelens.exploration.answer.Exploration;
import org.racelens.exploration.answer.Limits;
import org.racelens.exploration.answer.Race;
import org.racelens.exploration.answer.Standstill;
import org.racelens.exploration.skeleton.Skeleton;
import org.racelens.logic.term.Bools;
import org.racelens.model.effort.Effort;
import org.racelens.model.schedule.Schedule;
import org.racelens.model.schedule.ScheduleStep;
import org.racelens.model.source.Cancellation;
import org.racelens.model.source.SourceRange;

/**
 * What the executions of a region by a team of one size show.
 *
 * @param isAssumed whether the program has all of these executions
 * @param cuts where executions go on behind what was looked at
 * @param bounds of these, the loops of which it is not known how many trips they make
 */
record TeamExploration(long size, DataAccesses data, StepOrigins origins, SourceSchedule schedules, Exploration found, boolean isAssumed,
		Set<String> cuts, Map<String, BoundedLoop> bounds) {
	/** What one step of an exploration costs, in units of effort. */
	private static final long UNITS = 44;

	/** What a team whose threads were gone through does. */
	static TeamExploration of(Region region, Walks team, Limits limits, Cancellation cancellation) {
		return of(region, team, new Explorer(team.data(), limits).explore(skeleton(team), cancellation));
	}

	/** What a team does some loops of which are not unrolled; empty where that cannot be followed to all ends. */
	static Optional<TeamExploration> ofRounds(Region region, Walks team, Limits limits, Cancellation cancellation) {
		Limits half = new Limits(limits.states() / 2, limits.steps(), limits.executions());
		return new Explorer(team.data(), half).exploreEndless(skeleton(team), cancellation).flatMap(found -> {
			boolean isComplete = found.coverage().isComplete();
			if (!isComplete) {
				Effort.spend(UNITS * found.coverage().steps());
			}
			return Optional.of(found).filter(f -> isComplete).map(f -> of(region, team, f));
		});
	}

	private static Skeleton skeleton(Walks team) {
		return new Skeleton(team.places().locations(), team.threads());
	}

	private static TeamExploration of(Region region, Walks team, Exploration found) {
		Effort.spend(UNITS * found.coverage().steps());
		boolean isAssumed = !team.extent().isWidened()
				&& Bindings.of(Map.of(region.teamSize(), team.size()), new Dealing(team.size(), Map.of()))
						.apply(region.assumptions()).equals(Bools.TRUE);
		Set<String> waiting = found.standstills().stream().flatMap(s -> s.waiting().stream()).map(Standstill.Waiting::label)
				.collect(Collectors.toSet());
		Set<String> cuts = team.extent().cuts().stream().filter(waiting::contains).collect(Collectors.toSet());
		SourceSchedule schedules = new SourceSchedule(team.size(), team.places().locations(), team.origins(), team.data());
		return new TeamExploration(team.size(), team.data(), team.origins(), schedules, found, isAssumed, cuts,
				team.extent().bounded());
	}

	/** Whether all executions were looked at to their ends. */
	boolean isExhausted() {
		return cuts.isEmpty() && found.coverage().isComplete();
	}

	/**
	 * Whether all executions were looked at in which no loop makes more trips than were, and nothing is behind where somebody stands still:
	 * all come to the end of the region, or to such a trip, or surely stand there. Where threads go round all that they do is known.
	 */
	boolean isWhole() {
		return found.coverage().isComplete() && bounds.keySet().containsAll(cuts) && found.standstills().stream()
				.allMatch(s -> s.repeats() || s.waiting().stream().anyMatch(w -> cuts.contains(w.label()))
						|| isAssumed && s.doubts().isEmpty());
	}

	/** The loops that make more trips in some execution. */
	List<BoundedLoop> bounded() {
		return cuts.stream().sorted().flatMap(c -> Optional.ofNullable(bounds.get(c)).stream()).toList();
	}

	/** The accesses to data that were compared with all others; of executions that stand still those that some execution comes to. */
	Set<Site> sites() {
		return found.standstills().isEmpty() ? data.sites() : data.passed();
	}

	/** Whether the program has the execution of a race, surely. */
	boolean isSure(Race race) {
		return isAssumed && race.doubts().isEmpty() && data.exact(race.conflict().first()).isPresent()
				&& data.exact(race.conflict().second()).isPresent();
	}

	/** The executions in which nobody gets on, but for those in which somebody stands where a loop was cut. */
	List<StuckTeam> stuck() {
		return found.standstills().stream().flatMap(still -> stuck(still).stream()).toList();
	}

	private Optional<StuckTeam> stuck(Standstill still) {
		List<StuckTeam.Waiter> waiting = new ArrayList<>();
		for (Standstill.Waiting each : still.waiting()) {
			Optional<SourceRange> place = origins.place(each.label());
			if (place.isEmpty()) {
				return Optional.empty();
			}
			waiting.add(new StuckTeam.Waiter(each.thread(), place.get()));
		}
		Schedule schedule = schedules.of(still.schedule(), still.repeatsFrom());
		boolean isOfLocks = still.kind() == Standstill.Kind.LOCK_CYCLE && !isCycle(waiting, holders(schedule));
		return Optional.of(new StuckTeam(size, isOfLocks ? Standstill.Kind.WAITS_FOREVER : still.kind(), waiting, schedule,
				isAssumed && still.doubts().isEmpty()));
	}

	/** All locks are held by threads that wait themselves. */
	private static boolean isCycle(List<StuckTeam.Waiter> waiting, Set<Long> holders) {
		Set<Long> waiters = waiting.stream().map(StuckTeam.Waiter::thread).collect(Collectors.toSet());
		return holders.size() > 1 && waiters.containsAll(holders);
	}

	/** A lock, and who has it. */
	private record Held(long thread, Optional<String> lock) {
	}

	/** Who holds locks at the end of a schedule. */
	private static Set<Long> holders(Schedule schedule) {
		List<Held> held = new ArrayList<>();
		for (ScheduleStep step : schedule.steps()) {
			Held lock = new Held(step.thread(), step.location());
			switch (step.deed()) {
				case SET_LOCK, ENTER_CRITICAL -> held.add(lock);
				case UNSET_LOCK, LEAVE_CRITICAL -> held.remove(lock);
				case TEST_LOCK -> held.addAll(step.read().filter(got -> got != 0).map(got -> List.of(lock)).orElse(List.of()));
				case ATOMIC_READ, ATOMIC_WRITE, ATOMIC_UPDATE, FLUSH, BARRIER, GUARDED_READ, GUARDED_WRITE, UPDATE, READ, WRITE -> {
					// no locks
				}
			}
		}
		return held.stream().map(Held::thread).collect(Collectors.toCollection(TreeSet::new));
	}
}
