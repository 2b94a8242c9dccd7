package org.racelens.execution.region;

import java.util.ArrayList;
import java.util.List;
import org.racelens.logic.term.BoolExpr;
import org.racelens.logic.term.Bools;
import org.racelens.logic.term.IntExpr;
import org.racelens.logic.term.Ints;

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
 */
public record Formation(BoolExpr within, BoolExpr kept, List<IntExpr> indices, List<Step> steps, IntExpr beyond) {
	/** What no subscript formed. */
	public static final Formation PLAIN = new Formation(Bools.TRUE, Bools.TRUE, List.of(), List.of(), Ints.ZERO);

	/**
	 * One subscript.
	 *
	 * @param from where its array starts, in bytes: from what the step before leads to, if there is one
	 * @param index from 0 on
	 * @param stride the size of an element, in bytes
	 */
	public record Step(IntExpr from, IntExpr index, IntExpr stride) {
	}

	public Formation {
		indices = List.copyOf(indices);
		steps = List.copyOf(steps);
	}

	/** That of another address in the same object: subscripts led to it that are inside where these are. */
	public Formation elsewhere() {
		return new Formation(within, kept, List.of(), List.of(), Ints.ZERO);
	}

	/** That of a member of what is there. */
	public Formation moved(IntExpr bytes) {
		return new Formation(within, kept, List.of(), steps, Ints.add(beyond, bytes));
	}

	/** That of an element of an array that starts there, of which each program uses elements alone. */
	public Formation step(IntExpr index, IntExpr stride) {
		List<Step> all = new ArrayList<>(steps);
		all.add(new Step(beyond, index, stride));
		return new Formation(within, kept, indices, all, Ints.ZERO);
	}

	/** That of an element of an array that starts at an offset in the object. */
	public Formation start(IntExpr from, IntExpr index, IntExpr stride) {
		return new Formation(within, kept, indices, List.of(new Step(from, index, stride)), Ints.ZERO);
	}

	/** With one more condition under which a subscript lies in a dimension that a program may leave. */
	public Formation within(BoolExpr condition) {
		return new Formation(Bools.and(within, condition), kept, indices, steps, beyond);
	}

	/** With one more condition that each program keeps. */
	public Formation keeping(BoolExpr condition) {
		return new Formation(within, Bools.and(kept, condition), indices, steps, beyond);
	}

	/** With other numbers for what the source says. */
	public Formation indexed(List<IntExpr> numbers) {
		return new Formation(within, kept, numbers, steps, beyond);
	}

	/** That of one of two addresses: the other one where a condition holds. */
	Formation or(BoolExpr condition, Formation other) {
		boolean same = steps.equals(other.steps) && beyond.equals(other.beyond);
		return new Formation(chosen(condition, other.within, within), chosen(condition, other.kept, kept),
				indices.equals(other.indices) ? indices : List.of(), same ? steps : List.of(), same ? beyond : Ints.ZERO);
	}

	private static BoolExpr chosen(BoolExpr condition, BoolExpr whenTrue, BoolExpr whenFalse) {
		return Bools.and(Bools.or(condition, whenFalse), Bools.or(Bools.not(condition), whenTrue));
	}

	/** That all subscripts lie in their dimensions. */
	public BoolExpr inside() {
		return Bools.and(within, kept);
	}
}
