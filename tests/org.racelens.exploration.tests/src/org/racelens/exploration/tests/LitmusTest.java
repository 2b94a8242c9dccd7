package org.racelens.exploration.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.racelens.exploration.answer.Ending;
import org.racelens.exploration.answer.Exploration;
import org.racelens.exploration.answer.Limits;
import org.racelens.exploration.graph.GraphExplorer;
import org.racelens.exploration.graph.Reading;
import org.racelens.exploration.skeleton.Conflicts;
import org.racelens.model.source.Cancellation;

/** The outcomes of litmus shapes are those that are reasoned in shapes/litmus.txt, by brute force and by exploration. */
class LitmusTest {
	@TestFactory
	Stream<DynamicTest> shapes() throws IOException {
		return Shape.of("litmus.txt").stream().map(shape -> DynamicTest.dynamicTest(shape.name(), () -> check(shape)));
	}

	@Test
	void shapesAreMany() throws IOException {
		assertTrue(Shape.of("litmus.txt").size() >= 60);
	}

	@Test
	void eachShapeExpectsSomethingAndSaysWhy() throws IOException {
		for (Shape shape : Shape.of("litmus.txt")) {
			assertTrue(shape.expectations().size() > 1, shape.name());
			assertTrue(shape.expectations().stream().anyMatch(line -> line.startsWith("because ")), shape.name());
		}
	}

	private static void check(Shape shape) {
		Notation.Named named = shape.named(2);
		Enumerator.Results expected = Enumerator.of(named.skeleton());
		check(shape, named, Reading.WEAKER, expected.weaker());
		check(shape, named, Reading.STRONGER, expected.stronger());
	}

	private static void check(Shape shape, Notation.Named named, Reading reading, Enumerator.Result expected) {
		check(shape, named, reading, expected.endings().keySet());
		Explored.Count count = new Explored.Count();
		Exploration found = GraphExplorer.explore(named.skeleton(), Conflicts.BY_LOCATION, reading, Limits.USUAL, Cancellation.NEVER,
				count::add);
		assertTrue(found.coverage().isComplete());
		check(shape, named, reading, count.endings().keySet());
		assertEquals(expected.races(), Explored.races(found));
		assertEquals(expected.standstills(), Explored.standstills(found));
		if (shape.outcomes().isEmpty()) {
			assertEquals(shape.races(2), Shape.data(Explored.races(found)));
			assertEquals(shape.waits(2), !found.standstills().isEmpty());
		}
	}

	private static void check(Shape shape, Notation.Named named, Reading reading, Set<Ending> endings) {
		for (String outcome : shape.outcomes()) {
			boolean isMet = endings.stream().map(named::values).anyMatch((Map<String, Long> values) -> shape.matches(outcome, values));
			boolean isAllowed = outcome.startsWith("allows ") || outcome.startsWith("silent ") && reading == Reading.WEAKER;
			assertEquals(isAllowed, isMet, () -> shape.name() + ": " + outcome + ", " + reading);
		}
	}
}
