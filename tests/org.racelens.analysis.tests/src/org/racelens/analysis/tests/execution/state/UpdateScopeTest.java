package org.racelens.analysis.tests.execution.state;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.racelens.analysis.tests.execution.GeneratedStates;
import org.racelens.execution.region.Place;
import org.racelens.execution.state.UpdateScope;
import org.racelens.execution.state.UpdateScope.Kind;
import org.racelens.execution.value.Value;
import org.racelens.logic.term.Bools;
import org.racelens.logic.term.IntExpr;
import org.racelens.logic.term.Ints;

/** What an atomic or critical construct has found in memory that others write too, and what it finds there again. */
class UpdateScopeTest {
	private static final Place X = Place.of(GeneratedStates.OBJECTS.get(0));
	private static final Place OTHER = Place.of(GeneratedStates.OBJECTS.get(1));
	private static final Value I = new Value.Number(GeneratedStates.I);
	private static final Value J = new Value.Number(GeneratedStates.J);

	@Test
	void anAtomicOperationFindsAgainWhatItFoundOrLeft() {
		UpdateScope atomic = new UpdateScope(Kind.ATOMIC, Optional.empty());
		assertEquals(Optional.empty(), atomic.known(X));
		atomic.load(X, I);
		assertEquals(Optional.of(I), atomic.known(X));
		atomic.store(X, J);
		assertEquals(Optional.of(J), atomic.known(X));
		assertEquals(Optional.empty(), atomic.known(OTHER));
	}

	@Test
	void othersMayWriteMeanwhileWhatACriticalSectionAccesses() {
		UpdateScope critical = new UpdateScope(Kind.CRITICAL, Optional.empty());
		critical.load(X, I);
		assertEquals(Optional.empty(), critical.known(X));
	}

	@Test
	void aStoreTellsWhatWasFoundSinceTheLastOne() {
		UpdateScope scope = new UpdateScope(Kind.CRITICAL, Optional.empty());
		scope.load(X, I);
		scope.load(X, J);
		scope.load(OTHER, I);
		assertEquals(List.<IntExpr>of(GeneratedStates.I, GeneratedStates.J), scope.store(X, I));
		assertEquals(List.of(), scope.store(X, J));
		assertEquals(List.<IntExpr>of(GeneratedStates.I), scope.store(OTHER, J));
	}

	@Test
	void aStoreElsewhereInAnObjectMayBeOfTheSamePlace() {
		UpdateScope scope = new UpdateScope(Kind.ATOMIC, Optional.empty());
		Place atI = X.at(Ints.multiply(GeneratedStates.I, 4));
		scope.load(atI, I);
		assertEquals(List.of(), scope.store(X, J));
		assertEquals(Optional.empty(), scope.known(atI));
		assertEquals(List.of(), scope.store(atI, J));
	}

	@Test
	void theConditionOfAnAddressDoesNotMakeItAnother() {
		UpdateScope scope = new UpdateScope(Kind.ATOMIC, Optional.empty());
		scope.load(X.under(Bools.isZero(GeneratedStates.I)), I);
		assertEquals(Optional.of(I), scope.known(X));
	}

	@Test
	void whatIsStoredInsideHasChangedForTheConstructAround() {
		UpdateScope outer = new UpdateScope(Kind.CRITICAL, Optional.empty());
		outer.load(X, I);
		new UpdateScope(Kind.ATOMIC, Optional.of(outer)).store(X, J);
		assertEquals(List.of(), outer.store(X, I));
	}
}
