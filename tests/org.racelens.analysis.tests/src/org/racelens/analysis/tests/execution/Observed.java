package org.racelens.analysis.tests.execution;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.racelens.execution.region.Dependence;
import org.racelens.execution.region.MemoryObject;
import org.racelens.execution.region.Place;
import org.racelens.execution.state.HeldLocks;
import org.racelens.execution.state.State;
import org.racelens.execution.value.Contents;
import org.racelens.execution.value.Presence;
import org.racelens.execution.value.Value;
import org.racelens.logic.decide.Evaluator;
import org.racelens.logic.term.Atoms;
import org.racelens.logic.term.BoolExpr;
import org.racelens.logic.term.FunctionSymbol;
import org.racelens.logic.term.IntExpr;
import org.racelens.logic.term.IntExpr.Apply;
import org.racelens.logic.term.Ints;
import org.racelens.model.gap.ModelGap;

/**
 * What a state says where the unknowns have values: the meaning of the state, apart from the terms that it is said in. Where it is not
 * reached that is nothing but whether the program has ended.
 *
 * @param values what scalars hold, by object and offset, where that is known
 * @param locks that are surely held
 */
public record Observed(boolean live, boolean arrives, boolean exited, Map<String, Long> values, Map<Place, List<Dependence>> depobjs,
		Map<MemoryObject, Presence> present, Set<BoolExpr> facts, Set<ModelGap> weakened, Set<MemoryObject> passed, Set<String> givenUp,
		Optional<Long> limit, Set<HeldLocks.Address> locks) {

	public static Observed of(State state, Evaluator numbers) {
		Set<HeldLocks.Address> locks = new LinkedHashSet<>(GeneratedStates.LOCKS);
		locks.removeIf(l -> !numbers.holds(state.locks().condition(l)));
		Map<Place, List<Dependence>> depobjs = new LinkedHashMap<>();
		for (MemoryObject object : GeneratedStates.OBJECTS) {
			for (long offset = 0; offset <= 8; offset += 8) {
				Place place = Place.of(object).at(Ints.of(offset));
				state.depobj(place).ifPresent(held -> depobjs.put(place, held));
			}
		}
		if (!numbers.holds(state.live())) {
			return new Observed(false, numbers.holds(state.control().arrives()), numbers.holds(state.control().exited()), Map.of(),
					Map.of(),
					Map.of(), Set.of(), Set.of(), Set.of(), Set.of(), Optional.empty(), Set.of());
		}
		return new Observed(true, numbers.holds(state.control().arrives()), numbers.holds(state.control().exited()),
				values(state, numbers), depobjs, state.onDevice(), state.knowledge().known(), state.knowledge().weakened(),
				state.knowledge().passed(), givenUp(state), state.threadLimit().map(numbers::value), locks);
	}

	private static Set<String> givenUp(State state) {
		List<String> all = new ArrayList<>();
		state.knowledge().unknownOrder().ifPresent(g -> all.add("order"));
		state.knowledge().unknownExclusion().ifPresent(g -> all.add("exclusion"));
		state.knowledge().everythingLost().ifPresent(g -> all.add("contents"));
		return new LinkedHashSet<>(all);
	}

	private static Map<String, Long> values(State state, Evaluator numbers) {
		Map<String, Long> values = new LinkedHashMap<>();
		for (MemoryObject object : GeneratedStates.OBJECTS) {
			Contents contents = state.contents(object).orElseGet(() -> GeneratedStates.first(state, object));
			for (long offset = 0; offset <= GeneratedStates.LAST_OFFSET; offset += 4) {
				String name = object.name() + "+" + offset;
				contents.load(object, List.of(), Ints.of(offset), 4, Value.Kind.NUMBER).map(Value::term).filter(t -> !isLost(t))
						.ifPresent(t -> values.put(name, numbers.value(t)));
			}
		}
		return values;
	}

	private static boolean isLost(IntExpr term) {
		boolean[] lost = { false };
		Atoms.forEach(term, t -> lost[0] |= t instanceof Apply a && a.function().meaning() == FunctionSymbol.Meaning.HAVOC);
		return lost[0];
	}

	/** Whether all that is said here is true where another state is reached: an upper bound of it says no more. */
	public boolean isSaidOf(Observed other) {
		boolean reached = (live || !other.live) && (arrives || !other.arrives) && (exited || !other.exited);
		return reached && (!other.live || isMemoryOf(other) && isKnowledgeOf(other));
	}

	private boolean isMemoryOf(Observed other) {
		return other.values.entrySet().containsAll(values.entrySet()) && other.depobjs.entrySet().containsAll(depobjs.entrySet())
				&& present.keySet().containsAll(other.present.keySet()) && present.entrySet().stream()
						.allMatch(e -> isBound(e.getValue(), Optional.ofNullable(other.present.get(e.getKey()))));
	}

	private boolean isKnowledgeOf(Observed other) {
		return other.facts.containsAll(facts) && weakened.containsAll(other.weakened) && other.passed.containsAll(passed)
				&& givenUp.containsAll(other.givenUp) && other.locks.containsAll(locks)
				&& (limit.isEmpty() || limit.equals(other.limit));
	}

	private static boolean isBound(Presence bound, Optional<Presence> one) {
		return bound.least() <= one.map(Presence::least).orElse(0) && one.map(Presence::most).orElse(0) <= bound.most();
	}
}
