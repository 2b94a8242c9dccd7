package org.racelens.execution.region;

import java.util.List;
import java.util.Optional;
import org.racelens.logic.term.BoolExpr;
import org.racelens.logic.term.Bools;
import org.racelens.logic.term.IntExpr;
import org.racelens.logic.term.Ints;
import org.racelens.logic.term.Symbol;

/**
 * One locator of a {@code depend} clause, evaluated where the task is generated. Sibling tasks whose locators have the same start address
 * are ordered unless their types allow otherwise. OpenMP 5.2 §15.9.5
 *
 * @param places the start address; none for {@code omp_all_memory}
 * @param bytes the size of the locator's storage, where it is one piece
 * @param guard when the dependence exists
 * @param ranges of the iterators that it stands for one locator of each value of
 */
public record Dependence(Type type, Optional<List<Place>> places, Optional<IntExpr> bytes, BoolExpr guard, List<Range> ranges) {
	/** Dependence types, {@code out} and {@code inout} being one. */
	public enum Type {
		IN, INOUT, MUTEXINOUTSET, INOUTSET
	}

	/**
	 * The values that an iterator takes, numbered from 0 on. OpenMP 5.2 §3.2.6
	 *
	 * @param number of the value
	 * @param last number there is; below 0 where there are none
	 */
	public record Range(Symbol number, IntExpr last) {
		/** That the number is one of the range. */
		public BoolExpr domain() {
			return Bools.and(Bools.lessEqual(Ints.ZERO, number), Bools.lessEqual(number, last));
		}
	}

	public Dependence {
		places = places.map(List::copyOf);
		ranges = List.copyOf(ranges);
	}

	/** The same locator with another type. */
	public Dependence as(Type other) {
		return new Dependence(other, places, bytes, guard, ranges);
	}

	/** That the numbers of the iterators' values are in their ranges. */
	public BoolExpr domain() {
		return domain(ranges);
	}

	/** That numbers are in their ranges. */
	public static BoolExpr domain(List<Range> ranges) {
		return Bools.and(ranges.stream().map(Range::domain).toList());
	}

	/** Whether two locators of one address order their tasks; {@code mutexinoutset} among its like excludes without order. */
	public boolean orders(Dependence other) {
		return type != other.type || type == Type.INOUT;
	}
}
