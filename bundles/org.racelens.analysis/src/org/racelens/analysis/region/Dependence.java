package org.racelens.analysis.region;

import java.util.List;
import java.util.Optional;
import org.racelens.analysis.logic.BoolExpr;

/**
 * One locator of a {@code depend} clause, evaluated where the task is generated. Sibling tasks whose locators have the same start address
 * are ordered unless their types allow otherwise. OpenMP 5.2 §15.9.5
 *
 * @param places the start address; none for {@code omp_all_memory}
 * @param bytes the size of the locator's storage, where it is a constant
 * @param guard when the dependence exists
 */
public record Dependence(Type type, Optional<List<Place>> places, Optional<Long> bytes, BoolExpr guard) {
	/** Dependence types, {@code out} and {@code inout} being one. */
	public enum Type {
		IN, INOUT, MUTEXINOUTSET, INOUTSET
	}

	/** Whether two locators of one address order their tasks; {@code mutexinoutset} among its like excludes without order. */
	public boolean orders(Dependence other) {
		return type != other.type || type == Type.INOUT;
	}
}
