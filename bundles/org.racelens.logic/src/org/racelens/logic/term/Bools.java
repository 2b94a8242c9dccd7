package org.racelens.logic.term;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.racelens.logic.term.BoolExpr.And;
import org.racelens.logic.term.BoolExpr.IsZero;
import org.racelens.logic.term.BoolExpr.NotPositive;
import org.racelens.logic.term.BoolExpr.NotZero;
import org.racelens.logic.term.BoolExpr.Or;
import org.racelens.logic.term.BoolExpr.Truth;
import org.racelens.logic.term.IntExpr.Constant;
import org.racelens.model.effort.Effort;

/** Builds formulas: flat, with constants folded and negations pushed inwards. */
public final class Bools {
	public static final BoolExpr TRUE = new Truth(true);
	public static final BoolExpr FALSE = new Truth(false);

	private Bools() {
	}

	/** The truth value as a formula. */
	public static BoolExpr of(boolean value) {
		return value ? TRUE : FALSE;
	}

	/** The formula that two integers are equal. */
	public static BoolExpr equal(IntExpr a, IntExpr b) {
		return isZero(Ints.subtract(a, b));
	}

	/** The formula that two integers differ. */
	public static BoolExpr notEqual(IntExpr a, IntExpr b) {
		return not(equal(a, b));
	}

	/** The formula that the first integer is at most the second. */
	public static BoolExpr lessEqual(IntExpr a, IntExpr b) {
		return notPositive(Ints.subtract(a, b));
	}

	/** The formula that the first integer is less than the second. */
	public static BoolExpr less(IntExpr a, IntExpr b) {
		return notPositive(Ints.add(Ints.subtract(a, b), 1));
	}

	/** The formula that an integer is 0. */
	public static BoolExpr isZero(IntExpr term) {
		if (term instanceof Constant c) {
			return of(c.value() == 0);
		}
		long gcd = gcd(term);
		if (Ints.constantPart(term) % gcd != 0) {
			return FALSE;
		}
		return new IsZero(normalised(term, leading(term) < 0 ? -gcd : gcd));
	}

	/** The coefficient of one atom, the same one in whatever order the terms stand. */
	private static long leading(IntExpr term) {
		Comparator<IntExpr> order = Comparator.<IntExpr>comparingInt(Object::hashCode).thenComparing(Object::toString);
		return Ints.terms(term).get(Collections.min(Ints.terms(term).keySet(), order));
	}

	/** The formula that an integer is at most 0. */
	public static BoolExpr notPositive(IntExpr term) {
		if (term instanceof Constant c) {
			return of(c.value() <= 0);
		}
		long gcd = gcd(term);
		if (gcd == 1) {
			return new NotPositive(term);
		}
		Map<IntExpr, Long> terms = new LinkedHashMap<>(Ints.terms(term));
		terms.replaceAll((atom, k) -> k / gcd);
		return new NotPositive(Ints.sum(terms, -Ints.euclideanQuotient(-Ints.constantPart(term), gcd)));
	}

	/** The negation, in normal form: negations stand at no place but in atoms. */
	public static BoolExpr not(BoolExpr e) {
		return e.accept(NEGATION);
	}

	/** The conjunction; true of no formulas. */
	public static BoolExpr and(BoolExpr... parts) {
		return and(List.of(parts));
	}

	/** The conjunction; true of no formulas. */
	public static BoolExpr and(Collection<BoolExpr> parts) {
		Set<BoolExpr> flat = new LinkedHashSet<>();
		for (BoolExpr part : parts) {
			if (part instanceof And a) {
				flat.addAll(a.parts());
			} else if (!part.equals(TRUE)) {
				flat.add(part);
			}
		}
		Effort.spend(flat.size());
		if (flat.contains(FALSE) || hasComplements(flat)) {
			return FALSE;
		}
		return flat.isEmpty() ? TRUE : flat.size() == 1 ? flat.iterator().next() : new And(List.copyOf(flat));
	}

	/** The disjunction; false of no formulas. */
	public static BoolExpr or(BoolExpr... parts) {
		return or(List.of(parts));
	}

	/** The disjunction; false of no formulas. */
	public static BoolExpr or(Collection<BoolExpr> parts) {
		Set<BoolExpr> flat = new LinkedHashSet<>();
		for (BoolExpr part : parts) {
			if (part instanceof Or o) {
				flat.addAll(o.parts());
			} else if (!part.equals(FALSE)) {
				flat.add(part);
			}
		}
		Effort.spend(flat.size());
		if (flat.contains(TRUE) || hasComplements(flat)) {
			return TRUE;
		}
		return flat.isEmpty() ? FALSE : flat.size() == 1 ? flat.iterator().next() : new Or(List.copyOf(flat));
	}

	/** The parts of a conjunction, or the formula itself as its only part. */
	public static List<BoolExpr> conjuncts(BoolExpr e) {
		return e instanceof And a ? a.parts() : List.of(e);
	}

	/** Whether two parts, none of them a conjunction or disjunction, are the negations of each other. */
	private static boolean hasComplements(Set<BoolExpr> parts) {
		Map<Long, List<IntExpr>> bounds = new HashMap<>();
		for (BoolExpr part : parts.size() < 2 ? Set.<BoolExpr>of() : parts) {
			if (part instanceof NotZero n && parts.contains(new IsZero(n.term()))) {
				return true;
			}
			if (part instanceof NotPositive n) {
				long constant = Ints.constantPart(n.term());
				boolean isOpposite = constant > 1 - Long.MAX_VALUE && hasOpposite(n.term(), bounds.getOrDefault(1 - constant, List.of()));
				if (isOpposite) {
					return true;
				}
				bounds.computeIfAbsent(constant, c -> new ArrayList<>(1)).add(n.term());
			}
		}
		return false;
	}

	/** Whether {@code t ≤ 0} has its negation {@code 1 - t ≤ 0} among terms whose constant parts fit. */
	private static boolean hasOpposite(IntExpr term, List<IntExpr> others) {
		Map<IntExpr, Long> own = Ints.terms(term);
		for (IntExpr other : others) {
			Map<IntExpr, Long> its = Ints.terms(other);
			if (own.size() == its.size() && own.entrySet().stream()
					.allMatch(e -> e.getValue() > Long.MIN_VALUE && its.getOrDefault(e.getKey(), Long.MIN_VALUE) == -e.getValue())) {
				return true;
			}
		}
		return false;
	}

	private static long gcd(IntExpr term) {
		long gcd = 0;
		for (long k : Ints.terms(term).values()) {
			for (long a = Math.abs(k), b = gcd;;) {
				if (b == 0) {
					gcd = a;
					break;
				}
				long r = a % b;
				a = b;
				b = r;
			}
		}
		return gcd;
	}

	private static IntExpr normalised(IntExpr term, long divisor) {
		if (divisor == 1) {
			return term;
		}
		Map<IntExpr, Long> terms = new LinkedHashMap<>(Ints.terms(term));
		terms.replaceAll((atom, k) -> k / divisor);
		return Ints.sum(terms, Ints.constantPart(term) / divisor);
	}

	private static final BoolExpr.Visitor<BoolExpr> NEGATION = new BoolExpr.Visitor<>() {
		@Override
		public BoolExpr visitTruth(Truth e) {
			return of(!e.value());
		}

		@Override
		public BoolExpr visitIsZero(IsZero e) {
			return new NotZero(e.term());
		}

		@Override
		public BoolExpr visitNotZero(NotZero e) {
			return new IsZero(e.term());
		}

		@Override
		public BoolExpr visitNotPositive(NotPositive e) {
			return notPositive(Ints.add(Ints.negate(e.term()), 1));
		}

		@Override
		public BoolExpr visitAnd(And e) {
			return or(e.parts().stream().map(Bools::not).toList());
		}

		@Override
		public BoolExpr visitOr(Or e) {
			return and(e.parts().stream().map(Bools::not).toList());
		}
	};
}
