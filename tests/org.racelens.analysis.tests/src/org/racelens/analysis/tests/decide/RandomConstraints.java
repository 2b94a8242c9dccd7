package org.racelens.analysis.tests.decide;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import org.racelens.logic.decide.RaceConstraint;
import org.racelens.logic.term.Atoms;
import org.racelens.logic.term.BoolExpr;
import org.racelens.logic.term.Bools;
import org.racelens.logic.term.FunctionSymbol;
import org.racelens.logic.term.FunctionSymbol.Meaning;
import org.racelens.logic.term.IntExpr;
import org.racelens.logic.term.IntExpr.Apply;
import org.racelens.logic.term.Ints;
import org.racelens.logic.term.Name;
import org.racelens.logic.term.Substitution;
import org.racelens.logic.term.Symbol;
import org.racelens.logic.term.Symbol.Role;

/** Random constraints over few symbols with small ranges, shaped like race formulas or like nothing in particular. */
final class RandomConstraints {
	static final Symbol TEAM = Symbol.of(Name.of("T"), Role.TEAM_SIZE);
	static final Symbol SIZE = Symbol.of(Name.of("n"), Role.PARAMETER);
	static final Symbol TRIP = Symbol.of(Name.of("i"), Role.TRIP);
	static final Symbol INNER = Symbol.of(Name.of("j"), Role.TRIP);
	static final Symbol THREAD = Symbol.of(Name.of("tid"), Role.THREAD);
	/** Values of functions that are no owners. */
	static final long[] VALUES = { -1, 2 };

	private final Random random;
	private final Map<Symbol, long[]> ranges = new LinkedHashMap<>();
	private final List<BoolExpr> parts = new ArrayList<>();
	private boolean usesFunction;

	/** A constraint and the ranges of its symbols, which it implies itself. */
	record Sample(RaceConstraint constraint, Map<Symbol, long[]> ranges) {
		/** Whether trying everything takes no time to speak of. */
		boolean isSmall() {
			double points = ranges.values().stream().mapToDouble(r -> r[1] - r[0] + 1).reduce(1, (a, b) -> a * b);
			return points * Math.pow(4, Atoms.applications(constraint.formula()).size()) <= 100_000;
		}
	}

	/** Whether the constraint bounds the team. */
	private enum Team {
		BOUNDED, UNBOUNDED
	}

	private RandomConstraints(long seed) {
		random = new Random(seed);
	}

	static Sample sample(long seed) {
		return new RandomConstraints(seed).build(Team.BOUNDED);
	}

	/** A constraint that allows larger teams than its ranges show. */
	static Sample inAnyTeam(long seed) {
		return new RandomConstraints(seed).build(Team.UNBOUNDED);
	}

	private Sample build(Team team) {
		long most = team == Team.UNBOUNDED ? 4 : 1 + random.nextInt(3);
		ranges.put(TEAM, new long[] { 1, most });
		parts.add(Bools.lessEqual(Ints.ONE, TEAM));
		if (team == Team.BOUNDED) {
			parts.add(Bools.lessEqual(TEAM, Ints.of(most)));
		}
		bound(SIZE, random.nextInt(3) - 1, 1 + random.nextInt(4));
		boolean nested = random.nextInt(3) == 0;
		for (Symbol s : nested ? List.of(TRIP, INNER) : List.of(TRIP)) {
			long end = nested ? 2 : 1 + random.nextInt(5);
			long start = random.nextInt(6) == 0 ? -1 : 0;
			bound(s, start, end);
			bound(s.primed(), start, end);
		}
		if (random.nextInt(4) > 0) {
			owned(nested);
		}
		parts.add(overlap());
		for (int k = random.nextInt(3); k > 0; k--) {
			parts.add(formula(2));
		}
		Optional<Long> max = team == Team.BOUNDED && random.nextBoolean() ? Optional.of(most) : Optional.empty();
		return new Sample(new RaceConstraint(Bools.and(parts), TEAM, max), ranges);
	}

	private void bound(Symbol symbol, long low, long high) {
		ranges.put(symbol, new long[] { low, Math.max(low, high) });
		parts.add(Bools.lessEqual(Ints.of(low), symbol));
		parts.add(Bools.lessEqual(symbol, Ints.of(Math.max(low, high))));
	}

	private void owned(boolean nested) {
		IntExpr extent = random.nextBoolean() ? SIZE : Ints.of(1 + random.nextInt(6));
		Apply owner = owner(nested, extent);
		ranges.put(THREAD, new long[] { 0, ranges.get(TEAM)[1] - 1 });
		ranges.put(THREAD.primed(), new long[] { 0, ranges.get(TEAM)[1] - 1 });
		both(Bools.lessEqual(Ints.ZERO, THREAD));
		both(Bools.less(THREAD, TEAM));
		both(Bools.equal(THREAD, owner));
		if (random.nextInt(5) > 0) {
			both(Bools.lessEqual(Ints.ZERO, TRIP));
			both(Bools.less(TRIP, extent));
		}
		parts.add(random.nextInt(6) > 0 ? Bools.notEqual(THREAD, THREAD.primed()) : Bools.equal(THREAD, THREAD.primed()));
		if (random.nextInt(4) == 0) {
			parts.add(another(owner));
		}
	}

	/** The same loop's owner of one more iteration is or is not the thread, too. */
	private BoolExpr another(Apply owner) {
		int last = owner.arguments().size() - 1;
		List<IntExpr> arguments = new ArrayList<>(owner.arguments());
		arguments.set(last, Ints.add(arguments.get(last), random.nextInt(3) - 1));
		BoolExpr same = Bools.equal(THREAD, new Apply(owner.function(), arguments));
		return random.nextBoolean() ? same : Bools.not(same);
	}

	private void both(BoolExpr e) {
		parts.add(e);
		parts.add(Substitution.priming().apply(e));
	}

	private Apply owner(boolean nested, IntExpr extent) {
		return switch (random.nextInt(4)) {
			case 0 -> apply("any", Meaning.OWNER_ANY, Ints.of(random.nextInt(2)), TRIP);
			case 1 -> apply("cyclic", Meaning.OWNER_CYCLIC, Ints.quotient(TRIP, Ints.of(1 + random.nextInt(3))));
			case 2 -> nested ? apply("block", Meaning.OWNER_BLOCK, extent, Ints.of(2), TRIP, INNER)
					: apply("block", Meaning.OWNER_BLOCK, extent, TRIP);
			default -> apply("guided", Meaning.OWNER_GUIDED, Ints.ZERO, Ints.of(1 + random.nextInt(3)), TRIP);
		};
	}

	private static Apply apply(String name, Meaning meaning, IntExpr... arguments) {
		return new Apply(new FunctionSymbol(Name.of(name), arguments.length, meaning, Optional.empty()), List.of(arguments));
	}

	private BoolExpr overlap() {
		IntExpr here = term(2);
		IntExpr there = random.nextBoolean() ? here : Ints.add(here, random.nextInt(5) - 2);
		there = random.nextInt(4) == 0 ? term(2) : there;
		IntExpr other = Substitution.priming().apply(there);
		if (random.nextBoolean()) {
			return Bools.equal(here, other);
		}
		long size = 1 + random.nextInt(3);
		return Bools.and(Bools.less(here, Ints.add(other, size)), Bools.less(other, Ints.add(here, size)));
	}

	private BoolExpr formula(int depth) {
		int kind = depth == 0 ? random.nextInt(3) : random.nextInt(6);
		IntExpr t = Ints.subtract(any(1), any(1));
		return switch (kind) {
			case 0 -> Bools.isZero(t);
			case 1 -> Bools.notPositive(t);
			case 2 -> Bools.not(Bools.isZero(t));
			case 3 -> Bools.not(formula(depth - 1));
			case 4 -> Bools.and(formula(depth - 1), formula(depth - 1));
			default -> Bools.or(formula(depth - 1), formula(depth - 1));
		};
	}

	/** A condition on the first instance. */
	private BoolExpr condition() {
		return random.nextBoolean() ? Bools.equal(linear(), linear()) : Bools.lessEqual(linear(), linear());
	}

	/** A term of either instance. */
	private IntExpr any(int depth) {
		return random.nextBoolean() ? term(depth) : Substitution.priming().apply(term(depth));
	}

	/** A term of the first instance. */
	private IntExpr term(int depth) {
		if (depth == 0 || random.nextInt(3) == 0) {
			return linear();
		}
		return switch (random.nextInt(8)) {
			case 0 -> Ints.modulus(term(depth - 1), divisor());
			case 1 -> Ints.quotient(term(depth - 1), divisor());
			case 2 -> Ints.multiply(linear(), linear());
			case 3 -> Ints.choice(condition(), term(depth - 1), term(depth - 1));
			case 4 -> Ints.lookup("table", List.of(2L, 0L, 3L, 1L), term(depth - 1));
			case 5 -> input(term(depth - 1));
			case 6 -> Ints.add(Ints.multiply(SIZE, trip()), trip());
			default -> Ints.add(term(depth - 1), term(depth - 1));
		};
	}

	private IntExpr input(IntExpr argument) {
		if (usesFunction) {
			return argument;
		}
		usesFunction = true;
		Apply result = apply("input", Meaning.INPUT, argument);
		both(Bools.lessEqual(Ints.of(VALUES[0]), result));
		both(Bools.lessEqual(result, Ints.of(VALUES[1])));
		return result;
	}

	private IntExpr divisor() {
		return switch (random.nextInt(4)) {
			case 0 -> Ints.of(-2);
			case 1 -> ranges.get(SIZE)[0] > 0 ? SIZE : Ints.of(3);
			default -> Ints.of(2 + random.nextInt(2));
		};
	}

	private IntExpr linear() {
		IntExpr result = Ints.of(random.nextInt(5) - 2);
		for (int k = 1 + random.nextInt(2); k > 0; k--) {
			result = Ints.add(result, Ints.multiply(trip(), random.nextInt(4) == 0 ? random.nextInt(5) - 2 : 1));
		}
		return random.nextInt(5) == 0 ? Ints.add(result, SIZE) : result;
	}

	private IntExpr trip() {
		boolean both = ranges.containsKey(INNER);
		boolean thread = ranges.containsKey(THREAD) && random.nextInt(6) == 0;
		return thread ? THREAD : both && random.nextBoolean() ? INNER : TRIP;
	}
}
