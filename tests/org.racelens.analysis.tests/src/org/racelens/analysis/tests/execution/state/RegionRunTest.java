package org.racelens.analysis.tests.execution.state;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.racelens.analysis.tests.execution.Machines;
import org.racelens.execution.machine.Machine;
import org.racelens.execution.region.EffectiveTypes;
import org.racelens.execution.region.MemoryObject;
import org.racelens.execution.region.Place;
import org.racelens.execution.state.Escapes;
import org.racelens.execution.state.RegionRun;
import org.racelens.execution.state.State;
import org.racelens.execution.state.WriteLog;
import org.racelens.logic.term.Ints;
import org.racelens.model.expression.Type.IntegerType;

/** Which loads of a region may see what it writes itself, its {@code linear} clauses included. */
class RegionRunTest {
	private static final String CLAUSE = "linear(x)";
	private final Machine machine = Machines.of("int x, y, z[4];\n");
	private final MemoryObject x = object("x");
	private final MemoryObject y = object("y");
	private final MemoryObject z = object("z");
	private final EffectiveTypes ints = machine.aliasing().of(IntegerType.INT);

	private MemoryObject object(String name) {
		return Machines.object(Machines.variable(machine, name));
	}

	private RegionRun run(Map<MemoryObject, Set<String>> linear, MemoryObject written) {
		WriteLog log = new WriteLog(machine.aliasing());
		log.add(written, Ints.of(4), Optional.of(4L));
		return RegionRun.after(log, linear, new Escapes(), new State());
	}

	private boolean mayWrite(RegionRun run, MemoryObject object, long offset) {
		return run.mayWrite(Place.of(object).at(Ints.of(offset)), Optional.of(4L), ints);
	}

	private boolean mayWriteBefore(RegionRun run, MemoryObject object, long offset) {
		return run.mayWriteBefore(CLAUSE, Place.of(object).at(Ints.of(offset)), Optional.of(4L), ints);
	}

	@Test
	void whatARegionWritesMayBeSeenAndNothingElse() {
		RegionRun run = run(Map.of(), z);
		assertTrue(mayWrite(run, z, 4));
		assertFalse(mayWrite(run, z, 8));
		assertFalse(mayWrite(run, x, 0));
		assertTrue(mayWriteBefore(run, z, 4));
		assertFalse(mayWriteBefore(run, z, 8));
	}

	@Test
	void aLinearClauseWritesItsOriginalForAllOthers() {
		RegionRun run = run(Map.of(x, Set.of(CLAUSE)), z);
		assertTrue(mayWrite(run, x, 0));
		assertFalse(mayWrite(run, y, 0));
		assertTrue(run.mayWriteBefore("another", Place.of(x), Optional.of(4L), ints));
	}

	@Test
	void beforeTheOnlyClauseOfAVariableItIsWhatItWas() {
		assertFalse(mayWriteBefore(run(Map.of(x, Set.of(CLAUSE)), z), x, 0));
		assertTrue(mayWriteBefore(run(Map.of(x, Set.of(CLAUSE, "another")), z), x, 0));
		assertTrue(mayWriteBefore(run(Map.of(z, Set.of(CLAUSE)), z), z, 4));
	}

	@Test
	void whatOneExecutionFindsIsNotWhatItStartedWith() {
		RegionRun run = run(Map.of(x, Set.of(CLAUSE)), z);
		run.linearFound().put(y, Set.of("another"));
		assertEquals(Map.of(x, Set.of(CLAUSE)), run.linear());
		assertFalse(mayWrite(run, y, 0));
	}
}
