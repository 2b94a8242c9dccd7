package org.racelens.analysis.tests.oracle;

import java.util.BitSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.racelens.analysis.tests.oracle.Instance.Effect;
import org.racelens.analysis.tests.oracle.Instance.Location;
import org.racelens.analysis.tests.oracle.TaskRun.Held;

/**
 * One access of one execution.
 *
 * @param label the line's label
 * @param location the variable and the subscripts' values
 * @param copy which of several variables of that name
 * @param effect what is done
 * @param point its place in the order
 * @param task who does it
 * @param locks what is held
 * @param lane the lane, inside a simd loop
 * @param iteration the values of the loop variables around it
 */
record Event(int label, Location location, int copy, Effect effect, int point, TaskRun task, Set<Held> locks, Optional<Lane> lane,
		Map<String, Integer> iteration) {

	/** The race formula, condition by condition. */
	boolean racesWith(Event other, List<BitSet> later) {
		return location.equals(other.location) && copy == other.copy
				&& (effect.writes() || other.effect.writes())
				&& (lanesClash(other) || task.thread.mayDifferFrom(other.task.thread)
						&& !later.get(point).get(other.point) && !later.get(other.point).get(point)
						&& !excludes(other));
	}

	/** Whether this is the instance that a witness describes; a deferred task may be on any thread. */
	boolean isNamedBy(ReplayedWitness.End end) {
		boolean there = !(task.thread instanceof ThreadChain.Member member) || member.number() == end.thread();
		return label == end.label() && there && iteration.entrySet().containsAll(end.iteration().entrySet());
	}

	private boolean excludes(Event other) {
		boolean locked = task.contentionGroup == other.task.contentionGroup && locks.stream().anyMatch(mine -> other.locks.stream()
				.anyMatch(theirs -> mine.lock().equals(theirs.lock()) && mine.holder() != theirs.holder()));
		return effect.atomic() && other.effect.atomic() || locked || task.excludes(other.task);
	}

	private boolean lanesClash(Event other) {
		return lane.isPresent() && other.lane.isPresent() && task == other.task && lane.get().clashesWith(other.lane.get());
	}

	/**
	 * A lane of a simd loop.
	 *
	 * @param loop which execution of which loop
	 * @param iteration the logical iteration
	 * @param position how many evaluations of the body come before in the text
	 * @param safelen iterations that far apart, or farther, never run at once
	 */
	record Lane(int loop, int iteration, int position, int safelen) {
		/** Whether lock step does not keep the order of two conflicting accesses: only lexically forward dependences are kept. */
		boolean clashesWith(Lane other) {
			if (iteration > other.iteration) {
				return other.clashesWith(this);
			}
			int distance = other.iteration - iteration;
			return loop == other.loop && distance > 0 && distance < safelen && other.position <= position;
		}
	}
}
