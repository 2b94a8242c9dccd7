package org.racelens.analysis.tests.phase;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.racelens.execution.region.EffectiveTypes;
import org.racelens.execution.region.InstanceContext;
import org.racelens.execution.region.Item;
import org.racelens.execution.region.MemoryObject;
import org.racelens.execution.region.Place;
import org.racelens.execution.region.Site;
import org.racelens.execution.region.Succession;
import org.racelens.logic.term.BoolExpr;
import org.racelens.logic.term.Bools;
import org.racelens.logic.term.IntExpr;
import org.racelens.logic.term.Ints;
import org.racelens.logic.term.Name;
import org.racelens.logic.term.Symbol;
import org.racelens.model.expression.Type.IntegerType;
import org.racelens.model.source.PhaseBound;
import org.racelens.model.source.SourceRange;
import org.racelens.race.phase.Flattened;
import org.racelens.race.phase.PhaseInterval;
import org.racelens.race.phase.PhaseStamp;
import org.racelens.race.phase.PhaseStamps;

/** The stamp of an access names the next barrier its team reaches. Semantics §4. */
class PhaseStampsTest {
	private static final Symbol K = Symbol.of(Name.of("k#1"), Symbol.Role.TRIP);
	private static final Symbol N = Symbol.of(Name.of("n#2"), Symbol.Role.PARAMETER);
	private static final InstanceContext TEAM = InstanceContext.ofTeam(Symbol.of(Name.of("tid#3"), Symbol.Role.THREAD),
			Symbol.of(Name.of("T#4"), Symbol.Role.TEAM_SIZE));

	@Test
	void withoutBarriersEverythingIsBeforeTheEnd() {
		assertEquals(List.of(PhaseStamp.END), barriers(stamp(List.of(access("x")), "x")));
	}

	@Test
	void barriersInSequenceSeparate() {
		List<Item> items = List.of(access("x"), barrier("b1", Bools.TRUE), access("y"), barrier("b2", Bools.TRUE), access("z"));
		assertEquals(List.of("b1"), barriers(stamp(items, "x")));
		assertEquals(List.of("b2"), barriers(stamp(items, "y")));
		assertEquals(List.of(PhaseStamp.END), barriers(stamp(items, "z")));
	}

	@Test
	void aGuardedBarrierIsNextUnderItsGuard() {
		BoolExpr guard = Bools.less(Ints.ZERO, N);
		PhaseStamp stamp = stamp(List.of(access("x"), barrier("b1", guard)), "x");
		assertEquals(List.of("b1", PhaseStamp.END), barriers(stamp));
		assertEquals(guard, stamp.choices().get(0).guard());
		assertEquals(Bools.not(guard), stamp.choices().get(1).guard());
		assertTrue(stamp.exact());
	}

	@Test
	void afterTheBarrierOfALoopTheNextTripsBarrierIsNext() {
		List<Item> items = List.of(loop(List.of(access("x"), barrier("b1", Bools.TRUE), access("y"))), access("z"));
		assertEquals(List.of(List.of(K)), trips(stamp(items, "x")));
		PhaseStamp y = stamp(items, "y");
		assertEquals(List.of("b1", PhaseStamp.END), barriers(y));
		assertEquals(List.of(Ints.add(K, 1)), y.choices().get(0).trips());
		assertEquals(List.of(PhaseStamp.END), barriers(stamp(items, "z")));
	}

	@Test
	void beforeALoopItsFirstTripIsNextIfThereIsOne() {
		PhaseStamp x = stamp(List.of(access("x"), loop(List.of(barrier("b1", Bools.TRUE)))), "x");
		assertEquals(List.of("b1", PhaseStamp.END), barriers(x));
		assertEquals(List.of(Ints.ZERO), x.choices().get(0).trips());
		assertEquals(Bools.and(Bools.less(Ints.ZERO, N)), x.choices().get(0).guard());
	}

	@Test
	void aBarrierInSomeTripsOnlyIsExactWhereTripsAreFew() {
		BoolExpr even = Bools.equal(Ints.modulus(K, Ints.of(2)), Ints.ZERO);
		List<Item> items = List.of(loop(List.of(barrier("b1", even), access("x"))));
		assertTrue(stamp(items, Bools.lessEqual(N, Ints.of(6)), "x").exact());
		assertFalse(stamp(items, Bools.TRUE, "x").exact());
	}

	@Test
	void aBarrierThatSomeThreadsMayNotMeetIsMisaligned() {
		Item.Barrier some = new Item.Barrier("b1", PhaseBound.Kind.EXPLICIT, place("b1"), Bools.TRUE, false);
		assertEquals(List.of(some), new PhaseStamps(List.of(some), Bools.TRUE).misaligned());
		assertEquals(List.of(), new PhaseStamps(List.of(barrier("b1", Bools.TRUE)), Bools.TRUE).misaligned());
	}

	@Test
	void intervalsCountBarriersAndAreOpenAfterLoops() {
		Item.Access x = access("x");
		Item.Access y = access("y");
		Item.Access z = access("z");
		List<Item> items = List.of(x, barrier("b1", Bools.TRUE), barrier("b2", Bools.less(Ints.ZERO, N)), y,
				loop(List.of(barrier("b3", Bools.TRUE))), z);
		var intervals = PhaseInterval.of(items);
		assertEquals(new PhaseInterval(0, 0), intervals.get(x));
		assertEquals(new PhaseInterval(1, 2), intervals.get(y));
		assertEquals(new PhaseInterval(1, Integer.MAX_VALUE), intervals.get(z));
		assertTrue(intervals.get(x).isDisjointFrom(intervals.get(y)));
		assertFalse(intervals.get(y).isDisjointFrom(intervals.get(z)));
	}

	private static List<String> barriers(PhaseStamp stamp) {
		return stamp.choices().stream().map(PhaseStamp.Choice::barrier).collect(Collectors.toList());
	}

	private static List<List<IntExpr>> trips(PhaseStamp stamp) {
		return stamp.choices().stream().map(PhaseStamp.Choice::trips).toList();
	}

	private static PhaseStamp stamp(List<Item> items, String name) {
		return stamp(items, Bools.TRUE, name);
	}

	private static PhaseStamp stamp(List<Item> items, BoolExpr assumptions, String name) {
		return Flattened.of(items, assumptions, TEAM).stream().filter(f -> f.access().variable().equals(name)).findFirst().orElseThrow()
				.stamp();
	}

	private static SourceRange place(String name) {
		return SourceRange.startOf(name);
	}

	private static Item.Access access(String name) {
		MemoryObject object = new MemoryObject(Name.of(name), name, MemoryObject.Kind.VARIABLE, Optional.empty(), IntegerType.INT, 0, 0);
		return new Item.Access(new Site(name, 1), place(name), Bools.TRUE, Place.of(object), Ints.of(4), EffectiveTypes.ANY, name, true,
				Item.Atomicity.PLAIN,
				Set.of(), List.of(),
				List.of(),
				Optional.empty(), Optional.empty(), List.of(), Item.Purpose.ACCESS);
	}

	private static Item.Barrier barrier(String id, BoolExpr guard) {
		return new Item.Barrier(id, PhaseBound.Kind.EXPLICIT, place(id), guard, true);
	}

	/** {@code for (k = 0; k < n; k++)}. */
	private static Item.Loop loop(List<Item> body) {
		BoolExpr domain = Bools.and(Bools.lessEqual(Ints.ZERO, K), Bools.less(K, N));
		return new Item.Loop(place("k"), K, Bools.TRUE, domain, domain, List.of(), List.of(), true, Succession.SEQUENTIAL, List.of(),
				List.of(),
				body);
	}
}
