package org.racelens.logic.decide;

import java.util.Optional;
import org.racelens.logic.term.BoolExpr;
import org.racelens.logic.term.IntExpr;
import org.racelens.logic.term.Ints;
import org.racelens.logic.term.Name;
import org.racelens.logic.term.Symbol;

/**
 * Between which numbers the values of a term are, as intervals tell.
 *
 * @param least not more than any value
 * @param most not less than any value
 */
public record Extremes(long least, long most) {
	/** larger than what matters, and so small that products of such numbers are numbers */
	private static final long LARGE = 1L << 30;
	private static final Symbol ANY_TEAM = Symbol.of(Name.of("team"), Symbol.Role.PARAMETER);

	/**
	 * The bounds of a term where a formula holds.
	 *
	 * @return empty where there are none, or too large ones, and where the formula cannot hold
	 */
	public static Optional<Extremes> of(IntExpr term, BoolExpr facts) {
		try {
			Network network = NetworkBuilder.build(facts, ANY_TEAM, Bound.MAX);
			return network.start() ? between(term, network) : Optional.empty();
		} catch (ArithmeticException e) {
			return Optional.empty();
		}
	}

	private static Optional<Extremes> between(IntExpr term, Network network) {
		long least = Ints.constantPart(term);
		long most = least;
		for (var part : Ints.terms(term).entrySet()) {
			Optional<Cell> cell = network.cell(part.getKey());
			if (cell.isEmpty() || Math.abs(cell.get().low) >= LARGE || Math.abs(cell.get().high) >= LARGE
					|| Math.abs(part.getValue()) >= LARGE) {
				return Optional.empty();
			}
			least += part.getValue() * (part.getValue() > 0 ? cell.get().low : cell.get().high);
			most += part.getValue() * (part.getValue() > 0 ? cell.get().high : cell.get().low);
		}
		return Optional.of(new Extremes(least, most));
	}
}
