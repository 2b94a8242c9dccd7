package org.racelens.analysis.tests.execution.device;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.racelens.analysis.tests.execution.Executed;
import org.racelens.analysis.tests.execution.Probe;
import org.racelens.execution.device.TargetSemantics;
import org.racelens.execution.region.Breach;
import org.racelens.execution.region.Dependence;
import org.racelens.execution.region.InstanceContext.TeamLevel.Kind;
import org.racelens.execution.region.Item;
import org.racelens.execution.region.Item.Access;
import org.racelens.execution.region.MemoryObject.Space;
import org.racelens.logic.term.Bools;
import org.racelens.race.verdict.Verdict;

/**
 * {@link TargetSemantics}: a target region is a task that a device executes on its storage, between copies there and back. OpenMP 5.2 §13.8
 */
class TargetSemanticsTest {
	private static final String DATA = "int x, y, a[99];";

	private static Executed run(String clauses, String body) {
		return Executed.single(DATA, "#pragma omp target " + clauses + "\n{ " + body + " }");
	}

	@ParameterizedTest
	@CsvSource({ "'', false", "nowait, true" })
	void itIsATaskThatTheEncounteringOneWaitsFor(String clause, boolean deferred) {
		Item.Task task = run("map(tofrom: x) depend(in: y) " + clause, "x = 1;").items(Item.Task.class).get(0);
		assertEquals(deferred, task.deferred().equals(Bools.TRUE));
		assertEquals(!deferred, task.deferred().equals(Bools.FALSE));
		assertEquals(List.of(Dependence.Type.IN), task.dependences().stream().map(Dependence::type).toList());
		assertEquals(List.of(Kind.DEVICE), Executed.inside(task, Item.Team.class).stream().map(Item.Team::kind).toList());
	}

	@Test
	void copiesAreMadeBeforeAndBehindTheBodyByTheTask() {
		Executed run = run("map(tofrom: x) map(from: y)", "x = 2; y = 3;");
		Item.Team device = run.items(Item.Team.class).get(0);
		List<String> host = Executed.inside(device, Access.class).stream().filter(a -> a.place().object().space() == Space.HOST)
				.map(a -> a.variable() + (a.write() ? "w" : "r")).toList();
		assertEquals("xr", host.get(0));
		assertEquals(List.of("xr", "xw", "yw"), host);
	}

	@Test
	void inAFinalTaskItIsExecutedAtOnce() {
		Executed run = Executed.single(DATA, "#pragma omp task final(1)\n{\n#pragma omp target map(x) nowait\nx = 1;\n}");
		assertEquals(Bools.FALSE, run.items(Item.Task.class).get(1).deferred());
	}

	@Test
	void withAFalseConditionTheHostExecutesItOnItsOwnMemory() {
		Executed run = run("map(tofrom: x) if(0)", "x = 1;");
		assertEquals(List.of(Space.HOST), run.writes("x").stream().map(a -> a.place().object().space()).toList());
		assertEquals(List.of(true), run.accesses("x").stream().map(Access::write).toList());
		assertTrue(run("map(tofrom: x) if(n)", "x = 1;").accesses("x").size() > 1);
	}

	@Test
	void theClausesAreEvaluatedByTheEncounteringTask() {
		Executed run = run("map(tofrom: x) device(y) if(a[3]) nowait", "x = 1;");
		List<Access> outside = run.region().items().stream().filter(Access.class::isInstance).map(Access.class::cast).toList();
		assertEquals(List.of("y", "a"), outside.stream().map(Access::variable).toList());
	}

	@Test
	void noBranchLeavesIt() {
		assertEquals(List.of(8),
				Executed.single(DATA, "#pragma omp target map(x)\n{ x = 1; return; }").lines(Breach.BRANCH_LEAVES_TARGET_REGION)
						.stream().map(l -> l - 1).toList());
		assertEquals(List.of(), Executed.single(DATA, "#pragma omp target map(x)\n{ for (;;) { x = 1; break; } }")
				.lines(Breach.BRANCH_LEAVES_TARGET_REGION));
		assertEquals(List.of(5), Executed.code(DATA, "#pragma omp target map(x)\n{ return; }").lines(Breach.BRANCH_LEAVES_TARGET_REGION));
	}

	@Test
	void onlyATargetRegionCanOffloadToWhatStartedIt() {
		String ancestor = "#pragma omp requires reverse_offload\n" + DATA;
		Executed run = Executed.code(ancestor, "#pragma omp target device(ancestor: 1) map(x)\nx = 1;");
		assertEquals(1, run.lines(Breach.ONLY_TARGET_REGION_CAN_OFFLOAD_TO_WHAT_STARTED_IT).size());
		Executed inside = Executed.code(ancestor, "#pragma omp target map(y)\n{\n#pragma omp target device(ancestor: 1) map(x)\nx = 1;\n}");
		assertEquals(List.of(), inside.lines(Breach.ONLY_TARGET_REGION_CAN_OFFLOAD_TO_WHAT_STARTED_IT));
		assertTrue(inside.writes("x").stream().anyMatch(a -> a.place().object().space() == Space.HOST));
	}

	@Test
	void aLimitIsOneOfItsThreads() {
		String limited = "#pragma omp target map(x) thread_limit(LIMIT)\n{\n#pragma omp parallel num_threads(8)\nx = 1;\n}";
		assertEquals(Verdict.RACE_FREE, Probe.region(DATA, limited.replace("LIMIT", "1")));
		assertEquals(Verdict.RACE, Probe.region(DATA, limited.replace("LIMIT", "2")));
		assertNotEquals(Verdict.RACE_FREE, Probe.region(DATA, "int t = 0;\n" + limited.replace("LIMIT", "t")));
	}

	@Test
	void aListItemOfInReductionIsTheTasksCopy() {
		String region = "#pragma omp parallel\n#pragma omp single\n{\n#pragma omp taskgroup task_reduction(+: x)\n{\n"
				+ "#pragma omp target CLAUSE nowait\nx++;\n#pragma omp target CLAUSE nowait\nx++;\n}\n}";
		assertEquals(Verdict.RACE_FREE, Probe.region(DATA, region.replace("CLAUSE", "in_reduction(+: x)")));
		assertEquals(Verdict.RACE, Probe.region(DATA, region.replace("CLAUSE", "map(tofrom: x)")));
	}

	@Test
	void inSerialCodeItIsARegionOfItsOwn() {
		Executed run = Executed.code(DATA, "#pragma omp target map(tofrom: x)\nx = 1;");
		assertEquals(4, run.region().construct().range().line());
		assertEquals(List.of(), run.items(Access.class).stream().filter(a -> a.place().object().space() == Space.HOST).toList());
		assertEquals(List.of(Space.DEVICE), run.writes("x").stream().map(a -> a.place().object().space()).toList());
	}
}
