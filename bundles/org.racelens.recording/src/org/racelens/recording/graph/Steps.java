package org.racelens.recording.graph;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.racelens.recording.structure.Moment;
import org.racelens.recording.structure.Task;
import org.racelens.recording.structure.TaskOutline;

/** What an implicit task did between two barriers, step by step. */
final class Steps {
	/** A moment, or what the task executed of one loop or of its sections. */
	sealed interface Step permits Single, Loop {
	}

	/** What is no part of a loop. */
	record Single(Moment moment) implements Step {
	}

	/** The parts that one task was given of a loop or of sections. */
	record Loop(int construct, List<Part> parts) implements Step {
		/** Whether something is in its parts that may go on when the task goes on behind the loop. */
		boolean createsTasks() {
			return parts.stream().flatMap(p -> p.moments().stream()).anyMatch(m -> m.kind() == Moment.Kind.TASK);
		}
	}

	/** A part with what was done in it. */
	record Part(Task task, TaskOutline.Part part, List<Moment> moments) {
	}

	private final List<Step> steps = new ArrayList<>();
	private Optional<List<Moment>> open = Optional.empty();

	private Steps() {
	}

	/** @param moments of one phase */
	static List<Step> of(TaskOutline outline, List<Moment> moments) {
		Steps steps = new Steps();
		moments.forEach(moment -> steps.add(outline, moment));
		return List.copyOf(steps.steps);
	}

	private void add(TaskOutline outline, Moment moment) {
		switch (moment.kind()) {
			case PART:
				List<Moment> inside = new ArrayList<>();
				open = Optional.of(inside);
				add(new Part(outline.task(), outline.parts().get((int) moment.subject()), inside));
				break;
			case PARTS_END:
				open = Optional.empty();
				break;
			case SEGMENT, TASK, REGION, BARRIER, TASKWAIT, GROUP_BEGIN, GROUP_END:
				open.ifPresentOrElse(moments -> moments.add(moment), () -> steps.add(new Single(moment)));
				break;
		}
	}

	private void add(Part part) {
		Step last = steps.isEmpty() ? null : steps.get(steps.size() - 1);
		if (last instanceof Loop loop && loop.construct() == part.part().construct()) {
			loop.parts().add(part);
		} else {
			steps.add(new Loop(part.part().construct(), new ArrayList<>(List.of(part))));
		}
	}

	/** The one loop that all steps of all tasks are parts of, with them by their first iterations; empty where there is something else. */
	static Optional<Loop> onlyLoop(List<List<Step>> tasks) {
		List<Step> all = tasks.stream().flatMap(List::stream).toList();
		List<Loop> loops = all.stream().flatMap(s -> s instanceof Loop loop ? Stream.of(loop) : Stream.empty()).toList();
		boolean isOne = loops.size() == all.size() && loops.stream().map(Loop::construct).distinct().count() == 1;
		return isOne ? Optional.of(new Loop(loops.get(0).construct(), loops.stream().flatMap(l -> l.parts().stream())
				.sorted((a, b) -> Long.compare(a.part().first(), b.part().first())).toList())) : Optional.empty();
	}
}
