package org.racelens.analysis.tests.execution.state;

import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.concurrent.CancellationException;
import org.junit.jupiter.api.Test;
import org.racelens.execution.options.ExecutionOptions;
import org.racelens.execution.state.Steps;
import org.racelens.model.effort.Effort;
import org.racelens.model.effort.EffortExceededException;
import org.racelens.model.source.Cancellation;

/** The steps of an execution: {@link Steps} end one that grows too large or is cancelled, and count anew for each root. */
class StepsTest {
	private static final int MANY = 1_100_000;

	private static Steps steps(Cancellation cancellation) {
		Steps steps = new Steps(ExecutionOptions.defaults().withRegionTimeout(Duration.ofSeconds(1000)), () -> 1, cancellation);
		steps.start();
		return steps;
	}

	private static void take(Steps steps, int number) {
		for (int i = 0; i < number; i++) {
			steps.step();
		}
	}

	@Test
	void tooManyStepsEndTheExecution() {
		take(steps(Cancellation.NEVER), 100_000);
		Steps steps = steps(Cancellation.NEVER);
		assertThrows(EffortExceededException.class, () -> take(steps, MANY));
	}

	@Test
	void eachRootHasStepsOfItsOwn() {
		Steps steps = steps(Cancellation.NEVER);
		for (int root = 0; root < 3; root++) {
			steps.start();
			take(steps, 200_000);
		}
	}

	@Test
	void aCancelledExecutionEndsSoon() {
		boolean[] cancelled = { false };
		Steps steps = steps(() -> cancelled[0]);
		take(steps, 100);
		cancelled[0] = true;
		assertThrows(CancellationException.class, () -> take(steps, 100));
		assertTrue(steps.cancellation().isCancelled());
	}

	@Test
	void theEffortOfARegionIsTheLimitTimesItsShares() {
		Duration small = Duration.ofMillis(1);
		long units = Effort.units(small);
		Steps one = new Steps(ExecutionOptions.defaults().withRegionTimeout(small), () -> 1, Cancellation.NEVER);
		one.start();
		Effort.charge(2 * units);
		assertThrows(EffortExceededException.class, () -> take(one, 100));
		Steps four = new Steps(ExecutionOptions.defaults().withRegionTimeout(small), () -> 4, Cancellation.NEVER);
		four.start();
		Effort.charge(2 * units);
		take(four, 100);
	}
}
