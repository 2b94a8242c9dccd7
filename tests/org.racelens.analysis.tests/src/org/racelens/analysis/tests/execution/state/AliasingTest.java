package org.racelens.analysis.tests.execution.state;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.racelens.analysis.tests.execution.PlainAliasing;
import org.racelens.analysis.tests.execution.Seeds;
import org.racelens.execution.region.EffectiveTypes;
import org.racelens.execution.region.MemoryObject;
import org.racelens.execution.region.MemoryObject.Kind;
import org.racelens.execution.state.Aliasing;
import org.racelens.logic.term.Name;
import org.racelens.model.expression.Type;
import org.racelens.model.expression.Type.FloatingType;
import org.racelens.model.expression.Type.IntegerType;
import org.racelens.model.expression.Type.PointerType;
import org.racelens.model.source.CompileCommand.StrictAliasing;

/** Which objects are surely different memory: by what chose them and by the types that they are accessed by. C11 §6.5p7 */
class AliasingTest {
	private static final List<Type> TYPES = List.of(IntegerType.INT, new IntegerType(32, false, false), new IntegerType(64, true, false),
			new FloatingType(4), new FloatingType(8), new IntegerType(8, true, false), new PointerType(IntegerType.INT, false),
			new PointerType(new FloatingType(8), false));
	private static final Aliasing STRICT = PlainAliasing.with(StrictAliasing.ON);
	private static final Aliasing LOOSE = PlainAliasing.with(StrictAliasing.OFF);

	@Test
	void typesTogetherDoNotDependOnTheOrderAndMeetWhatEitherMeets() {
		for (int seed = 0; seed < 500; seed++) {
			Random random = Seeds.random(seed);
			EffectiveTypes a = types(random);
			EffectiveTypes b = types(random);
			EffectiveTypes c = types(random);
			assertEquals(a.or(b), b.or(a), "seed " + seed);
			assertEquals(a, a.or(a), "seed " + seed);
			assertEquals(a.or(b).or(c), a.or(b.or(c)), "seed " + seed);
			assertEquals(a.meets(b), b.meets(a), "seed " + seed);
			boolean some = !c.equals(EffectiveTypes.NONE) && (a.meets(c) || b.meets(c));
			assertTrue(!some || a.or(b).meets(c), "seed " + seed);
		}
	}

	@Test
	void whatMayBeTheSameDoesNotDependOnTheOrder() {
		for (Aliasing aliasing : List.of(STRICT, LOOSE)) {
			for (MemoryObject a : objects()) {
				assertTrue(aliasing.mayMeet(a, a));
				assertFalse(aliasing.mayAlias(a, a));
				for (MemoryObject b : objects()) {
					assertEquals(aliasing.mayMeet(a, b), aliasing.mayMeet(b, a), a + " and " + b);
				}
			}
		}
	}

	@Test
	void withoutTheRuleOfTypesNoMoreIsApart() {
		for (MemoryObject a : objects()) {
			for (MemoryObject b : objects()) {
				assertTrue(!STRICT.mayMeet(a, b) || LOOSE.mayMeet(a, b), a + " and " + b);
			}
		}
	}

	@Test
	void objectsThatTheProgramMakesAreApart() {
		assertFalse(LOOSE.mayMeet(object(Kind.HEAP, IntegerType.INT), object(Kind.VARIABLE, IntegerType.INT)));
		assertFalse(LOOSE.mayMeet(object(Kind.VARIABLE, IntegerType.INT), object(Kind.NAMED_VARIABLE, IntegerType.INT)));
	}

	@Test
	void whatParametersLeadToIsApartByTypesOrByTheirDeclarationAlone() {
		MemoryObject p = object(Kind.PARAMETER_POINTEE, IntegerType.INT);
		MemoryObject q = named("q", Kind.PARAMETER_POINTEE, IntegerType.INT);
		MemoryObject d = named("d", Kind.PARAMETER_POINTEE, new FloatingType(8));
		assertTrue(STRICT.mayMeet(p, q));
		assertFalse(STRICT.mayMeet(p, d));
		assertTrue(LOOSE.mayMeet(p, d));
		assertFalse(STRICT.mayMeet(p, object(Kind.RESTRICT_POINTEE, IntegerType.INT)));
		assertFalse(STRICT.mayMeet(named("x", Kind.DISTINCT_POINTEE, IntegerType.INT), named("y", Kind.DISTINCT_POINTEE, IntegerType.INT)));
	}

	@Test
	void whatNobodyWasGivenIsNotWhatACallerChose() {
		MemoryObject p = object(Kind.PARAMETER_POINTEE, IntegerType.INT);
		assertFalse(STRICT.mayMeet(p, object(Kind.HEAP, IntegerType.INT)));
		assertFalse(STRICT.mayMeet(p, object(Kind.NAMED_VARIABLE, IntegerType.INT)));
		assertFalse(STRICT.mayMeet(object(Kind.LOST_POINTEE, IntegerType.INT), object(Kind.NAMED_VARIABLE, IntegerType.INT)));
	}

	@Test
	void aLostPointerMayLeadToWhateverHasAnAddress() {
		MemoryObject lost = object(Kind.LOST_POINTEE, IntegerType.INT);
		for (Kind kind : List.of(Kind.VARIABLE, Kind.LEAKED_VARIABLE, Kind.HEAP, Kind.PARAMETER_POINTEE, Kind.LOADED_POINTEE)) {
			assertTrue(STRICT.mayMeet(lost, object(kind, IntegerType.INT)), kind.name());
		}
		assertFalse(STRICT.mayMeet(lost, object(Kind.LITERAL, IntegerType.INT)));
	}

	@Test
	void memoryOfADeviceIsNotMemoryOfTheHost() {
		MemoryObject lost = object(Kind.LOST_POINTEE, IntegerType.INT);
		MemoryObject heap = object(Kind.HEAP, IntegerType.INT);
		assertFalse(STRICT.mayMeet(lost, heap.onDevice()));
		assertFalse(STRICT.mayMeet(lost.onDevice(), heap));
		assertTrue(STRICT.mayMeet(lost.onDevice(), heap.onDevice()));
	}

	@Test
	void signsAndTargetsOfPointersMakeNoDifferenceAndWidthsDo() {
		for (Type a : TYPES) {
			for (Type b : TYPES) {
				boolean characters = a.equals(TYPES.get(5)) || b.equals(TYPES.get(5));
				boolean like = a.equals(b) || a instanceof PointerType && b instanceof PointerType
						|| a instanceof IntegerType i && b instanceof IntegerType j && i.bits() == j.bits();
				assertEquals(characters || like, STRICT.of(a).meets(STRICT.of(b)), a + " and " + b);
				assertTrue(LOOSE.of(a).meets(LOOSE.of(b)), a + " and " + b);
			}
		}
	}

	@Test
	void anAccessByAnotherTypeCountsFromThenOn() {
		Aliasing aliasing = PlainAliasing.with(StrictAliasing.ON);
		MemoryObject p = object(Kind.PARAMETER_POINTEE, IntegerType.INT);
		MemoryObject d = named("d", Kind.PARAMETER_POINTEE, new FloatingType(8));
		assertFalse(aliasing.mayMeet(p, d));
		aliasing.access(p, aliasing.of(new FloatingType(8)));
		assertTrue(aliasing.mayMeet(p, d));
		assertTrue(aliasing.mayMeet(p, named("q", Kind.PARAMETER_POINTEE, IntegerType.INT)));
	}

	private static EffectiveTypes types(Random random) {
		EffectiveTypes types = EffectiveTypes.NONE;
		for (int i = 0; i < random.nextInt(4); i++) {
			types = types.or(STRICT.of(TYPES.get(random.nextInt(TYPES.size()))));
		}
		return types;
	}

	private static List<MemoryObject> objects() {
		List<MemoryObject> objects = new ArrayList<>();
		for (Kind kind : Kind.values()) {
			objects.add(object(kind, IntegerType.INT));
			objects.add(object(kind, new FloatingType(8)));
		}
		objects.add(object(Kind.HEAP, IntegerType.INT).onDevice());
		objects.add(MemoryObject.UNKNOWN);
		return objects;
	}

	private static MemoryObject object(Kind kind, Type type) {
		return named(kind + " " + type, kind, type);
	}

	private static MemoryObject named(String name, Kind kind, Type type) {
		return new MemoryObject(Name.of(name), name, kind, Optional.empty(), type, 0, 0);
	}
}
