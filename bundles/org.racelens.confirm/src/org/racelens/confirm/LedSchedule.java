package org.racelens.confirm;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.racelens.confirm.observed.AtomicCall;
import org.racelens.model.schedule.Schedule;
import org.racelens.model.schedule.ScheduleStep;
import org.racelens.model.source.SourceRange;

/**
 * A schedule as the recorder reads it, which leads a run along it: whoever is not next waits before the operation.
 *
 * @param text for {@code RACELENS_SCHEDULE}, see {@code runtime/src/schedule.c}
 * @param steps the numbers of the steps that are waited for, in their order
 * @param isComplete whether they are all that can be waited for
 */
record LedSchedule(String text, List<Integer> steps, boolean isComplete) {
	/** As many as the recorder takes. */
	private static final int MOST_STEPS = 64;
	private static final int MOST_CODES = 512;

	LedSchedule {
		steps = List.copyOf(steps);
	}

	/**
	 * The schedule for a program, up to the first operation that was not seen: a run that is led so far may show it.
	 *
	 * @param regions the code of those of the source that the schedule is one of
	 * @param calls the atomic operations of the program, as the runs have shown them
	 * @return empty where the region or the first operation of it was not seen, or there are too many
	 */
	static Optional<LedSchedule> of(Schedule schedule, Set<Long> regions, Collection<AtomicCall> calls) {
		List<String> words = new ArrayList<>(List.of(schedule.team() + "@" + hex(regions)));
		List<Integer> steps = new ArrayList<>();
		int codes = regions.size();
		boolean isComplete = true;
		for (ScheduleStep step : schedule.steps()) {
			Optional<String> what = what(step);
			if (what.isEmpty()) {
				continue;
			}
			Set<Long> code = isAtomic(step) ? codeOf(step.place(), calls) : Set.of();
			if (isAtomic(step) && code.isEmpty()) {
				isComplete = false;
				break;
			}
			codes += code.size();
			steps.add(step.number());
			words.add(step.thread() + what.get() + hex(code));
		}
		boolean isSmall = steps.size() <= MOST_STEPS && codes <= MOST_CODES;
		return isSmall && !steps.isEmpty() && !regions.isEmpty() ? Optional.of(new LedSchedule(String.join(" ", words), steps, isComplete))
				: Optional.empty();
	}

	/** The first step that finds what is not the newest there: no run of this kind can be made to. */
	static Optional<ScheduleStep> stale(Schedule schedule) {
		return schedule.steps().stream().filter(step -> !step.overlooked().isEmpty()).findFirst();
	}

	/** Whether all was done. */
	boolean isWhole(int done) {
		return isComplete && done >= steps.size();
	}

	/** The number of the last step that was done, 0 where none was. */
	int last(int done) {
		return done == 0 ? 0 : steps.get(Math.min(done, steps.size()) - 1);
	}

	private static String hex(Set<Long> code) {
		return code.stream().map(Long::toHexString).collect(Collectors.joining(","));
	}

	private static boolean isAtomic(ScheduleStep step) {
		return step.order().isPresent();
	}

	private static Optional<String> what(ScheduleStep step) {
		return switch (step.deed()) {
			case ATOMIC_READ -> Optional.of("r");
			case ATOMIC_WRITE -> Optional.of("w");
			case ATOMIC_UPDATE -> Optional.of("u");
			case SET_LOCK, ENTER_CRITICAL -> Optional.of("l");
			case TEST_LOCK -> Optional.of("t");
			case UNSET_LOCK, LEAVE_CRITICAL -> Optional.of("x");
			// order nothing that the others do not, or are waited for by all anyway
			case FLUSH, BARRIER, GUARDED_READ, GUARDED_WRITE, UPDATE, READ, WRITE -> Optional.empty();
		};
	}

	/** Of several operations in the lines those at the column, if debug information is so exact. */
	private static Set<Long> codeOf(SourceRange place, Collection<AtomicCall> calls) {
		List<AtomicCall> near = calls.stream().filter(c -> c.place().path().equals(place.path()) && c.place().line() <= place.endLine()
				&& place.line() <= c.place().endLine()).toList();
		List<AtomicCall> exact = near.stream().filter(c -> c.place().line() == place.line() && c.place().column() == place.column())
				.toList();
		return (exact.isEmpty() ? near : exact).stream().map(AtomicCall::address).collect(Collectors.toCollection(TreeSet::new));
	}
}
