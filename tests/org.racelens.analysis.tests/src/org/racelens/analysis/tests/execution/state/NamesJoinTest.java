package org.racelens.analysis.tests.execution.state;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.racelens.analysis.tests.execution.GeneratedStates;
import org.racelens.analysis.tests.execution.Seeds;
import org.racelens.execution.region.MemoryObject;
import org.racelens.execution.state.State;
import org.racelens.logic.term.Bools;
import org.racelens.logic.term.IntExpr;
import org.racelens.logic.term.Ints;
import org.racelens.logic.term.Name;
import org.racelens.model.expression.Expression;
import org.racelens.model.expression.Expression.IntegerLiteral;
import org.racelens.model.expression.Type.IntegerType;
import org.racelens.model.expression.Variable;
import org.racelens.model.expression.Variable.Storage;
import org.racelens.model.source.SourceRange;

/**
 * The laws of the join for what names mean at the two ends of a branch, where variables that both met name the same objects: what either
 * end says is said behind the branch, in any order of the two, and nothing else.
 */
class NamesJoinTest {
	private static final int SEEDS = 500;
	private static final int NAMES = 5;
	private static final SourceRange HERE = SourceRange.startOf("s.c");
	private static final List<Variable> VARIABLES = IntStream.range(0, NAMES).mapToObj(NamesJoinTest::variable).toList();
	private static final List<Expression> LENGTHS = IntStream.range(0, NAMES)
			.<Expression>mapToObj(i -> new IntegerLiteral(i, IntegerType.INT, HERE)).toList();

	private static Variable variable(int id) {
		return new Variable(id, "v" + id, IntegerType.INT, id == 0 ? Storage.THREAD_LOCAL : Storage.LOCAL, false, HERE,
				Variable.Origin.DECLARED);
	}

	private static MemoryObject object(Variable variable) {
		return new MemoryObject(Name.of(variable.name()), variable.name(), MemoryObject.Kind.VARIABLE, Optional.of(variable),
				IntegerType.INT, 0, 0);
	}

	/** The meanings of all names and lengths. */
	private record Said(Map<Variable, MemoryObject> objects, Map<Expression, IntExpr> lengths) {
		static Said of(State state) {
			Map<Expression, IntExpr> lengths = new HashMap<>();
			LENGTHS.forEach(e -> state.length(e).ifPresent(n -> lengths.put(e, n)));
			return new Said(state.bindings(), lengths);
		}

		boolean holds(Said other) {
			return objects.entrySet().containsAll(other.objects.entrySet()) && lengths.entrySet().containsAll(other.lengths.entrySet());
		}
	}

	private static State state(int seed) {
		Random random = Seeds.random(seed);
		State state = new State();
		VARIABLES.stream().filter(v -> random.nextBoolean()).forEach(v -> state.bind(v, object(v)));
		for (int i = 0; i < NAMES; i++) {
			if (random.nextBoolean()) {
				state.setLength(LENGTHS.get(i), Ints.add(GeneratedStates.I, i));
			}
		}
		if (random.nextInt(5) == 0) {
			state.leave();
		}
		return state;
	}

	private static State join(State whenTrue, State whenFalse) {
		return State.join(Bools.isZero(GeneratedStates.I), whenTrue, whenFalse, GeneratedStates::first, GeneratedStates::lost);
	}

	@Test
	void whatEitherEndSaysIsSaidWhateverTheirOrder() {
		for (int seed = 0; seed < SEEDS; seed++) {
			State a = state(seed);
			State b = state(seed + SEEDS);
			Said joined = Said.of(join(a, b));
			assertEquals(joined.objects(), Said.of(join(b, a)).objects(), "seed " + seed);
			assertTrue(joined.objects().keySet().containsAll(a.bindings().keySet())
					&& joined.objects().keySet().containsAll(b.bindings().keySet()), "seed " + seed);
			if (!a.isDead() && !b.isDead()) {
				assertEquals(joined, Said.of(join(b, a)), "seed " + seed);
				assertTrue(joined.holds(Said.of(a)) && joined.holds(Said.of(b)), "seed " + seed);
			}
		}
	}

	@Test
	void nothingIsSaidThatNoEndSays() {
		for (int seed = 0; seed < SEEDS; seed++) {
			State a = state(seed);
			State b = state(seed + SEEDS);
			Said joined = Said.of(join(a, b));
			joined.objects().forEach((v, o) -> assertTrue(a.binding(v).or(() -> b.binding(v)).filter(o::equals).isPresent()));
			assertEquals(Said.of(a), Said.of(join(a, a.copy())), "seed " + seed);
			assertEquals(joined.objects(), Said.of(join(a, join(a, b))).objects(), "seed " + seed);
		}
	}

	@Test
	void aNameHasItsFirstOriginalUntilItsConstructEnds() {
		State state = new State();
		Map<Variable, MemoryObject> saved = state.originals();
		MemoryObject outer = object(VARIABLES.get(1));
		state.keepOriginal(VARIABLES.get(1), outer);
		state.keepOriginal(VARIABLES.get(1), object(VARIABLES.get(2)));
		assertEquals(Map.of(VARIABLES.get(1), outer), join(state, state.copy()).originals());
		state.setOriginals(saved);
		assertEquals(Map.of(), state.originals());
	}

	@Test
	void aRegionForgetsTheCopiesOfTheThreadAroundAlone() {
		State state = new State();
		VARIABLES.forEach(v -> state.bind(v, object(v)));
		State copy = state.copy();
		copy.unbindThreadLocals();
		assertFalse(copy.binding(VARIABLES.get(0)).isPresent());
		assertEquals(NAMES - 1, copy.bindings().size());
		assertTrue(state.binding(VARIABLES.get(0)).isPresent());
	}
}
