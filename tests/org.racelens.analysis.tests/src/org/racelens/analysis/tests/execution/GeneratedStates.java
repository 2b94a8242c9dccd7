package org.racelens.analysis.tests.execution;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import org.racelens.execution.region.Dependence;
import org.racelens.execution.region.MemoryObject;
import org.racelens.execution.region.Place;
import org.racelens.execution.state.HeldLocks;
import org.racelens.execution.state.State;
import org.racelens.execution.value.Contents;
import org.racelens.execution.value.Loss;
import org.racelens.execution.value.Presence;
import org.racelens.execution.value.Value;
import org.racelens.logic.term.BoolExpr;
import org.racelens.logic.term.Bools;
import org.racelens.logic.term.FunctionSymbol;
import org.racelens.logic.term.IntExpr;
import org.racelens.logic.term.Ints;
import org.racelens.logic.term.Name;
import org.racelens.logic.term.Symbol;
import org.racelens.model.expression.Type.IntegerType;
import org.racelens.model.gap.ForeignSentence;
import org.racelens.model.gap.GapKind;
import org.racelens.model.gap.ModelGap;
import org.racelens.model.source.SourceRange;

/** Random states behind random code: each is made of others by what statements do to states. */
public final class GeneratedStates {
	public static final Symbol I = Symbol.of(Name.of("i"), Symbol.Role.PARAMETER);
	public static final Symbol J = Symbol.of(Name.of("j"), Symbol.Role.PARAMETER);
	public static final List<MemoryObject> OBJECTS = List.of(object("a"), object("b"), object("c"));
	public static final List<HeldLocks.Address> LOCKS = List.of(new HeldLocks.Address(OBJECTS.get(0), List.of(Ints.ZERO)),
			new HeldLocks.Address(OBJECTS.get(1), List.of(Ints.of(8))));
	public static final List<BoolExpr> FACTS = List.of(Bools.less(I, J), Bools.equal(I, Ints.ONE), Bools.lessEqual(Ints.ZERO, J));
	public static final List<ModelGap> GAPS = List.of(gap(1), gap(2));
	public static final List<Loss> LOSSES = List.of(Loss.at(Name.of("lost 1"), GAPS.get(0)), Loss.at(Name.of("lost 2"), GAPS.get(1)));
	public static final long LAST_OFFSET = 12;

	private static final Symbol AT = Symbol.of(Name.of("at"), Symbol.Role.AUXILIARY);

	private final Random random;

	public GeneratedStates(long seed) {
		random = new Random(seed);
	}

	/** What an object holds in a state that knows nothing of it. */
	public static Contents first(State state, MemoryObject object) {
		return state.knowledge().everythingLost().isPresent() ? lost(object) : initial(object);
	}

	/** What objects hold at first. */
	public static Contents initial(MemoryObject object) {
		return Contents.of(new Contents.Rest.Zero());
	}

	/** What objects hold of which nothing is known: an array of its own for each. */
	public static Contents lost(MemoryObject object) {
		FunctionSymbol function = new FunctionSymbol(object.key().after("lost "), 1, FunctionSymbol.Meaning.HAVOC,
				Optional.of(GAPS.get(0)));
		return Contents.of(new Contents.Rest.Function(function, List.of(), null));
	}

	public BoolExpr condition() {
		IntExpr term = Ints.add(Ints.subtract(Ints.multiply(I, 1L + random.nextInt(2)), J), random.nextInt(5) - 2L);
		return random.nextBoolean() ? Bools.notPositive(term) : Bools.isZero(term);
	}

	/** A state behind a number of statements. */
	public State state() {
		return after(new State(), random.nextInt(6));
	}

	/** The state at the end of a branch that is entered under a condition. */
	public State branch(State before, BoolExpr condition) {
		State taken = before.copy();
		taken.restrict(condition);
		return after(taken, random.nextInt(5));
	}

	private State after(State state, int statements) {
		for (int i = 0; i < statements; i++) {
			switch (random.nextInt(13)) {
				case 0, 1, 2 -> store(state);
				case 3 -> state.setDepobj(place(), List.of(dependence()));
				case 4 -> state.loseDepobj(place());
				case 5 -> state.setOnDevice(mapped());
				case 6 -> state.knowledge(now -> now.knowing(List.of(of(FACTS))));
				case 7 -> state.knowledge(now -> now.weakenedBy(of(GAPS)));
				case 8 -> state.knowledge(now -> now.passing(of(OBJECTS)));
				case 9 -> giveUp(state);
				case 10 -> state.setThreadLimit(Optional.of(random.nextBoolean() ? Ints.of(1 + random.nextInt(2)) : I));
				case 11 -> lock(state);
				default -> end(state);
			}
		}
		return state;
	}

	private void store(State state) {
		MemoryObject object = of(OBJECTS);
		Contents before = state.contents(object).orElse(initial(object));
		Value value = random.nextBoolean() ? new Value.Number(Ints.add(I, random.nextInt(3))) : Value.of(random.nextInt(9));
		Contents after = random.nextInt(4) > 0 ? before.store(4L * random.nextInt(3), 4, value)
				: before.store(AT, Ints.multiply(J, 4), 4, value).orElse(before);
		state.setContents(object, after);
	}

	private void lock(State state) {
		HeldLocks.Address address = of(LOCKS);
		state.setLocks(random.nextInt(3) > 0
				? state.locks().set(address, random.nextBoolean() ? Bools.TRUE : condition(), GAPS.get(0).place(), 1)
				: state.locks().without(Set.of(address)));
	}

	private void giveUp(State state) {
		switch (random.nextInt(3)) {
			case 0 -> state.knowledge(now -> now.withUnknownOrder(of(GAPS)));
			case 1 -> state.knowledge(now -> now.withUnknownExclusion(of(GAPS)));
			default -> state.knowledge(now -> now.withLoss(of(LOSSES)));
		}
	}

	private void end(State state) {
		if (random.nextInt(4) == 0) {
			state.leave();
		} else {
			state.endUnless(condition());
		}
	}

	private Map<MemoryObject, Presence> mapped() {
		Map<MemoryObject, Presence> present = new LinkedHashMap<>();
		List<MemoryObject> some = new ArrayList<>(OBJECTS);
		some.removeIf(o -> random.nextBoolean());
		some.forEach(o -> present.put(o, Presence.entered(new Presence.Section(Ints.ZERO, Ints.of(4L + 4 * random.nextInt(2))),
				random.nextBoolean() ? Bools.TRUE : condition())));
		return present;
	}

	private Dependence dependence() {
		return new Dependence(of(List.of(Dependence.Type.values())), Optional.of(List.of(place())), Optional.of(Ints.of(4)), Bools.TRUE,
				List.of());
	}

	private Place place() {
		return Place.of(of(OBJECTS)).at(Ints.of(8L * random.nextInt(2)));
	}

	private <T> T of(List<T> all) {
		return all.get(random.nextInt(all.size()));
	}

	private static MemoryObject object(String name) {
		return new MemoryObject(Name.of(name), name, MemoryObject.Kind.HEAP, Optional.empty(), IntegerType.INT, 0, 0);
	}

	private static ModelGap gap(int number) {
		return new ModelGap(GapKind.HAVOC_VALUE, SourceRange.startOf("s.c"), ForeignSentence.quoted("reason " + number));
	}
}
