package org.racelens.analysis.tests.execution.state;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.racelens.analysis.tests.execution.Executed;
import org.racelens.analysis.tests.execution.GeneratedStates;
import org.racelens.execution.region.Item.Access;
import org.racelens.execution.region.OrderMark;
import org.racelens.execution.region.Place;
import org.racelens.execution.state.AtomicScope;
import org.racelens.execution.state.UpdateScope.Kind;
import org.racelens.execution.value.Value;
import org.racelens.logic.term.Ints;
import org.racelens.model.source.SourceRange;

/** Which accesses are atomic at a point: {@link AtomicScope} changes one thing at a time. OpenMP 5.2 §15.8.4 */
class AtomicScopeTest {
	private static final Set<SourceRange> HERE = Set.of(SourceRange.startOf("test.c"));

	@Test
	void outsideOfConstructsNothingIsAtomic() {
		assertEquals(Set.of(), AtomicScope.NONE.places());
		assertEquals(Optional.empty(), AtomicScope.NONE.update());
		assertFalse(AtomicScope.NONE.unaligned());
		assertEquals(OrderMark.Strength.RELAXED, AtomicScope.NONE.strength());
	}

	@Test
	void otherAccessesKeepWhatIsAroundThem() {
		AtomicScope inside = AtomicScope.NONE.inside(Kind.ATOMIC).ordering(OrderMark.Strength.BOTH);
		AtomicScope at = inside.at(HERE);
		assertEquals(HERE, at.places());
		assertEquals(inside.update(), at.update());
		assertEquals(OrderMark.Strength.BOTH, at.strength());
		assertEquals(Set.of(), inside.places());
	}

	@Test
	void aConstructInsideOfAnotherTellsItOfItsStores() {
		Place x = Place.of(GeneratedStates.OBJECTS.get(0));
		AtomicScope outer = AtomicScope.NONE.inside(Kind.CRITICAL);
		outer.update().orElseThrow().load(x, Value.of(3));
		outer.inside(Kind.ATOMIC).update().orElseThrow().store(x, Value.of(4));
		assertEquals(List.of(), outer.update().orElseThrow().store(x, Value.of(5)));
		AtomicScope alone = AtomicScope.NONE.inside(Kind.CRITICAL);
		alone.update().orElseThrow().load(x, Value.of(3));
		assertEquals(List.of(Ints.of(3)), alone.update().orElseThrow().store(x, Value.of(5)));
	}

	@Test
	void onlyTheExpressionOfTheDirectiveIsAtomic() {
		Executed run = Executed.parallel("int x, y;", "\n#pragma omp atomic\nx += y;\nx = 3;");
		assertEquals(List.of(true, true, false), run.accesses("x").stream().map(Access::atomic).toList());
		assertEquals(List.of(false), run.accesses("y").stream().map(Access::atomic).toList());
	}
}
