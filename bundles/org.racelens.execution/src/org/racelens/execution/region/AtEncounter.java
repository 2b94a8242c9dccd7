package org.racelens.execution.region;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.racelens.logic.term.BoolExpr;
import org.racelens.logic.term.Bools;
import org.racelens.logic.term.FunctionSymbol;
import org.racelens.logic.term.IntExpr;
import org.racelens.logic.term.Substitution;
import org.racelens.logic.term.Symbol;

/**
 * What variables and memory hold where a region is met, as far as this says what names of the source stand for there: {@code s} is another
 * number behind {@code s++} than the one that was passed.
 *
 * @param numbers of scalar variables, in the order of their declarations
 * @param pointers of variables, and of parts of memory that hold another pointer than they did first
 * @param displaced what parts of memory led to first that hold another pointer by now
 * @param changed for objects of which parts hold something else by now, which these are
 * @param replaced objects of which any part may hold something else by now
 * @param left objects that unseen code may have written since, by the functions that stand for what it left there
 */
public record AtEncounter(List<Region.Held> numbers, List<Pointing> pointers, Set<MemoryObject> displaced,
		Map<MemoryObject, List<Changed>> changed, Set<MemoryObject> replaced, Map<FunctionSymbol, MemoryObject> left) {
	/** Where nothing has changed. */
	public static final AtEncounter UNCHANGED = new AtEncounter(List.of(), List.of(), Set.of(), Map.of(), Set.of(), Map.of());

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

	/**
	 * A pointer.
	 *
	 * @param name of the variable or part of memory that holds it
	 * @param targets to a part of one of which it leads; empty where that is not known
	 * @param offset of that part, in bytes; empty where there are several
	 */
	public record Pointing(String name, Set<MemoryObject> targets, Optional<IntExpr> offset) {
		public Pointing {
			targets = Set.copyOf(targets);
		}

		/** Whether it may lead to an object, or on a device to the copy of one. */
		boolean leadsTo(MemoryObject object) {
			return targets.stream().anyMatch(t -> t.onDevice().equals(object.onDevice()));
		}
	}

	public AtEncounter {
		numbers = List.copyOf(numbers);
		pointers = List.copyOf(pointers);
		displaced = Set.copyOf(displaced);
		changed = Map.copyOf(changed);
		replaced = Set.copyOf(replaced);
		left = Map.copyOf(left);
	}

	/** Whether a variable of a name holds a number; also where no variable of that name is known. */
	public boolean holds(String variable, IntExpr value) {
		List<Region.Held> named = numbers.stream().filter(n -> n.variable().equals(variable)).toList();
		return named.isEmpty() || named.stream().anyMatch(n -> n.value().equals(value));
	}

	/** That the part of an object at an offset holds what it held first; of replaced objects that is not known. */
	public BoolExpr keeps(MemoryObject object, IntExpr offset) {
		return Bools.and(changed.getOrDefault(object, List.of()).stream().map(c -> Bools.not(c.at(offset))).toList());
	}

	/** Whether what a function stands for is what an object holds at the encounter, but for the changed parts. */
	public boolean holds(FunctionSymbol contents, MemoryObject object) {
		return contents.meaning() == FunctionSymbol.Meaning.HAVOC ? left.containsKey(contents) : !replaced.contains(object);
	}

	/** Whether a pointer that the source has a name for leads to an object here, and nowhere else. */
	public boolean isLedTo(MemoryObject object) {
		return pointers.stream().anyMatch(p -> p.name().equals(object.name()) && p.targets().equals(Set.of(object)));
	}

	/** Whether a pointer of a name, which led to an object first, leads elsewhere. */
	public boolean isLedAway(String name, MemoryObject object) {
		List<Pointing> named = pointers.stream().filter(p -> p.name().equals(name)).toList();
		return displaced.contains(object) || !named.isEmpty() && named.stream().noneMatch(p -> p.leadsTo(object));
	}

	/** A pointer that leads to a part of an object: the one of a name, else the first one. */
	public Optional<Pointing> pointer(String name, MemoryObject object) {
		return first(name, pointers.stream().filter(p -> p.leadsTo(object)).toList());
	}

	/** The same of an object that is known by its name alone; empty also where no pointer of that name is known. */
	public Optional<Pointing> pointer(String name) {
		return first(name, pointers.stream().filter(p -> p.targets().stream().anyMatch(t -> t.name().equals(name))).toList());
	}

	/** Whether pointers of a name are known. */
	public boolean isKnown(String name) {
		return pointers.stream().anyMatch(p -> p.name().equals(name));
	}

	private static Optional<Pointing> first(String name, List<Pointing> all) {
		return all.stream().filter(p -> p.name().equals(name)).findFirst().or(() -> all.stream().findFirst());
	}
}
