package org.racelens.exploration.graph;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import org.racelens.exploration.answer.Coverage;
import org.racelens.exploration.answer.Ending;
import org.racelens.exploration.answer.Endings;
import org.racelens.exploration.answer.Exploration;
import org.racelens.exploration.answer.Limits;
import org.racelens.exploration.answer.Mode;
import org.racelens.exploration.machine.Bounding;
import org.racelens.exploration.machine.Code;
import org.racelens.exploration.machine.Futures;
import org.racelens.exploration.machine.Instruction;
import org.racelens.exploration.machine.Request;
import org.racelens.exploration.machine.ThreadState;
import org.racelens.exploration.skeleton.Conflicts;
import org.racelens.exploration.skeleton.Skeleton;
import org.racelens.model.source.Cancellation;

/**
 * All consistent execution graphs of a skeleton, each once.
 * <ol>
 * <li>What waits for nothing is added: segments, fences, writes, each at all places in modification order where it may stand.
 * <li>Then all threads stand at reads. The first that can read from a write of the graph does, from each of them in turn; and, in another
 * graph, from none of them but from one that comes later.
 * <li>A graph in which no thread gets on is an execution, finished or stuck; or one that another way led to already.
 * </ol>
 * <p>
 * Each prefix of a consistent graph is consistent, so an inconsistent one is left at once.
 */
public final class GraphExplorer {
	private final Skeleton skeleton;
	private final Limits limits;
	private final Endings endings;
	private final Reading reading;
	private final Choices choices;
	private final Judge judge;
	private final Deque<Graph> open = new ArrayDeque<>();
	private final Set<String> cut = new TreeSet<>();
	private long steps;
	private long executions;

	private GraphExplorer(Skeleton skeleton, List<Code> code, Conflicts conflicts, Reading reading, Limits limits, Endings endings) {
		this.skeleton = skeleton;
		this.limits = limits;
		this.endings = endings;
		this.reading = reading;
		this.choices = new Choices(code.stream().map(each -> Futures.of(each, skeleton.locations().size())).toList());
		this.judge = new Judge(conflicts);
	}

	/** What all executions of a skeleton show, as far as the limits allow. */
	public static Exploration explore(Skeleton skeleton, Conflicts conflicts, Reading reading, Limits limits, Cancellation cancellation,
			Endings endings) {
		List<Code> code = Code.of(skeleton, Bounding.ALL);
		GraphExplorer explorer = new GraphExplorer(skeleton, code, conflicts, reading, limits, endings);
		Coverage.End end = explorer.run(Graph.start(skeleton, code), cancellation);
		return new Exploration(Mode.GRAPH, explorer.judge.findings().races(), explorer.judge.findings().standstills(),
				new Coverage(end, explorer.cut, explorer.steps, explorer.executions));
	}

	private Coverage.End run(Graph start, Cancellation cancellation) {
		open.push(start);
		while (!open.isEmpty()) {
			if (cancellation.isCancelled()) {
				return Coverage.End.CANCELLED;
			}
			if (steps >= limits.steps() || executions >= limits.executions()) {
				return Coverage.End.LIMIT;
			}
			Graph graph = open.pop();
			steps++;
			if (grow(graph)) {
				read(graph);
			}
		}
		return Coverage.End.EXHAUSTED;
	}

	/** Adds what waits for nothing; false where the graph is not consistent or goes on as several others. */
	private boolean grow(Graph graph) {
		for (boolean hasGrown = true; hasGrown;) {
			hasGrown = false;
			for (int thread = 0; thread < graph.threads(); thread++) {
				for (Growth growth = grow(graph, thread); growth != Growth.NONE; growth = grow(graph, thread)) {
					if (growth == Growth.ENDED) {
						return false;
					}
					hasGrown = true;
				}
			}
			if (graph.haveAllArrived()) {
				graph.departAll();
				hasGrown = true;
			}
		}
		return true;
	}

	/** What became of a graph. */
	private enum Growth {
		NONE, GROWN, ENDED
	}

	private Growth grow(Graph graph, int thread) {
		ThreadState state = graph.frame(thread).state();
		Instruction next = graph.code(thread).at(state);
		if (next instanceof Instruction.Pass) {
			judge.passed(graph, graph.pass(thread));
			return Growth.GROWN;
		}
		if (next instanceof Instruction.Choose choose) {
			List<ThreadState> ways = graph.code(thread).ways(state);
			fork(graph, List.of(copy -> copy.choose(thread, ways.get(0), choose.isDoubtful()),
					copy -> copy.choose(thread, ways.get(1), choose.isDoubtful())));
			return Growth.ENDED;
		}
		if (next instanceof Instruction.Refuse) {
			return Growth.ENDED;
		}
		if (next instanceof Instruction.Cut loop) {
			cut.add(loop.loop().label());
		}
		return next instanceof Instruction.Perform && !graph.frame(thread).isWaiting() ? perform(graph, thread) : Growth.NONE;
	}

	private Growth perform(Graph graph, int thread) {
		Request request = graph.code(thread).request(graph.frame(thread).state());
		if (request instanceof Request.Store store) {
			return store(graph, thread, store);
		}
		if (request instanceof Request.Order order) {
			graph.fence(thread, order.order());
			return isConsistent(graph) ? Growth.GROWN : Growth.ENDED;
		}
		if (request instanceof Request.Meet) {
			graph.arrive(thread);
			return Growth.GROWN;
		}
		return Growth.NONE;
	}

	private Growth store(Graph graph, int thread, Request.Store store) {
		List<Integer> positions = new Coherence(graph).positions(thread, store);
		if (positions.size() == 1) {
			graph.store(thread, store, positions.get(0));
			return isConsistent(graph) ? Growth.GROWN : Growth.ENDED;
		}
		fork(graph, positions.stream().<Consumer<Graph>>map(position -> copy -> copy.store(thread, store, position)).toList());
		return Growth.ENDED;
	}

	/** @param ways how copies of the graph go on; the first one is followed first */
	private void fork(Graph graph, List<Consumer<Graph>> ways) {
		for (int i = ways.size() - 1; i >= 0; i--) {
			Graph copy = graph.copy();
			ways.get(i).accept(copy);
			keep(copy);
		}
	}

	private void keep(Graph graph) {
		if (isConsistent(graph)) {
			open.push(graph);
		}
	}

	private boolean isConsistent(Graph graph) {
		return SequentialConsistency.holds(graph, id -> true, reading);
	}

	/** All threads stand at reads, wait at a barrier, or have ended. */
	private void read(Graph graph) {
		List<Integer> readers = IntStream.range(0, graph.threads()).filter(thread -> load(graph, thread) != null).boxed().toList();
		if (readers.stream().anyMatch(thread -> choices.isLost(graph, thread, load(graph, thread)))) {
			return;
		}
		for (int thread : readers) {
			Request.Load load = load(graph, thread);
			List<Integer> sources = choices.sources(graph, thread, load);
			List<Integer> holders = choices.holders(graph, thread, load);
			boolean isFirstTest = load.waiting() == Request.Waiting.TEST && graph.frame(thread).seen() == 0;
			if (!sources.isEmpty() || !holders.isEmpty() || isFirstTest) {
				read(graph, thread, load, sources, holders);
				return;
			}
		}
		end(graph);
	}

	private void read(Graph graph, int thread, Request.Load load, List<Integer> sources, List<Integer> holders) {
		List<Consumer<Graph>> ways = new ArrayList<>();
		sources.forEach(source -> ways.add(copy -> copy.load(thread, load, source)));
		holders.forEach(holder -> ways.add(copy -> copy.fail(thread, load, holder)));
		if (load.waiting() == Request.Waiting.TEST && graph.frame(thread).seen() == 0) {
			ways.add(copy -> copy.fail(thread, load, -1));
		}
		if (choices.mayBePostponed(graph, thread, load)) {
			ways.add(copy -> copy.postpone(thread));
		}
		fork(graph, ways);
	}

	private static Request.Load load(Graph graph, int thread) {
		ThreadState state = graph.frame(thread).state();
		Instruction next = graph.code(thread).at(state);
		boolean isOperation = next instanceof Instruction.Perform || next instanceof Instruction.Retry;
		return isOperation && graph.code(thread).request(state) instanceof Request.Load load ? load : null;
	}

	private void end(Graph graph) {
		if (IntStream.range(0, graph.threads()).allMatch(thread -> graph.code(thread).isFinished(graph.frame(thread).state()))) {
			executions++;
			endings.finished(ending(graph));
		} else if (judge.ended(graph)) {
			executions++;
		}
	}

	private Ending ending(Graph graph) {
		List<List<Long>> registers = IntStream.range(0, graph.threads())
				.mapToObj(thread -> graph.code(thread).registers(graph.frame(thread).state())).toList();
		List<Long> memory = IntStream.range(0, skeleton.locations().size()).mapToObj(location -> graph.lastModification(location).written())
				.toList();
		return new Ending(registers, memory);
	}
}
