package org.racelens.analysis.tests.execution.region;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.racelens.analysis.tests.execution.Executed;
import org.racelens.execution.SymbolicExecution;
import org.racelens.execution.options.ExecutionOptions;
import org.racelens.execution.region.Breach;
import org.racelens.execution.region.Item;
import org.racelens.execution.region.UniformityCheck;
import org.racelens.execution.state.ExecutionSetting;
import org.racelens.model.source.Cancellation;
import org.racelens.openmp.unit.Focus;
import org.racelens.race.phase.UniformLoads;

/**
 * {@link UniformityCheck}: loads are taken for uniform only as far as the check of what the region writes lets them. Semantics §2, Values
 */
class UniformityCheckTest {
	private static final String PROGRAM = "int x, y;\nvoid f(void) {\n#pragma omp parallel\n{\nWRITE\nif (x > 3) {\n#pragma omp barrier\n}\n}\n}\n";

	private static final String WRITE = "#pragma omp masked\nx = y;\n#pragma omp barrier\n";

	private static Executed run(String write, UniformityCheck check) {
		return new Executed(SymbolicExecution.run(Executed.parsed(PROGRAM.replace("WRITE", write)), Focus.EVERYTHING,
				new ExecutionSetting(ExecutionOptions.defaults(), check), Cancellation.NEVER));
	}

	private static boolean isAligned(Executed run) {
		return run.items(Item.Barrier.class).stream().filter(b -> b.kind().name().equals("EXPLICIT")).allMatch(Item.Barrier::uniform);
	}

	@Test
	void aLoadThatTheRegionWritesInAnotherPhaseMayBeUniform() {
		assertTrue(isAligned(run(WRITE, UniformLoads::refused)));
		assertFalse(isAligned(run("#pragma omp masked\nx = y;", UniformLoads::refused)));
	}

	@Test
	void whatTheCheckRefusesIsNotTakenForUniform() {
		assertFalse(isAligned(run(WRITE, (facts, context, assumed, items, cancellation) -> Optional.of(Set.copyOf(assumed)))));
		assertFalse(isAligned(run(WRITE, (facts, context, assumed, items, cancellation) -> Optional.empty())));
		assertTrue(isAligned(run(WRITE, (facts, context, assumed, items, cancellation) -> Optional.of(Set.of()))));
	}

	@Test
	void itIsAskedForTheLoadsThatWereAssumedWithTheItemsThatWereFound() {
		List<Set<String>> asked = new ArrayList<>();
		List<Integer> items = new ArrayList<>();
		run(WRITE, (facts, context, assumed, found, cancellation) -> {
			asked.add(Set.copyOf(assumed));
			items.add(found.size());
			assertEquals(1, context.chain().size());
			return Optional.of(Set.of());
		});
		assertTrue(asked.stream().anyMatch(a -> !a.isEmpty()));
		assertTrue(items.stream().allMatch(n -> n > 0));
	}

	@Test
	void whatTheRegionDoesNotWriteNeedsNoCheck() {
		assertTrue(isAligned(run("y = 1;", (facts, context, assumed, items, cancellation) -> Optional.of(Set.copyOf(assumed)))));
		assertFalse(run("y = 1;", UniformLoads::refused).told().contains(Breach.NOT_ALL_THREADS_OF_TEAM_MEET_THIS_X));
	}
}
