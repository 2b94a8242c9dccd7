package org.racelens.analysis.tests.execution;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.racelens.execution.region.MemoryObject;
import org.racelens.execution.value.Contents;
import org.racelens.execution.value.ContentsJoin;
import org.racelens.execution.value.Contents.Rest;
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

/** What an object holds after stores and branches, held against memory of concrete bytes for all values of the unknowns in a range. */
class ContentsTest {
	private static final MemoryObject OBJECT = new MemoryObject(Name.of("o"), "o", MemoryObject.Kind.HEAP, Optional.empty(),
			IntegerType.INT, 0, 0);
	private static final Symbol I = Symbol.of(Name.of("i"), Symbol.Role.PARAMETER);
	private static final Symbol J = Symbol.of(Name.of("j"), Symbol.Role.PARAMETER);
	private static final Symbol AT = Symbol.of(Name.of("at"), Symbol.Role.AUXILIARY);
	private static final int RANGE = 3;

	/** {@code size} bytes are stored at an offset. */
	private record Store(IntExpr offset, long size, long value) {
		Optional<Contents> to(Contents contents) {
			return offset instanceof IntExpr.Constant c
					? Optional.of(contents.store(c.value(), size, Value.of(value)))
					: contents.store(AT, offset, size, Value.of(value));
		}
	}

	@Test
	void aStoreIsFoundAgain() {
		Contents contents = Contents.of(new Rest.Zero()).store(8, 4, Value.of(7));
		assertEquals(Optional.of(Value.of(7)), load(contents, Ints.of(8), 4));
		assertEquals(Optional.of(Value.of(0)), load(contents, Ints.of(4), 4));
	}

	@Test
	void aPartOfAStoreIsNotKnown() {
		Contents contents = Contents.of(new Rest.Zero()).store(8, 8, Value.of(7));
		assertEquals(Optional.empty(), load(contents, Ints.of(8), 4));
		assertEquals(Optional.empty(), load(contents.store(8, 4, Value.of(1)), Ints.of(12), 4));
	}

	@Test
	void loadsFindWhatStoresHaveLeft() {
		int found = 0;
		int chosen = 0;
		for (int seed = 0; seed < 4_000; seed++) {
			Random random = new Random(seed);
			List<Store> stores = stores(random, 1 + random.nextInt(4));
			Optional<Contents> contents = after(Contents.of(new Rest.Zero()), stores);
			IntExpr offset = offset(random);
			long size = 4L << random.nextInt(2);
			Optional<Value> value = contents.flatMap(c -> load(c, offset, size));
			found += value.isPresent() ? 1 : 0;
			chosen += value.filter(v -> !(v.term() instanceof IntExpr.Constant)).isPresent() ? 1 : 0;
			int s = seed;
			value.ifPresent(v -> forAll(numbers -> {
				ConcreteMemory memory = memory(stores, numbers);
				assertEquals(memory.load(numbers.value(offset), size), Optional.of(numbers.value(v.term())),
						() -> "seed " + s + ": " + stores + ", " + size + " bytes at " + offset);
			}));
		}
		assertTrue(found > 800 && chosen > 250, found + " of them known, " + chosen + " with a choice");
	}

	@Test
	void behindABranchThereIsWhatTheWayTakenHasLeft() {
		int joined = 0;
		for (int seed = 0; seed < 4_000; seed++) {
			Random random = new Random(seed);
			List<Store> before = stores(random, random.nextInt(3));
			List<Store> there = stores(random, random.nextInt(3));
			List<Store> elsewhere = stores(random, random.nextInt(3));
			BoolExpr condition = Bools.less(I, J);
			Optional<Contents> start = after(Contents.of(new Rest.Zero()), before);
			Optional<Contents> behind = start.flatMap(c -> after(c, there)
					.flatMap(a -> after(c, elsewhere).flatMap(b -> ContentsJoin.choice(condition, a, b, OBJECT))));
			IntExpr offset = Ints.of(4L * random.nextInt(5));
			Optional<Value> value = behind.flatMap(c -> load(c, offset, 4));
			joined += value.isPresent() ? 1 : 0;
			int s = seed;
			value.ifPresent(v -> forAll(numbers -> {
				List<Store> all = new ArrayList<>(before);
				all.addAll(numbers.holds(condition) ? there : elsewhere);
				assertEquals(memory(all, numbers).load(numbers.value(offset), 4), Optional.of(numbers.value(v.term())),
						() -> "seed " + s + ": " + before + ", then " + there + " or " + elsewhere + ", at " + offset);
			}));
		}
		assertTrue(joined > 500, joined + " joined");
	}

	private static Optional<Contents> after(Contents contents, List<Store> stores) {
		Optional<Contents> result = Optional.of(contents);
		for (Store store : stores) {
			result = result.flatMap(store::to);
		}
		return result;
	}

	private static Optional<Value> load(Contents contents, IntExpr offset, long size) {
		return contents.load(OBJECT, List.of(), offset, size, Value.Kind.NUMBER);
	}

	private static List<Store> stores(Random random, int count) {
		List<Store> stores = new ArrayList<>();
		for (int i = 0; i < count; i++) {
			stores.add(new Store(offset(random), 4L << random.nextInt(2), 1 + random.nextInt(100)));
		}
		return stores;
	}

	private static IntExpr offset(Random random) {
		Symbol symbol = random.nextBoolean() ? I : J;
		return random.nextInt(3) > 0 ? Ints.of(4L * random.nextInt(5)) : Ints.add(Ints.multiply(symbol, 8), 4L * random.nextInt(3));
	}

	private static ConcreteMemory memory(List<Store> stores, Evaluator numbers) {
		ConcreteMemory memory = new ConcreteMemory(offset -> 0);
		stores.forEach(s -> memory.store(numbers.value(s.offset()), s.size(), s.value()));
		return memory;
	}

	private static void forAll(Consumer<Evaluator> check) {
		for (long i = -RANGE; i <= RANGE; i++) {
			for (long j = -RANGE; j <= RANGE; j++) {
				check.accept(new Evaluator(new Assignment(Map.of(I, i, J, j), Map.of())));
			}
		}
	}
}
