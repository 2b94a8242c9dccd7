package org.racelens.exploration.graph;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import org.racelens.exploration.answer.Findings;
import org.racelens.exploration.answer.Move;
import org.racelens.exploration.answer.Race;
import org.racelens.exploration.answer.Standstill;
import org.racelens.exploration.machine.Standing;
import org.racelens.exploration.machine.ThreadState;
import org.racelens.exploration.skeleton.Conflict;
import org.racelens.exploration.skeleton.Conflicts;
import org.racelens.exploration.skeleton.Passage;

/** Finds what is wrong in graphs: segments that conflict without order, and threads that wait for what does not come. */
final class Judge {
	private final Conflicts conflicts;
	private final Map<Pair, List<Conflict>> asked = new HashMap<>();
	private final Findings findings = new Findings();

	Judge(Conflicts conflicts) {
		this.conflicts = conflicts;
	}

	/** Two executions of segments, of which it is asked once whether they conflict. */
	private record Pair(Passage first, Passage second) {
	}

	Findings findings() {
		return findings;
	}

	/** Compares a segment that has been added with those before it. */
	void passed(Graph graph, Event segment) {
		conflicts.passed(segment.passage());
		for (Event other : graph.events()) {
			if (other.kind() == EventKind.SEGMENT && other.thread() != segment.thread() && !other.happensBefore(segment)) {
				List<Conflict> found = asked.computeIfAbsent(new Pair(other.passage(), segment.passage()),
						pair -> conflicts.between(pair.first, pair.second));
				if (!found.isEmpty()) {
					add(graph, other, segment, found);
				}
			}
		}
	}

	private void add(Graph graph, Event first, Event second, List<Conflict> found) {
		Prefix prefix = Prefix.of(graph, first, second);
		for (Conflict conflict : found) {
			if (!findings.isClear(conflict, prefix.moves() + 2)) {
				List<Move> schedule = Schedules.of(prefix, Map.of(first, conflict.first(), second, conflict.second()));
				findings.add(new Race(first.passage(), second.passage(), conflict, schedule, prefix.doubts()));
			}
		}
	}

	/** Whether nobody gets on in a graph that has not finished, however the last writes become known. */
	boolean ended(Graph graph) {
		List<Standstill.Waiting> waiting = new ArrayList<>();
		List<Long> memory = IntStream.range(0, graph.locations()).mapToObj(location -> graph.lastModification(location).written()).toList();
		boolean areLocks = true;
		for (int thread = 0; thread < graph.threads(); thread++) {
			Standing standing = new Standing(graph.code(thread));
			ThreadState state = graph.frame(thread).state();
			Optional<String> label = standing.label(state, memory);
			if (label.isPresent()) {
				waiting.add(new Standstill.Waiting(thread, label.get()));
				areLocks &= standing.isAtLock(state);
			} else if (!graph.code(thread).isFinished(state)) {
				return false;
			}
		}
		Prefix all = Prefix.all(graph);
		findings.add(
				new Standstill(areLocks ? Standstill.Kind.LOCK_CYCLE : Standstill.Kind.WAITS_FOREVER, waiting, Schedules.of(all, Map.of()),
						OptionalInt.empty(), all.doubts()));
		return true;
	}
}
