package org.racelens.analysis.tests.execution.memory;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.racelens.analysis.tests.execution.Executed;
import org.racelens.execution.region.OrderMark;
import org.racelens.execution.region.OrderMark.Strength;

/** What atomic operations and flushes mean for what stands around them, by their memory orders. OpenMP 5.2 §15.8.1, §15.8.4, §15.8.5 */
class MemoryOrdersTest {
	/** what makes a value one that another thread may have written */
	private static final String WRITE = "#pragma omp atomic write\nflag = 1;";

	@Test
	void aClauseSaysTheOrder() {
		assertEquals(Strength.ACQUIRE, read("", "acquire"));
		assertEquals(Strength.RELEASE, write("", "release"));
		assertEquals(Strength.SEQUENTIAL, read("", "seq_cst"));
		assertEquals(Strength.SEQUENTIAL, write("", "seq_cst"));
		assertEquals(Strength.RELAXED, read("", "relaxed"));
	}

	@Test
	void withoutAClauseAnAtomicOperationIsRelaxed() {
		assertEquals(Strength.RELAXED, read("", ""));
		assertEquals(Strength.RELAXED, write("", ""));
	}

	@Test
	void whatTheUnitRequiresCountsWhereNoClauseSaysAnything() {
		String required = "#pragma omp requires atomic_default_mem_order(seq_cst)\n";
		assertEquals(Strength.SEQUENTIAL, read(required, ""));
		assertEquals(Strength.RELAXED, read(required, "relaxed"));
		assertEquals(Strength.ACQUIRE, read(required, "acquire"));
	}

	@Test
	void aFlushIsAStrongOneUnlessAClauseSaysLess() {
		assertEquals(List.of(Strength.SEQUENTIAL), flushes("flush"));
		assertEquals(List.of(Strength.BOTH), flushes("flush acq_rel"));
		assertEquals(List.of(Strength.ACQUIRE), flushes("flush acquire"));
		assertEquals(List.of(Strength.RELEASE), flushes("flush release"));
	}

	private static Strength read(String required, String order) {
		List<OrderMark.Read> marks = run(required, "#pragma omp atomic read " + order + "\nseen = flag;\n" + WRITE)
				.marks(OrderMark.Read.class);
		assertEquals(1, marks.size());
		return marks.get(0).strength();
	}

	private static Strength write(String required, String order) {
		List<OrderMark.Write> marks = run(required, "#pragma omp atomic write " + order + "\nflag = 1;").marks(OrderMark.Write.class);
		assertEquals(1, marks.size());
		return marks.get(0).strength();
	}

	private static List<Strength> flushes(String directive) {
		return run("", "#pragma omp " + directive).marks(OrderMark.Flush.class).stream().map(OrderMark.Flush::strength).toList();
	}

	private static Executed run(String required, String statement) {
		return Executed.program(required + "int flag;\nvoid f(void) {\n#pragma omp parallel\n{\nint seen = 0;\n" + statement + "\n}\n}\n");
	}
}
