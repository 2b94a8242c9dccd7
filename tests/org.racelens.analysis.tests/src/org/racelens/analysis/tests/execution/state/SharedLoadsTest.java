package org.racelens.analysis.tests.execution.state;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.racelens.analysis.tests.execution.GeneratedStates;
import org.racelens.execution.state.SharedLoads;
import org.racelens.logic.term.Bools;
import org.racelens.logic.term.FunctionSymbol;
import org.racelens.logic.term.FunctionSymbol.Meaning;
import org.racelens.logic.term.IntExpr;
import org.racelens.logic.term.IntExpr.Apply;
import org.racelens.logic.term.Ints;
import org.racelens.logic.term.Name;

/** What loads saw of memory that other threads write: it is told from all other terms, wherever it stands in a condition. */
class SharedLoadsTest {
	private static final IntExpr SEEN = load("seen", GeneratedStates.I);
	private static final IntExpr OTHER = load("other", GeneratedStates.I);

	private static IntExpr load(String name, IntExpr of) {
		return new Apply(new FunctionSymbol(Name.of(name), 1, Meaning.INPUT, Optional.empty()), List.of(of));
	}

	private static SharedLoads loads() {
		SharedLoads loads = new SharedLoads();
		assertEquals(SEEN, loads.seen(SEEN));
		return loads;
	}

	@Test
	void whatALoadSawIsThatInEachInstance() {
		assertTrue(loads().contains(SEEN));
		assertTrue(loads().contains(load("seen", GeneratedStates.J)));
		assertFalse(loads().contains(OTHER));
	}

	@Test
	void aNumberThatEveryoneSeesIsNoSuchLoad() {
		SharedLoads loads = loads();
		assertEquals(GeneratedStates.I, loads.seen(GeneratedStates.I));
		assertFalse(loads.contains(GeneratedStates.I));
	}

	@Test
	void aConditionDependsOnLoadsInsideOfOtherTerms() {
		IntExpr nested = load("other", Ints.add(SEEN, 1));
		assertEquals(Set.of(SEEN), loads().in(Bools.not(Bools.isZero(Ints.add(nested, GeneratedStates.J)))));
		assertEquals(Set.of(), loads().in(Bools.isZero(OTHER)));
	}
}
