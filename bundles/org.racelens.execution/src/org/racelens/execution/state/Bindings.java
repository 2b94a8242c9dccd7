package org.racelens.execution.state;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import org.racelens.execution.region.MemoryObject;
import org.racelens.logic.term.IntExpr;
import org.racelens.logic.term.Substitution;
import org.racelens.model.expression.Expression;
import org.racelens.model.expression.Variable;

/**
 * What names mean at one point of the execution: the objects of variables, and the numbers that lengths of arrays had where they were
 * declared.
 */
public final class Bindings {
	private Map<Variable, MemoryObject> objects;
	/** what variables with a copy in the current construct name elsewhere: clauses are lexical */
	private Map<Variable, MemoryObject> originals;
	private final Map<Expression, IntExpr> lengths;

	/** No name means anything yet. */
	Bindings() {
		objects = new HashMap<>();
		originals = new HashMap<>();
		lengths = new HashMap<>();
	}

	private Bindings(Bindings other) {
		objects = new HashMap<>(other.objects);
		originals = new HashMap<>(other.originals);
		lengths = new HashMap<>(other.lengths);
	}

	/** The same, to be changed apart from this. */
	Bindings copy() {
		return new Bindings(this);
	}

	/** The object that a variable names, where it was met. */
	Optional<MemoryObject> of(Variable variable) {
		return Optional.ofNullable(objects.get(variable));
	}

	/** A variable names an object from here on. */
	void bind(Variable variable, MemoryObject object) {
		objects.put(variable, object);
	}

	/** At the start of a region: names of threadprivate variables mean the new threads' copies. */
	void unbindThreadLocals() {
		objects.keySet().removeIf(v -> v.storage() == Variable.Storage.THREAD_LOCAL);
	}

	/** The objects of all variables that were met. */
	Map<Variable, MemoryObject> all() {
		return Map.copyOf(objects);
	}

	/** A name gets a copy: other functions go on to use the original. */
	void keepOriginal(Variable variable, MemoryObject original) {
		originals.putIfAbsent(variable, original);
	}

	/** What variables with a copy in the current construct name elsewhere. */
	Map<Variable, MemoryObject> originals() {
		return Map.copyOf(originals);
	}

	/** At the end of a construct: what names with a copy mean elsewhere is as it was saved. */
	void setOriginals(Map<Variable, MemoryObject> saved) {
		originals = new HashMap<>(saved);
	}

	/** All names mean what they meant when they were saved. */
	void restore(Map<Variable, MemoryObject> saved) {
		objects = new HashMap<>(saved);
	}

	/** The number that an array's length had where the array was declared. */
	Optional<IntExpr> length(Expression expression) {
		return Optional.ofNullable(lengths.get(expression));
	}

	/** An array is declared whose length has a number. */
	void setLength(Expression expression, IntExpr value) {
		lengths.put(expression, value);
	}

	/** The same where symbols have values. */
	Bindings with(Substitution values) {
		Bindings result = copy();
		result.lengths.replaceAll((expression, length) -> values.apply(length));
		return result;
	}

	/**
	 * What names mean behind the ends of a branch.
	 *
	 * @param on the end that goes on; where both do, the first
	 */
	static Bindings join(Bindings on, Bindings whenTrue, Bindings whenFalse) {
		Bindings joined = on.copy();
		whenFalse.objects.forEach(joined.objects::putIfAbsent);
		whenTrue.objects.forEach(joined.objects::putIfAbsent);
		whenFalse.lengths.forEach(joined.lengths::putIfAbsent);
		return joined;
	}
}
