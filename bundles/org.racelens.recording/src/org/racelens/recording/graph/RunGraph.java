package org.racelens.recording.graph;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import org.racelens.recording.structure.Moment;
import org.racelens.recording.structure.RunStructure;
import org.racelens.recording.structure.Task;
import org.racelens.recording.structure.TaskOutline;
import org.racelens.recording.structure.Team;

/**
 * Makes the graph of one execution of a region, as the paper draws it. W-nodes are segments with accesses, labelled by their numbers, and
 * the first fragment of a task or a part of a loop, which is there if it has none (no label); P-nodes are threads, tasks and parts of
 * loops, labelled {@code thread n}, {@code team n}, {@code task n} and {@code iterations m–n}.
 * <p>
 * Between two barriers each thread has a P-node, but where that says nothing: where all that the threads did is parts of one loop these
 * stand side by side, and what one thread alone did is below the S-node. The parts of a thread's loop stand below an S-node of its own, as
 * the thread goes on behind them; they are not told apart where they create tasks, which may go on then.
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
	private final Detail detail;
	private final Predicate<Long> isShown;
	private final int most;
	private boolean isWhole = true;

	/** How much is drawn. */
	public enum Detail {
		/** parts of loops, too */
		PARTS,
		/** what a thread executed of a loop is not told apart */
		THREADS
	}

	private RunGraph(RunStructure run, Team team, Detail detail, Predicate<Long> isShown, int most) {
		this.isShown = isShown;
		this.detail = detail;
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

	/**
	 * The graph.
	 *
	 * @param isShown which segments are fragments of it
	 * @return empty where it would have more nodes than asked for, or be too deep to be looked at
	 */
	public static Optional<SeriesParallelGraph> of(RunStructure run, Team team, Detail detail, Predicate<Long> isShown, int most) {
		RunGraph graph = new RunGraph(run, team, detail, isShown, most);
		graph.region(graph.builder.root(), team, 0);
		return graph.isWhole ? Optional.of(graph.builder.build()) : Optional.empty();
	}

	private void region(GraphBuilder.Strand strand, Team team, int depth) {
		strand.beginSerial("region " + team.number(), new Subject(Subject.Kind.REGION, team.number(), team.code()));
		List<TaskOutline> tasks = members.getOrDefault(team.number(), new TreeMap<>()).values().stream().map(t -> outlines.get(t.number()))
				.toList();
		List<List<List<Moment>>> threads = tasks.stream().map(t -> phases(shown(t))).toList();
		int phases = threads.stream().mapToInt(List::size).max().orElse(0);
		for (int i = 0; i < phases; i++) {
			int phase = i;
			Map<Task, List<Steps.Step>> steps = new LinkedHashMap<>();
			IntStream.range(0, threads.size()).filter(n -> phase < threads.get(n).size() && !threads.get(n).get(phase).isEmpty())
					.forEach(n -> steps.put(tasks.get(n).task(), steps(tasks.get(n), threads.get(n).get(phase))));
			steps.values().removeIf(List::isEmpty);
			if (!steps.isEmpty()) {
				phase(strand, "phase " + phase, steps, depth);
			}
		}
		strand.endSerial();
	}

	private List<Moment> shown(TaskOutline outline) {
		return outline.moments().stream().filter(m -> m.kind() != Moment.Kind.SEGMENT || isShown.test(m.subject())).toList();
	}

	private List<Steps.Step> steps(TaskOutline outline, List<Moment> moments) {
		return Steps.of(outline, switch (detail) {
			case PARTS -> moments;
			case THREADS -> moments.stream().filter(m -> m.kind() != Moment.Kind.PART && m.kind() != Moment.Kind.PARTS_END).toList();
		});
	}

	private void phase(GraphBuilder.Strand strand, String label, Map<Task, List<Steps.Step>> threads, int depth) {
		Optional<Steps.Loop> loop = Steps.onlyLoop(List.copyOf(threads.values()));
		Map.Entry<Task, List<Steps.Step>> first = threads.entrySet().iterator().next();
		if (loop.isPresent()) {
			strand.beginSerial(label);
			parts(strand, loop.get(), depth);
		} else if (threads.size() == 1 && hasEnds(first.getValue())) {
			strand.beginSerial(label + ", " + name(first.getKey()));
			steps(strand, first.getValue(), depth);
		} else {
			strand.beginSerial(label);
			threads.forEach((task, steps) -> steps(member(strand, task), steps, depth));
		}
		strand.endSerial();
	}

	/** Whether each taskgroup that is begun is ended; one is not where the log ends first. */
	private static boolean hasEnds(List<Steps.Step> steps) {
		int open = 0;
		for (Steps.Step step : steps) {
			if (step instanceof Steps.Single single) {
				open += single.moment().kind() == Moment.Kind.GROUP_BEGIN ? 1 : single.moment().kind() == Moment.Kind.GROUP_END ? -1 : 0;
			}
		}
		return open == 0;
	}

	private void steps(GraphBuilder.Strand strand, List<Steps.Step> steps, int depth) {
		if (!(steps.get(0) instanceof Steps.Single single && single.moment().kind() == Moment.Kind.SEGMENT)) {
			strand.work("");
		}
		for (Steps.Step step : steps) {
			if (step instanceof Steps.Loop loop && loop.createsTasks()) {
				loop.parts().forEach(part -> moments(strand, part.moments(), depth));
			} else if (step instanceof Steps.Loop loop) {
				strand.beginSerial("loop");
				parts(strand, loop, depth);
				strand.endSerial();
			} else if (step instanceof Steps.Single single) {
				moments(strand, List.of(single.moment()), depth);
			}
		}
	}

	private void parts(GraphBuilder.Strand strand, Steps.Loop loop, int depth) {
		for (Steps.Part part : loop.parts()) {
			Subject subject = new Subject(Subject.Kind.PART, part.task().threadNumber(), part.part().part().code());
			isWhole &= builder.size() < most;
			if (isWhole) {
				begun(strand.parallel(iterations(part.part()) + ", " + name(part.task()), subject), part.moments(), depth);
			}
		}
	}

	private static String iterations(TaskOutline.Part part) {
		long first = part.first();
		long more = part.part().iterations() - 1;
		String one = more > 0 ? first + "–" + (first + more) : Long.toString(first);
		String next = part.distance() + first + (more > 0 ? "–" + (part.distance() + first + more) : "");
		return switch ((int) Math.min(part.part().parts(), 3)) {
			case 0, 1 -> (more > 0 ? "iterations " : "iteration ") + one;
			case 2 -> "iterations " + one + ", " + next;
			default -> "iterations " + one + ", " + next + ", …";
		};
	}

	private static String name(Task task) {
		return switch (task.team().construct()) {
			case PARALLEL -> "thread " + task.threadNumber();
			case TEAMS -> "team " + task.threadNumber();
		};
	}

	/** The first fragment is there, if it has no access. */
	private void begun(GraphBuilder.Strand strand, List<Moment> moments, int depth) {
		if (moments.isEmpty() || moments.get(0).kind() != Moment.Kind.SEGMENT) {
			strand.work("");
		}
		moments(strand, moments, depth);
	}

	private static GraphBuilder.Strand member(GraphBuilder.Strand strand, Task task) {
		Subject.Kind kind = switch (task.team().construct()) {
			case PARALLEL -> Subject.Kind.THREAD;
			case TEAMS -> Subject.Kind.TEAM;
		};
		return strand.parallel(name(task), new Subject(kind, task.threadNumber(), 0));
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
			case BARRIER, PART, PARTS_END:
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
		begun(child, shown(outline), depth);
	}
}
