package org.racelens.analysis.tests.execution.state;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.racelens.analysis.tests.execution.GeneratedStates;
import org.racelens.analysis.tests.execution.PlainAliasing;
import org.racelens.analysis.tests.execution.Seeds;
import org.racelens.execution.region.EffectiveTypes;
import org.racelens.execution.region.MemoryObject;
import org.racelens.execution.region.Place;
import org.racelens.execution.state.Aliasing;
import org.racelens.execution.state.WriteLog;
import org.racelens.execution.value.Value;
import org.racelens.execution.value.WrittenPart;
import org.racelens.logic.term.Ints;
import org.racelens.logic.term.Name;
import org.racelens.model.expression.Type;
import org.racelens.model.expression.Type.FloatingType;
import org.racelens.model.expression.Type.IntegerType;
import org.racelens.model.source.CompileCommand.StrictAliasing;

/** What may be written is a superset of the bytes that are written; the constants that may be stored are all that are stored. */
class WriteLogTest {
	private static final int SEEDS = 1_000;
	private static final MemoryObject A = GeneratedStates.OBJECTS.get(0);
	private static final MemoryObject B = GeneratedStates.OBJECTS.get(1);
	private static final Aliasing ALIASING = PlainAliasing.with(StrictAliasing.ON);
	private static final int MOST_CONSTANTS = 8;

	/** Some bytes are written with a value; nothing for one that is not known. */
	private record Write(MemoryObject object, long offset, long size, Optional<Long> value) {
		void to(WriteLog log) {
			log.add(Place.of(object).at(Ints.of(offset)), Optional.of(size), EffectiveTypes.ANY,
					value.map(Value::of).orElse(new Value.Number(GeneratedStates.I)));
		}

		boolean meets(MemoryObject other, long from, long bytes) {
			return object.equals(other) && offset < from + bytes && from < offset + size;
		}
	}

	@Test
	void whatIsWrittenIsFoundByteForByte() {
		for (int seed = 0; seed < SEEDS; seed++) {
			List<Write> writes = writes(Seeds.random(seed), 4);
			WriteLog log = log(writes);
			for (MemoryObject object : List.of(A, B)) {
				for (long from = 0; from < 24; from++) {
					long at = from;
					assertEquals(writes.stream().anyMatch(w -> w.meets(object, at, 2)), log.mayWrite(object, Ints.of(at), Optional.of(2L)),
							"seed " + seed);
				}
			}
		}
	}

	@Test
	void twoLogsTogetherMayWriteWhatEitherMayInAnyOrder() {
		for (int seed = 0; seed < SEEDS; seed++) {
			List<Write> first = writes(Seeds.random(seed), 3);
			List<Write> second = writes(Seeds.random(seed + SEEDS), 3);
			WriteLog both = log(first);
			both.addAll(log(second));
			WriteLog other = log(second);
			other.addAll(log(first));
			for (long from = 0; from < 24; from++) {
				Optional<Long> one = Optional.of(1L);
				boolean either = log(first).mayWrite(A, Ints.of(from), one) || log(second).mayWrite(A, Ints.of(from), one);
				assertEquals(either, both.mayWrite(A, Ints.of(from), one), "seed " + seed);
				assertEquals(either, other.mayWrite(A, Ints.of(from), one), "seed " + seed);
			}
		}
	}

	@Test
	void addingALogOnceMoreIsNoNews() {
		for (int seed = 0; seed < SEEDS; seed++) {
			List<Write> writes = writes(Seeds.random(seed), 4);
			WriteLog log = log(List.of());
			assertTrue(log.addAll(log(writes)));
			assertFalse(log.addAll(log(writes)), "seed " + seed);
		}
	}

	@Test
	void aWriteAtAnUnknownPlaceIsAWriteToAllOfTheObjectAndNoOther() {
		WriteLog log = log(List.of());
		log.add(A, GeneratedStates.I, Optional.of(4L));
		assertTrue(log.isWhole(A) && log.mayWrite(A, Ints.of(1_000), Optional.of(1L)));
		assertFalse(log.mayWrite(B, Ints.ZERO, Optional.of(4L)));
	}

	@Test
	void aWriteInAnArrayMemberStaysInTheMember() {
		WriteLog log = log(List.of());
		log.add(Place.of(A).at(GeneratedStates.I).inMember(8, 16), Optional.of(4L), EffectiveTypes.ANY);
		for (long from = 0; from < 24; from += 4) {
			assertEquals(8 <= from && from < 16, log.mayWrite(A, Ints.of(from), Optional.of(4L)), "at " + from);
		}
	}

	@Test
	void aCallOfUnknownCodeMayWriteAnyObjectOfTheHeap() {
		WriteLog log = log(List.of());
		assertTrue(log.isEmpty() && log.isKnownOf(A));
		log.addEverything();
		assertTrue(log.mayWrite(A, Ints.ZERO, Optional.of(1L)) && log.isEverything());
		assertFalse(log.isEmpty() || log.isKnownOf(A));
	}

	@Test
	void aLogTakesOverThatAnotherOneMayWriteAnything() {
		WriteLog call = log(List.of());
		call.addEverything();
		WriteLog log = log(List.of());
		assertTrue(log.addAll(call));
		assertTrue(log.mayWrite(A, Ints.ZERO, Optional.of(1L)));
	}

	@Test
	void anObjectThatACallerChoseMayBeAnotherOneOfItsKindUnlessTheirTypesDiffer() {
		MemoryObject p = pointee("p", IntegerType.INT);
		WriteLog log = log(List.of());
		log.add(p, Ints.ZERO, Optional.of(4L));
		assertTrue(log.mayWrite(pointee("q", IntegerType.INT), Ints.of(400), Optional.of(4L)));
		assertFalse(log.mayWrite(pointee("d", new FloatingType(8)), Ints.ZERO, Optional.of(8L)));
		assertTrue(log.mayWrite(pointee("c", IntegerType.CHAR), Ints.ZERO, Optional.of(1L)));
	}

	@Test
	void whatIsWrittenBesideAnObjectIsAsOfEachOneThatIsWrittenThoughManyAreAlike() {
		List<Type> types = List.of(IntegerType.INT, new FloatingType(8), new Type.PointerType(IntegerType.INT, false));
		for (int seed = 0; seed < SEEDS; seed++) {
			Random random = Seeds.random(seed);
			Map<MemoryObject, EffectiveTypes> written = new LinkedHashMap<>();
			WriteLog log = new WriteLog(ALIASING);
			for (int i = 0; i < 12; i++) {
				MemoryObject object = random.nextInt(3) > 0
						? object("lost " + random.nextInt(8), MemoryObject.Kind.LOST_POINTEE, types.get(random.nextInt(3)))
						: pointee("of parameter " + random.nextInt(2), types.get(random.nextInt(3)));
				EffectiveTypes as = ALIASING.of(types.get(random.nextInt(3)));
				if (random.nextInt(4) > 0) {
					log.add(object, Ints.ZERO, Optional.empty(), as);
					written.merge(object, as, EffectiveTypes::or);
				}
				EffectiveTypes beside = written.entrySet().stream()
						.filter(w -> !w.getKey().equals(object)
								&& ALIASING.mayMeet(object, ALIASING.of(object), w.getKey(), w.getValue()))
						.map(Map.Entry::getValue).reduce(EffectiveTypes.NONE, EffectiveTypes::or);
				assertEquals(beside, log.typesBeside(object), "seed " + seed);
				assertEquals(!beside.equals(EffectiveTypes.NONE), log.mayAlias(object), "seed " + seed);
			}
		}
	}

	@Test
	void whatIsForgottenIsNotWritten() {
		WriteLog log = log(List.of(new Write(A, 0, 4, Optional.of(1L)), new Write(B, 0, 4, Optional.of(1L))));
		log.forget(Set.of(A));
		assertFalse(log.mayWrite(A, Ints.ZERO, Optional.of(4L)));
		assertTrue(log.mayWrite(B, Ints.ZERO, Optional.of(4L)));
		assertEquals(Optional.empty(), log.constants(new WrittenPart(A, 0, 4)));
	}

	@Test
	void theConstantsOfAPartAreAllThatAreStoredThere() {
		int known = 0;
		for (int seed = 0; seed < SEEDS; seed++) {
			List<Write> writes = writes(Seeds.random(seed), 3);
			WriteLog log = log(writes.subList(0, 1));
			log.addAll(log(writes.subList(1, writes.size())));
			for (Write part : writes) {
				Optional<Set<Value>> constants = log.constants(new WrittenPart(part.object, part.offset, part.size));
				Set<Value> stored = new LinkedHashSet<>();
				boolean sure = true;
				for (Write w : writes) {
					boolean same = w.offset == part.offset && w.size == part.size;
					sure &= !w.object.equals(part.object) || w.value.isPresent() && (same || !w.meets(part.object, part.offset, part.size));
					if (w.object.equals(part.object) && same) {
						w.value.ifPresent(v -> stored.add(Value.of(v)));
					}
				}
				assertTrue(constants.isEmpty() || sure && constants.get().equals(stored), "seed " + seed + ": " + writes);
				known += constants.isPresent() ? 1 : 0;
			}
		}
		assertTrue(known > SEEDS / 2, known + " known");
	}

	@Test
	void manyConstantsAreAsGoodAsNone() {
		List<Write> writes = new ArrayList<>();
		for (long v = 0; v < MOST_CONSTANTS; v++) {
			writes.add(new Write(A, 0, 4, Optional.of(v)));
		}
		assertEquals(MOST_CONSTANTS, log(writes).constants(new WrittenPart(A, 0, 4)).orElseThrow().size());
		writes.add(new Write(A, 0, 4, Optional.of(99L)));
		assertEquals(Optional.empty(), log(writes).constants(new WrittenPart(A, 0, 4)));
		writes.add(new Write(A, 0, 4, Optional.of(1L)));
		assertEquals(Optional.empty(), log(writes).constants(new WrittenPart(A, 0, 4)), "once lost, a set does not start again");
	}

	@Test
	void constantsInOverlappingPartsAreNotKnown() {
		List<Write> writes = List.of(new Write(A, 0, 4, Optional.of(1L)), new Write(A, 2, 2, Optional.of(2L)));
		assertEquals(Optional.empty(), log(writes).constants(new WrittenPart(A, 0, 4)));
		assertEquals(Optional.empty(), log(writes).constants(new WrittenPart(A, 2, 2)));
		assertTrue(log(List.of(writes.get(0), new Write(A, 4, 4, Optional.of(2L)))).constants(new WrittenPart(A, 0, 4)).isPresent());
	}

	@Test
	void constantsAreNotKnownBesideAWriteOfARangeOrByACall() {
		WrittenPart part = new WrittenPart(A, 0, 4);
		WriteLog range = log(List.of(new Write(A, 0, 4, Optional.of(1L))));
		range.add(Place.of(A), Ints.of(4));
		assertEquals(Optional.empty(), range.constants(part));
		WriteLog call = log(List.of(new Write(A, 0, 4, Optional.of(1L))));
		call.addEverything();
		assertEquals(Optional.empty(), call.constants(part));
	}

	private static List<Write> writes(Random random, int most) {
		List<Write> writes = new ArrayList<>();
		for (int i = 0; i < 1 + random.nextInt(most); i++) {
			long size = 2L << random.nextInt(2);
			Optional<Long> value = random.nextInt(6) > 0 ? Optional.of((long) random.nextInt(3)) : Optional.empty();
			writes.add(new Write(random.nextInt(3) > 0 ? A : B, 2L * random.nextInt(8), size, value));
		}
		return writes;
	}

	private static WriteLog log(List<Write> writes) {
		WriteLog log = new WriteLog(ALIASING);
		writes.forEach(w -> w.to(log));
		return log;
	}

	private static MemoryObject pointee(String name, Type type) {
		return object(name, MemoryObject.Kind.PARAMETER_POINTEE, type);
	}

	private static MemoryObject object(String name, MemoryObject.Kind kind, Type type) {
		return new MemoryObject(Name.of(name), name, kind, Optional.empty(), type, 0, 0);
	}
}
