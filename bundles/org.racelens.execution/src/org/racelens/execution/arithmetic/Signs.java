package org.racelens.execution.arithmetic;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import java.util.function.Supplier;
import org.racelens.execution.machine.Machine;
import org.racelens.logic.term.BoolExpr;
import org.racelens.logic.term.BoolExpr.IsZero;
import org.racelens.logic.term.BoolExpr.NotPositive;
import org.racelens.logic.term.BoolExpr.NotZero;
import org.racelens.logic.term.Bools;
import org.racelens.logic.term.IntExpr;
import org.racelens.logic.term.IntExpr.Choice;
import org.racelens.logic.term.IntExpr.Constant;
import org.racelens.logic.term.IntExpr.Modulus;
import org.racelens.logic.term.IntExpr.Product;
import org.racelens.logic.term.IntExpr.Quotient;
import org.racelens.logic.term.Ints;
import org.racelens.logic.term.Symbol;
import org.racelens.logic.term.Symbol.Role;
import org.racelens.model.expression.Type.IntegerType;

/**
 * Which terms are surely not negative: as their form tells, or by what holds at the point that is being executed (path conditions, the
 * conditions of the loops around it), two facts at a time.
 */
public final class Signs {
	private static final int MOST_FACTS = 24;
	private static final int MOST_TERMS = 8;

	private final Machine machine;
	private final Deque<BoolExpr> facts = new ArrayDeque<>();

	public Signs(Machine machine) {
		this.machine = machine;
	}

	/** Evaluates where a condition is known to hold. */
	public <T> T where(BoolExpr condition, Supplier<T> code) {
		if (condition.equals(Bools.TRUE) || condition == facts.peek()) {
			return code.get();
		}
		facts.push(condition);
		try {
			return code.get();
		} finally {
			facts.pop();
		}
	}

	/** Executes where a condition is known to hold. */
	public void within(BoolExpr condition, Runnable code) {
		where(condition, () -> {
			code.run();
			return null;
		});
	}

	/** Whether a term is surely not negative at this point. */
	public boolean isNonNegative(IntExpr e) {
		return byForm(e) || byFacts(e);
	}

	/** Whether a term is surely positive at this point. */
	boolean isPositive(IntExpr e) {
		return e instanceof Symbol s && s.role() == Role.TEAM_SIZE || isNonNegative(Ints.add(e, -1));
	}

	/** The same where a condition holds in addition. */
	public boolean isNonNegative(IntExpr e, BoolExpr given) {
		return where(given, () -> isNonNegative(e));
	}

	/** Whether an unsigned number is surely the same one where it is read by a signed type. */
	public boolean isBelowTop(IntExpr e, IntegerType signed) {
		OptionalLong most = most(e);
		return most.isPresent() && most.getAsLong() < 1L << Math.min(signed.bits() - 1, Long.SIZE - 2) && isNonNegative(e);
	}

	/** An upper bound of a term that is not negative, from constant bounds of its parts; nothing where some part has none. */
	OptionalLong most(IntExpr e) {
		try {
			return most(e, known());
		} catch (ArithmeticException tooLarge) {
			return OptionalLong.of(Long.MAX_VALUE);
		}
	}

	private OptionalLong most(IntExpr e, List<IntExpr> known) {
		if (e instanceof Constant c) {
			return OptionalLong.of(c.value());
		}
		if (e instanceof Modulus m && m.divisor() instanceof Constant c) {
			OptionalLong dividend = byForm(m.dividend()) ? most(m.dividend(), known) : OptionalLong.empty();
			return OptionalLong.of(Math.min(c.value() - 1, dividend.orElse(Long.MAX_VALUE)));
		}
		if (e instanceof IntExpr.Lookup l) {
			return l.values().stream().mapToLong(v -> v).max();
		}
		if (e instanceof IntExpr.Sum sum) {
			long total = sum.constant();
			for (Map.Entry<IntExpr, Long> t : sum.terms().entrySet()) {
				OptionalLong part = t.getValue() < 0 && byForm(t.getKey()) ? OptionalLong.of(0) : most(t.getKey(), known);
				if (part.isEmpty() || t.getValue() < 0 && part.getAsLong() != 0) {
					return OptionalLong.empty();
				}
				total = Math.addExact(total, Math.multiplyExact(t.getValue(), part.getAsLong()));
			}
			return OptionalLong.of(total);
		}
		if (e instanceof Product p && byForm(p)) {
			long total = 1;
			for (Map.Entry<IntExpr, Integer> factor : p.powers().entrySet()) {
				OptionalLong part = most(factor.getKey(), known);
				if (part.isEmpty()) {
					return part;
				}
				for (int i = 0; i < factor.getValue(); i++) {
					total = Math.multiplyExact(total, part.getAsLong());
				}
			}
			return OptionalLong.of(total);
		}
		return known.stream().filter(f -> Ints.terms(f).size() == 1 && Ints.terms(f).getOrDefault(e, 0L) > 0)
				.mapToLong(f -> Math.floorDiv(-Ints.constantPart(f), Ints.terms(f).get(e))).min();
	}

	private boolean byFacts(IntExpr e) {
		return !(facts.isEmpty() && machine.serial().assumptions().isEmpty()) && Ints.terms(e).size() <= MOST_TERMS && follows(e, known());
	}

	/** What is known to hold at this point of the code that is being executed: the conditions on the way, and those of the loops around. */
	List<BoolExpr> facts() {
		return facts.stream().flatMap(f -> Bools.conjuncts(f).stream()).toList();
	}

	private List<IntExpr> known() {
		List<IntExpr> known = new ArrayList<>();
		facts.forEach(f -> collect(f, known));
		machine.serial().assumptions().forEach(f -> collect(f, known));
		machine.serial().rootFacts().forEach(f -> collect(f, known));
		return known;
	}

	/** Whether {@code e = -f - g + r} with known {@code f, g <= 0} and a remainder that is not negative by its form. */
	private boolean follows(IntExpr e, List<IntExpr> known) {
		try {
			return leavesNonNegative(e, known);
		} catch (ArithmeticException tooLarge) {
			return false;
		}
	}

	private boolean leavesNonNegative(IntExpr e, List<IntExpr> known) {
		for (int i = 0; i < known.size(); i++) {
			IntExpr rest = Ints.add(e, known.get(i));
			if (byForm(rest)) {
				return true;
			}
			for (int j = i + 1; j < known.size(); j++) {
				if (helps(known.get(j), rest) && byForm(Ints.add(rest, known.get(j)))) {
					return true;
				}
			}
		}
		return false;
	}

	/** Whether adding a fact can make a term less negative: it takes away what the term has with a negative sign. */
	private static boolean helps(IntExpr fact, IntExpr term) {
		Map<IntExpr, Long> parts = Ints.terms(fact);
		return Ints.constantPart(term) < 0 && Ints.constantPart(fact) > 0
				|| Ints.terms(term).entrySet().stream()
						.anyMatch(t -> parts.containsKey(t.getKey()) && parts.get(t.getKey()) < 0 != t.getValue() < 0);
	}

	/** The terms that are not positive where a condition holds. */
	private void collect(BoolExpr condition, List<IntExpr> known) {
		for (BoolExpr part : Bools.conjuncts(condition)) {
			if (known.size() >= MOST_FACTS) {
				return;
			}
			if (part instanceof NotPositive p && Ints.terms(p.term()).size() <= MOST_TERMS) {
				known.add(p.term());
			} else if (part instanceof IsZero z) {
				known.add(z.term());
				known.add(Ints.negate(z.term()));
			} else if (part instanceof NotZero z && byForm(z.term())) {
				known.add(Ints.subtract(Ints.ONE, z.term()));
			} else if (part instanceof NotZero z && byForm(Ints.negate(z.term()))) {
				known.add(Ints.add(z.term(), 1));
			}
		}
	}

	private boolean byForm(IntExpr e) {
		if (e instanceof Constant c) {
			return c.value() >= 0;
		}
		if (e instanceof Symbol s) {
			return s.role() == Role.TRIP || s.role() == Role.THREAD || s.role() == Role.TEAM_SIZE
					|| machine.unknowns().nonNegative().contains(s)
					|| machine.unknowns().unsignedLoads().contains(s);
		}
		if (e instanceof Modulus) {
			return true;
		}
		if (e instanceof Quotient q) {
			return byForm(q.dividend()) && byForm(q.divisor());
		}
		if (e instanceof Choice c) {
			return Ints.isWrap(c) || byForm(c.whenTrue()) && byForm(c.whenFalse());
		}
		if (e instanceof Product p) {
			return p.powers().keySet().stream().allMatch(this::byForm);
		}
		if (e instanceof IntExpr.Lookup l) {
			return l.values().stream().allMatch(v -> v >= 0);
		}
		if (e instanceof IntExpr.Sum sum) {
			return isSum(sum);
		}
		return e instanceof IntExpr.Apply a && (machine.unknowns().unsignedLoads().contains(a)
				|| machine.inputs().isUnsigned(a.function()));
	}

	private boolean isSum(IntExpr.Sum sum) {
		long least = sum.constant();
		for (Map.Entry<IntExpr, Long> t : sum.terms().entrySet()) {
			if (t.getValue() < 0 || !byForm(t.getKey())) {
				return false;
			}
			least += t.getKey() instanceof Symbol s && s.role() == Role.TEAM_SIZE ? t.getValue() : 0;
		}
		return least >= 0;
	}
}
