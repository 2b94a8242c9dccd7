package org.racelens.analysis.tests.execution.state;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.racelens.execution.state.AssumedUniform;

/** What one execution of a region refuses is never assumed again. */
class AssumedUniformTest {
	private static Optional<Set<String>> sites(String... sites) {
		return Optional.of(Set.of(sites));
	}

	@Test
	void loadsAreAssumedUntilTheyAreRefused() {
		AssumedUniform some = AssumedUniform.ALL.without(sites("a")).without(sites("b"));
		assertTrue(AssumedUniform.ALL.contains("a"));
		assertFalse(some.contains("a"));
		assertFalse(some.contains("b"));
		assertTrue(some.contains("c"));
		assertEquals(some, some.without(sites("a")));
		assertEquals(some, some.without(sites()));
	}

	@Test
	void whereItIsNotKnownWhichNoneIsAssumedAnyMore() {
		AssumedUniform none = AssumedUniform.ALL.without(Optional.empty());
		assertEquals(AssumedUniform.NONE, none);
		assertFalse(none.contains("a"));
		assertEquals(none, none.without(sites()));
		assertEquals(none, AssumedUniform.ALL.without(sites("a")).without(Optional.empty()));
	}
}
