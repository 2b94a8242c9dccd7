package org.racelens.frontend.fortran.unit;

import java.util.Optional;
import org.racelens.model.expression.Expression;

/**
 * One dimension of an array. Fortran 2018 §8.5.8
 *
 * @param lower the first index
 * @param extent the number of elements; empty for the last dimension of assumed size
 */
public record Dimension(Expression lower, Optional<Expression> extent) {
	/** How much further than 1 the first index is. */
	public Expression shift() {
		return Terms.minus(lower, Terms.number(1, lower.range()));
	}

	/** The last index; of assumed size none. */
	public Optional<Expression> upper() {
		return extent.map(n -> Terms.minus(Terms.plus(lower, n), Terms.number(1, lower.range())));
	}
}
