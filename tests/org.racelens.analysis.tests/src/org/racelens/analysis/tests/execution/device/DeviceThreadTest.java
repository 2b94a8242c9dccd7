package org.racelens.analysis.tests.execution.device;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.racelens.analysis.tests.execution.Executed;
import org.racelens.analysis.tests.execution.Probe;
import org.racelens.execution.region.InstanceContext.TeamLevel.Kind;
import org.racelens.execution.region.Item;
import org.racelens.execution.region.Item.Access;
import org.racelens.logic.term.IntExpr;
import org.racelens.logic.term.Ints;
import org.racelens.race.verdict.Verdict;

/** One thread of a device executes a target region: another one than any of the host and of other target regions. OpenMP 5.2 §13.8 */
class DeviceThreadTest {
	private static final String DATA = "int x, y, a[99];";
	private static final String TARGET = "\n#pragma omp target map(tofrom: x, y, a) ";

	/** Which numbers of the device's threads execute a write of x in a target region. */
	private static List<Long> numbers(Executed run, Map<IntExpr, Long> known) {
		Item.Team device = run.items(Item.Team.class).stream().filter(t -> t.kind() == Kind.DEVICE).findFirst().orElseThrow();
		Access write = Executed.inside(device, Access.class).stream().filter(a -> a.write() && a.variable().equals("y")).findFirst()
				.orElseThrow();
		return List.of(0L, 1L, 2L, 3L).stream().filter(n -> {
			Map<IntExpr, Long> values = new LinkedHashMap<>(known);
			values.put(device.number(), n);
			return Executed.where(values).holds(write.guard());
		}).toList();
	}

	@Test
	void theOnlyTargetRegionIsThatOfTheFirstDeviceThread() {
		assertEquals(List.of(1L), numbers(Executed.code(DATA, TARGET + "\ny = 1;"), Map.of()));
	}

	@Test
	void oneThreadWhichIsNotTheHostsExecutesIt() {
		Executed run = Executed.parallel(DATA, TARGET + "\ny = 1;");
		assertEquals(1, numbers(run, Map.of()).size());
		assertFalse(numbers(run, Map.of()).contains(0L));
	}

	@Test
	void itIsAloneAndTheFirstOfItsTeam() {
		Executed run = Executed.code(DATA, TARGET + "\n{\na[omp_get_thread_num()] = 1;\n}");
		Access write = run.writes("a").get(0);
		assertEquals(Ints.ZERO, write.place().offset());
		assertEquals(Ints.of(4), Executed.code(DATA, TARGET + "\n{\na[omp_get_num_threads()] = 1;\n}").writes("a").get(0).place().offset());
	}

	@Test
	void regionsOfSeveralThreadsMeet() {
		assertEquals(Verdict.RACE, Probe.region(DATA, "#pragma omp parallel\n{" + TARGET + "\nx = 1;\n}"));
		assertEquals(Verdict.RACE_FREE, Probe.region(DATA, "#pragma omp parallel\n{" + TARGET.replace("map(tofrom: x, y, a)", "map(to: x)")
				+ "\n{ int own = x; own++; }\n}"));
		assertEquals(Verdict.RACE_FREE, Probe.region(DATA, "#pragma omp parallel num_threads(1)\n{" + TARGET + "\nx = 1;\n}"));
		assertEquals(Verdict.RACE_FREE, Probe.region(DATA, "#pragma omp parallel\n{\n#pragma omp critical\n{" + TARGET + "\nx = 1;\n}\n}"));
	}

	@Test
	void whatTheHostSaidOfItsThreadsDoesNotCountThere() {
		String region = "omp_set_num_threads(1);" + TARGET + "CLAUSE\n{\n#pragma omp parallel INNER\nx = 1;\n}";
		assertEquals(Verdict.RACE, Probe.region(DATA, region.replace("CLAUSE", "").replace("INNER", "")));
		assertEquals(Verdict.RACE_FREE, Probe.region(DATA, region.replace("CLAUSE", "").replace("INNER", "num_threads(1)")));
		assertEquals(Verdict.RACE_FREE, Probe.region(DATA, region.replace("CLAUSE", "thread_limit(1)").replace("INNER", "")));
		assertEquals(Verdict.RACE, Probe.region(DATA, region.replace("CLAUSE", "thread_limit(2)").replace("INNER", "")));
	}

	@Test
	void theEncounteringThreadGoesOnBehindIt() {
		assertEquals(Verdict.RACE_FREE, Probe.region(DATA,
				"#pragma omp parallel\n#pragma omp single\n{\nx = 0;" + TARGET + "\nx = 1;\nx = 2;\n}"));
		assertTrue(Probe.region(DATA,
				"#pragma omp parallel\n#pragma omp single\n{\nx = 0;" + TARGET + "nowait\nx = 1;\nx = 2;\n}") == Verdict.RACE);
	}
}
