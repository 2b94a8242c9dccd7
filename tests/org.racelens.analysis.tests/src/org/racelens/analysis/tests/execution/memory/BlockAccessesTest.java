package org.racelens.analysis.tests.execution.memory;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.racelens.analysis.tests.execution.Executed;
import org.racelens.analysis.tests.execution.Probe;
import org.racelens.analysis.tests.execution.Probe.Truth;
import org.racelens.execution.region.Item.Access;
import org.racelens.execution.region.Item.Purpose;
import org.racelens.logic.decide.Evaluator;
import org.racelens.logic.term.IntExpr;
import org.racelens.logic.term.Ints;

/** Functions that read and write blocks of bytes access these bytes and no others, and leave no value in them that is known. */
class BlockAccessesTest {
	private static final String INCLUDES = "#include <stdlib.h>\n#include <string.h>\n";
	private static final String DATA = INCLUDES + "int a[99], b[99]; char text[99];";

	private static Executed run(String statements) {
		return Executed.parallel(DATA, statements);
	}

	/** First byte and number of bytes. */
	private static List<Long> bytes(Access access, long n) {
		IntExpr both = Ints.add(access.place().offset(), access.size());
		Evaluator numbers = Ints.constant(both).isPresent() ? Executed.where(Map.of())
				: Executed.where(Map.of(Executed.parameter(both), n));
		return List.of(numbers.value(access.place().offset()), numbers.value(access.size()));
	}

	@Test
	void aBlockThatIsSetIsWritten() {
		Executed run = run("memset(a + n, 0, 4 * n);");
		assertEquals(List.of(true), run.accesses("a").stream().map(Access::write).toList());
		assertEquals(List.of(12L, 12L), bytes(run.write("a"), 3));
		assertEquals(List.of(28L, 28L), bytes(run.write("a"), 7));
	}

	@Test
	void aBlockThatIsCopiedIsReadThereAndWrittenHere() {
		Executed run = run("memcpy(a + 2, b + 5, 8);");
		assertEquals(List.of(8L, 8L), bytes(run.write("a"), 0));
		assertEquals(List.of(false), run.accesses("b").stream().map(Access::write).toList());
		assertEquals(List.of(20L, 8L), bytes(run.accesses("b").get(0), 0));
	}

	@Test
	void aBlockOfAThreadsOwnIsNotAccessedByOthers() {
		Executed run = run("int own[9]; memset(own, 0, sizeof own); memcpy(a, own, 4);");
		assertEquals(List.of(), run.accesses("own"));
		assertEquals(List.of(0L, 4L), bytes(run.write("a"), 0));
	}

	@Test
	void aBlockIsReleasedFromItsStartOn() {
		Executed run = Executed.code(DATA,
				"int *block = malloc(40);\n#pragma omp parallel\n{ int *own = malloc(40); free(own); free(block); }");
		List<Access> ends = run.items(Access.class).stream().filter(a -> a.purpose() == Purpose.RELEASE).toList();
		assertEquals(1, ends.size());
		assertTrue(ends.get(0).write());
		assertEquals(Ints.ZERO, ends.get(0).place().offset());
	}

	@Test
	void whatWasWrittenAsABlockIsNotKnown() {
		assertEquals(Truth.OPEN, truth("int x[3] = { 1, 2, 3 }, y[3]; y[0] = 7; memcpy(x, y, 4);", "x[0] == 7"));
		assertEquals(Truth.OPEN, truth("int x[3] = { 1, 2, 3 }; memset(x, 255, 12);", "x[1] == 2"));
		assertEquals(Truth.ALWAYS, truth("int x[3] = { 1, 2, 3 }, y[3]; memcpy(y, x, 12);", "x[1] == 2"));
		assertEquals(Truth.ALWAYS, truth("int x[3] = { 1, 2, 3 }, y[3]; memset(y, 0, 12);", "x[1] == 2"));
	}

	private static Truth truth(String statements, String expression) {
		return Probe.truth(INCLUDES, statements, expression);
	}
}
