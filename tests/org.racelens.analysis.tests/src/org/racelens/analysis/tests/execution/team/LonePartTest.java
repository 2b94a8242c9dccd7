package org.racelens.analysis.tests.execution.team;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.racelens.analysis.tests.execution.Executed;
import org.racelens.execution.region.Item;
import org.racelens.execution.team.LonePart;
import org.racelens.logic.term.IntExpr;
import org.racelens.logic.term.Ints;

/** {@link LonePart}: what one thread writes in a part of its own it finds again there, unless others or earlier instances write it. */
class LonePartTest {
	private static final String DATA = "int x, y, shown[99];";

	private static IntExpr index(String statements) {
		return Executed.parallel(DATA, statements).index("shown");
	}

	@ParameterizedTest
	@ValueSource(strings = { "single", "single nowait", "masked", "sections" })
	void whatThePartWritesItFindsAgain(String directive) {
		assertEquals(Ints.of(5), index("#pragma omp " + directive + "\n{ x = 5; shown[x] = 1; }"));
		assertEquals(Ints.of(7), index("#pragma omp " + directive + "\n{ x = 5; x += 2; shown[x] = 1; }"));
	}

	@ParameterizedTest
	@ValueSource(strings = { "single", "single nowait", "sections" })
	void whatOthersWriteItDoesNotTrust(String directive) {
		IntExpr index = index("#pragma omp " + directive + "\n{ x = 5; shown[x] = 1; }\nx = y;");
		assertTrue(Ints.constant(index).isEmpty(), directive);
	}

	@Test
	void anInstanceOfAnotherTripMayHaveWrittenIt() {
		IntExpr before = index("for (int k = 0; k < 3; k++) {\n#pragma omp single\n{ shown[x] = 1; x = 5; }\n}");
		assertTrue(Ints.constant(before).isEmpty());
		assertEquals(Ints.of(5), index("for (int k = 0; k < 3; k++) {\n#pragma omp single\n{ x = 5; shown[x] = 1; }\n}"));
	}

	@Test
	void withoutABarrierInstancesOfOtherTripsMayBeExecutedMeanwhile() {
		String loop = "for (int k = 0; k < 3; k++) {\n#pragma omp single CLAUSE\n{ x = k; shown[x] = 1; }\n}";
		Executed joined = Executed.parallel(DATA, loop.replace("CLAUSE", ""));
		assertEquals(joined.items(Item.Loop.class).get(0).trip(), joined.index("shown"));
		Executed apart = Executed.parallel(DATA, loop.replace("CLAUSE", "nowait"));
		assertNotEquals(apart.items(Item.Loop.class).get(0).trip(), apart.index("shown"));
	}

	@Test
	void anotherConstructIsAnotherPart() {
		IntExpr index = index("#pragma omp single nowait\n{ x = 5; }\n#pragma omp single nowait\n{ x = 6; shown[x] = 1; }");
		assertTrue(Ints.constant(index).isEmpty());
		assertEquals(Ints.of(6), index("#pragma omp single\n{ x = 5; }\n#pragma omp single\n{ x = 6; shown[x] = 1; }"));
	}

	@Test
	void everyThreadKnowsBehindTheBarrierWhatOneHasWritten() {
		assertEquals(Ints.of(5), index("#pragma omp single\nx = 5;\nshown[x] = 1;"));
		assertTrue(Ints.constant(index("#pragma omp single nowait\nx = 5;\nshown[x] = 1;")).isEmpty());
	}
}
