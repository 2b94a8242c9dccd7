package org.racelens.analysis.tests.execution.device;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.racelens.analysis.tests.execution.Executed;
import org.racelens.analysis.tests.execution.Probe;
import org.racelens.execution.device.TargetDataSemantics;
import org.racelens.execution.region.Dependence;
import org.racelens.execution.region.Item;
import org.racelens.execution.region.Item.Access;
import org.racelens.execution.region.MemoryObject.Space;
import org.racelens.logic.term.Bools;
import org.racelens.race.verdict.Verdict;

/** {@link TargetDataSemantics}: what data constructs copy, when, and who waits for it. OpenMP 5.2 §13.5, §13.6, §13.7, §13.9 */
class TargetDataSemanticsTest {
	private static final String DATA = "int x, y, a[99];";

	private static String host(Executed run, String variable) {
		StringBuilder text = new StringBuilder();
		run.items(Access.class).stream().filter(a -> a.place().object().name().equals(variable) && a.place().object().space() == Space.HOST)
				.forEach(a -> text.append(a.write() ? 'w' : 'r'));
		return text.toString();
	}

	@ParameterizedTest
	@CsvSource({ "tofrom, rw", "to, r", "from, w", "alloc, ''" })
	void aDataRegionCopiesAroundItsBody(String type, String accesses) {
		Executed run = Executed.parallel(DATA, "#pragma omp target data map(" + type + ": x)\n{ y = 1; }");
		assertEquals(accesses, host(run, "x"));
		List<Item> items = run.region().items();
		int body = items.indexOf(run.write("y"));
		assertTrue(items.stream().filter(i -> i instanceof Access a && a.variable().equals("x")).allMatch(i -> items.indexOf(i) < body));
		assertTrue(items.stream().filter(Item.Task.class::isInstance).allMatch(i -> items.indexOf(i) > body));
	}

	@ParameterizedTest
	@CsvSource({ "target enter data map(to: x), r", "target enter data map(alloc: x), ''", "target exit data map(release: x), ''",
			"target exit data map(delete: x), ''", "target update to(x), r", "target update from(x), w" })
	void motionsCopyOneWay(String directive, String accesses) {
		String present = directive.contains("enter") ? "" : "#pragma omp target enter data map(alloc: x)\n";
		assertEquals(accesses, host(Executed.parallel(DATA, present + "#pragma omp " + directive + "\n"), "x"));
	}

	@ParameterizedTest
	@ValueSource(strings = { "target enter data map(to: x)", "target exit data map(from: x)", "target update to(x)",
			"target update from(x)" })
	void motionsAreTasksThatMayBeDeferred(String directive) {
		Item.Task now = Executed.single(DATA, "#pragma omp " + directive + " depend(out: y)\n").items(Item.Task.class).get(0);
		Item.Task later = Executed.single(DATA, "#pragma omp " + directive + " nowait\n").items(Item.Task.class).get(0);
		assertEquals(Bools.FALSE, now.deferred());
		assertEquals(Bools.TRUE, later.deferred());
		assertEquals(List.of(Dependence.Type.INOUT), now.dependences().stream().map(Dependence::type).toList());
		assertEquals(List.of(), later.dependences());
	}

	@Test
	void whoGoesOnMeetsADeferredCopy() {
		String motion = "#pragma omp parallel\n#pragma omp single\n{\n#pragma omp target enter data map(to: x) CLAUSE\nREST x = 2;\n}";
		assertEquals(Verdict.RACE_FREE, Probe.region(DATA, motion.replace("CLAUSE", "").replace("REST", "")));
		assertEquals(Verdict.RACE, Probe.region(DATA, motion.replace("CLAUSE", "nowait").replace("REST", "")));
		assertEquals(Verdict.RACE_FREE, Probe.region(DATA, motion.replace("CLAUSE", "nowait").replace("REST", "\n#pragma omp taskwait\n")));
		assertEquals(Verdict.RACE_FREE, Probe.region(DATA, motion.replace("CLAUSE", "nowait").replace("x = 2", "y = x")
				.replace("REST", "")));
	}

	@Test
	void theBodyIsTheHostsAndWorksOnItsMemory() {
		Executed run = Executed.parallel(DATA, "#pragma omp target data map(to: x)\nx = 1;");
		assertEquals(List.of(Space.HOST), run.writes("x").stream().map(a -> a.place().object().space()).toList());
		assertEquals(Verdict.RACE, Probe.region(DATA, "#pragma omp parallel\n{\n#pragma omp target data map(to: y)\nx = 1;\n}"));
	}

	@Test
	void whichDeviceAndWhetherIsEvaluatedByWhoMeetsIt() {
		Executed run = Executed.parallel(DATA, "#pragma omp target data map(to: x) device(y) if(a[3])\n;");
		assertEquals(List.of(false), run.accesses("y").stream().map(Access::write).toList());
		assertEquals(List.of(false), run.accesses("a").stream().map(Access::write).toList());
		assertEquals(1, Executed.parallel(DATA, "#pragma omp target enter data map(to: x) device(y)\n").accesses("y").size());
	}

	@Test
	void aDevicePointerLeadsToTheDevicesMemory() {
		Executed run = Executed.parallel(DATA, "int *p = a;\n#pragma omp target data map(a) use_device_ptr(p)\n{\n"
				+ "#pragma omp target is_device_ptr(p)\np[3] = 1;\n}\n*p = 2;");
		assertTrue(run.items(Access.class).stream().anyMatch(
				a -> a.write() && a.place().object().name().equals("a") && a.place().object().space() == Space.DEVICE
						&& a.place().offset().toString().equals("12")));
		assertTrue(run.items(Access.class).stream().anyMatch(a -> a.write() && a.place().object().name().equals("a")
				&& a.place().object().space() == Space.HOST && a.size().toString().equals("4")));
	}

	@Test
	void inSerialCodeNothingHappensAtTheSameTime() {
		assertEquals(List.of(Verdict.RACE_FREE), Probe.verdicts(DATA
				+ "int main(void) {\n#pragma omp target enter data map(to: x)\nx = 1;\n"
				+ "#pragma omp target exit data map(from: x)\nx = 2;\n#pragma omp parallel\n{ int own = x; own++; }\nreturn 0;\n}\n"));
	}
}
