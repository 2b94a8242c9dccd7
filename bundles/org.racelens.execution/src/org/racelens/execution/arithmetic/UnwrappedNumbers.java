package org.racelens.execution.arithmetic;

import java.math.BigInteger;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import java.util.Set;
import org.racelens.execution.machine.Machine;
import org.racelens.execution.region.Assumed;
import org.racelens.logic.term.Atoms;
import org.racelens.logic.term.BoolExpr;
import org.racelens.logic.term.BoolExpr.NotPositive;
import org.racelens.logic.term.IntExpr;
import org.racelens.logic.term.IntExpr.Apply;
import org.racelens.logic.term.IntExpr.Choice;
import org.racelens.logic.term.IntExpr.Product;
import org.racelens.logic.term.Ints;
import org.racelens.logic.term.Symbol;
import org.racelens.logic.term.Symbol.Role;
import org.racelens.model.expression.Type;
import org.racelens.model.expression.Type.IntegerType;

/**
 * Sums and products of unsigned numbers of 64 bits, which terms take for the mathematical ones. That one stays below 2^64 is assumed where
 * it is compared or divided and some part of it is an unsigned unknown without an upper bound.
 * <p>
 * In subscripts it is assumed of products alone, where the memory that the program accesses anyway does not already say so. It does where a
 * step of the loop moves the subscript by one addend of the product and all trips get there: no object has 2^63 bytes, so the first
 * subscript past 2^64 would come behind one that is outside of every object. Where trips are left out, by a step, a table or a condition on
 * the way, there may be no such access.
 */
public final class UnwrappedNumbers {
	private final Machine machine;
	private final Signs signs;

	UnwrappedNumbers(Machine machine, Signs signs) {
		this.machine = machine;
		this.signs = signs;
	}

	/** Notes what is assumed of a number of a type that is compared or divided at the point that is being executed. */
	public void noteObserved(IntExpr number, Type type) {
		if (Residues.areOf(type) && mayPass(number) && !isRehearsed()) {
			machine.serial().notes().add(Assumed.UNSIGNED_NUMBERS_STAY_BELOW_2_TO_64.of());
		}
	}

	/** Whether a sum or a product may pass 2^64: some part of it has no upper bound, or the bounds let it. */
	private boolean mayPass(IntExpr number) {
		if (number instanceof Choice c) {
			return mayPass(c.whenTrue()) || mayPass(c.whenFalse());
		}
		Map<IntExpr, Long> terms = Ints.terms(number);
		boolean isSum = terms.values().stream().filter(k -> k > 0).count() > 1 || Ints.constantPart(number) > 0;
		boolean isOpen = terms.entrySet().stream().anyMatch(t -> t.getKey() instanceof Product p
				? p.powers().keySet().stream().anyMatch(this::isUnbounded)
				: (t.getValue() > 1 || t.getValue() == 1 && isSum) && isUnbounded(t.getKey()));
		return isOpen && !isBelowTop(number) || largest(number).bitLength() > 64;
	}

	/** The largest number that a sum or product of bounded parts may be; parts without bounds are left out. */
	BigInteger largest(IntExpr number) {
		BigInteger sum = BigInteger.valueOf(Math.max(0, Ints.constantPart(number)));
		for (Map.Entry<IntExpr, Long> term : Ints.terms(number).entrySet()) {
			if (term.getValue() > 0) {
				sum = sum.add(BigInteger.valueOf(term.getValue()).multiply(largestOfPart(term.getKey())));
			}
		}
		return sum;
	}

	private BigInteger largestOfPart(IntExpr part) {
		if (!(part instanceof Product p)) {
			return BigInteger.valueOf(Math.max(0, signs.most(part).orElse(0)));
		}
		return p.powers().entrySet().stream().map(f -> largestOfPart(f.getKey()).pow(f.getValue())).reduce(BigInteger.ONE,
				BigInteger::multiply);
	}

	/** Notes what is assumed of a number that a type of 64 bits, or one of truth values, takes over from another one. */
	void noteConverted(IntExpr number, IntegerType from, IntegerType to) {
		if (to.bool()) {
			noteObserved(number, from);
		} else if (!isRehearsed() && from.bits() > to.bits()) {
			machine.serial().notes().add(Assumed.CONVERTED_NUMBERS_FIT_64_BITS.of());
		} else if (!isRehearsed() && from.bits() == to.bits() && !from.signed() && to.signed() && (largest(number).bitLength() > 63
				|| !isBelowTop(number) && Ints.terms(number).keySet().stream().anyMatch(this::isUnbounded))) {
			machine.serial().notes().add(Assumed.UNSIGNED_NUMBERS_THAT_BECOME_SIGNED_ARE_BELOW_2_TO_63.of());
		}
	}

	private boolean isRehearsed() {
		return machine.task().isPresent() && machine.recorder().isMuted();
	}

	/** Notes what is assumed of a subscript at the point that is being executed. */
	void note(IntExpr elements) {
		Map<IntExpr, Long> terms = Ints.terms(elements);
		terms.keySet().stream().filter(Choice.class::isInstance).map(Choice.class::cast).forEach(c -> {
			note(Ints.multiply(c.whenTrue(), terms.get(c)));
			note(Ints.multiply(c.whenFalse(), terms.get(c)));
		});
		if (!isRehearsed() && terms.entrySet().stream().anyMatch(t -> mayWrap(t.getKey(), t.getValue(), terms))) {
			machine.serial().notes().add(Assumed.SUBSCRIPTS_OF_64_BITS_STAY_BELOW_2_TO_64.of());
		}
	}

	private boolean mayWrap(IntExpr part, long factor, Map<IntExpr, Long> terms) {
		Set<IntExpr> factors = part instanceof Product p ? p.powers().keySet() : Set.of(part);
		boolean grows = part instanceof Product || Math.abs(factor) > 1 && (part instanceof Apply || isOrderedAgainstAnother(part));
		if (!grows || factors.stream().noneMatch(this::isUnbounded) || isBelowTop(part)) {
			return false;
		}
		return !(part instanceof Product && isWalk(factors) && (Math.abs(factor) == 1 || isFilled(factors, factor, terms)));
	}

	private boolean isBelowTop(IntExpr part) {
		OptionalLong most = signs.most(part);
		return most.isPresent() && most.getAsLong() < Long.MAX_VALUE;
	}

	private boolean isUnbounded(IntExpr factor) {
		boolean isInput = factor instanceof Symbol s && machine.unknowns().nonNegative().contains(s) && s.role() != Role.TEAM_SIZE;
		boolean isLoaded = machine.unknowns().wideLoads().contains(factor)
				|| factor instanceof Apply a && machine.inputs().isWideUnsigned(a.function());
		return (isInput || isLoaded) && signs.most(factor).isEmpty();
	}

	/** Whether the product is one of trips or threads and of numbers that are the same for all, and all trips get here. */
	private boolean isWalk(Set<IntExpr> factors) {
		return factors.stream().allMatch(UnwrappedNumbers::isPlain) && factors.stream().anyMatch(UnwrappedNumbers::isCounted)
				&& signs.facts().stream().allMatch(UnwrappedNumbers::leavesNoGaps);
	}

	/** Whether other parts of the subscript walk through what a step of the product passes over: 2·j for j &lt; s beside 2·i·s. */
	private boolean isFilled(Set<IntExpr> factors, long factor, Map<IntExpr, Long> terms) {
		List<Symbol> walking = terms.entrySet().stream().filter(t -> t.getValue() == factor)
				.flatMap(t -> Atoms.symbols(t.getKey()).stream()).filter(UnwrappedNumbers::isCounted).toList();
		return factors.stream().filter(f -> !isCounted(f))
				.allMatch(f -> signs.facts().stream().filter(NotPositive.class::isInstance).map(Atoms::symbols)
						.anyMatch(s -> f instanceof Symbol u && s.contains(u)
								&& walking.stream().anyMatch(j -> !factors.contains(j) && s.contains(j))));
	}

	/** Whether a condition on the way says how an input lies to another one: what is proved by that is wrong where one of them wraps. */
	private boolean isOrderedAgainstAnother(IntExpr input) {
		return input instanceof Symbol s && signs.facts().stream().map(Atoms::symbols)
				.anyMatch(all -> all.size() > 1 && all.contains(s) && all.stream().noneMatch(UnwrappedNumbers::isCounted));
	}

	/** A condition on inputs alone, or one that holds for all trips between two. */
	private static boolean leavesNoGaps(BoolExpr fact) {
		return isOfInputs(Atoms.symbols(fact)) || fact instanceof NotPositive p && Ints.terms(p.term()).keySet().stream()
				.allMatch(t -> isPlain(t) || isOfInputs(Atoms.symbols(t))
						|| t instanceof Product q && q.powers().keySet().stream().allMatch(UnwrappedNumbers::isPlain));
	}

	private static boolean isOfInputs(Set<Symbol> symbols) {
		return symbols.stream().noneMatch(s -> s.role().isPerInstance());
	}

	private static boolean isCounted(IntExpr factor) {
		return factor instanceof Symbol s && (s.role() == Role.TRIP || s.role() == Role.THREAD);
	}

	private static boolean isPlain(IntExpr factor) {
		return factor instanceof Symbol s && switch (s.role()) {
			case TEAM_SIZE, PARAMETER, UNNAMED, HAVOC, THREAD, TRIP, INNER_TEAM_SIZE -> true;
			case AUXILIARY, INSTANCE_HAVOC -> false;
		};
	}
}
