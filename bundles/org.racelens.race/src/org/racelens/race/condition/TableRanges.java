package org.racelens.race.condition;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.racelens.logic.decide.Polynomials;
import org.racelens.logic.term.BoolExpr;
import org.racelens.logic.term.BoolExpr.NotPositive;
import org.racelens.logic.term.Bools;
import org.racelens.logic.term.IntExpr;
import org.racelens.logic.term.IntExpr.Apply;
import org.racelens.logic.term.IntExpr.Choice;
import org.racelens.logic.term.Ints;
import org.racelens.logic.term.Substitution;
import org.racelens.logic.term.Symbol;
import org.racelens.race.pair.AccessPair;
import org.racelens.race.phase.Flattened;
import org.racelens.race.verdict.RangesApart;
import org.racelens.race.verdict.RangesApart.Ends;

/**
 * What may be assumed of two tables that say where ranges begin and end, as where a grid is dealt out in tiles: that the ranges of
 * different rows do not overlap. Of tiles with several directions two do not in one of them.
 */
record TableRanges(AccessPair pair, Tables tables) {
	private static final Substitution PRIMED = Substitution.priming();

	/**
	 * The ends of a range that an iteration goes through.
	 *
	 * @param beyond by how much the second element is beyond the last index
	 */
	private record Range(Apply first, Apply last, long beyond) {
		boolean isSameRow(Range other) {
			return first.arguments().equals(other.first.arguments());
		}
	}

	List<Assumed> all() {
		Map<String, Range> own = ranges(pair.first(), Substitution.ofSymbols(s -> s));
		Map<String, Range> other = ranges(pair.second(), PRIMED);
		if (own.isEmpty() || !own.keySet().equals(other.keySet()) || !isOfOneRow(own) || !isOfOneRow(other)) {
			return List.of();
		}
		List<Ends> directions = new ArrayList<>();
		List<BoolExpr> apart = new ArrayList<>();
		own.forEach((name, a) -> {
			Range b = other.get(name);
			long beyond = Math.min(a.beyond, b.beyond);
			directions.add(new Ends(tables.holder(List.of(a.first)), tables.holder(List.of(a.last)), beyond));
			apart.add(Bools.less(Ints.add(a.last, -beyond), b.first));
			apart.add(Bools.less(Ints.add(b.last, -beyond), a.first));
			List.of(a.first, a.last, b.first, b.last).forEach(e -> apart.add(Bools.not(tables.isKept(e))));
		});
		apart.add(isSame(own.values().iterator().next().first, other.values().iterator().next().first));
		return List.of(new Assumed(new RangesApart(directions), Bools.or(apart)));
	}

	private static boolean isOfOneRow(Map<String, Range> ranges) {
		return ranges.values().stream().allMatch(ranges.values().iterator().next()::isSameRow);
	}

	private static BoolExpr isSame(Apply a, Apply b) {
		List<BoolExpr> equal = new ArrayList<>();
		for (int i = 0; i < a.arguments().size(); i++) {
			equal.add(Bools.equal(a.arguments().get(i), b.arguments().get(i)));
		}
		return Bools.and(equal);
	}

	/**
	 * The ranges that an access goes through, by the names of their tables.
	 *
	 * @param instance makes a term of the access one of the pair's formula
	 */
	private Map<String, Range> ranges(Flattened access, Substitution instance) {
		Map<String, Range> result = new TreeMap<>();
		Bools.conjuncts(access.domain()).stream().flatMap(c -> ends(c).stream()).flatMap(c -> range(c).stream()).forEach(r -> result.merge(
				tables.holder(List.of(r.first)) + " " + tables.holder(List.of(r.last)),
				new Range((Apply) instance.apply(r.first), (Apply) instance.apply(r.last), r.beyond),
				(a, b) -> a.beyond < b.beyond ? a : b));
		return result;
	}

	/** What a part of a domain says is not positive: where ranges are clipped, as to {@code min(last[row], n - 1)}, each of their ends. */
	private static List<IntExpr> ends(BoolExpr part) {
		return part instanceof NotPositive n ? ends(n.term()).toList() : List.of();
	}

	private static Stream<IntExpr> ends(IntExpr term) {
		return Ints.terms(term).entrySet().stream().filter(t -> t.getKey() instanceof Choice c && isExtreme(c, t.getValue())).findFirst()
				.map(t -> {
					Choice c = (Choice) t.getKey();
					IntExpr rest = Ints.subtract(term, Ints.multiply(c, t.getValue()));
					return Stream.of(c.whenTrue(), c.whenFalse()).map(e -> Ints.add(rest, Ints.multiply(e, t.getValue())));
				}).map(both -> both.flatMap(TableRanges::ends)).orElse(Stream.of(term));
	}

	/** Whether a choice is of the less of two terms where its factor is negative, of the greater one where it is positive. */
	private static boolean isExtreme(Choice choice, long factor) {
		IntExpr difference = Ints.multiply(Ints.subtract(choice.whenTrue(), choice.whenFalse()), factor < 0 ? 1 : -1);
		return choice.condition() instanceof NotPositive n
				&& Ints.constant(Ints.subtract(n.term(), difference)).filter(k -> k == 0 || k == 1).isPresent();
	}

	/** {@code first[row] + trip <= last[row]}. */
	private Optional<Range> range(IntExpr term) {
		Map<IntExpr, Long> terms = Ints.terms(term);
		List<Apply> first = elements(terms, 1);
		List<Apply> last = elements(terms, -1);
		boolean counted = terms.entrySet().stream()
				.anyMatch(t -> t.getValue() == 1 && t.getKey() instanceof Symbol s && s.role() == Symbol.Role.TRIP);
		if (!counted || terms.size() != 3 || first.size() != 1 || last.size() != 1
				|| first.get(0).function().equals(last.get(0).function())
				|| !first.get(0).arguments().equals(last.get(0).arguments())) {
			return Optional.empty();
		}
		return Optional.of(new Range(first.get(0), last.get(0), Math.max(0, Math.min(1, Ints.constantPart(term)))));
	}

	private List<Apply> elements(Map<IntExpr, Long> terms, long factor) {
		return terms.entrySet().stream()
				.filter(t -> t.getValue() == factor && t.getKey() instanceof Apply a && !Polynomials.isShared(a) && tables.isInput(a))
				.map(t -> (Apply) t.getKey()).toList();
	}
}
