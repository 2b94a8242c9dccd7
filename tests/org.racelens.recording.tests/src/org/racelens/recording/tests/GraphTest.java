package org.racelens.recording.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.BiPredicate;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.racelens.recording.graph.GraphBuilder;
import org.racelens.recording.graph.GraphNode;
import org.racelens.recording.graph.NodeKind;
import org.racelens.recording.graph.RunGraph;
import org.racelens.recording.graph.SeriesParallelGraph;
import org.racelens.recording.graph.Subject;
import org.racelens.recording.structure.Order;

/** The graphs of the figures of the paper on OMP-RACER, and of runs. */
class GraphTest {
	private static final int MOST = 10_000;

	@TempDir
	private Path folder;

	private final GraphBuilder builder = new GraphBuilder();
	private final GraphBuilder.Strand main = builder.root();

	private static int node(SeriesParallelGraph graph, String label) {
		return IntStream.range(0, graph.nodes().size()).filter(i -> graph.nodes().get(i).label().equals(label)).findFirst().orElseThrow();
	}

	private static boolean parallel(SeriesParallelGraph graph, String first, String second) {
		boolean answer = graph.mayRunInParallel(node(graph, first), node(graph, second));
		assertEquals(answer, graph.mayRunInParallel(node(graph, second), node(graph, first)));
		return answer;
	}

	private static String shape(SeriesParallelGraph graph, int node) {
		StringBuilder text = new StringBuilder(graph.nodes().get(node).kind().name());
		text.append(graph.nodes().get(node).value() < 0 ? "-" : "");
		List<String> children = IntStream.range(0, graph.nodes().size()).filter(i -> graph.nodes().get(i).parent() == node)
				.mapToObj(i -> shape(graph, i)).toList();
		return children.isEmpty() ? text.toString() : text + "(" + String.join(" ", children) + ")";
	}

	/** Figure 1: a dynamic loop, and a single construct whose taskwait does not wait for the inner task. */
	private SeriesParallelGraph figure1() {
		main.work("W1");
		main.beginSerial("S2");
		main.beginSerial("S3");
		for (int i = 2; i <= 5; i++) {
			main.parallel("P" + (i - 1)).work("W" + i);
		}
		main.endSerial();
		main.beginSerial("S4");
		main.work("W6");
		GraphBuilder.Strand outer = main.task("P5");
		outer.work("W7");
		outer.task("P6").work("W8");
		outer.work("W9");
		main.taskwait();
		main.work("W10");
		main.endSerial();
		main.endSerial();
		main.work("W11");
		return builder.build();
	}

	@Test
	void figure1HasTheGraphOfThePaper() {
		assertEquals("S(W S(S(P(W) P(W) P(W) P(W)) S(W ST-(P(W ST(P(W) W))) W)) W)", shape(figure1(), 0));
	}

	@Test
	void figure1HasTheRelationsOfThePaper() {
		SeriesParallelGraph graph = figure1();
		assertTrue(parallel(graph, "W2", "W5"));
		assertTrue(parallel(graph, "W8", "W10"));
		assertFalse(parallel(graph, "W9", "W10"));
		assertTrue(parallel(graph, "W8", "W9"));
		assertFalse(parallel(graph, "W7", "W8"));
		assertFalse(parallel(graph, "W2", "W8"));
		assertFalse(parallel(graph, "W1", "W10"));
		assertFalse(parallel(graph, "W8", "W11"));
	}

	@Test
	void figure2aATaskgroupIsSerial() {
		main.work("W1");
		main.beginSerial("S2");
		main.task("P1").task("P2").work("W2");
		main.endSerial();
		main.work("W3");
		SeriesParallelGraph graph = builder.build();
		assertEquals("S(W S(ST(P(ST(P(W))))) W)", shape(graph, 0));
		assertFalse(parallel(graph, "W2", "W3"));
	}

	@Test
	void figure2bATaskIsParallelToWhatFollows() {
		main.work("W1");
		main.task("P1").work("W2");
		main.work("W3");
		SeriesParallelGraph graph = builder.build();
		assertEquals("S(W ST(P(W) W))", shape(graph, 0));
		assertEquals(1, graph.nodes().get(node(graph, "P1")).value());
		assertTrue(parallel(graph, "W2", "W3"));
		assertFalse(parallel(graph, "W1", "W2"));
	}

	@Test
	void figure2cATaskwaitIsSerialToTheChildren() {
		main.work("W1");
		GraphBuilder.Strand child = main.task("P1");
		child.work("W2");
		child.task("P2").work("W5");
		main.work("W3");
		main.taskwait();
		main.work("W4");
		SeriesParallelGraph graph = builder.build();
		assertEquals("S(W ST-(P(W ST(P(W))) W) W)", shape(graph, 0));
		assertFalse(parallel(graph, "W2", "W4"));
		assertTrue(parallel(graph, "W2", "W3"));
		assertTrue(parallel(graph, "W5", "W4"));
	}

	@Test
	void figure2dDependencesOrderTheTasksThemselves() {
		main.work("W1");
		GraphBuilder.Strand first = main.task("P1");
		first.work("W2");
		first.task("P4").work("W6");
		GraphBuilder.Strand second = main.task("P2");
		second.work("W4");
		GraphBuilder.Strand third = main.task("P3");
		third.work("W5");
		second.waitFor(first);
		third.waitFor(second);
		main.task("P5").work("W7");
		SeriesParallelGraph graph = builder.build();
		assertEquals(2, graph.dependences().size());
		assertFalse(parallel(graph, "W2", "W4"));
		assertFalse(parallel(graph, "W2", "W5"));
		assertTrue(parallel(graph, "W6", "W4"));
		assertTrue(parallel(graph, "W2", "W7"));
	}

	private static LogWriter.OfThread loop(Program program, int thread) {
		return program.on(thread).event(0x60, 1, 1, 2 + thread, 4);
	}

	private static LogWriter.OfThread loopEnd(Program program, int thread) {
		return program.on(thread).event(0x61, 1, 1, 2 + thread, 4);
	}

	private static SeriesParallelGraph graph(Segments segments, RunGraph.Detail detail) {
		return RunGraph.of(segments.structure(), segments.structure().teams().get(0), detail, s -> true, MOST).orElseThrow();
	}

	private static List<String> parts(SeriesParallelGraph graph) {
		return graph.nodes().stream().filter(n -> n.subject().kind() == Subject.Kind.PART).map(GraphNode::label).toList();
	}

	@Test
	void aRunOfFigure1HasItsGraph() {
		Program program = new Program(2);
		loop(program, 0).chunk(1, 0).write(1, 0x1000).chunk(1, 3).write(1, 0x1003);
		loop(program, 1).chunk(1, 1).write(1, 0x1001).chunk(1, 2).write(1, 0x1002).chunk(0);
		program.on(0).chunk(0);
		program.barrier();
		program.on(0).create(2, 4, 0);
		program.task(1, 4, () -> program.on(1).create(4, 5, 0).write(1, 0x1020));
		program.task(1, 5, () -> program.on(1).write(1, 0x1030));
		program.on(0).sync(5, 2).write(1, 0x1040);
		program.barrier();
		Segments segments = Segments.of(program.log, folder);
		SeriesParallelGraph graph = graph(segments, RunGraph.Detail.PARTS);
		assertEquals("S(S(S(P(W) P(W) P(W) P(W)) S(W ST-(P(W ST(P(W) W))) W)))", shape(graph, 0));
		assertEquals(List.of("iteration 0, thread 0", "iteration 1, thread 1", "iteration 2, thread 1", "iteration 3, thread 0"),
				parts(graph));
		String w2 = segments.byAddress().get(0x1000L).toString();
		String w5 = segments.byAddress().get(0x1003L).toString();
		assertTrue(parallel(graph, w2, w5));
		assertEquals("S(S(S(P(W W) P(W W)) S(W ST-(P(W ST(P(W) W))) W)))", shape(graph(segments, RunGraph.Detail.THREADS), 0));
		String w8 = segments.byAddress().get(0x1030L).toString();
		String w9 = segments.byAddress().get(0x1020L).toString();
		String w10 = segments.byAddress().get(0x1040L).toString();
		assertTrue(parallel(graph, w8, w10));
		assertFalse(parallel(graph, w9, w10));
	}

	@Test
	void whatAThreadDoesBesidesALoopIsSerialToItsParts() {
		Program program = new Program(2);
		program.on(0).write(1, 0x1000);
		loop(program, 0).chunk(2, 10).write(1, 0x1001).chunk(2, 12).write(1, 0x1002).chunk(0).write(1, 0x1003);
		loop(program, 1).chunk(2, 14).write(1, 0x1004).chunk(0);
		Segments segments = Segments.of(program.log, folder);
		SeriesParallelGraph graph = graph(segments, RunGraph.Detail.PARTS);
		assertEquals("S(S(S(P(W S(P(W) P(W)) W) P(W S(P(W))))))", shape(graph, 0));
		assertEquals(List.of("iterations 0–1, thread 0", "iterations 2–3, thread 0", "iterations 4–5, thread 1"), parts(graph));
		List<String> w = LongStream.range(0x1000, 0x1005).mapToObj(a -> segments.byAddress().get(a).toString()).toList();
		assertTrue(parallel(graph, w.get(1), w.get(2)));
		assertFalse(parallel(graph, w.get(0), w.get(2)));
		assertFalse(parallel(graph, w.get(1), w.get(3)));
		assertTrue(parallel(graph, w.get(3), w.get(4)));
	}

	/** A task of a part goes on behind a loop that has no barrier. */
	@Test
	void partsThatCreateTasksAreToldApartOnlyBeforeABarrier() {
		Program program = new Program(2);
		loop(program, 0).chunk(1, 0).create(2, 4, 0);
		program.task(0, 4, () -> program.on(0).write(1, 0x1000));
		program.on(0).chunk(0).write(1, 0x1001);
		loop(program, 1).chunk(1, 1).write(1, 0x1002).chunk(0);
		Segments segments = Segments.of(program.log, folder);
		SeriesParallelGraph graph = graph(segments, RunGraph.Detail.PARTS);
		assertEquals("S(S(S(P(W ST(P(W) W)) P(W S(P(W))))))", shape(graph, 0));
		assertTrue(parallel(graph, segments.byAddress().get(0x1000L).toString(), segments.byAddress().get(0x1001L).toString()));
	}

	@Test
	void whatTheCompilerSharesOutIsToldByItsIterations() {
		Program program = new Program(2);
		loop(program, 0).share(2, 0, 4, 3).write(1, 0x1000);
		loopEnd(program, 0).write(1, 0x1001);
		loop(program, 1).share(2, 2, 4, 2).write(1, 0x1002);
		loopEnd(program, 1);
		SeriesParallelGraph graph = graph(Segments.of(program.log, folder), RunGraph.Detail.PARTS);
		assertEquals("S(S(S(P(W S(P(W)) W) P(W S(P(W))))))", shape(graph, 0));
		assertEquals(List.of("iterations 0–1, 4–5, …, thread 0", "iterations 2–3, 6–7, thread 1"), parts(graph));
	}

	@Test
	void nestedRegionsAndDependencesAreInTheGraph() {
		Program program = new Program(2);
		program.on(0).fork(2, 2, 0x9100).implicit(2, 10, 2, 0).write(1, 0x1000);
		program.on(5).implicit(2, 11, 2, 1).write(1, 0x1010).sync(9, 11);
		program.on(0).sync(9, 10).leave(2, 10).join(2, 2).create(2, 4, 0).depend(4, 2, 9).create(2, 5, 0).depend(5, 1, 9);
		program.task(0, 4, () -> program.on(0).write(1, 0x1020)).task(1, 5, () -> program.on(1).write(1, 0x1030));
		Segments segments = Segments.of(program.log, folder);
		SeriesParallelGraph graph = graph(segments, RunGraph.Detail.PARTS);
		assertEquals("S(S(S(W S(S(P(W) P(W))) ST(P(W) P(W)))))", shape(graph, 0));
		assertEquals(List.of(new SeriesParallelGraph.Dependence(node(graph, "task 4"), node(graph, "task 5"))), graph.dependences());
		assertEquals(Optional.empty(),
				RunGraph.of(segments.structure(), segments.structure().teams().get(0), RunGraph.Detail.PARTS, s -> true, 5));
	}

	/** Of tasks and taskwaits alone the paper's relation is the definition's. */
	@Test
	void theRelationOfTasksAndTaskwaitsIsTheirOrder() {
		compare(RandomTasks.Constructs.NONE, (unordered, parallel) -> unordered == parallel);
	}

	/** A taskwait in a taskgroup waits for tasks from before it, which the graph does not know. */
	@Test
	void whatIsUnorderedIsParallelInTheGraph() {
		compare(RandomTasks.Constructs.TASKGROUPS, (unordered, parallel) -> parallel || !unordered);
	}

	private void compare(RandomTasks.Constructs constructs, BiPredicate<Boolean, Boolean> holds) {
		for (long seed = 0; seed < 500; seed++) {
			Segments segments = Segments.of(new RandomTasks(seed, constructs).log, folder);
			SeriesParallelGraph graph = graph(segments, RunGraph.Detail.PARTS);
			Map<Integer, Integer> nodes = new TreeMap<>();
			for (int i = 0; i < graph.nodes().size(); i++) {
				if (graph.nodes().get(i).kind() == NodeKind.W && !graph.nodes().get(i).label().isEmpty()) {
					nodes.put(Integer.parseInt(graph.nodes().get(i).label()), i);
				}
			}
			for (int a : nodes.keySet()) {
				for (int b : nodes.keySet()) {
					String pair = "seed " + seed + ", segments " + a + ", " + b;
					assertTrue(a >= b || holds.test(segments.structure().order(a, b) == Order.UNORDERED,
							graph.mayRunInParallel(nodes.get(a), nodes.get(b))), pair);
				}
			}
		}
	}
}
