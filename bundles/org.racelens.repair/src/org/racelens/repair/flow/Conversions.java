package org.racelens.repair.flow;

import java.util.Set;
import org.racelens.model.expression.Type;
import org.racelens.model.expression.Type.FloatingType;
import org.racelens.model.expression.Type.IntegerType;

/** What becomes of a value that is stored in an object of another type. */
public final class Conversions {
	/** what can be done with truth values in any order, whatever the other operand */
	private static final Set<String> TRUTHS = Set.of("&", "|", "&&", "||");

	private Conversions() {
	}

	/** Whether an object holds each value of another type exactly, and is compared with it as it is. */
	public static boolean holds(Type target, Type value) {
		return value instanceof IntegerType v && target instanceof IntegerType t
				? !t.bool() && (v.signed() == t.signed() && v.bits() <= t.bits() || t.signed() && v.bits() < t.bits())
				: value instanceof FloatingType && target instanceof FloatingType;
	}

	/**
	 * Whether updates with an operator come to the same in any order, rounding of floating-point numbers aside. Sums of whole numbers in
	 * whole numbers do; those with roundings in between do not, and not all of truth values.
	 */
	public static boolean commute(String operator, Type target, Type value) {
		boolean rounds = !(target instanceof FloatingType || value instanceof IntegerType);
		return !rounds && (!isTruth(target) || TRUTHS.contains(operator));
	}

	static boolean isTruth(Type type) {
		return type instanceof IntegerType t && t.bool();
	}
}
