package org.racelens.analysis.tests.execution.memory;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.racelens.analysis.tests.execution.Executed;
import org.racelens.analysis.tests.execution.Probe;
import org.racelens.execution.memory.AccessRecorder;
import org.racelens.execution.region.Item;
import org.racelens.execution.region.Item.Access;
import org.racelens.execution.region.Item.Atomicity;
import org.racelens.execution.region.Lock;
import org.racelens.execution.region.MemoryObject;
import org.racelens.logic.term.BoolExpr;
import org.racelens.logic.term.Symbol;
import org.racelens.race.verdict.Verdict;

/** The accesses of a region's tasks to what they share: {@link AccessRecorder} keeps where, under which conditions and what excludes. */
class AccessRecorderTest {
	private static final String DATA = """
			#include <omp.h>
			#include <stdlib.h>
			int x, y, a[9]; omp_lock_t l; struct pair { int one, other; } p;
			struct __attribute__((packed)) odd { char c; int n; } o; long double wide;
			static void set(int *q) { *q = 1; }
			""";

	private static Executed run(String statements) {
		return Executed.parallel(DATA, statements);
	}

	private static List<Access> of(Executed run, Item.Purpose purpose) {
		return run.items(Access.class).stream().filter(a -> a.purpose() == purpose).toList();
	}

	@Test
	void eachAccessHasASiteOfItsOwn() {
		Executed run = run("x = 1; x = 2; set(&x); set(&x); for (int i = 0; i < n; i++) x++;");
		List<Access> all = run.accesses("x").isEmpty() ? List.of() : run.items(Access.class);
		assertEquals(all.size(), all.stream().map(Access::site).distinct().count());
		assertEquals(6, all.stream().filter(a -> a.place().object().name().equals("x")).count());
	}

	@Test
	void itsGuardIsTheWayThereAndTheChoiceOfItsPlace() {
		Access write = run("int *q = n > 3 ? &x : &y; if (n < 9) *q = 1;").writes("q").stream()
				.filter(w -> w.place().object().name().equals("x")).findFirst().orElseThrow();
		Symbol n = Executed.parameter(((BoolExpr.And) write.guard()).parts().stream().map(BoolExpr.NotPositive.class::cast)
				.map(BoolExpr.NotPositive::term).findFirst().orElseThrow());
		for (long value = 0; value < 12; value++) {
			assertEquals(value > 3 && value < 9, Executed.where(Map.of(n, value)).holds(write.guard()), "n = " + value);
		}
	}

	@Test
	void whatIsNotReachedIsNotRecorded() {
		assertEquals(List.of(), run("if (0) x = 1;").accesses("x"));
		assertEquals(List.of(), run("exit(1); x = 1;").accesses("x"));
		assertEquals(List.of(), run("(void) sizeof(x = 1);").accesses("x"));
	}

	@Test
	void locksAreThoseThatAreHeld() {
		Executed run = run("omp_set_lock(&l); x = 1; omp_unset_lock(&l); y = 1;\n#pragma omp critical\na[0] = 1;");
		assertEquals(List.of(Lock.Kind.LOCK), run.write("x").locks().stream().map(Lock::kind).toList());
		assertEquals(Set.of(), run.write("y").locks());
		assertEquals(List.of(Lock.Kind.CRITICAL), run.write("a").locks().stream().map(Lock::kind).toList());
	}

	@Test
	void atomicityReachesAsFarAsItsStorageLets() {
		assertEquals(Atomicity.DEVICE, run("\n#pragma omp atomic write\nx = 1;").write("x").atomicity());
		assertEquals(Atomicity.PLAIN, run("x = 1;").write("x").atomicity());
		assertEquals(Atomicity.CONTENTION_GROUP, run("\n#pragma omp atomic write\nwide = 1;").write("wide").atomicity());
		assertEquals(Atomicity.CONTENTION_GROUP, run("\n#pragma omp atomic write\no.n = 1;").write("o").atomicity());
		Executed other = run("\n#pragma omp atomic\nx += y;");
		assertTrue(other.accesses("y").stream().noneMatch(Access::atomic));
	}

	@Test
	void whatATaskMadeIsOneOfEachTask() {
		Executed run = run("int own = 0;\n#pragma omp task shared(own)\nown = 1;\n#pragma omp taskwait");
		List<Access> writes = run.writes("own");
		assertFalse(writes.isEmpty());
		assertTrue(writes.stream().allMatch(w -> w.place().instance().contains(run.region().thread())));
		assertEquals(List.of(), run("x = 1;").write("x").place().instance());
	}

	@Test
	void theEndOfALocalThatTasksReachIsAWrite() {
		Executed shared = run("{ int own = 0;\n#pragma omp task shared(own)\nown = 1;\n}");
		assertFalse(of(shared, Item.Purpose.END_OF_LIFE).isEmpty());
		assertEquals(List.of(), of(run("{ int own = 0; own = 1; }"), Item.Purpose.END_OF_LIFE));
		assertNotEquals(Verdict.RACE_FREE,
				Probe.region(DATA, "#pragma omp parallel\n{ int own = 0;\n#pragma omp task shared(own)\nown = 1;\n}"));
		assertEquals(Verdict.RACE_FREE,
				Probe.region(DATA,
						"#pragma omp parallel\n{ int own = 0;\n#pragma omp task shared(own)\nown = 1;\n#pragma omp taskwait\n}"));
	}

	@Test
	void aDeviceAccessesCopiesOfWhatWasMadeBefore() {
		Executed run = Executed.code(DATA, "#pragma omp target parallel map(tofrom: x)\nx = 1;");
		assertTrue(run.writes("x").stream().anyMatch(w -> w.place().object().space() == MemoryObject.Space.DEVICE));
		Executed unified = Executed.program(
				"int x;\n#pragma omp requires unified_shared_memory\nvoid f(void) {\n#pragma omp target parallel map(tofrom: x)\nx = 1;\n}\n");
		assertTrue(unified.writes("x").stream().allMatch(w -> w.place().object().space() == MemoryObject.Space.HOST));
	}

	@Test
	void anAccessBesideASectionsCopyIsTold() {
		String code = "#pragma omp parallel for reduction(+: a[0:4])\nfor (int i = 0; i < 9; i++) a[%s]++;";
		assertFalse(of(Executed.code(DATA, code.formatted("i")), Item.Purpose.OUTSIDE_SECTION).isEmpty());
		assertEquals(List.of(), of(Executed.code(DATA, code.formatted("i & 3")), Item.Purpose.OUTSIDE_SECTION).stream()
				.filter(a -> Executed.where(Map.of()).holds(a.guard())).toList());
	}

	@Test
	void theCallsToAnAccessAreThoseFromTheRegion() {
		Executed run = run("set(&x);");
		Access write = run.items(Access.class).get(0);
		assertEquals(1, write.calls().size());
		assertEquals(List.of(), run("x = 1;").write("x").calls());
	}
}
