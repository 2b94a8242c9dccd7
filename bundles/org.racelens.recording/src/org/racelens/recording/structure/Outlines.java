package org.racelens.recording.structure;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeMap;

/** Puts together again what each task did, for those that made accesses or led to some that did. */
final class Outlines {
	private record Placed(int position, Moment moment) {
	}

	private final Team team;
	private final TreeMap<Long, Task> tasks = new TreeMap<>();
	private final TreeMap<Long, List<Placed>> moments = new TreeMap<>();
	private final Set<TaskGroup> groups = new HashSet<>();
	private final Set<Team> regions = new HashSet<>();

	private Outlines(Team team) {
		this.team = team;
	}

	/** The tasks of a team, and of those inside, by their numbers. */
	static List<TaskOutline> of(Team team, Segments segments) {
		Outlines outlines = new Outlines(team);
		for (int i = 0; i < segments.size(); i++) {
			if (segments.task(i) != null && outlines.isInside(segments.task(i))) {
				outlines.add(segments.task(i));
				outlines.place(segments.task(i), segments.point(i).at() / 2, Moment.Kind.SEGMENT, i);
			}
		}
		return outlines.tasks.values().stream().map(outlines::outline).toList();
	}

	private boolean isInside(Task task) {
		Team around = task.team();
		while (around != team && around.encountering() != null) {
			around = around.encountering().team();
		}
		return around == team;
	}

	private void add(Task first) {
		for (Task task = first; tasks.put(task.number(), task) == null;) {
			groups(task);
			if (task.parent() != null) {
				place(task.parent(), task.creation(), Moment.Kind.TASK, task.number());
				task = task.parent();
			} else if (task.team() != team) {
				if (regions.add(task.team())) {
					place(task.team().encountering(), task.team().fork(), Moment.Kind.REGION, task.team().number());
				}
				task = task.team().encountering();
			}
		}
	}

	private void groups(Task task) {
		for (TaskGroup group = task.group; group != null && groups.add(group); group = group.outer) {
			place(group.owner, group.begin, Moment.Kind.GROUP_BEGIN, 0);
			if (group.end != TaskGroup.OPEN) {
				place(group.owner, group.end, Moment.Kind.GROUP_END, 0);
			}
		}
	}

	private void place(Task task, int position, Moment.Kind kind, long subject) {
		moments.computeIfAbsent(task.number(), n -> new ArrayList<>()).add(new Placed(position, new Moment(kind, subject)));
	}

	private List<TaskOutline.Part> parts(Task task) {
		List<TaskOutline.Part> parts = new ArrayList<>();
		for (Chunks.Begin begin : task.chunks.begins()) {
			begin.part().ifPresentOrElse(part -> {
				place(task, begin.position(), Moment.Kind.PART, parts.size());
				parts.add(new TaskOutline.Part(begin.construct(), part, task.team().starts.of(begin.construct())));
			}, () -> place(task, begin.position(), Moment.Kind.PARTS_END, 0));
		}
		return parts;
	}

	private TaskOutline outline(Task task) {
		for (int i = 0; i < task.taskwaits.size(); i++) {
			place(task, task.taskwaits.get(i), Moment.Kind.TASKWAIT, 0);
		}
		for (int i = 0; i < task.barriers.size(); i++) {
			if (task.team().phaseAfter(i + 1) > task.team().phaseAfter(i)) {
				place(task, task.barriers.get(i), Moment.Kind.BARRIER, 0);
			}
		}
		List<TaskOutline.Part> parts = parts(task);
		List<Placed> all = moments.getOrDefault(task.number(), List.of());
		return new TaskOutline(task, task.undeferred, task.predecessors.stream().map(Task::number).toList(), parts,
				all.stream().sorted(Comparator.comparingInt(Placed::position)).map(Placed::moment).toList());
	}
}
