package org.racelens.execution.region;

import java.util.OptionalLong;
import org.racelens.logic.term.IntExpr;
import org.racelens.logic.term.Ints;
import org.racelens.model.expression.Type;
import org.racelens.model.expression.Type.IntegerType;

/**
 * A loop variable and its value as a term over the trip numbers.
 *
 * @param base of unsigned numbers of 64 bits: the value is this and the term, modulo 2^64
 */
public record LoopVariable(String name, IntExpr value, OptionalLong base) {
	/** A variable of a type, whose constants are those of the type. */
	public static LoopVariable of(String name, Type type, IntExpr value) {
		boolean wide = type instanceof IntegerType t && !t.signed() && t.bits() == 64;
		return wide ? new LoopVariable(name, Ints.sum(Ints.terms(value), 0), OptionalLong.of(Ints.constantPart(value)))
				: new LoopVariable(name, value, OptionalLong.empty());
	}

	/** The value where the term has a value. */
	public String shown(long term) {
		return base.isPresent() ? Long.toUnsignedString(base.getAsLong() + term) : Long.toString(term);
	}
}
