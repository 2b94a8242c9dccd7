package org.racelens.race.condition;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.racelens.logic.decide.Extremes;
import org.racelens.logic.decide.Polynomials;
import org.racelens.logic.term.Bools;
import org.racelens.logic.term.IntExpr;
import org.racelens.logic.term.IntExpr.Constant;
import org.racelens.logic.term.IntExpr.Product;
import org.racelens.logic.term.Ints;
import org.racelens.race.pair.AccessPair;
import org.racelens.race.phase.Flattened;
import org.racelens.race.verdict.Condition.LeadingDimension;

/**
 * What may be assumed of steps that are products of inputs, as those over an array's last dimension are: that each leads over all that two
 * accesses use from one place on, in as many directions as that may be: {@code call smooth(cells(1, 1, i))} of a block of 5 by 5.
 */
record Blocks(AccessPair pair, InputNames names) {
	/** The sentences about the steps that both accesses take. */
	List<Assumed> all() {
		Map<IntExpr, IntExpr> first = Polynomials.byMovingPart(offset(pair.first()));
		Map<IntExpr, IntExpr> second = Polynomials.byMovingPart(offset(pair.second()));
		Set<IntExpr> steps = new LinkedHashSet<>(first.values());
		steps.retainAll(Set.copyOf(second.values()));
		steps.removeIf(s -> Ints.constantPart(s) != 0 || Ints.terms(s).keySet().stream().noneMatch(Product.class::isInstance));
		if (steps.isEmpty() || !(pair.first().access().size() instanceof Constant width) || !width.equals(pair.second().access().size())) {
			return List.of();
		}
		Optional<Extremes> one = inside(first, pair.first());
		Optional<Extremes> other = inside(second, pair.second());
		if (one.isEmpty() || other.isEmpty()) {
			return List.of();
		}
		long bytes = Math.max(one.get().most(), other.get().most()) - Math.min(one.get().least(), other.get().least()) + width.value();
		return bytes <= width.value() ? List.of()
				: steps.stream().flatMap(s -> sentence(s, bytes, width.value()).stream()).toList();
	}

	private static IntExpr offset(Flattened access) {
		return access.access().place().offset();
	}

	/** Where an access is that takes no steps but constant ones. */
	private static Optional<Extremes> inside(Map<IntExpr, IntExpr> steps, Flattened access) {
		IntExpr inside = steps.entrySet().stream().filter(e -> Ints.constant(e.getValue()).isPresent())
				.map(e -> Ints.multiply(e.getKey(), e.getValue())).reduce(Ints.ZERO, Ints::add);
		return Extremes.of(inside, Bools.and(access.domain(), access.access().place().formation().kept()));
	}

	private Optional<Assumed> sentence(IntExpr step, long bytes, long width) {
		Polynomials.Division division = Polynomials.divide(step, Ints.of(width));
		IntExpr least = Ints.of(Math.floorDiv(bytes + width - 1, width));
		if (!division.remainder().equals(Ints.ZERO)) {
			return Optional.empty();
		}
		return names.sum(division.quotient()).flatMap(d -> names.sum(least)
				.map(n -> new Assumed(new LeadingDimension(d, n), Bools.lessEqual(least, division.quotient()))));
	}
}
