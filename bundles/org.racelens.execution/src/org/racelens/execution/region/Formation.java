package org.racelens.execution.region;

import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.racelens.logic.term.BoolExpr;
import org.racelens.logic.term.Bools;
import org.racelens.logic.term.IntExpr;
import org.racelens.logic.term.Ints;
import org.racelens.logic.term.Name;
import org.racelens.logic.term.Substitution;

/**
 * How an address was formed by subscripts.
 *
 * @param within that each subscript lies in the declared dimension of its array where a program may let it leave: elsewhere the address is
 * none (C11 §6.5.6)
 * @param kept that each subscript lies in its dimension where no program lets it leave
 * @param indices of the subscripts by which it was formed last, counted as the source does, outermost first; none where the source counts
 * from the language's usual first index on
 * @param steps from the start of an array to its element, and on to elements of that, outermost first. Each but the first stays inside what
 * the one before leads to
 * @param beyond how many bytes behind the start of what the last step leads to, and inside that
 * @param bases the arguments that it is based on and that alone lead to what the called function changes there
 */
public record Formation(BoolExpr within, BoolExpr kept, List<IntExpr> indices, List<Step> steps, IntExpr beyond, Set<Basis> bases) {
	/** What no subscript formed. */
	public static final Formation PLAIN = new Formation(Bools.TRUE, Bools.TRUE, List.of(), List.of(), Ints.ZERO, Set.of());

	/**
	 * One subscript.
	 *
	 * @param from where its array starts, in bytes: from what the step before leads to, if there is one
	 * @param index from 0 on
	 * @param stride the size of an element, in bytes
	 */
	public record Step(IntExpr from, IntExpr index, IntExpr stride) {
	}

	/**
	 * A pointer that was passed, of which the function says that no other one leads to the same (C11 §6.7.3.1, Fortran 2018 §15.5.2.13).
	 *
	 * @param call of the function, while it lasts
	 * @param parameter its number
	 * @param offset where it leads to in the object
	 */
	public record Basis(Name call, int parameter, MemoryObject object, IntExpr offset) {
		/**
		 * Whether the two lead to different memory, which inputs decide: where the text does, it is seen whether the caller keeps the rule.
		 */
		boolean isBeside(Basis other) {
			return call.equals(other.call) && parameter != other.parameter
					&& (!object.equals(other.object) || Ints.constant(Ints.subtract(offset, other.offset)).isEmpty());
		}
	}

	public Formation {
		bases = Set.copyOf(bases);
		indices = List.copyOf(indices);
		steps = List.copyOf(steps);
	}

	/** That of another address in the same object: subscripts led to it that are inside where these are. */
	public Formation elsewhere() {
		return new Formation(within, kept, List.of(), List.of(), Ints.ZERO, bases);
	}

	/** The same with symbols replaced, of which steps and indices are not told any more. */
	public Formation substituted(Substitution s) {
		return new Formation(s.apply(within), s.apply(kept), List.of(), List.of(), Ints.ZERO, bases);
	}

	/** That of a member of what is there. */
	public Formation moved(IntExpr bytes) {
		return new Formation(within, kept, List.of(), steps, Ints.add(beyond, bytes), bases);
	}

	/** That of an element of an array that starts there, of which each program uses elements alone. */
	public Formation step(IntExpr index, IntExpr stride) {
		List<Step> all = new ArrayList<>(steps);
		all.add(new Step(beyond, index, stride));
		return new Formation(within, kept, indices, all, Ints.ZERO, bases);
	}

	/** That of an element of an array that starts at an offset in the object. */
	public Formation start(IntExpr from, IntExpr index, IntExpr stride) {
		return new Formation(within, kept, indices, List.of(new Step(from, index, stride)), Ints.ZERO, bases);
	}

	/** With one more condition under which a subscript lies in a dimension that a program may leave. */
	public Formation within(BoolExpr condition) {
		return new Formation(Bools.and(within, condition), kept, indices, steps, beyond, bases);
	}

	/** With one more condition that each program keeps. */
	public Formation keeping(BoolExpr condition) {
		return new Formation(within, Bools.and(kept, condition), indices, steps, beyond, bases);
	}

	/** With other numbers for what the source says. */
	public Formation indexed(List<IntExpr> numbers) {
		return new Formation(within, kept, numbers, steps, beyond, bases);
	}

	/** That of one of two addresses: the other one where a condition holds. */
	Formation or(BoolExpr condition, Formation other) {
		boolean same = steps.equals(other.steps) && beyond.equals(other.beyond);
		return new Formation(chosen(condition, other.within, within), chosen(condition, other.kept, kept),
				indices.equals(other.indices) ? indices : List.of(), same ? steps : List.of(), same ? beyond : Ints.ZERO,
				bases.stream().filter(other.bases::contains).collect(Collectors.toSet()));
	}

	/** That of an address that is based on an argument, too. */
	public Formation basedOn(Basis argument) {
		Set<Basis> all = new LinkedHashSet<>(bases);
		all.add(argument);
		return new Formation(within, kept, indices, steps, beyond, all);
	}

	/** The same while some calls last. */
	public Formation during(Collection<Name> calls) {
		Set<Basis> left = bases.stream().filter(b -> calls.contains(b.call())).collect(Collectors.toSet());
		return left.size() == bases.size() ? this : new Formation(within, kept, indices, steps, beyond, left);
	}

	/**
	 * Whether it surely leads elsewhere than another one if one of the two is written: they are based on different arguments of one call.
	 */
	public boolean isBeside(Formation other) {
		return bases.stream().anyMatch(b -> other.bases.stream().anyMatch(b::isBeside));
	}

	private static BoolExpr chosen(BoolExpr condition, BoolExpr whenTrue, BoolExpr whenFalse) {
		return Bools.and(Bools.or(condition, whenFalse), Bools.or(Bools.not(condition), whenTrue));
	}

	/** That all subscripts lie in their dimensions. */
	public BoolExpr inside() {
		return Bools.and(within, kept);
	}
}
