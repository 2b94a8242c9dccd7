package org.racelens.recording.structure;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The order that ordered regions and doacross loops make between the implicit tasks of a team, between two of its barriers: for each place
 * at which a task waits for another one, what of each task is before it.
 */
final class LoopOrder {
	private static final int MOST_NUMBERS = 1 << 24;
	private static final int UNKNOWN = -1;

	/** An end of an arrow. */
	private record End(Arrow arrow, boolean isSink) {
		int position() {
			return isSink ? arrow.sinkPosition() : arrow.sourcePosition();
		}
	}

	/** What a task knows of each of the others, and since when. */
	private static final class Knowledge {
		private final List<End> ends = new ArrayList<>();
		private final IntList positions = new IntList();
		private final List<int[]> known = new ArrayList<>();
		private int next;

		int[] latest(int size) {
			if (!known.isEmpty()) {
				return known.get(known.size() - 1);
			}
			int[] none = new int[size];
			Arrays.fill(none, UNKNOWN);
			return none;
		}
	}

	private final Map<Task, Integer> indexes = new HashMap<>();
	private final List<Knowledge> tasks = new ArrayList<>();
	private final Map<Arrow, int[]> released = new HashMap<>();

	private LoopOrder() {
	}

	/** The order in a phase; empty where it would need more memory than it may. */
	static Optional<LoopOrder> of(Team team, int phase) {
		List<Arrow> arrows = arrows(team, phase);
		LoopOrder order = new LoopOrder();
		for (Arrow arrow : arrows) {
			order.knowledge(arrow.source()).ends.add(new End(arrow, false));
			order.knowledge(arrow.sink()).ends.add(new End(arrow, true));
		}
		if ((long) arrows.size() * order.tasks.size() > MOST_NUMBERS) {
			return Optional.empty();
		}
		return order.spread() ? Optional.of(order) : Optional.empty();
	}

	private static List<Arrow> arrows(Team team, int phase) {
		List<Arrow> arrows = new ArrayList<>();
		Map<Integer, OrderedEntry> last = new HashMap<>();
		for (OrderedEntry entry : team.ordered) {
			if (entry.phase == phase && !entry.task.isExplicit()) {
				OrderedEntry before = last.put(entry.construct, entry);
				if (before != null && before.task != entry.task) {
					arrows.add(new Arrow(before.task, before.left, entry.task, entry.entered));
				}
			}
		}
		team.doacross.arrows.stream().filter(a -> a.source() != a.sink() && !a.source().isExplicit() && !a.sink().isExplicit())
				.filter(a -> Point.segment(a.source(), a.sourcePosition()).phase() == phase
						&& Point.segment(a.sink(), a.sinkPosition()).phase() == phase)
				.forEach(arrows::add);
		return arrows;
	}

	private Knowledge knowledge(Task task) {
		int index = indexes.computeIfAbsent(task, t -> {
			tasks.add(new Knowledge());
			return tasks.size() - 1;
		});
		return tasks.get(index);
	}

	/** Goes along the arrows; no, where they go in a circle, as they cannot in a whole log. */
	private boolean spread() {
		tasks.forEach(task -> task.ends.sort(Comparator.comparingInt(End::position)));
		Deque<Task> ready = new ArrayDeque<>(indexes.keySet().stream().sorted(Comparator.comparingLong(Task::number)).toList());
		while (!ready.isEmpty()) {
			advance(ready.remove(), ready);
		}
		return tasks.stream().allMatch(task -> task.next == task.ends.size());
	}

	private void advance(Task task, Deque<Task> ready) {
		Knowledge knowledge = knowledge(task);
		while (knowledge.next < knowledge.ends.size()) {
			End end = knowledge.ends.get(knowledge.next);
			int[] now = knowledge.latest(tasks.size()).clone();
			if (!end.isSink()) {
				now[indexes.get(task)] = end.position();
				released.put(end.arrow(), now);
				ready.add(end.arrow().sink());
			} else if (released.containsKey(end.arrow())) {
				int[] more = released.get(end.arrow());
				Arrays.setAll(now, i -> Math.max(now[i], more[i]));
				knowledge.positions.add(end.position());
				knowledge.known.add(now);
			} else {
				return;
			}
			knowledge.next++;
		}
	}

	/** Whether what holds after a point of one task holds at a point of another one, by these waits alone. */
	boolean isBefore(Task task, int after, Task other, int at) {
		Integer from = indexes.get(task);
		Integer to = indexes.get(other);
		if (from == null || to == null) {
			return false;
		}
		Knowledge knowledge = tasks.get(to);
		int count = knowledge.positions.countBelow((at + 1) / 2);
		return count > 0 && knowledge.known.get(count - 1)[from] >= 0 && after <= 2L * knowledge.known.get(count - 1)[from];
	}
}
