package org.racelens.execution.state;

import java.util.Collection;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.racelens.execution.region.MemoryObject;
import org.racelens.logic.term.BoolExpr;
import org.racelens.logic.term.Bools;
import org.racelens.logic.term.Name;
import org.racelens.logic.term.Substitution;
import org.racelens.model.gap.ModelGap;

/** What is known at a point of the execution of what is not followed, and why something is not known. */
public final class Knowledge {
	/**
	 * A point of the execution at which memory may have been written that nothing is known of. What an object holds that is looked at later
	 * for the first time is named by the event, so that it is the same however often the code behind the event is executed.
	 *
	 * @param why what may have written it
	 * @param event different for any two points in time between which memory may change
	 */
	public record Loss(ModelGap why, Name event) {
		/** Either of two losses behind a branch. */
		private Loss or(Loss other) {
			return equals(other) ? this : new Loss(why, event.then("|").then(other.event));
		}

		/** A loss or none behind a branch. */
		private Loss orNone() {
			return new Loss(why, event.then("|"));
		}
	}

	private final Set<BoolExpr> known;
	private final Set<ModelGap> weakened;
	private final Set<MemoryObject> passed;
	private Optional<ModelGap> unknownOrder = Optional.empty();
	private Optional<ModelGap> unknownExclusion = Optional.empty();
	private Optional<Loss> everythingLost = Optional.empty();

	/** Nothing is known, and nothing has been given up. */
	Knowledge() {
		this(Set.of(), Set.of(), Set.of());
	}

	private Knowledge(Set<BoolExpr> known, Set<ModelGap> weakened, Set<MemoryObject> passed) {
		this.known = new LinkedHashSet<>(known);
		this.weakened = new LinkedHashSet<>(weakened);
		this.passed = new LinkedHashSet<>(passed);
	}

	/** The same, to be changed apart from this. */
	Knowledge copy() {
		return knowing(known);
	}

	private Knowledge knowing(Set<BoolExpr> facts) {
		Knowledge k = new Knowledge(facts, weakened, passed);
		k.unknownOrder = unknownOrder;
		k.unknownExclusion = unknownExclusion;
		k.everythingLost = everythingLost;
		return k;
	}

	/** What is known of unknowns that values here may be made of, as conjuncts; it does not restrict when execution gets here. */
	public Set<BoolExpr> known() {
		return Collections.unmodifiableSet(known);
	}

	/** Adds facts to {@link #known}. */
	public void know(Collection<BoolExpr> facts) {
		known.addAll(facts);
	}

	/** Why execution is taken to get here more often than in the program. */
	public Set<ModelGap> weakened() {
		return Collections.unmodifiableSet(weakened);
	}

	/** One more reason, or no new one. */
	public boolean weaken(ModelGap why) {
		return weakened.add(why);
	}

	/** Adds reasons to {@link #weakened}. */
	public void weakenBy(Collection<ModelGap> reasons) {
		weakened.addAll(reasons);
	}

	/** The reason is none any more. */
	public void strengthen(ModelGap why) {
		weakened.remove(why);
	}

	/** The flags of variables that are surely made: their declarations lie behind the executing task. */
	public Set<MemoryObject> passed() {
		return Collections.unmodifiableSet(passed);
	}

	/** Adds a flag to {@link #passed}. */
	public void pass(MemoryObject flag) {
		passed.add(flag);
	}

	/** Why something unknown may order what follows after what other threads did. */
	public Optional<ModelGap> unknownOrder() {
		return unknownOrder;
	}

	/** Sets {@link #unknownOrder}. */
	public void setUnknownOrder(Optional<ModelGap> now) {
		unknownOrder = now;
	}

	/** Why something unknown may exclude what follows from what others do under the same. */
	public Optional<ModelGap> unknownExclusion() {
		return unknownExclusion;
	}

	/** Sets {@link #unknownExclusion}. */
	public void setUnknownExclusion(Optional<ModelGap> now) {
		unknownExclusion = now;
	}

	/** Why objects without known contents may hold something else than at first: the last such event. */
	public Optional<Loss> everythingLost() {
		return everythingLost;
	}

	/** Sets {@link #everythingLost}. */
	public void setEverythingLost(Optional<Loss> now) {
		everythingLost = now;
	}

	/** What may have been lost elsewhere meanwhile is lost here. */
	public void mayLoseAsIn(Knowledge later) {
		everythingLost = later.everythingLost.or(() -> everythingLost);
	}

	/**
	 * What may order or exclude what follows elsewhere may do so here.
	 *
	 * @return whether less is known than before
	 */
	boolean mayBeAsIn(Knowledge other) {
		boolean less = unknownOrder.isEmpty() && other.unknownOrder.isPresent()
				|| unknownExclusion.isEmpty() && other.unknownExclusion.isPresent();
		unknownOrder = unknownOrder.or(() -> other.unknownOrder);
		unknownExclusion = unknownExclusion.or(() -> other.unknownExclusion);
		return less;
	}

	/** The same where symbols have values. */
	Knowledge with(Substitution values) {
		return knowing(known.stream().map(values::apply).flatMap(k -> Bools.conjuncts(k).stream())
				.collect(Collectors.toCollection(LinkedHashSet::new)));
	}

	/** What is known behind the ends of a branch that both go on: what is known at both. */
	static Knowledge join(Knowledge whenTrue, Knowledge whenFalse) {
		Knowledge k = either(whenTrue, whenTrue, whenFalse);
		k.known.retainAll(whenFalse.known);
		k.passed.retainAll(whenFalse.passed);
		return k;
	}

	/** What is known behind the ends of a branch of which one goes on at most; what was given up in any is given up. */
	static Knowledge either(Knowledge on, Knowledge whenTrue, Knowledge whenFalse) {
		Knowledge k = on.copy();
		k.weakened.addAll(whenTrue.weakened);
		k.weakened.addAll(whenFalse.weakened);
		k.everythingLost = whenTrue.everythingLost.isPresent() && whenFalse.everythingLost.isPresent()
				? whenTrue.everythingLost.map(a -> a.or(whenFalse.everythingLost.get()))
				: whenTrue.everythingLost.or(() -> whenFalse.everythingLost).map(Loss::orNone);
		k.unknownOrder = whenTrue.unknownOrder.or(() -> whenFalse.unknownOrder);
		k.unknownExclusion = whenTrue.unknownExclusion.or(() -> whenFalse.unknownExclusion);
		return k;
	}
}
