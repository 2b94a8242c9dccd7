package org.racelens.execution.region;

import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import org.racelens.logic.term.BoolExpr;
import org.racelens.logic.term.Bools;
import org.racelens.logic.term.FunctionSymbol;
import org.racelens.logic.term.IntExpr;
import org.racelens.logic.term.Substitution;
import org.racelens.logic.term.Symbol;

/**
 * What variables and memory hold where a region is met, as far as this says what names that the region can use stand for there: {@code s}
 * is another number behind {@code s++} than the one that was passed, and another variable in a block that declares an {@code s} of its own.
 *
 * @param numbers of scalar variables, automatic ones first, in the order of their declarations
 * @param pointers variables and parts of memory that lead somewhere, the shortest names first
 * @param changed for objects of which parts hold something else by now than first, which these are
 * @param replaced objects of which any part may hold something else by now
 * @param left objects that unseen code may have written since, by the functions that stand for what it left there
 */
public record AtEncounter(List<Region.Held> numbers, List<Pointing> pointers, Map<MemoryObject, List<Changed>> changed,
		Set<MemoryObject> replaced, Map<FunctionSymbol, MemoryObject> left) {
	/** Where no name stands for anything. */
	public static final AtEncounter NOTHING_NAMED = new AtEncounter(List.of(), List.of(), Map.of(), Set.of(), Map.of());

	/**
	 * Parts of an object that hold something else by now.
	 *
	 * @param offset stands for a byte offset
	 * @param where holds of the offsets of these parts
	 */
	public record Changed(Symbol offset, BoolExpr where) {
		private BoolExpr at(IntExpr other) {
			return Substitution.of(Map.of(offset, other)).apply(where);
		}
	}

	public AtEncounter {
		numbers = List.copyOf(numbers);
		pointers = List.copyOf(pointers);
		changed = Map.copyOf(changed);
		replaced = Set.copyOf(replaced);
		left = Map.copyOf(left);
	}

	/** Whether the variable of a name holds a number. */
	public boolean holds(String variable, IntExpr value) {
		return numbers.stream().anyMatch(n -> n.variable().equals(variable) && n.value().equals(value));
	}

	/** That the part of an object at an offset holds what it held first; of replaced objects that is not known. */
	public BoolExpr keeps(MemoryObject object, IntExpr offset) {
		return Bools.and(changed.getOrDefault(object, List.of()).stream().map(c -> Bools.not(c.at(offset))).toList());
	}

	/** Whether what a function stands for is what an object holds at the encounter, but for the changed parts. */
	public boolean holds(FunctionSymbol contents, MemoryObject object) {
		return contents.meaning() == FunctionSymbol.Meaning.HAVOC ? left.containsKey(contents) : !replaced.contains(object);
	}

	/** A pointer that leads to the object of a place: the one of a name, else the first one; the elements of tables come last. */
	public Optional<Pointing> pointer(String name, Place place) {
		return first(name, p -> p.surelyLeadsTo(place));
	}

	/** The same of one that may also lead elsewhere, where none surely leads there. */
	public Optional<Pointing> leading(String name, Place place) {
		return pointer(name, place).or(() -> first(name, p -> !p.leadsTo(place).equals(Bools.FALSE)));
	}

	private Optional<Pointing> first(String name, Predicate<Pointing> fits) {
		return pointers.stream().filter(fits)
				.min(Comparator.comparing(Pointing::isOfElements).thenComparing(p -> !p.name().equals(name)));
	}
}
