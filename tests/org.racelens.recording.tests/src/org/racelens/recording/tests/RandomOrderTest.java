package org.racelens.recording.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.BitSet;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.racelens.recording.structure.Order;

/** The order of random programs with tasks is that of the closure of the definition's edges. */
class RandomOrderTest {
	private static final int PROGRAMS = 3000;
	private static final long SEED = 20261129;

	@TempDir
	private Path folder;

	@Test
	void theOrderIsTheTransitiveClosure() {
		int ordered = 0;
		int unordered = 0;
		for (long seed = SEED; seed < SEED + PROGRAMS; seed++) {
			RandomTasks program = RandomTasks.of(seed);
			Segments segments = Segments.of(program.log, folder);
			List<BitSet> after = program.closure();
			for (RandomTasks.Place a : program.places) {
				for (RandomTasks.Place b : program.places) {
					Order expected = a == b ? Order.UNORDERED : after.get(a.node()).get(b.node()) ? Order.BEFORE
							: after.get(b.node()).get(a.node()) ? Order.AFTER : Order.UNORDERED;
					long number = seed;
					assertEquals(expected, segments.order(a.address(), b.address()), () -> "seed " + number + ": " + a + ", " + b);
					ordered += expected == Order.BEFORE ? 1 : 0;
					unordered += expected == Order.UNORDERED && a != b ? 1 : 0;
				}
			}
		}
		assertTrue(ordered > PROGRAMS && unordered > PROGRAMS, ordered + " ordered pairs, " + unordered + " unordered ones");
	}
}
