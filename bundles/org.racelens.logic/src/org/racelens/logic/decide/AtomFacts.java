package org.racelens.logic.decide;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.racelens.logic.term.BoolExpr;
import org.racelens.logic.term.BoolExpr.IsZero;
import org.racelens.logic.term.BoolExpr.NotPositive;
import org.racelens.logic.term.Bools;
import org.racelens.logic.term.IntExpr;
import org.racelens.logic.term.IntExpr.Modulus;
import org.racelens.logic.term.IntExpr.Product;
import org.racelens.logic.term.IntExpr.Quotient;
import org.racelens.logic.term.Ints;

/**
 * Linear consequences of what atoms are: intervals, the definition of quotient and remainder, and products of inequalities (H. Sherali, W.
 * Adams, <i>A reformulation-linearization technique</i>, 1999, first level).
 */
final class AtomFacts {
	private static final int MAX_ATOMS = 48;
	private static final int MAX_PRODUCTS = 64;
	private static final int MAX_QUOTIENTS = 4;

	private final Network network;
	private final Set<IntExpr> atoms = new LinkedHashSet<>();
	private final List<BoolExpr> facts = new ArrayList<>();

	private AtomFacts(Network network) {
		this.network = network;
	}

	/** The linear parts together with the facts about their atoms. */
	static List<BoolExpr> with(Collection<BoolExpr> parts, Network network) {
		AtomFacts result = new AtomFacts(network);
		List<BoolExpr> linear = parts.stream().filter(p -> p instanceof NotPositive || p instanceof IsZero).toList();
		result.facts.addAll(linear);
		result.atoms(linear);
		result.products(linear);
		result.monotonicity();
		return result.facts;
	}

	private static IntExpr term(BoolExpr literal) {
		return literal instanceof NotPositive p ? p.term() : ((IsZero) literal).term();
	}

	private void atoms(List<BoolExpr> linear) {
		ArrayDeque<IntExpr> open = new ArrayDeque<>();
		linear.forEach(part -> open.addAll(Ints.terms(term(part)).keySet()));
		while (!open.isEmpty() && atoms.size() < MAX_ATOMS) {
			IntExpr atom = open.poll();
			if (atoms.add(atom)) {
				bounds(atom);
				definition(atom).ifPresent(remainder -> open.addAll(Ints.terms(remainder).keySet()));
			}
		}
	}

	private void bounds(IntExpr atom) {
		network.cell(atom).ifPresent(cell -> {
			if (Bound.isFinite(cell.low)) {
				facts.add(Bools.lessEqual(Ints.of(cell.low), atom));
			}
			if (Bound.isFinite(cell.high)) {
				facts.add(Bools.lessEqual(atom, Ints.of(cell.high)));
			}
		});
	}

	/** Bounds the remainder {@code dividend - divisor·quotient} of a division by a constant; the atoms of that become known, too. */
	private Optional<IntExpr> definition(IntExpr atom) {
		IntExpr dividend = atom instanceof Quotient q ? q.dividend() : atom instanceof Modulus m ? m.dividend() : Ints.ZERO;
		IntExpr divisor = atom instanceof Quotient q ? q.divisor() : atom instanceof Modulus m ? m.divisor() : Ints.ZERO;
		return Ints.constant(divisor).filter(v -> v != 0).map(v -> {
			IntExpr remainder = Ints.subtract(dividend, Ints.multiply(Ints.quotient(dividend, divisor), v));
			if (atom instanceof Modulus) {
				facts.add(Bools.equal(remainder, atom));
			} else {
				facts.add(Bools.lessEqual(Ints.ZERO, remainder));
				facts.add(Bools.less(remainder, Ints.of(Math.abs(v))));
			}
			return remainder;
		});
	}

	/** Multiplies inequalities by the distance of a factor from its bounds, as long as no products come up that are not there. */
	private void products(List<BoolExpr> linear) {
		Set<IntExpr> factors = new LinkedHashSet<>();
		atoms.forEach(a -> factors.addAll(a instanceof Product p ? p.powers().keySet() : Set.of()));
		int before = facts.size();
		for (IntExpr factor : factors) {
			Optional<IntExpr> above = low(factor).map(low -> Ints.subtract(factor, Ints.of(low)));
			Optional<IntExpr> below = network.cell(factor).map(c -> c.high).filter(Bound::isFinite)
					.map(high -> Ints.subtract(Ints.of(high), factor));
			for (BoolExpr part : linear) {
				boolean isLinear = Ints.terms(term(part)).keySet().stream().noneMatch(Product.class::isInstance);
				if (isLinear && facts.size() < before + MAX_PRODUCTS) {
					above.ifPresent(distance -> keep(Ints.multiply(term(part), distance), part, factors));
					below.ifPresent(distance -> keep(Ints.multiply(term(part), distance), part, factors));
				}
			}
		}
	}

	/** Quotients by the same positive divisor are ordered like their dividends. */
	private void monotonicity() {
		List<Quotient> quotients = atoms.stream().filter(Quotient.class::isInstance).map(Quotient.class::cast)
				.filter(q -> Ints.constant(q.divisor()).isEmpty() && network.cell(q.divisor()).filter(c -> c.low > 0).isPresent()).toList();
		List<BoolExpr> known = List.copyOf(facts);
		for (int i = 0; i < quotients.size() && quotients.size() <= MAX_QUOTIENTS; i++) {
			for (int j = 0; j < quotients.size(); j++) {
				Quotient a = quotients.get(i);
				Quotient b = quotients.get(j);
				if (i != j && a.divisor().equals(b.divisor()) && implies(known, Bools.lessEqual(a.dividend(), b.dividend()))) {
					facts.add(Bools.lessEqual(a, b));
				}
			}
		}
	}

	private static boolean implies(List<BoolExpr> known, BoolExpr inequality) {
		List<BoolExpr> otherwise = new ArrayList<>(known);
		otherwise.add(Bools.not(inequality));
		return LinearSystem.isInfeasible(otherwise);
	}

	/** A lower bound: that of the interval, else 1 or 0 if the inequalities together imply it. */
	private Optional<Long> low(IntExpr factor) {
		Optional<Long> known = network.cell(factor).map(c -> c.low).filter(Bound::isFinite);
		for (long low = 1; low >= 0 && known.isEmpty(); low--) {
			known = implies(facts, Bools.lessEqual(Ints.of(low), factor)) ? Optional.of(low) : known;
		}
		return known;
	}

	private void keep(IntExpr term, BoolExpr origin, Set<IntExpr> factors) {
		Map<IntExpr, Long> terms = Ints.terms(term);
		boolean known = terms.keySet().stream()
				.allMatch(a -> !(a instanceof Product p) || atoms.contains(p) || factors.containsAll(p.powers().keySet()));
		if (known) {
			facts.add(origin instanceof NotPositive ? Bools.notPositive(term) : Bools.isZero(term));
		}
	}
}
