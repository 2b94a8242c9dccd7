package org.racelens.analysis.tests.execution;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.racelens.execution.region.Exposed;
import org.racelens.execution.region.MemoryObject;
import org.racelens.execution.region.MemoryObject.Kind;
import org.racelens.logic.term.Name;
import org.racelens.model.expression.Type.IntegerType;

/** A pointer from outside leads to none of the objects that nobody outside knew when it was made. */
class ExposedTest {
	private static final MemoryObject BLOCK = object("block", Kind.HEAP, 0);
	private static final MemoryObject PARAMETER = object("*p", Kind.PARAMETER_POINTEE, 0);
	private static final MemoryObject LOADED = object("*s.p", Kind.LOADED_POINTEE, 0);
	private static final MemoryObject YIELDED = object("*f()", Kind.YIELDED_POINTEE, 0);

	private static MemoryObject object(String name, Kind kind, int arity) {
		return new MemoryObject(Name.of(name), name, kind, Optional.empty(), IntegerType.INT, 0, arity);
	}

	private static boolean apart(Exposed exposed, MemoryObject a, MemoryObject b) {
		assertEquals(exposed.keepsApart(a, b), exposed.keepsApart(b, a));
		return exposed.keepsApart(a, b);
	}

	@Test
	void whatNobodyGotIsApartFromAllThatPointersLeadTo() {
		for (MemoryObject pointee : new MemoryObject[] { PARAMETER, LOADED, YIELDED }) {
			assertTrue(apart(Exposed.NOTHING, BLOCK, pointee), pointee.name());
		}
		assertFalse(apart(Exposed.NOTHING, PARAMETER, LOADED));
		assertFalse(apart(Exposed.NOTHING, BLOCK, MemoryObject.UNKNOWN));
		assertFalse(apart(Exposed.NOTHING, BLOCK.onDevice(), LOADED));
	}

	@Test
	void aCallThatGetsAnAddressMayStoreItButNotBeforeTheRoot() {
		Exposed given = new Exposed(Map.of(BLOCK, 1), Map.of());
		assertTrue(apart(given, BLOCK, PARAMETER));
		assertFalse(apart(given, BLOCK, LOADED));
		assertFalse(apart(given, BLOCK, YIELDED));
		assertFalse(apart(new Exposed(Map.of(BLOCK, Exposed.TO_CALLERS), Map.of()), BLOCK, PARAMETER));
	}

	@Test
	void aPointerThatWasYieldedBeforeTheAddressWasGivenLeadsElsewhere() {
		assertTrue(apart(new Exposed(Map.of(BLOCK, 2), Map.of(YIELDED, 1)), BLOCK, YIELDED));
		assertFalse(apart(new Exposed(Map.of(BLOCK, 2), Map.of(YIELDED, 2)), BLOCK, YIELDED));
		assertFalse(apart(new Exposed(Map.of(BLOCK, 1), Map.of(YIELDED, 2)), BLOCK, YIELDED));
	}

	@Test
	void ofAFamilyOneMayHaveBeenGivenBefore() {
		MemoryObject blocks = object("blocks", Kind.HEAP, 1);
		assertFalse(apart(new Exposed(Map.of(blocks, 2), Map.of(YIELDED, 1)), blocks, YIELDED));
	}
}
