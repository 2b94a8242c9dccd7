package org.racelens.analysis.tests.execution.memory;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.racelens.analysis.tests.execution.Executed;
import org.racelens.analysis.tests.execution.GeneratedStates;
import org.racelens.analysis.tests.execution.Machines;
import org.racelens.analysis.tests.execution.Probe;
import org.racelens.analysis.tests.execution.Probe.Truth;
import org.racelens.execution.machine.Machine;
import org.racelens.execution.memory.InputRanges;
import org.racelens.logic.decide.Evaluator;
import org.racelens.model.expression.Type.IntegerType;

/** Numbers that come from outside lie in the range of the type that they are read with, and nothing more is known of them. */
class InputRangesTest {
	private static final long MOST = 1L << 62;
	private static final long LEAST = -MOST;
	private static final List<Long> EDGES = List.of(LEAST, -2147483649L, -2147483648L, -32769L, -32768L, -129L, -128L, -1L, 0L, 1L,
			2L, 127L, 128L, 255L, 256L, 32767L, 32768L, 65535L, 65536L, 2147483647L, 2147483648L, 4294967295L, 4294967296L,
			MOST);

	@Test
	void anArgumentHasTheValuesOfItsTypeAndNoOthers() {
		holds(IntegerType.BOOL, 0, 1);
		holds(IntegerType.CHAR, -128, 127);
		holds(new IntegerType(8, false, false), 0, 255);
		holds(new IntegerType(16, true, false), -32768, 32767);
		holds(new IntegerType(16, false, false), 0, 65535);
		holds(new IntegerType(32, false, false), 0, 4294967295L);
	}

	@Test
	void aWideUnsignedArgumentHasNoUpperBoundAndASignedOneNone() {
		holds(IntegerType.SIZE, 0, MOST);
		holds(IntegerType.LONG, LEAST, MOST);
	}

	@Test
	void whatUnknownMemoryHoldsIsInTheRangeOfItsType() {
		String data = "unsigned char c; short s; unsigned u; int n;";
		assertEquals(Truth.ALWAYS, Probe.truth(data, "f(void)", "", "c <= 255 && s >= -32768 && s <= 32767"));
		assertEquals(Truth.OPEN, Probe.truth(data, "f(void)", "", "c <= 254"));
		assertEquals(Truth.OPEN, Probe.truth(data, "f(void)", "", "s >= 0"));
		assertEquals(Truth.ALWAYS, Probe.truth(data, "f(void)", "", "(long) u >= 0"));
		assertEquals(Truth.OPEN, Probe.truth(data, "f(void)", "", "(long) n >= 0"));
	}

	@Test
	void memoryThatIsReadInBothWaysIsBelowZeroWhereTheSignedReadSeesIt() {
		String read = "unsigned *u = (unsigned *) p; int one = *p; unsigned other = *u;";
		assertEquals(Truth.ALWAYS, Probe.truth("", "f(int *p)", read, "(unsigned) one == other"));
		assertEquals(Truth.OPEN, Probe.truth("", "f(int *p)", read, "one >= 0"));
		assertEquals(Truth.OPEN, Probe.truth("", "f(int *p)", read, "other <= 2147483647u"));
		assertEquals(Truth.OPEN, Probe.truth("", "f(int *p)", read, "(long) one == (long) other"));
	}

	private static void holds(IntegerType type, long least, long most) {
		Machine machine = Machines.of("");
		InputRanges.argument(machine, GeneratedStates.I, type);
		for (long value : EDGES) {
			Evaluator numbers = Executed.where(Map.of(GeneratedStates.I, value));
			boolean possible = machine.serial().rootFacts().stream().allMatch(numbers::holds);
			assertEquals(least <= value && value <= most, possible, value + " in " + type);
		}
	}
}
