package org.racelens.analysis.tests.execution.device;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.racelens.analysis.tests.execution.Executed;
import org.racelens.analysis.tests.execution.Probe;
import org.racelens.execution.region.Item.Access;
import org.racelens.execution.region.MemoryObject.Space;
import org.racelens.logic.term.IntExpr;
import org.racelens.logic.term.Ints;
import org.racelens.race.verdict.Verdict;

/** What constructs for devices read and write of the host's memory, and what of the device's. OpenMP 5.2 §5.8.3, §13 */
class HostCopiesTest {
	private static final String DATA = "int x, y, a[99];";

	/** What a statement in a region does to a variable of a space: {@code r} and {@code w} in their order. */
	private static String accesses(String statement, String variable, Space space) {
		StringBuilder text = new StringBuilder();
		Executed.parallel(DATA, statement).items(Access.class).stream()
				.filter(a -> a.place().object().name().equals(variable) && a.place().object().space() == space)
				.forEach(a -> text.append(a.write() ? 'w' : 'r'));
		return text.toString();
	}

	private static String host(String clauses) {
		return accesses("\n#pragma omp target " + clauses + "\nx = 1;", "x", Space.HOST);
	}

	@Test
	void aMapReadsTheHostAtItsStartAndWritesItAtItsEnd() {
		assertEquals("r", host("map(to: x)"));
		assertEquals("w", host("map(from: x)"));
		assertEquals("rw", host("map(tofrom: x)"));
		assertEquals("rw", host("map(x)"));
		assertEquals("", host("map(alloc: x)"));
	}

	@Test
	void aScalarThatIsNotMappedIsReadForACopy() {
		assertEquals("r", host(""));
		assertEquals("r", host("firstprivate(x)"));
		assertEquals("", host("private(x)"));
		assertEquals("rw", host("defaultmap(tofrom: scalar)"));
	}

	@Test
	void anArrayThatIsNotMappedIsCopiedThereAndBack() {
		assertEquals("rw", accesses("\n#pragma omp target\na[3] = 1;", "a", Space.HOST));
		assertTrue(accesses("\n#pragma omp target\na[3] = 1;", "a", Space.DEVICE).contains("w"));
	}

	@Test
	void theBodyWorksOnTheDevicesMemory() {
		assertEquals("", accesses("\n#pragma omp target map(alloc: x)\nx = 1;", "x", Space.HOST));
		assertTrue(accesses("\n#pragma omp target map(alloc: x)\nx = 1;", "x", Space.DEVICE).contains("w"));
	}

	@Test
	void ofASectionOnlyItsBytesAreCopied() {
		Access read = Executed.parallel(DATA, "\n#pragma omp target map(to: a[2:n])\na[2] = 1;").accesses("a").stream()
				.filter(a -> a.place().object().space() == Space.HOST).findFirst().orElseThrow();
		IntExpr bytes = read.size();
		assertEquals(Ints.of(8), read.place().offset());
		assertEquals(20, Executed.where(Map.of(Executed.parameter(bytes), 5L)).value(bytes));
	}

	@Test
	void whatIsThereAlreadyIsNotCopiedAgain() {
		String inside = "\n#pragma omp target map(tofrom: x)\nx = 1;\n";
		assertEquals("rw", accesses("\n#pragma omp target data map(tofrom: x)\n{" + inside + "}", "x", Space.HOST));
		assertEquals("rrww", accesses("\n#pragma omp target data map(tofrom: x)\n{" + inside.replace("tofrom", "always, tofrom") + "}", "x",
				Space.HOST));
		assertEquals("rwrw", accesses("\n#pragma omp target data map(tofrom: y)\n{" + inside + inside + "}", "x", Space.HOST));
	}

	@Test
	void anUpdateCopiesOneWay() {
		String data = "\n#pragma omp target data map(alloc: x)\n{\n#pragma omp target update ";
		assertEquals("r", accesses(data + "to(x)\n}", "x", Space.HOST));
		assertEquals("w", accesses(data + "from(x)\n}", "x", Space.HOST));
	}

	@Test
	void dataThatEntersAndLeavesByItselfIsCopiedThen() {
		assertEquals("r", accesses("\n#pragma omp target enter data map(to: x)\n", "x", Space.HOST));
		assertEquals("w", accesses("\n#pragma omp target enter data map(alloc: x)\n#pragma omp target exit data map(from: x)\n", "x",
				Space.HOST));
	}

	@Test
	void unifiedMemoryIsTheHosts() {
		String unified = "#pragma omp requires unified_shared_memory\n";
		Executed run = Executed
				.program(unified + "int x;\nvoid f(void) {\n#pragma omp parallel\n{\n#pragma omp target map(tofrom: x)\nx = 1;\n} }\n");
		assertEquals(List.of(Space.HOST), run.writes("x").stream().map(a -> a.place().object().space()).toList());
	}

	@Test
	void aTargetRegionOfEachThreadCopiesAtTheSameTime() {
		assertEquals(Verdict.RACE, Probe.region(DATA, "#pragma omp parallel\n{\n#pragma omp target map(from: x)\nx = 1;\n}"));
		assertEquals(Verdict.RACE_FREE,
				Probe.region(DATA, "#pragma omp parallel\n{\n#pragma omp target map(to: x) map(from: a[0:0])\n;\n}"));
		assertEquals(Verdict.RACE_FREE,
				Probe.region(DATA, "#pragma omp parallel\n#pragma omp single\n{\n#pragma omp target map(from: x)\nx = 1;\n}"));
	}
}
