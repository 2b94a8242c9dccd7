package org.racelens.analysis.tests.execution.semantics;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.racelens.analysis.tests.execution.Executed;
import org.racelens.analysis.tests.execution.Probe;
import org.racelens.execution.region.Item;
import org.racelens.execution.region.OrderMark;
import org.racelens.execution.region.OrderMark.Strength;
import org.racelens.race.verdict.Verdict;

/** A flush of everything orders what stands around it together with atomic operations, and nothing by itself. OpenMP 5.2 §1.4.4, §15.8.5 */
class FlushSemanticsTest {
	private static final String DATA = "int x, y, flag;";

	@ParameterizedTest
	@CsvSource({ "'', SEQUENTIAL", "seq_cst, SEQUENTIAL", "acq_rel, BOTH", "acquire, ACQUIRE", "release, RELEASE" })
	void itsStrengthIsThatOfItsMemoryOrder(String order, Strength strength) {
		Executed run = Executed.parallel(DATA, "x = 1;\n#pragma omp flush " + order + "\ny = 1;");
		assertEquals(List.of(strength), run.marks(OrderMark.Flush.class).stream().map(OrderMark.Flush::strength).toList());
	}

	@Test
	void oneWithAListOrdersNothing() {
		assertEquals(List.of(), Executed.parallel(DATA, "x = 1;\n#pragma omp flush(x)\ny = 1;").marks(OrderMark.class));
	}

	@Test
	void itAccessesNothing() {
		assertEquals(0, Executed.parallel(DATA, "#pragma omp flush\n#pragma omp flush(x, y)\n").items(Item.Access.class).size());
	}

	@Test
	void itStandsBetweenWhatIsBeforeAndBehind() {
		List<Item> items = Executed.parallel(DATA, "x = 1;\n#pragma omp flush\ny = 1;").region().items();
		assertEquals(List.of(Item.Access.class, Item.OrderPoint.class, Item.Access.class), items.stream().map(Item::getClass).toList());
	}

	@Test
	void itHappensWhereItsPathIsTaken() {
		Executed run = Executed.parallel(DATA, "if (omp_get_thread_num() == 2) {\n#pragma omp flush\n}");
		Item.OrderPoint point = run.items(Item.OrderPoint.class).get(0);
		assertTrue(run.isReached(point, 2, 0));
		assertFalse(run.isReached(point, 1, 0));
	}

	@Test
	void aFlagIsHandedOverByFlushesOnBothSides() {
		assertEquals(Verdict.RACE_FREE, handedOver("flush", "flush"));
		assertEquals(Verdict.RACE_FREE, handedOver("flush release", "flush acquire"));
		assertNotFree(handedOver("flush acquire", "flush acquire"));
		assertNotFree(handedOver("flush release", "flush release"));
		assertNotFree(handedOver("flush(flag)", "flush"));
		assertNotFree(handedOver("flush", "flush(x)"));
	}

	private static void assertNotFree(Verdict verdict) {
		assertFalse(verdict == Verdict.RACE_FREE);
	}

	private static Verdict handedOver(String before, String behind) {
		return Probe.region(DATA, "#pragma omp parallel num_threads(2)\n{\nif (omp_get_thread_num() == 0) {\nx = 1;\n#pragma omp " + before
				+ "\n#pragma omp atomic write relaxed\nflag = 1;\n} else {\nint f;\n"
				+ "#pragma omp atomic read relaxed\nf = flag;\nif (f) {\n#pragma omp " + behind + "\nx = 2;\n}\n}\n}");
	}
}
