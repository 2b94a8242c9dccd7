package org.racelens.execution.region;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.IntFunction;
import org.racelens.logic.term.BoolExpr;
import org.racelens.logic.term.Bools;
import org.racelens.logic.term.IntExpr;
import org.racelens.logic.term.Ints;
import org.racelens.model.expression.Variable;

/**
 * What a call of a recursive function accesses together with all calls below it, in terms of its arguments: a superset.
 *
 * @param pieces of the objects that are accessed; what a call makes itself does not count
 * @param emptiness what is known of calls for which some extent has no bytes
 * @param joined whether all tasks of a call have ended when it returns
 */
public record Footprint(List<Piece> pieces, Emptiness emptiness, boolean joined) {
	public Footprint {
		pieces = List.copyOf(pieces);
	}

	/** That all extents have bytes, for arguments. */
	public BoolExpr isPopulated(IntFunction<IntExpr> argument) {
		return Bools.and(pieces.stream().flatMap(p -> p.extent().stream())
				.map(x -> Bools.less(x.from().of(argument), x.to().of(argument))).toList());
	}

	/**
	 * A piece of an object.
	 *
	 * @param extent which part is accessed; empty for all of it
	 */
	public record Piece(Base base, Optional<Extent> extent, boolean written) {
	}

	/** The place that a piece is told from. */
	public sealed interface Base {
	}

	/** @param parameter the position of a pointer among the parameters */
	public record Pointee(int parameter) implements Base {
	}

	/** A variable of static storage. */
	public record Global(Variable variable) implements Base {
	}

	/** Bytes {@code from} (inclusive) to {@code to} (exclusive) behind the base. */
	public record Extent(Bound from, Bound to) {
	}

	/** What a footprint says of calls with an extent that has no bytes. */
	public enum Emptiness {
		/** they access no byte of it */
		NOTHING_ACCESSED,
		/** they may do anything with the objects */
		UNKNOWN
	}

	/** @param coefficients of integer arguments, by position */
	public record Bound(Map<Integer, Long> coefficients, long constant) {
		public Bound {
			coefficients = Map.copyOf(coefficients);
		}

		/** The number of bytes for arguments. */
		public IntExpr of(IntFunction<IntExpr> argument) {
			IntExpr result = Ints.of(constant);
			for (Map.Entry<Integer, Long> e : coefficients.entrySet().stream().sorted(Map.Entry.comparingByKey()).toList()) {
				result = Ints.add(result, Ints.multiply(argument.apply(e.getKey()), e.getValue()));
			}
			return result;
		}
	}
}
