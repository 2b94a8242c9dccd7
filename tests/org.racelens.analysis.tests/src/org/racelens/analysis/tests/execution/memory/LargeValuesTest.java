package org.racelens.analysis.tests.execution.memory;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.racelens.analysis.tests.execution.Executed;
import org.racelens.execution.region.Item.Access;
import org.racelens.execution.region.MemoryObject;
import org.racelens.logic.term.Bools;

/** Values of too many conditions: pointers lead somewhere into the objects that they led into, and stores through them to each of these. */
class LargeValuesTest {
	private static final String DATA = "int a[900], b[900], c[900], t[9000];\n";

	private static final int MANY = 9;

	/** Statements behind which {@code p} leads into {@code a} or {@code b}, by more conditions than are followed. */
	private static final String CHOICE = "int *p = a; int k = n;\n"
			+ "p = t[k] > k ? a + t[k] : t[k + 1] < 3 ? p + t[k + 1] : b + t[k + 2]; k = t[k] == k ? t[k + 3] : k + 1;\n".repeat(MANY);

	private static List<Access> stores(Executed run) {
		return run.items(Access.class).stream().filter(Access::write).toList();
	}

	/** The objects that statements may store into. */
	private static Set<String> written(String statements) {
		return stores(Executed.parallel(DATA, statements)).stream().map(a -> a.place().object().name()).collect(Collectors.toSet());
	}

	@Test
	void aStoreMayBeToEachOfTheObjects() {
		assertEquals(Set.of("a", "b"), written(CHOICE + "*p = 1;"));
		assertEquals(Set.of("a", "b", "c"), written(CHOICE + "if (k == 7) p = c; *p = 1;"));
	}

	@Test
	void ofItsPlacesOneIsMeant() {
		List<Access> stores = stores(Executed.parallel(DATA, CHOICE + "*p = 1;"));
		assertTrue(stores.stream().map(a -> a.place().object()).noneMatch(MemoryObject.UNKNOWN::equals));
		assertTrue(stores.stream().allMatch(a -> a.place().offset().toString().contains("large")), stores::toString);
		assertEquals(Bools.FALSE, Bools.and(stores.stream().map(Access::guard).toList()));
	}

	@Test
	void numbersOfTooManyConditionsAreLost() {
		Access store = stores(Executed.parallel(DATA, CHOICE + "a[k] = 1;")).get(0);
		assertTrue(store.place().offset().toString().contains("large"));
		Access few = stores(Executed.parallel(DATA, "int k = t[n] > 3 ? n : t[n]; a[k] = 1;")).get(0);
		assertFalse(few.place().offset().toString().contains("large"));
	}
}
