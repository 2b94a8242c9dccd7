package org.racelens.execution.loop;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.racelens.execution.value.Value;
import org.racelens.logic.term.Age;
import org.racelens.logic.term.Atoms;
import org.racelens.logic.term.BoolExpr;
import org.racelens.logic.term.BoolExpr.IsZero;
import org.racelens.logic.term.BoolExpr.NotPositive;
import org.racelens.logic.term.BoolExpr.NotZero;
import org.racelens.logic.term.BoolExpr.Or;
import org.racelens.logic.term.Bools;
import org.racelens.logic.term.FunctionSymbol.Meaning;
import org.racelens.logic.term.IntExpr;
import org.racelens.logic.term.IntExpr.Apply;
import org.racelens.logic.term.IntExpr.Choice;
import org.racelens.logic.term.Ints;
import org.racelens.logic.term.Substitution;
import org.racelens.logic.term.Symbol;

/**
 * Whether trips before the last two say more of how a serial loop ended than {@link LastTripFacts} does: then it may be that no execution
 * ends it in the way that these facts allow.
 */
final class EarlierTrips {
	/** Of more numbers that a scalar may be nothing is said. */
	private static final int MOST_NUMBERS = 8;

	private final EachTrip each;
	/** what holds in each trip that another one follows */
	private final List<BoolExpr> goesOn;

	EarlierTrips(EachTrip each, LoopRun run) {
		this.each = each;
		goesOn = Bools.conjuncts(Bools.and(run.condition(), run.end().live()));
	}

	/**
	 * What holds as all trips before the last one went on, as far as it has a closed form.
	 *
	 * @param number that of the last trip
	 */
	BoolExpr wentOn(IntExpr number) {
		return Bools.and(goesOn.stream().flatMap(p -> always(p, number).stream()).toList());
	}

	/** Whether it depends on a trip's number what may be found there, so that trips before the last ones may have ended the loop. */
	boolean mayHaveEnded() {
		return goesOn.stream().anyMatch(this::changes);
	}

	private boolean changes(BoolExpr part) {
		if (!dependsOnTrip(withoutFound(part))) {
			return false;
		}
		return found(part).isEmpty()
				? always(part, each.trip()).isEmpty()
				: ways(part).stream().noneMatch(this::canHold);
	}

	private boolean dependsOnTrip(BoolExpr condition) {
		return Atoms.symbols(condition).contains(each.trip());
	}

	private static List<BoolExpr> ways(BoolExpr part) {
		return part instanceof Or o ? o.parts() : List.of(part);
	}

	/** That a part holds in all trips before one, where one of its ways depends on nothing but the trip's number. */
	private Optional<BoolExpr> always(BoolExpr part, IntExpr number) {
		List<BoolExpr> changing = ways(part).stream().filter(this::dependsOnTrip).toList();
		if (!found(part).isEmpty() || changing.size() > 1) {
			return Optional.empty();
		}
		List<BoolExpr> fixed = ways(part).stream().filter(w -> !dependsOnTrip(w)).toList();
		Optional<BoolExpr> all = changing.isEmpty() ? Optional.of(Bools.TRUE) : inAll(changing.get(0), number);
		return all.map(h -> Bools.or(Bools.or(fixed), h));
	}

	/** That a comparison which is linear in the trip's number holds in all trips before one. */
	private Optional<BoolExpr> inAll(BoolExpr comparison, IntExpr number) {
		IntExpr term = term(comparison).orElse(Ints.ZERO);
		Long factor = Ints.terms(term).get(each.trip());
		if (factor == null || Atoms.symbols(Ints.subtract(term, Ints.multiply(each.trip(), factor))).contains(each.trip())) {
			return Optional.empty();
		}
		if (comparison instanceof NotZero) {
			IntExpr at = Ints.subtract(each.trip(), Ints.multiply(term, factor));
			return Math.abs(factor) == 1 ? Optional.of(Bools.or(Bools.less(at, Ints.ZERO), Bools.lessEqual(number, at))) : Optional.empty();
		}
		return Optional.of(
				Bools.or(Bools.lessEqual(number, Ints.ZERO), Bools.and(in(Ints.ZERO, comparison), in(Ints.add(number, -1), comparison))));
	}

	private BoolExpr in(IntExpr trip, BoolExpr condition) {
		return Substitution.of(Map.of(each.trip(), trip)).apply(condition);
	}

	/**
	 * Whether a scalar's value is made of what several trips found, of which the loop's tests, or the ways through a trip, let not
	 * everything be.
	 *
	 * @param end its value at the end of a trip
	 */
	boolean addUpIn(LoopHead head, List<LoopHead> heads, IntExpr end) {
		Set<IntExpr> before = heads.stream().filter(h -> !h.exact() && h.value() instanceof Value.Number).map(h -> h.value().term())
				.filter(v -> !v.equals(head.value().term())).collect(Collectors.toSet());
		Set<IntExpr> deciding = new LinkedHashSet<>();
		goesOn.forEach(p -> deciding.addAll(found(p)));
		List<IntExpr> ends = new ArrayList<>();
		addEnds(end, ends, deciding);
		return before.contains(end) && !deciding.isEmpty()
				|| ends.stream().anyMatch(e -> addsUp(head.value().term(), e, before, deciding));
	}

	private boolean addsUp(IntExpr head, IntExpr end, Set<IntExpr> before, Set<IntExpr> deciding) {
		IntExpr step = Ints.subtract(end, head);
		Set<IntExpr> found = found(Bools.isZero(step));
		if (found.isEmpty() || !Ints.terms(end).containsKey(head)) {
			return false;
		}
		return found.stream().anyMatch(before::contains)
				? !deciding.isEmpty()
				: Ints.terms(step).keySet().stream().noneMatch(t -> isAnyNumber(t, step) && !deciding.contains(t));
	}

	/** The numbers that a term is, one way or another, and what decides which of them. */
	private void addEnds(IntExpr term, List<IntExpr> ends, Set<IntExpr> deciding) {
		if (term instanceof Choice c) {
			deciding.addAll(found(c.condition()));
			addEnds(c.whenTrue(), ends, deciding);
			addEnds(c.whenFalse(), ends, deciding);
		} else {
			ends.add(term);
		}
	}

	/**
	 * That a scalar which trips leave as it is or set to other numbers is one of these behind the loop; nothing where it may be another.
	 *
	 * @param number that of the last trip
	 */
	BoolExpr oneOf(LoopHead head, IntExpr end, IntExpr number) {
		List<IntExpr> ends = new ArrayList<>();
		addEnds(end, ends, new LinkedHashSet<>());
		List<IntExpr> others = ends.stream().filter(e -> !e.equals(head.value().term())).distinct().toList();
		if (others.size() == ends.size() || others.size() > MOST_NUMBERS
				|| others.stream().anyMatch(e -> !found(Bools.isZero(e)).isEmpty() || Atoms.symbols(e).contains(each.trip()))) {
			return Bools.TRUE;
		}
		return Bools.and(Stream.of(number, Ints.add(number, -1)).map(n -> isOne(head, others, n)).toList());
	}

	private BoolExpr isOne(LoopHead head, List<IntExpr> others, IntExpr number) {
		IntExpr value = Substitution.of(Map.of(each.trip(), number)).apply(head.value().term());
		List<BoolExpr> ways = new ArrayList<>(List.of(Bools.less(number, Ints.ZERO), Bools.equal(value, head.initial().term())));
		others.forEach(n -> ways.add(Bools.equal(value, n)));
		return Bools.or(ways);
	}

	/** The condition without what a trip finds. */
	private BoolExpr withoutFound(BoolExpr condition) {
		Map<IntExpr, IntExpr> none = new LinkedHashMap<>();
		found(condition).forEach(t -> none.put(t, Ints.ZERO));
		return Substitution.of(none).apply(condition);
	}

	/** What is another number in each trip without a closed form. */
	private Set<IntExpr> found(BoolExpr condition) {
		Set<IntExpr> result = new LinkedHashSet<>();
		Atoms.forEach(condition, t -> {
			boolean ofTrip = t instanceof Apply a && (isYoung(a.function().name().age()) || Atoms.symbols(a).contains(each.trip()));
			if (ofTrip || t instanceof Symbol s && isYoung(s.name().age())) {
				result.add(t);
			}
		});
		return result;
	}

	private boolean isYoung(Age age) {
		return age.isYoungerThan(each.mark());
	}

	private static Optional<IntExpr> term(BoolExpr comparison) {
		return comparison instanceof IsZero z ? Optional.of(z.term())
				: comparison instanceof NotZero n ? Optional.of(n.term())
				: comparison instanceof NotPositive p ? Optional.of(p.term()) : Optional.empty();
	}

	/** Whether what a trip finds can make a comparison hold, whatever the trip's number is. */
	private boolean canHold(BoolExpr comparison) {
		return term(comparison).filter(c -> Ints.terms(c).keySet().stream()
				.anyMatch(t -> isAnyNumber(t, c) && !isLost(t) && goesOn.stream().filter(p -> found(p).contains(t)).count() == 1))
				.isPresent();
	}

	/** Whether a part of a sum is what a trip finds, and can be any number whatever the rest is. */
	private boolean isAnyNumber(IntExpr part, IntExpr sum) {
		int[] times = { 0 };
		Atoms.forEachOccurrence(sum, t -> times[0] += t.equals(part) ? 1 : 0);
		return times[0] == 1 && Math.abs(Ints.terms(sum).get(part)) == 1 && found(Bools.isZero(part)).contains(part);
	}

	private static boolean isLost(IntExpr found) {
		return found instanceof Symbol s ? s.gap().isPresent() : ((Apply) found).function().meaning() == Meaning.HAVOC;
	}
}
