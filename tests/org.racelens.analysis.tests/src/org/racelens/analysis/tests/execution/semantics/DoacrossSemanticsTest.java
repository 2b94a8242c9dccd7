package org.racelens.analysis.tests.execution.semantics;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.racelens.analysis.tests.execution.Executed;
import org.racelens.execution.region.Breach;
import org.racelens.execution.region.Item;
import org.racelens.execution.region.OrderMark;
import org.racelens.execution.region.OrderMark.Sink;
import org.racelens.execution.region.OrderMark.Source;
import org.racelens.execution.region.OrderMark.Wanted;

/** The iterations that stand-alone {@code ordered} directives wait for, and from where on others may go on. OpenMP 5.2 §15.9.6, §15.10.1 */
class DoacrossSemanticsTest {
	private static final String UP = "for (int i = 2; i < 20; i++)\n";
	private static final String BY_TWO = "for (int i = 2; i < 20; i += 2)\n";
	private static final String DOWN = "for (int i = 20; i > 2; i--)\n";
	private static final String NEST = "for (int i = 2; i < 20; i++)\nfor (int k = 0; k < 9; k++)\n";

	private static Executed run(String loops, String directives) {
		int depth = loops.split("for").length - 1;
		return Executed.parallel("int x;", "#pragma omp for ordered(" + depth + ")\n" + loops + "{\n" + directives + "\n}");
	}

	private static String sink(String vector) {
		return "#pragma omp ordered depend(sink: " + vector + ")\n";
	}

	private static final String SOURCE = "#pragma omp ordered depend(source)\n";

	private static Wanted wanted(String loops, String vector) {
		List<Sink> sinks = run(loops, sink(vector) + "x = 1;\n" + SOURCE).marks(Sink.class);
		assertEquals(1, sinks.size());
		return sinks.get(0).wanted();
	}

	private static Wanted back(long... trips) {
		return new Wanted.Back(Arrays.stream(trips).boxed().toList());
	}

	@Test
	void aVectorIsADistanceInTrips() {
		assertEquals(back(1), wanted(UP, "i-1"));
		assertEquals(back(3), wanted(UP, "i-3"));
		assertEquals(back(2), wanted(UP, "i+1-3"));
		assertEquals(back(1, 0), wanted(NEST, "i-1, k"));
		assertEquals(back(0, 2), wanted(NEST, "i, k-2"));
		assertEquals(back(1, -1), wanted(NEST, "i-1, k+1"));
	}

	@Test
	void theStepOfTheLoopCounts() {
		assertEquals(back(1), wanted(BY_TWO, "i-2"));
		assertEquals(back(2), wanted(BY_TWO, "i-4"));
		assertEquals(new Wanted.None(), wanted(BY_TWO, "i-1"));
		assertEquals(back(1), wanted(DOWN, "i+1"));
		assertEquals(back(4), wanted(DOWN, "i+4"));
	}

	@Test
	void anIterationCannotWaitForItselfOrForALaterOne() {
		Map<String, String> wrong = Map.of("i", UP, "i+1", UP, "i-1", DOWN, "i, k", NEST, "i, k+1", NEST, "i+1, k-1", NEST);
		wrong.forEach((vector, loops) -> {
			assertEquals(new Wanted.Unknown(), wanted(loops, vector), vector);
			assertTrue(run(loops, sink(vector) + SOURCE).told().contains(Breach.ITERATION_CANNOT_WAIT_FOR_ITSELF_OR_FOR_LATER_ONE), vector);
		});
	}

	@Test
	void whatHasNoDistanceIsNotKnown() {
		assertEquals(new Wanted.Unknown(), wanted(UP, "i-n"));
		assertEquals(new Wanted.Unknown(), wanted(NEST, "k-1, i"));
		assertEquals(new Wanted.Unknown(), wanted(NEST, "i-1"));
		assertTrue(run(NEST, sink("i-1") + SOURCE).told().contains(Breach.VECTOR_NAMES_ANOTHER_NUMBER_OF_LOOPS));
	}

	@Test
	void theCurrentIterationMinusOneIsThePreviousOne() {
		Executed run = run(UP,
				"#pragma omp ordered doacross(sink: omp_cur_iteration - 1)\nx = 1;\n#pragma omp ordered doacross(source:)\n");
		assertEquals(List.of(new Wanted.Previous()), run.marks(Sink.class).stream().map(Sink::wanted).toList());
		assertEquals(1, run.marks(Source.class).size());
	}

	@Test
	void marksStandWhereTheDirectivesDo() {
		Executed run = run(UP, sink("i-1") + "x = 1;\n" + SOURCE);
		List<Item> body = run.items(Item.Loop.class).get(0).body();
		assertInstanceOf(Sink.class, ((Item.OrderPoint) body.get(0)).mark());
		assertInstanceOf(Item.Access.class, body.get(1));
		assertInstanceOf(Source.class, ((Item.OrderPoint) body.get(body.size() - 1)).mark());
		assertEquals(run.marks(Sink.class).get(0).loop(), run.marks(Source.class).get(0).loop());
		assertEquals(List.of(run.items(Item.Loop.class).get(0).trip()), run.marks(Source.class).get(0).loop().trips());
	}

	@Test
	void aDirectiveOrdersOnlyTheIterationsThatMeetIt() {
		Executed run = run(UP, "if (i > 5) {\n" + sink("i-1") + "}\nx = 1;\n" + SOURCE);
		Item.OrderPoint sink = run.items(Item.OrderPoint.class).stream().filter(p -> p.mark() instanceof Sink).findFirst().orElseThrow();
		Item.Loop loop = run.items(Item.Loop.class).get(0);
		for (long trip = 0; trip < 8; trip++) {
			assertEquals(2 + trip > 5, Executed.where(Map.of(loop.trip(), trip)).holds(sink.guard()), "trip " + trip);
		}
	}

	@Test
	void aLoopWithoutOrderedHasNoSuchOrder() {
		Executed run = Executed.parallel("int x;", "#pragma omp for\n" + UP + "{\n" + sink("i-1") + "x = 1;\n}");
		assertEquals(List.of(), run.marks(OrderMark.class).stream().filter(OrderMark::isOfIterations).toList());
		assertTrue(run.told().contains(Breach.DOACROSS_MUST_STAND_INSIDE_A_LOOP_WITH_ORDERED_N));
	}
}
