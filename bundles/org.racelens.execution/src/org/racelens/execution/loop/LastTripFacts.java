package org.racelens.execution.loop;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.racelens.execution.interpreter.Execution;
import org.racelens.execution.machine.Machine;
import org.racelens.execution.state.State;
import org.racelens.execution.value.Value;
import org.racelens.logic.term.Age;
import org.racelens.logic.term.Atoms;
import org.racelens.logic.term.BoolExpr;
import org.racelens.logic.term.Bools;
import org.racelens.logic.term.FunctionSymbol;
import org.racelens.logic.term.IntExpr;
import org.racelens.logic.term.IntExpr.Apply;
import org.racelens.logic.term.Ints;
import org.racelens.logic.term.Substitution;
import org.racelens.logic.term.Symbol;
import org.racelens.logic.term.Symbol.Role;
import org.racelens.logic.term.TermSize;
import org.racelens.model.expression.Type.IntegerType;
import org.racelens.model.gap.ModelGap;

/**
 * What holds behind a serial loop of the trip that ended it, and of the one before, which went on: by which test or {@code break} the loop
 * was left, and what that makes of the scalars without closed form. Of earlier trips nothing is said but what their number says. What a
 * trip finds out afresh has other names here than in the loop, one for each of the two trips.
 */
final class LastTripFacts {
	/** Facts that have grown larger are left out. */
	private static final int MOST_PARTS = 400;
	/** No sum of a few such numbers leaves 64 bits. */
	private static final long LARGE = 1L << 60;

	private final Execution execution;
	private final EachTrip each;
	private final LoopRun run;
	private final ModelGap why;
	private final List<LoopHead> heads;
	private final Set<IntExpr> values = new LinkedHashSet<>();

	/** @param why what trips find out of what is lost is not known */
	LastTripFacts(Execution execution, EachTrip each, LoopRun run, List<LoopHead> heads, ModelGap why) {
		this.execution = execution;
		this.each = each;
		this.run = run;
		this.why = why;
		this.heads = heads.stream().filter(h -> !h.exact() && areToldOf(h, execution.machine())).toList();
		heads.stream().filter(h -> !h.exact()).forEach(h -> values.add(h.value().term()));
	}

	/** Whether facts are told of a scalar: it is an integer. */
	static boolean areToldOf(LoopHead head, Machine machine) {
		return head.value() instanceof Value.Number && head.scalar(machine).filter(IntegerType.class::isInstance).isPresent();
	}

	/** Whether the terms of a scalar are its numbers, and facts are told of it. */
	static boolean isPlain(LoopHead head, Machine machine) {
		return areToldOf(head, machine) && !head.isUnsigned(machine);
	}

	/** That a scalar holds a value. The terms of unsigned ones are their numbers where they have surely not wrapped. */
	private BoolExpr holds(LoopHead head, IntExpr held, IntExpr value, IntExpr number) {
		if (!head.isUnsigned(execution.machine())) {
			return Bools.equal(held, value);
		}
		long most = head.part().size() > 4 ? LARGE : (1L << 32) - 1;
		BoolExpr told = isOneNumber(value, number) && head.part().size() > 4 ? Bools.TRUE : Bools.lessEqual(value, Ints.of(most));
		return Bools.or(Bools.less(value, Ints.ZERO), Bools.not(told), Bools.equal(held, value));
	}

	/** Whether a term is no larger than an unsigned number of 64 bits, or than the number of trips and something small. */
	private static boolean isOneNumber(IntExpr value, IntExpr trips) {
		List<IntExpr> added = Ints.terms(value).entrySet().stream().filter(t -> t.getValue() > 0).map(Map.Entry::getKey).toList();
		return added.size() == 1 && Ints.terms(value).get(added.get(0)) == 1 && Ints.constantPart(value) < LARGE
				&& (added.get(0).equals(trips) || (added.get(0) instanceof Symbol || added.get(0) instanceof Apply)
						&& Ints.constantPart(value) <= 0);
	}

	/** Whether there is nothing to tell of a loop whose number of trips is known. */
	boolean isEmpty() {
		return heads.isEmpty();
	}

	/**
	 * What the loop leaves of which nothing else may be known.
	 *
	 * @param values of the scalars
	 * @param threads how many teams may have, where that is known to have been asked for
	 */
	record Left(Map<LoopHead, IntExpr> values, Optional<Threads> threads) {
	}

	/** How many threads teams may have before the loop, where that was asked for, and behind it. */
	record Threads(Optional<IntExpr> before, IntExpr behind) {
	}

	/**
	 * The facts.
	 *
	 * @param number that of the trip in which the loop is left: by its test, or by a break
	 */
	BoolExpr of(IntExpr number, Left left) {
		try {
			BoolExpr facts = Bools.and(Bools.lessEqual(Ints.ZERO, number), begun(number), ended(number, left));
			return TermSize.exceeds(facts, MOST_PARTS) ? Bools.TRUE : facts;
		} catch (ArithmeticException tooLarge) {
			return Bools.TRUE;
		}
	}

	/** Where the scalars have their values at the start of the trip from: from before the loop, or from the trip before. */
	private BoolExpr begun(IntExpr number) {
		List<BoolExpr> first = new ArrayList<>(List.of(Bools.equal(number, Ints.ZERO)));
		List<BoolExpr> later = new ArrayList<>(List.of(run.condition(), run.end().live()));
		later.addAll(run.end().knowledge().known());
		BoolExpr before = in(Ints.add(number, -1), "~before", Bools.and(later));
		List<BoolExpr> handedOn = new ArrayList<>(List.of(Bools.less(Ints.ZERO, number), before));
		Substitution now = Substitution.of(Map.of(each.trip(), number));
		for (LoopHead h : heads) {
			IntExpr value = now.apply(h.value().term());
			number(h.initial()).ifPresent(v -> first.add(holds(h, value, v, number)));
			at(run.end(), h).ifPresent(v -> handedOn.add(holds(h, value, in(Ints.add(number, -1), "~before", v), number)));
		}
		return Bools.or(Bools.and(first), Bools.and(handedOn));
	}

	/** How the loop is left in the trip. */
	private BoolExpr ended(IntExpr number, Left left) {
		List<BoolExpr> ways = new ArrayList<>();
		BoolExpr over = Bools.not(run.condition());
		if (run.testsFirst()) {
			ways.add(way(number, List.of(over), run.lastTest().map(LoopRun.LastTest::state), left));
		} else if (!run.end().isDead()) {
			ways.add(way(number, List.of(over, run.end().live()), Optional.of(run.end()), left));
		}
		BoolExpr entered = run.testsFirst() ? run.condition() : Bools.TRUE;
		for (State b : run.breaks()) {
			List<BoolExpr> taken = new ArrayList<>(List.of(entered, b.live()));
			taken.addAll(b.knowledge().known());
			ways.add(way(number, taken, Optional.of(b), left));
		}
		return Bools.or(ways);
	}

	/** @param state what the way leaves behind; empty where that is what was there at the start of the trip */
	private BoolExpr way(IntExpr number, List<BoolExpr> taken, Optional<State> state, Left left) {
		List<BoolExpr> result = new ArrayList<>(List.of(in(number, "~last", Bools.and(taken))));
		left.threads.ifPresent(t -> result.add(state.isPresent() ? leaves(t, state.get(), number, "~last")
				: Bools.or(Bools.and(Bools.equal(number, Ints.ZERO), t.before.map(n -> Bools.equal(t.behind, n)).orElse(Bools.TRUE)),
						Bools.and(Bools.less(Ints.ZERO, number), leaves(t, run.end(), Ints.add(number, -1), "~before")))));
		left.values.forEach((head, value) -> (state.isPresent() ? at(state.get(), head) : number(head.value()))
				.ifPresent(v -> result.add(holds(head, value, in(number, "~last", v), number))));
		return Bools.and(result);
	}

	/** That teams behind the loop may have as many threads as in a state of a trip. */
	private BoolExpr leaves(Threads threads, State state, IntExpr number, String name) {
		return state.threadLimit().map(n -> Bools.equal(threads.behind, in(number, name, n))).orElse(Bools.TRUE);
	}

	private Optional<IntExpr> at(State state, LoopHead head) {
		return LoopHeads.end(execution, state, head).flatMap(LastTripFacts::number);
	}

	private static Optional<IntExpr> number(Value value) {
		return value instanceof Value.Number n ? Optional.of(n.term()) : Optional.empty();
	}

	/** A condition of the trip as it is in a trip of a number. */
	private BoolExpr in(IntExpr number, String name, BoolExpr condition) {
		Map<IntExpr, IntExpr> renamed = new LinkedHashMap<>();
		Atoms.forEach(condition, t -> rename(t, name, renamed));
		return Substitution.of(Map.of(each.trip(), number)).apply(Substitution.of(renamed).apply(condition));
	}

	private IntExpr in(IntExpr number, String name, IntExpr term) {
		return Substitution.of(Map.of(each.trip(), number)).apply(renamed(term, name));
	}

	private IntExpr renamed(IntExpr term, String name) {
		Map<IntExpr, IntExpr> renamed = new LinkedHashMap<>();
		Atoms.forEach(term, t -> rename(t, name, renamed));
		return Substitution.of(renamed).apply(term);
	}

	private void rename(IntExpr t, String name, Map<IntExpr, IntExpr> renamed) {
		if (t instanceof Symbol s && isAfresh(s)) {
			renamed.put(s, new Symbol(s.name().then(name), s.role() == Role.PARAMETER ? Role.UNNAMED : s.role(), s.gap().map(g -> why)));
		} else if (t instanceof Apply a && isAfresh(a)) {
			FunctionSymbol f = a.function();
			renamed.put(a, new Apply(new FunctionSymbol(f.name().then(name), f.arity(), f.meaning(), f.gap().map(g -> why)),
					a.arguments().stream().map(x -> renamed(x, name)).toList()));
		}
	}

	/** Whether a term is what the trip finds out, and neither its number nor what a scalar holds at its start. */
	private boolean isAfresh(IntExpr t) {
		Age age = t instanceof Symbol s ? s.name().age() : ((Apply) t).function().name().age();
		return age.isYoungerThan(each.mark()) && !values.contains(t);
	}
}
