package org.racelens.execution.state;

import java.util.Collections;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import org.racelens.execution.region.MemoryObject;
import org.racelens.logic.term.IntExpr;
import org.racelens.logic.term.Substitution;
import org.racelens.model.expression.Expression;
import org.racelens.model.expression.Variable;

/**
 * What names mean at one point of the execution.
 *
 * @param objects the objects of all variables that were met
 * @param originals what variables with a copy in the current construct name elsewhere: clauses are lexical
 * @param lengths the numbers that lengths of arrays had where they were declared
 */
public record Bindings(Map<Variable, MemoryObject> objects, Map<Variable, MemoryObject> originals, Map<Expression, IntExpr> lengths) {
	/** No name means anything yet. */
	public static final Bindings NONE = new Bindings(Map.of(), Map.of(), Map.of());

	public Bindings {
		objects = Collections.unmodifiableMap(objects);
		originals = Collections.unmodifiableMap(originals);
		lengths = Collections.unmodifiableMap(lengths);
	}

	/** The object that a variable names, where it was met. */
	Optional<MemoryObject> of(Variable variable) {
		return Optional.ofNullable(objects.get(variable));
	}

	/** The same, where a variable names an object from here on; one that is made anew, or for another team, may equal the one before. */
	Bindings with(Variable variable, MemoryObject object) {
		return with(added(objects, variable, object));
	}

	/** The same, where all names mean what they meant when they were saved. */
	Bindings with(Map<Variable, MemoryObject> saved) {
		return new Bindings(saved, originals, lengths);
	}

	/** At the start of a region: names of threadprivate variables mean the new threads' copies. */
	Bindings withoutThreadLocals() {
		Map<Variable, MemoryObject> others = new HashMap<>(objects);
		others.keySet().removeIf(v -> v.isThreadLocal());
		return with(others);
	}

	/** The same, where a name has a copy: other functions go on to use the original. */
	Bindings withOriginal(Variable variable, MemoryObject original) {
		return originals.containsKey(variable) ? this : withOriginals(added(originals, variable, original));
	}

	/** At the end of a construct: what names with a copy mean elsewhere is as it was saved. */
	Bindings withOriginals(Map<Variable, MemoryObject> saved) {
		return new Bindings(objects, saved, lengths);
	}

	/** The number that an array's length had where the array was declared. */
	Optional<IntExpr> length(Expression expression) {
		return Optional.ofNullable(lengths.get(expression));
	}

	/** The same, where an array is declared whose length has a number. */
	Bindings withLength(Expression expression, IntExpr value) {
		return new Bindings(objects, originals, added(lengths, expression, value));
	}

	/** The same where symbols have values. */
	Bindings with(Substitution values) {
		Map<Expression, IntExpr> numbers = new HashMap<>(lengths);
		numbers.replaceAll((expression, length) -> values.apply(length));
		return new Bindings(objects, originals, numbers);
	}

	/**
	 * What names mean behind the ends of a branch.
	 *
	 * @param on the end that goes on; where both do, the first
	 */
	static Bindings join(Bindings on, Bindings whenTrue, Bindings whenFalse) {
		return new Bindings(more(more(on.objects, whenFalse.objects), whenTrue.objects), on.originals,
				more(on.lengths, whenFalse.lengths));
	}

	private static <K, V> Map<K, V> added(Map<K, V> entries, K key, V value) {
		Map<K, V> all = new HashMap<>(entries);
		all.put(key, value);
		return all;
	}

	private static <K, V> Map<K, V> more(Map<K, V> entries, Map<K, V> others) {
		if (entries == others || entries.keySet().containsAll(others.keySet())) {
			return entries;
		}
		Map<K, V> all = new HashMap<>(entries);
		others.forEach(all::putIfAbsent);
		return all;
	}
}
