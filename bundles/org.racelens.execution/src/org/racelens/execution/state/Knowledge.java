package org.racelens.execution.state;

import java.util.Collection;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.racelens.execution.region.MemoryObject;
import org.racelens.execution.value.Loss;
import org.racelens.logic.term.BoolExpr;
import org.racelens.logic.term.Bools;
import org.racelens.logic.term.Substitution;
import org.racelens.model.gap.ModelGap;

/**
 * What is known at a point of the execution of what is not followed, and why something is not known. The sets keep the order in which
 * things were learnt.
 *
 * @param known what is known of unknowns that values here may be made of, as conjuncts; it does not restrict when execution gets here
 * @param weakened why execution is taken to get here more often than in the program
 * @param passed the flags of variables that are surely made: their declarations lie behind the executing task
 * @param unknownOrder why something unknown may order what follows after what other threads did
 * @param unknownExclusion why something unknown may exclude what follows from what others do under the same
 * @param everythingLost why objects without known contents may hold something else than at first
 */
public record Knowledge(Set<BoolExpr> known, Set<ModelGap> weakened, Set<MemoryObject> passed, Optional<ModelGap> unknownOrder,
		Optional<ModelGap> unknownExclusion, Optional<Loss> everythingLost) {
	/** Nothing is known, and nothing has been given up. */
	public static final Knowledge NONE = new Knowledge(Set.of(), Set.of(), Set.of(), Optional.empty(), Optional.empty(), Optional.empty());

	public Knowledge {
		known = Collections.unmodifiableSet(known);
		weakened = Collections.unmodifiableSet(weakened);
		passed = Collections.unmodifiableSet(passed);
	}

	/** The same with more facts that are {@link #known}. */
	public Knowledge knowing(Collection<BoolExpr> facts) {
		return withKnown(more(known, facts));
	}

	private Knowledge withKnown(Set<BoolExpr> facts) {
		return new Knowledge(facts, weakened, passed, unknownOrder, unknownExclusion, everythingLost);
	}

	/** The same with one more reason in {@link #weakened}, or with no new one. */
	public Knowledge weakenedBy(ModelGap why) {
		return weakenedBy(Set.of(why));
	}

	/** The same with more reasons in {@link #weakened}. */
	public Knowledge weakenedBy(Collection<ModelGap> reasons) {
		return withWeakened(more(weakened, reasons));
	}

	/** The same where a reason of {@link #weakened} is none any more. */
	public Knowledge strengthened(ModelGap why) {
		Set<ModelGap> left = new LinkedHashSet<>(weakened);
		left.remove(why);
		return withWeakened(left);
	}

	private Knowledge withWeakened(Set<ModelGap> reasons) {
		return new Knowledge(known, reasons, passed, unknownOrder, unknownExclusion, everythingLost);
	}

	/** The same with a flag more in {@link #passed}. */
	public Knowledge passing(MemoryObject flag) {
		return new Knowledge(known, weakened, more(passed, Set.of(flag)), unknownOrder, unknownExclusion, everythingLost);
	}

	/** The same with another {@link #unknownOrder}. */
	public Knowledge withUnknownOrder(ModelGap why) {
		return withUnknown(Optional.of(why), unknownExclusion);
	}

	/** The same with another {@link #unknownExclusion}. */
	public Knowledge withUnknownExclusion(ModelGap why) {
		return withUnknown(unknownOrder, Optional.of(why));
	}

	/** The same where {@link #unknownOrder} has a reason, if it had none before. */
	public Knowledge orUnknownOrder(ModelGap why) {
		return withUnknown(unknownOrder.or(() -> Optional.of(why)), unknownExclusion);
	}

	/** The same where {@link #unknownExclusion} has a reason, if it had none before. */
	public Knowledge orUnknownExclusion(ModelGap why) {
		return withUnknown(unknownOrder, unknownExclusion.or(() -> Optional.of(why)));
	}

	private Knowledge withUnknown(Optional<ModelGap> order, Optional<ModelGap> exclusion) {
		return new Knowledge(known, weakened, passed, order, exclusion, everythingLost);
	}

	/** The same behind another event that loses what is not in sight. */
	public Knowledge withLoss(Loss loss) {
		return withLoss(Optional.of(everythingLost.map(loss::after).orElse(loss)));
	}

	private Knowledge withLoss(Optional<Loss> loss) {
		return new Knowledge(known, weakened, passed, unknownOrder, unknownExclusion, loss);
	}

	/** The same, where what may have been lost elsewhere meanwhile is lost. */
	public Knowledge losingAsIn(Knowledge later) {
		return withLoss(later.everythingLost.or(() -> everythingLost));
	}

	/** The same, where what may order or exclude what follows elsewhere may do so. */
	Knowledge orAsIn(Knowledge other) {
		return withUnknown(unknownOrder.or(() -> other.unknownOrder), unknownExclusion.or(() -> other.unknownExclusion));
	}

	/** The same where symbols have values. */
	Knowledge with(Substitution values) {
		return withKnown(known.stream().map(values::apply).flatMap(k -> Bools.conjuncts(k).stream())
				.collect(Collectors.toCollection(LinkedHashSet::new)));
	}

	/** What is known behind the ends of a branch that both go on: what is known at both. */
	static Knowledge join(Knowledge whenTrue, Knowledge whenFalse) {
		Knowledge k = either(whenTrue, whenTrue, whenFalse);
		return new Knowledge(common(k.known, whenFalse.known), k.weakened, common(k.passed, whenFalse.passed), k.unknownOrder,
				k.unknownExclusion, k.everythingLost);
	}

	/** What is known behind the ends of a branch of which one goes on at most; what was given up in any is given up. */
	static Knowledge either(Knowledge on, Knowledge whenTrue, Knowledge whenFalse) {
		Optional<Loss> lost = whenTrue.everythingLost.isPresent() && whenFalse.everythingLost.isPresent()
				? whenTrue.everythingLost.map(a -> a.or(whenFalse.everythingLost.get()))
				: whenTrue.everythingLost.or(() -> whenFalse.everythingLost).map(Loss::orNone);
		return new Knowledge(on.known, more(more(on.weakened, whenTrue.weakened), whenFalse.weakened), on.passed,
				whenTrue.unknownOrder.or(() -> whenFalse.unknownOrder), whenTrue.unknownExclusion.or(() -> whenFalse.unknownExclusion),
				lost);
	}

	private static <T> Set<T> more(Set<T> some, Collection<T> added) {
		if (some.containsAll(added)) {
			return some;
		}
		Set<T> all = new LinkedHashSet<>(some);
		all.addAll(added);
		return all;
	}

	private static <T> Set<T> common(Set<T> a, Set<T> b) {
		if (b.containsAll(a)) {
			return a;
		}
		Set<T> both = new LinkedHashSet<>(a);
		both.retainAll(b);
		return both;
	}
}
