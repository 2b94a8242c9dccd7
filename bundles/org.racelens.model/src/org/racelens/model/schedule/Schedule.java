package org.racelens.model.schedule;

import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import org.racelens.model.source.SourceRange;

/**
 * The part of an execution that shows something: what the threads of a team do, one step after the other. The order respects
 * happens-before.
 *
 * @param team the number of threads
 * @param steps numbered from 1; reads may find what is older than the newest write before them
 * @param repeatsFrom the step from which on the rest may be repeated for ever
 */
public record Schedule(long team, List<ScheduleStep> steps, Optional<Integer> repeatsFrom) {
	/** Keeps its own list. */
	public Schedule {
		steps = List.copyOf(steps);
		for (int i = 0; i < steps.size(); i++) {
			if (steps.get(i).number() != i + 1) {
				throw new IllegalArgumentException("step " + steps.get(i).number() + " in place " + (i + 1));
			}
		}
	}

	/** A schedule of which nothing repeats. */
	public Schedule(long team, List<ScheduleStep> steps) {
		this(team, steps, Optional.empty());
	}

	/** The step of a number. */
	public ScheduleStep step(int number) {
		return steps.get(number - 1);
	}

	/** The threads that do something, by their numbers. */
	public List<Long> threads() {
		return steps.stream().map(ScheduleStep::thread).distinct().sorted().toList();
	}

	/** The same with other places, for a file that is named or written otherwise. */
	public Schedule withPlaces(UnaryOperator<SourceRange> places) {
		return new Schedule(team, steps.stream().map(step -> step.withPlace(places.apply(step.place()))).toList(), repeatsFrom);
	}
}
