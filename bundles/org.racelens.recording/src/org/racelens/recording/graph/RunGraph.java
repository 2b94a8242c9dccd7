package org.racelens.recording.graph;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import org.racelens.recording.structure.Moment;
import org.racelens.recording.structure.RunStructure;
import org.racelens.recording.structure.Task;
import org.racelens.recording.structure.TaskOutline;
import org.racelens.recording.structure.Team;

/**
 * Makes the graph of one execution of a region. W-nodes are segments with accesses, labelled by their numbers, P-nodes threads and tasks,
 * labelled {@code thread n}, {@code team n} and {@code task n}. Iterations of loops are not in logs, so that a loop's part of a thread is
 * one segment.
 */
public final class RunGraph {
	private static final int DEEPEST = 200;

	private final GraphBuilder builder = new GraphBuilder();
	private final Map<Long, TaskOutline> outlines = new HashMap<>();
	private final Map<Long, TreeMap<Integer, Task>> members = new HashMap<>();
	/** The regions inside, by their names. */
	private final Map<Long, Team> inner = new HashMap<>();
	private final Map<Long, GraphBuilder.Strand> strands = new HashMap<>();
	private final Set<Long> seen = new HashSet<>();
	private final int most;
	private boolean isWhole = true;

	private RunGraph(RunStructure run, Team team, int most) {
		this.most = most;
		for (TaskOutline outline : run.outlines(team)) {
			Task task = outline.task();
			outlines.put(task.number(), outline);
			inner.put(task.team().number(), task.team());
			if (!task.isExplicit()) {
				members.computeIfAbsent(task.team().number(), t -> new TreeMap<>()).put(task.threadNumber(), task);
			}
		}
	}

	/** The graph; empty where it would have more nodes than asked for, or be too deep to be looked at. */
	public static Optional<SeriesParallelGraph> of(RunStructure run, Team team, int most) {
		RunGraph graph = new RunGraph(run, team, most);
		graph.region(graph.builder.root(), team, 0);
		return graph.isWhole ? Optional.of(graph.builder.build()) : Optional.empty();
	}

	private void region(GraphBuilder.Strand strand, Team team, int depth) {
		strand.beginSerial("region " + team.number(), new Subject(Subject.Kind.REGION, team.number(), team.code()));
		List<List<List<Moment>>> threads = new ArrayList<>();
		List<Task> tasks = new ArrayList<>(members.getOrDefault(team.number(), new TreeMap<>()).values());
		tasks.forEach(task -> threads.add(phases(outlines.get(task.number()).moments())));
		int phases = threads.stream().mapToInt(List::size).max().orElse(0);
		for (int phase = 0; phase < phases; phase++) {
			phase(strand, phase, tasks, threads, depth);
		}
		strand.endSerial();
	}

	private void phase(GraphBuilder.Strand strand, int phase, List<Task> tasks, List<List<List<Moment>>> threads, int depth) {
		if (threads.stream().allMatch(moments -> phase >= moments.size() || moments.get(phase).isEmpty())) {
			return;
		}
		strand.beginSerial("phase " + phase);
		for (int n = 0; n < tasks.size(); n++) {
			if (phase < threads.get(n).size() && !threads.get(n).get(phase).isEmpty()) {
				moments(member(strand, tasks.get(n)), threads.get(n).get(phase), depth);
			}
		}
		strand.endSerial();
	}

	private static GraphBuilder.Strand member(GraphBuilder.Strand strand, Task task) {
		int number = task.threadNumber();
		return switch (task.team().construct()) {
			case PARALLEL -> strand.parallel("thread " + number, new Subject(Subject.Kind.THREAD, number, 0));
			case TEAMS -> strand.parallel("team " + number, new Subject(Subject.Kind.TEAM, number, 0));
		};
	}

	private static List<List<Moment>> phases(List<Moment> moments) {
		List<List<Moment>> phases = new ArrayList<>(List.of(new ArrayList<>()));
		for (Moment moment : moments) {
			if (moment.kind() == Moment.Kind.BARRIER) {
				phases.add(new ArrayList<>());
			} else {
				phases.get(phases.size() - 1).add(moment);
			}
		}
		return phases;
	}

	private void moments(GraphBuilder.Strand strand, List<Moment> moments, int depth) {
		for (Moment moment : moments) {
			isWhole &= builder.size() < most && depth < DEEPEST;
			if (isWhole) {
				moment(strand, moment, depth);
			}
		}
	}

	private void moment(GraphBuilder.Strand strand, Moment moment, int depth) {
		switch (moment.kind()) {
			case SEGMENT:
				strand.work(Long.toString(moment.subject()), new Subject(Subject.Kind.SEGMENT, moment.subject(), 0));
				break;
			case TASK:
				task(strand, outlines.get(moment.subject()), depth + 1);
				break;
			case REGION:
				region(strand, inner.get(moment.subject()), depth + 1);
				break;
			case TASKWAIT:
				strand.taskwait();
				break;
			case GROUP_BEGIN:
				strand.beginSerial("taskgroup");
				break;
			case GROUP_END:
				strand.endSerial();
				break;
			case BARRIER:
				break;
		}
	}

	private void task(GraphBuilder.Strand strand, TaskOutline outline, int depth) {
		long number = outline.task().number();
		if (!seen.add(number)) {
			return;
		}
		String label = "task " + number;
		Subject subject = new Subject(Subject.Kind.TASK, number, outline.task().code());
		GraphBuilder.Strand child = outline.isWaitedForAtOnce() ? strand.undeferredTask(label, subject) : strand.task(label, subject);
		strands.put(number, child);
		outline.waitsFor().stream().map(strands::get).filter(earlier -> earlier != null).forEach(child::waitFor);
		moments(child, outline.moments(), depth);
	}
}
