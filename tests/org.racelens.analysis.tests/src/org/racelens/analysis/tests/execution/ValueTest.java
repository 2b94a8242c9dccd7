package org.racelens.analysis.tests.execution;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.racelens.execution.region.MemoryObject;
import org.racelens.execution.region.Place;
import org.racelens.execution.value.Value;
import org.racelens.logic.decide.Evaluator;
import org.racelens.logic.prover.Assignment;
import org.racelens.logic.term.BoolExpr;
import org.racelens.logic.term.Bools;
import org.racelens.logic.term.IntExpr;
import org.racelens.logic.term.Ints;
import org.racelens.logic.term.Name;
import org.racelens.logic.term.Symbol;
import org.racelens.model.expression.Type.IntegerType;

/** Values behind branches: under each assignment a choice is the value of the way that is taken. */
class ValueTest {
	private static final Symbol N = Symbol.of(Name.of("n"), Symbol.Role.PARAMETER);
	private static final Symbol M = Symbol.of(Name.of("m"), Symbol.Role.PARAMETER);
	private static final List<MemoryObject> OBJECTS = List.of(object("a"), object("b"), object("c"));

	@Test
	void aChoiceOfEqualValuesIsTheValue() {
		Value pointer = pointer(OBJECTS.get(0), 4);
		assertEquals(pointer, Value.choice(Bools.less(N, M), pointer, pointer));
	}

	@Test
	void equalTargetsAreOneUnderEitherGuard() {
		Value a = new Value.Pointer(List.of(Place.of(OBJECTS.get(0))), N);
		Value b = new Value.Pointer(List.of(Place.of(OBJECTS.get(0))), M);
		Value chosen = Value.choice(Bools.less(N, M), a, b);
		assertEquals(List.of(Place.of(OBJECTS.get(0))), chosen.targets());
	}

	@Test
	void whereOneWayLeadsAnywhereTheChoiceDoesSoUnderItsCondition() {
		BoolExpr condition = Bools.less(N, M);
		Value chosen = Value.choice(condition, pointer(OBJECTS.get(0), 0), new Value.Number(N));
		assertEquals(List.of(OBJECTS.get(0), MemoryObject.UNKNOWN), chosen.targets().stream().map(Place::object).toList());
		assertEquals(Bools.not(condition), chosen.targets().get(1).guard());
	}

	@Test
	void aPointerThatMayLeadToTooManyObjectsMayLeadAnywhere() {
		Value value = pointer(object("o0"), 0);
		for (int i = 1; i <= Value.MOST_TARGETS; i++) {
			value = Value.choice(Bools.equal(N, Ints.of(i)), pointer(object("o" + i), 0), value);
		}
		assertTrue(value.isUnknownPointer());
	}

	@Test
	void ofManyPlacesInOneObjectThePlaceDependsOnTheWayTaken() {
		Value value = pointer(OBJECTS.get(0), 0);
		for (int i = 1; i <= 2 * Value.MOST_TARGETS; i++) {
			value = Value.choice(Bools.equal(N, Ints.of(i)), pointer(OBJECTS.get(i % 3), 8L * i), value);
		}
		assertTrue(value.targets().size() <= Value.MOST_TARGETS);
		for (long n = 0; n <= 2 * Value.MOST_TARGETS; n++) {
			Evaluator numbers = new Evaluator(new Assignment(Map.of(N, n), Map.of()));
			assertEquals(List.of(OBJECTS.get((int) n % 3) + "+" + 8 * n), leads(value, numbers), "n = " + n);
		}
	}

	@Test
	void manyPlacesInOneObjectBesideUnknownOnesAreKeptApartFromThese() {
		Value value = new Value.Number(M);
		for (int i = 1; i <= 2 * Value.MOST_TARGETS; i++) {
			value = Value.choice(Bools.equal(N, Ints.of(i)), pointer(OBJECTS.get(0), 8L * i), value);
		}
		Evaluator elsewhere = new Evaluator(new Assignment(Map.of(N, 0L, M, 5L), Map.of()));
		assertEquals(List.of(MemoryObject.UNKNOWN),
				value.targets().stream().filter(t -> elsewhere.holds(t.guard())).map(Place::object).toList());
	}

	@Test
	void choicesLeadWhereTheWayTakenLeads() {
		for (int seed = 0; seed < 2_000; seed++) {
			Random random = new Random(seed);
			List<BoolExpr> conditions = new ArrayList<>();
			List<Value> values = new ArrayList<>(List.of(pointer(random)));
			Value value = values.get(0);
			for (int i = 0; i < 1 + random.nextInt(4); i++) {
				conditions.add(condition(random));
				values.add(pointer(random));
				value = Value.choice(conditions.get(i), values.get(i + 1), value);
			}
			for (long n = -3; n <= 3; n++) {
				for (long m = -3; m <= 3; m++) {
					Evaluator numbers = new Evaluator(new Assignment(Map.of(N, n, M, m), Map.of()));
					assertEquals(leads(taken(conditions, values, numbers), numbers), leads(value, numbers), "seed " + seed);
				}
			}
		}
	}

	private static Value taken(List<BoolExpr> conditions, List<Value> values, Evaluator numbers) {
		for (int i = conditions.size() - 1; i >= 0; i--) {
			if (numbers.holds(conditions.get(i))) {
				return values.get(i + 1);
			}
		}
		return values.get(0);
	}

	/** Object and offset of the targets whose guards hold: exactly one of each pointer here. */
	private static List<String> leads(Value value, Evaluator numbers) {
		return value.targets().stream().filter(t -> numbers.holds(t.guard()))
				.map(t -> t.object() + "+" + numbers.value(t.offset())).distinct().toList();
	}

	private static BoolExpr condition(Random random) {
		IntExpr term = Ints.add(Ints.subtract(Ints.multiply(N, 1 + random.nextInt(2)), M), random.nextInt(5) - 2L);
		return random.nextBoolean() ? Bools.notPositive(term) : Bools.isZero(term);
	}

	private static Value pointer(Random random) {
		return pointer(OBJECTS.get(random.nextInt(OBJECTS.size())), 4L * random.nextInt(2));
	}

	private static Value pointer(MemoryObject object, long offset) {
		return new Value.Pointer(List.of(Place.of(object).at(Ints.of(offset))), Ints.add(Value.start(object), offset));
	}

	private static MemoryObject object(String name) {
		return new MemoryObject(Name.of(name), name, MemoryObject.Kind.HEAP, Optional.empty(), IntegerType.INT, 0, 0);
	}
}
