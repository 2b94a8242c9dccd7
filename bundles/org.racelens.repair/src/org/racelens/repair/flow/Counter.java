package org.racelens.repair.flow;

import java.util.Optional;
import org.racelens.model.expression.Expression;
import org.racelens.model.expression.Expression.IntegerLiteral;
import org.racelens.model.expression.Type.IntegerType;
import org.racelens.openmp.program.Statement.Loop;
import org.racelens.openmp.syntax.CanonicalLoop;
import org.racelens.repair.flow.Fact.Within;
import org.racelens.repair.flow.Fact.Written;
import org.racelens.repair.flow.Part.Element;
import org.racelens.repair.flow.Part.Elements;
import org.racelens.repair.flow.Part.Step;

/**
 * The counter of a loop in canonical form with step 1 or -1, provided that the body changes neither it nor its bounds.
 *
 * @param range the values that it takes; it takes each of them unless the loop is left early
 */
record Counter(Within range) {

	static Optional<Counter> of(Loop loop, Sums sums) {
		try {
			return counter(loop, sums);
		} catch (ArithmeticException overflow) {
			return Optional.empty();
		}
	}

	private static Optional<Counter> counter(Loop loop, Sums sums) {
		return CanonicalLoop.of(loop).filter(Counter::isPlain).flatMap(c -> sums.of(c.lower())
				.flatMap(first -> sums.of(c.upper()).flatMap(bound -> range(c, first, bound)))
				.filter(w -> !w.lower().mentions(c.variable().id()) && !w.upper().mentions(c.variable().id())).map(Counter::new));
	}

	private static Optional<Within> range(CanonicalLoop c, Sum first, Sum bound) {
		boolean up = !c.subtracts();
		return switch (c.relation()) {
			case LESS -> up ? Optional.of(new Within(c.variable(), first, bound)) : Optional.empty();
			case LESS_EQUAL -> up ? Optional.of(new Within(c.variable(), first, bound.plus(1))) : Optional.empty();
			case GREATER -> up ? Optional.empty() : Optional.of(new Within(c.variable(), bound.plus(1), first.plus(1)));
			case GREATER_EQUAL -> up ? Optional.empty() : Optional.of(new Within(c.variable(), bound, first.plus(1)));
			case ADD, SUBTRACT, MULTIPLY, DIVIDE, REMAINDER, SHIFT_LEFT, SHIFT_RIGHT, BIT_AND, BIT_OR, BIT_XOR, EQUAL, NOT_EQUAL ->
				Optional.empty();
		};
	}

	/** Whether the counter cannot wrap around and is compared with its bound as numbers are. */
	private static boolean isPlain(CanonicalLoop c) {
		return c.step() instanceof IntegerLiteral s && s.value() == 1 && c.variable().type() instanceof IntegerType t
				&& t.bits() >= Integer.SIZE && fits(c.lower(), t) && c.upper().type() instanceof IntegerType bound
				&& (t.signed() == bound.signed() || isNatural(c.upper()) && isNatural(c.lower()))
				&& (t.signed() || !c.subtracts());
	}

	private static boolean fits(Expression first, IntegerType t) {
		return isNatural(first) || first.type() instanceof IntegerType f && f.signed() == t.signed() && f.bits() <= t.bits();
	}

	private static boolean isNatural(Expression e) {
		return e instanceof IntegerLiteral n && n.value() >= 0 && n.value() <= Integer.MAX_VALUE;
	}

	/** Whether the body surely runs. */
	boolean runs() {
		return range.upper().minus(range.lower()).isAtLeast(1);
	}

	/** What holds behind the loop of what holds at the end of each turn. */
	Facts generalised(Facts end, Facts behind) {
		Facts result = behind;
		for (Fact f : end.known()) {
			Optional<Part> part = f instanceof Written w ? tried(w.part()) : Optional.empty();
			result = part.isPresent() ? result.with(new Written(part.get())) : result;
		}
		return result;
	}

	private Optional<Part> tried(Part part) {
		try {
			return generalised(part);
		} catch (ArithmeticException overflow) {
			return Optional.empty();
		}
	}

	private Optional<Part> generalised(Part part) {
		int id = range.variable().id();
		Part result = Part.WHOLE;
		int found = 0;
		for (Step step : part.steps()) {
			if (!step.mentions(id)) {
				result = result.then(step);
			} else if (step instanceof Element e && e.index().factorOf(id).filter(c -> c == 1).isPresent()) {
				found++;
				result = result.then(new Elements(e.index().with(id, range.lower()), e.index().with(id, range.upper())));
			} else {
				return Optional.empty();
			}
		}
		return found == 1 ? Optional.of(result) : Optional.empty();
	}
}
