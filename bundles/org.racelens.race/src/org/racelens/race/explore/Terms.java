package org.racelens.race.explore;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.racelens.exploration.skeleton.Expression;
import org.racelens.exploration.skeleton.Operator;
import org.racelens.exploration.skeleton.Register;
import org.racelens.logic.term.BoolExpr;
import org.racelens.logic.term.Bools;
import org.racelens.logic.term.IntExpr;
import org.racelens.logic.term.Ints;
import org.racelens.logic.term.Substitution;
import org.racelens.logic.term.Symbol;

/** Terms of a region in one thread, as expressions over the registers that hold what the thread's reads found. */
final class Terms {
	private static final int MOST_ELEMENTS = 64;

	private final Map<IntExpr, Register> registers = new LinkedHashMap<>();
	/** by the trip numbers of loops whose trips are all alike, what is 0 in the first trip and 1 later */
	private final Map<Symbol, Register> later = new LinkedHashMap<>();
	private int count;
	private boolean counts;

	/** The register that holds a value. */
	Register register(IntExpr value) {
		return registers.computeIfAbsent(value, v -> fresh());
	}

	/** A register that holds no value of the region. */
	Register fresh() {
		return new Register(count++);
	}

	/** No register holds a value any more. */
	void forget(IntExpr value) {
		registers.remove(value);
	}

	/** The register that says of a loop whose trips are all alike whether a trip is a later one. */
	Register later(Symbol trip) {
		return later.computeIfAbsent(trip, t -> fresh());
	}

	/** Whether the number of such a trip was asked for, beyond whether it is the first one. */
	boolean count() {
		return counts;
	}

	/** Whether a register holds a value. */
	boolean isRegister(IntExpr value) {
		return registers.containsKey(value);
	}

	/** A term as an expression; empty where something else than what was read decides on it. */
	Optional<Expression> of(IntExpr term) {
		if (registers.containsKey(term)) {
			return Optional.of(Expression.of(registers.get(term)));
		}
		return term.accept(new Translation());
	}

	/** A condition as an expression. */
	Optional<Expression> of(BoolExpr condition) {
		return condition.accept(new Conditions());
	}

	private Optional<Expression> combined(Operator operator, List<Optional<Expression>> parts) {
		return parts.stream().reduce((a, b) -> a.flatMap(x -> b.map(y -> x.with(operator, y)))).orElse(Optional.empty());
	}

	/** Integer terms. */
	private final class Translation implements IntExpr.Visitor<Optional<Expression>> {
		@Override
		public Optional<Expression> visitConstant(IntExpr.Constant e) {
			return Optional.of(Expression.of(e.value()));
		}

		@Override
		public Optional<Expression> visitSymbol(Symbol e) {
			counts |= later.containsKey(e);
			return Optional.empty();
		}

		@Override
		public Optional<Expression> visitSum(IntExpr.Sum e) {
			List<Optional<Expression>> parts = new ArrayList<>();
			e.terms().forEach((atom, factor) -> parts.add(of(atom).map(x -> factor == 1 ? x : x.with(Operator.MULTIPLY, factor))));
			parts.add(Optional.of(Expression.of(e.constant())));
			return combined(Operator.ADD, parts);
		}

		@Override
		public Optional<Expression> visitProduct(IntExpr.Product e) {
			List<Optional<Expression>> parts = new ArrayList<>();
			e.powers().forEach((atom, power) -> {
				for (int i = 0; i < power; i++) {
					parts.add(of(atom));
				}
			});
			return combined(Operator.MULTIPLY, parts);
		}

		@Override
		public Optional<Expression> visitQuotient(IntExpr.Quotient e) {
			return Optional.empty();
		}

		/** The remainder of Java has the sign of the dividend, that of the term has none. */
		@Override
		public Optional<Expression> visitModulus(IntExpr.Modulus e) {
			return Ints.constant(e.divisor()).filter(n -> n > 0).flatMap(n -> of(e.dividend())
					.map(x -> x.with(Operator.REMAINDER, n).with(Operator.ADD, n).with(Operator.REMAINDER, n)));
		}

		@Override
		public Optional<Expression> visitChoice(IntExpr.Choice e) {
			Optional<Expression> condition = of(e.condition());
			Optional<Expression> otherwise = condition.map(c -> c.with(Operator.EQUAL, 0));
			return combined(Operator.ADD, List.of(combined(Operator.MULTIPLY, List.of(condition, of(e.whenTrue()))),
					combined(Operator.MULTIPLY, List.of(otherwise, of(e.whenFalse())))));
		}

		@Override
		public Optional<Expression> visitApply(IntExpr.Apply e) {
			return Optional.empty();
		}

		@Override
		public Optional<Expression> visitLookup(IntExpr.Lookup e) {
			if (e.values().size() > MOST_ELEMENTS) {
				return Optional.empty();
			}
			List<Optional<Expression>> parts = new ArrayList<>(List.of(Optional.of(Expression.of(0))));
			for (int i = 0; i < e.values().size(); i++) {
				int element = i;
				parts.add(of(e.index()).map(x -> x.with(Operator.EQUAL, element).with(Operator.MULTIPLY, e.values().get(element))));
			}
			return combined(Operator.ADD, parts);
		}
	}

	/** A comparison that tells a loop's first trip from all others, or is the same in all. */
	private Optional<Expression> ofTrip(IntExpr term, BoolExpr comparison) {
		return Ints.terms(term).keySet().stream().filter(t -> Ints.terms(term).size() == 1 && later.containsKey(t)).findFirst()
				.map(Symbol.class::cast).flatMap(trip -> {
					boolean first = Substitution.of(Map.of(trip, Ints.ZERO)).apply(comparison).equals(Bools.TRUE);
					Expression isLater = Expression.of(later.get(trip));
					return LaterTrips.holds(comparison, trip).map(others -> first == others ? Expression.of(first ? 1 : 0)
							: others ? isLater : isLater.with(Operator.EQUAL, 0));
				});
	}

	/** Conditions, as 1 or 0. */
	private final class Conditions implements BoolExpr.Visitor<Optional<Expression>> {
		@Override
		public Optional<Expression> visitTruth(BoolExpr.Truth e) {
			return Optional.of(Expression.of(e.value() ? 1 : 0));
		}

		@Override
		public Optional<Expression> visitIsZero(BoolExpr.IsZero e) {
			return ofTrip(e.term(), e).or(() -> of(e.term()).map(x -> x.with(Operator.EQUAL, 0)));
		}

		@Override
		public Optional<Expression> visitNotZero(BoolExpr.NotZero e) {
			return ofTrip(e.term(), e).or(() -> of(e.term()).map(x -> x.with(Operator.NOT_EQUAL, 0)));
		}

		@Override
		public Optional<Expression> visitNotPositive(BoolExpr.NotPositive e) {
			return ofTrip(e.term(), e).or(() -> of(e.term()).map(x -> x.with(Operator.LESS_OR_EQUAL, 0)));
		}

		@Override
		public Optional<Expression> visitAnd(BoolExpr.And e) {
			return combined(Operator.BIT_AND, e.parts().stream().map(Terms.this::of).toList());
		}

		@Override
		public Optional<Expression> visitOr(BoolExpr.Or e) {
			return combined(Operator.BIT_OR, e.parts().stream().map(Terms.this::of).toList());
		}
	}
}
