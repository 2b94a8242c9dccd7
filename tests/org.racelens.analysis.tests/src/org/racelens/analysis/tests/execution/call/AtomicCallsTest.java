package org.racelens.analysis.tests.execution.call;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.racelens.analysis.tests.execution.Executed;
import org.racelens.analysis.tests.execution.Probe;
import org.racelens.execution.region.Item.Access;
import org.racelens.execution.region.Item.Atomicity;
import org.racelens.execution.region.OrderMark;
import org.racelens.execution.region.OrderMark.Strength;
import org.racelens.race.verdict.Verdict;

/** Atomic operations that are calls: what they access atomically, what plainly, and what their memory orders order. C11 §7.17 */
class AtomicCallsTest {
	private static final String DATA = "#include <stdatomic.h>\n_Atomic int v; atomic_flag flag; int plain, expected;";

	private static Executed run(String statement) {
		return Executed.parallel(DATA, statement);
	}

	private static void areAtomic(String statement, boolean... writes) {
		List<Access> accesses = run(statement).accesses("v");
		assertEquals(writes.length, accesses.size(), statement);
		for (int i = 0; i < writes.length; i++) {
			assertEquals(writes[i], accesses.get(i).write(), statement);
			assertEquals(Atomicity.DEVICE, accesses.get(i).atomicity(), statement);
		}
	}

	@Test
	void theObjectIsAccessedAtomically() {
		areAtomic("plain = atomic_load(&v);", false);
		areAtomic("atomic_store(&v, 3);", true);
		areAtomic("atomic_fetch_add(&v, 3);", false, true);
		areAtomic("plain = atomic_exchange(&v, 3);", false, true);
		areAtomic("v++;", false, true);
		areAtomic("v = 3;", true);
	}

	@Test
	void theBuiltInsAreAtomicOnPlainObjects() {
		for (String call : List.of("__atomic_store_n(&plain, 1, __ATOMIC_RELAXED);", "__atomic_fetch_add(&plain, 1, __ATOMIC_SEQ_CST);",
				"__sync_fetch_and_add(&plain, 1);")) {
			assertTrue(run(call).accesses("plain").stream().allMatch(Access::atomic), call);
			assertTrue(run(call).accesses("plain").stream().anyMatch(Access::write), call);
		}
	}

	@Test
	void whatElseAnOperationUsesIsPlain() {
		Executed run = run("atomic_compare_exchange_strong(&v, &expected, 3);");
		assertTrue(run.accesses("expected").stream().noneMatch(Access::atomic));
		assertEquals(List.of(false, true), run.accesses("expected").stream().map(Access::write).toList());
		assertTrue(run("atomic_store(&v, plain);").accesses("plain").stream().noneMatch(Access::atomic));
	}

	@Test
	void anOrderIsThatOfItsArgument() {
		assertEquals(Strength.ACQUIRE, read("memory_order_acquire"));
		assertEquals(Strength.RELAXED, read("memory_order_relaxed"));
		assertEquals(Strength.SEQUENTIAL, read("memory_order_seq_cst"));
		assertEquals(Strength.RELEASE, write("memory_order_release"));
		assertEquals(Strength.RELAXED, write("memory_order_relaxed"));
		assertEquals(Strength.SEQUENTIAL, run("atomic_store(&v, 1);").marks(OrderMark.Write.class).get(0).strength());
	}

	private static Strength read(String order) {
		return run("atomic_store(&v, 1); plain = atomic_load_explicit(&v, " + order + ");").marks(OrderMark.Read.class).get(0).strength();
	}

	private static Strength write(String order) {
		return run("atomic_store_explicit(&v, 1, " + order + ");").marks(OrderMark.Write.class).get(0).strength();
	}

	@Test
	void aFenceOrdersWithoutAnObject() {
		List<OrderMark.Flush> fences = run("atomic_thread_fence(memory_order_acquire); atomic_thread_fence(memory_order_seq_cst);")
				.marks(OrderMark.Flush.class);
		assertEquals(List.of(Strength.ACQUIRE, Strength.SEQUENTIAL), fences.stream().map(OrderMark.Flush::strength).toList());
	}

	@Test
	void anOrderThatIsNotKnownMayOrder() {
		Executed run = Executed.parallel(DATA, "atomic_store_explicit(&v, 1, n); plain = 2;");
		assertTrue(run.write("plain").unknownOrder().isPresent());
		assertTrue(run("atomic_store_explicit(&v, 1, memory_order_release); plain = 2;").write("plain").unknownOrder().isEmpty());
	}

	@Test
	void atomicOperationsDoNotRaceWithEachOtherAndDoWithPlainOnes() {
		assertEquals(Verdict.RACE_FREE, Probe.region(DATA, "#pragma omp parallel\natomic_fetch_add(&v, 1);"));
		assertEquals(Verdict.RACE,
				Probe.region(DATA, "#pragma omp parallel\n{ __atomic_store_n(&plain, 1, __ATOMIC_SEQ_CST); plain = 2; }"));
		assertEquals(Verdict.RACE_FREE, Probe.region(DATA, "#pragma omp parallel\n__atomic_store_n(&plain, 1, __ATOMIC_SEQ_CST);"));
	}
}
