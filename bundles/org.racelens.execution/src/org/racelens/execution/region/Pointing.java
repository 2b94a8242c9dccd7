package org.racelens.execution.region;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import org.racelens.logic.term.Atoms;
import org.racelens.logic.term.BoolExpr;
import org.racelens.logic.term.Bools;
import org.racelens.logic.term.IntExpr;
import org.racelens.logic.term.Ints;
import org.racelens.logic.term.Symbol;
import org.racelens.model.expression.Type;

/**
 * Where a name of the source leads at one point of the execution: that of a variable, or of a pointer in memory.
 *
 * @param name {@code a}, {@code s->next}; {@code table[]} for each of the elements
 * @param means what the name is of
 * @param type of what it leads to, as the source declares it
 * @param targets the places that it leads to, each under its guard; empty where that is not known
 * @param any of the elements, what stands for the number of one: in targets, not in guards
 * @param table what holds the elements, if these are all the elements of one
 */
public record Pointing(String name, Means means, Type type, List<Place> targets, Set<Symbol> any, Optional<String> table) {
	/** What a name is of. */
	public enum Means {
		/** a pointer, which leads there */
		POINTER,
		/** what is there itself: a variable, or what a reference refers to */
		OBJECT
	}

	public Pointing {
		targets = List.copyOf(targets);
		any = Set.copyOf(any);
	}

	/** Whether the name stands for each of many pointers. */
	public boolean isOfElements() {
		return !any.isEmpty();
	}

	/** The only place that it leads to; empty where there are several, or none in some cases. */
	public Optional<Place> place() {
		return targets.size() == 1 && targets.get(0).guard().equals(Bools.TRUE) ? Optional.of(targets.get(0)) : Optional.empty();
	}

	/** Whether it leads to the object of another place, or on a device to the copy of that, and nowhere else. */
	public boolean surelyLeadsTo(Place other) {
		return place().filter(target -> isIn(target, other)).isPresent();
	}

	/** When it leads to the object of another place; false where it never does. */
	public BoolExpr leadsTo(Place other) {
		return Bools.or(targets.stream().filter(t -> isIn(t, other)).map(Place::guard).toList());
	}

	private boolean isIn(Place target, Place other) {
		return target.object().onDevice().equals(other.object().onDevice()) && isSame(target.instance(), other.instance())
				&& Atoms.symbols(target.guard()).stream().noneMatch(any::contains);
	}

	private boolean isSame(List<IntExpr> named, List<IntExpr> other) {
		return named.size() == other.size() && IntStream.range(0, named.size()).allMatch(i -> isSame(named.get(i), other.get(i)));
	}

	/** Whether a number is one of those that stand for elements, or the same. */
	private boolean isSame(IntExpr named, IntExpr other) {
		long size = Ints.terms(named).entrySet().stream().filter(term -> any.contains(term.getKey())).mapToLong(Map.Entry::getValue)
				.findFirst().orElse(0);
		IntExpr rest = Ints.subtract(other, named);
		return rest.equals(Ints.ZERO) || size != 0 && Ints.constantPart(rest) % size == 0
				&& Ints.terms(rest).values().stream().allMatch(factor -> factor % size == 0);
	}
}
