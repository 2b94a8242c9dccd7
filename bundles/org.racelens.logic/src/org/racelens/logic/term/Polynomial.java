package org.racelens.logic.term;

import java.util.LinkedHashMap;
import java.util.Map;
import org.racelens.logic.term.IntExpr.Sum;

/** A term that is added up: each of its summands costs what it has itself, not what the sum has by then. */
final class Polynomial {
	private final Map<IntExpr, Long> terms;
	private long constant;
	private boolean isBuilt;

	Polynomial() {
		terms = new LinkedHashMap<>();
	}

	/** Begins with a term. */
	Polynomial(IntExpr first) {
		terms = new LinkedHashMap<>(Ints.terms(first));
		constant = Ints.constantPart(first);
	}

	/** Adds an atom. */
	void add(IntExpr atom, long coefficient) {
		if (coefficient != 0) {
			terms.merge(atom, coefficient, Math::addExact);
		}
	}

	/** Adds a number. */
	void add(long number) {
		constant = Math.addExact(constant, number);
	}

	/** Adds so many times a term. */
	void addTimes(IntExpr term, long factor) {
		Ints.terms(term).forEach((atom, k) -> add(atom, Math.multiplyExact(factor, k)));
		add(Math.multiplyExact(factor, Ints.constantPart(term)));
	}

	/** The whole, in normal form. To be asked for once, when all is added. */
	IntExpr build() {
		if (isBuilt) {
			throw new IllegalStateException();
		}
		isBuilt = true;
		terms.values().removeIf(k -> k == 0);
		if (terms.isEmpty()) {
			return Ints.of(constant);
		}
		Map.Entry<IntExpr, Long> only = terms.entrySet().iterator().next();
		return terms.size() == 1 && constant == 0 && only.getValue() == 1 ? only.getKey() : new Sum(HashedMap.owning(terms), constant);
	}
}
