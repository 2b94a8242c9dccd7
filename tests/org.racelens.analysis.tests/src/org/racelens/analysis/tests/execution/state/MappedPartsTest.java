package org.racelens.analysis.tests.execution.state;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.racelens.analysis.tests.execution.GeneratedStates;
import org.racelens.execution.region.MemoryObject;
import org.racelens.execution.region.Place;
import org.racelens.execution.state.MappedParts;
import org.racelens.execution.value.CopyDirection;
import org.racelens.execution.value.HostCopy;
import org.racelens.execution.value.Presence;
import org.racelens.execution.value.Presence.Section;
import org.racelens.execution.value.SectionExtent;
import org.racelens.logic.term.Bools;
import org.racelens.logic.term.Ints;
import org.racelens.model.source.SourceRange;
import org.racelens.openmp.directive.Clause.ListItem;
import org.racelens.openmp.directive.Clause.MapClause.MapType;

/** The part of an object that a device has storage for, told only where it is one and known; and which way it is copied. */
class MappedPartsTest {
	private static final MemoryObject A = GeneratedStates.OBJECTS.get(0);
	private static final ListItem ITEM = new ListItem(Optional.empty(), Optional.empty(), "a", SourceRange.startOf("s.c"));
	private static final Section SECTION = new Section(Ints.of(4), Ints.of(8));

	private static HostCopy copy(Place... places) {
		return new HostCopy(CopyDirection.BOTH, new SectionExtent(List.of(places), Ints.of(8)), ITEM);
	}

	private static Optional<Section> inside(HostCopy... copies) {
		MappedParts parts = new MappedParts();
		List<Optional<Section>> found = new ArrayList<>();
		parts.within(List.of(copies), () -> found.add(parts.of(A, Map.of())));
		assertEquals(Optional.empty(), parts.of(A, Map.of()));
		return found.get(0);
	}

	@Test
	void theOnlyPartIsKnownInTheRegionAlone() {
		assertEquals(Optional.of(SECTION), inside(copy(Place.of(A).at(Ints.of(4)))));
	}

	@Test
	void ofSeveralPartsNothingIsSaid() {
		assertEquals(Optional.empty(), inside(copy(Place.of(A)), copy(Place.of(A).at(Ints.of(16)))));
		assertEquals(Optional.empty(), inside(copy(Place.of(A), Place.of(GeneratedStates.OBJECTS.get(1)))));
	}

	@Test
	void aPartThatIsMappedUnderAConditionIsNotKnown() {
		assertEquals(Optional.empty(), inside(copy(Place.of(A).under(Bools.isZero(GeneratedStates.I)))));
	}

	@Test
	void whatWasMappedBeforeCounts() {
		MappedParts parts = new MappedParts();
		Section earlier = new Section(Ints.ZERO, Ints.of(64));
		Map<MemoryObject, Presence> present = Map.of(A, Presence.entered(earlier, Bools.TRUE));
		parts.within(List.of(copy(Place.of(A))), () -> assertEquals(Optional.of(earlier), parts.of(A, present)));
	}

	@Test
	void innerRegionsMapBesidesTheOnesAround() {
		MappedParts parts = new MappedParts();
		parts.within(List.of(copy(Place.of(A).at(Ints.of(4)))), () -> {
			parts.within(List.of(copy(Place.of(A)), copy(Place.of(A).at(Ints.of(32)))),
					() -> assertEquals(Optional.empty(), parts.of(A, Map.of())));
			assertEquals(Optional.of(SECTION), parts.of(A, Map.of()));
		});
	}

	@Test
	void eachMapTypeCopiesItsWays() {
		for (MapType type : MapType.values()) {
			HostCopy copy = new HostCopy(CopyDirection.of(type), new SectionExtent(List.of(), Ints.ONE), ITEM);
			assertEquals(type == MapType.TO || type == MapType.TOFROM, copy.goes(CopyDirection.TO), type.name());
			assertEquals(type == MapType.FROM || type == MapType.TOFROM, copy.goes(CopyDirection.FROM), type.name());
		}
	}
}
