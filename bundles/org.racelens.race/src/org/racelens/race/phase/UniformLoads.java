package org.racelens.race.phase;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.racelens.execution.region.InstanceContext;
import org.racelens.execution.region.Item;
import org.racelens.execution.region.Item.Access;
import org.racelens.execution.region.MemoryObject.Apart;
import org.racelens.execution.region.Place;
import org.racelens.logic.decide.RaceConstraint;
import org.racelens.logic.decide.Refuter;
import org.racelens.logic.term.BoolExpr;
import org.racelens.logic.term.Bools;
import org.racelens.logic.term.IntExpr;
import org.racelens.logic.term.Ints;
import org.racelens.logic.term.Substitution;
import org.racelens.model.source.Cancellation;

/**
 * Loads that see the same value in all threads although the region writes the location: no write of it can share the load's phase, so that
 * the value was settled at the barrier before. Semantics §2, Values.
 * <p>
 * Loads may be taken for uniform before that is known, as long as it is then found true of what was executed under this assumption: which
 * phase comes next is decided by what threads read in the phases before, so that it is true of each phase if it is of those before it.
 */
public final class UniformLoads {
	private static final Substitution PRIMED = Substitution.priming();
	private static final int MOST_CASES = 60;

	private final BoolExpr assumptions;
	private final InstanceContext context;
	private final Cancellation cancellation;

	/** @param assumptions what holds of the region's inputs */
	public UniformLoads(BoolExpr assumptions, InstanceContext context, Cancellation cancellation) {
		this.assumptions = assumptions;
		this.context = context;
		this.cancellation = cancellation;
	}

	/** The {@link org.racelens.execution.region.UniformityCheck} of a region's items. */
	public static Optional<Set<String>> refused(BoolExpr facts, InstanceContext context, Set<String> assumed, List<Item> items,
			Cancellation cancellation) {
		return new UniformLoads(facts, context, cancellation).refused(assumed, items);
	}

	private Optional<Set<String>> refused(Set<String> assumed, List<Item> items) {
		if (assumed.isEmpty()) {
			return Optional.of(Set.of());
		}
		if (!new PhaseStamps(items, assumptions).misaligned().isEmpty()) {
			return Optional.empty();
		}
		List<Flattened> all = Flattened.of(items, assumptions, context);
		Meeting meeting = new Meeting(all);
		Set<String> refused = new LinkedHashSet<>();
		for (int i = 0; i < all.size(); i++) {
			Flattened load = all.get(i);
			String site = load.access().site().place();
			boolean open = !load.access().write() && load.depth() == 0 && assumed.contains(site) && !refused.contains(site);
			if (open && meeting.with(i).mapToObj(all::get).anyMatch(w -> w.access().write() && mayMeet(w, load) && sharesPhase(w, load))) {
				refused.add(site);
			}
		}
		return Optional.of(refused);
	}

	private static boolean mayMeet(Flattened write, Flattened load) {
		return write.access().mayMeet(load.access())
				|| write.access().assumedApart(load.access()).filter(apart -> apart != Apart.TYPES).isPresent();
	}

	/**
	 * Whether the write may be of what another access loads or writes, by whatever thread, while the same barrier is the next one for both.
	 */
	public boolean sharesPhase(Flattened write, Flattened load) {
		BoolExpr overlap = overlap(write.access(), load.access());
		if (overlap.equals(Bools.FALSE)) {
			return false;
		}
		List<BoolExpr> same = new ArrayList<>();
		for (PhaseStamp.Choice w : write.stamp().choices()) {
			load.stamp().choices().stream().filter(l -> l.barrier().equals(w.barrier())).forEach(l -> same.add(same(w, l)));
		}
		if (same.isEmpty()) {
			return false;
		}
		List<BoolExpr> parts = new ArrayList<>(write.context().numbers());
		parts.addAll(load.context().numbers());
		parts.addAll(List.of(assumptions, write.domain(), PRIMED.apply(load.domain()), TripsBetween.of(write, load), Bools.or(same)));
		parts.add(overlap);
		return !new Refuter(MOST_CASES, cancellation)
				.refutes(new RaceConstraint(Bools.and(parts), context.chain().get(0).size(), Optional.empty()));
	}

	private static BoolExpr same(PhaseStamp.Choice written, PhaseStamp.Choice loaded) {
		List<BoolExpr> equal = new ArrayList<>(List.of(written.guard(), PRIMED.apply(loaded.guard())));
		for (int i = 0; i < written.trips().size(); i++) {
			equal.add(Bools.equal(written.trips().get(i), PRIMED.apply(loaded.trips().get(i))));
		}
		return Bools.and(equal);
	}

	/** That bytes of one object are both written and loaded; of different ones nothing is known. */
	private static BoolExpr overlap(Access write, Access load) {
		Place w = write.place();
		Place l = load.place();
		if (!w.object().equals(l.object())) {
			return Bools.TRUE;
		}
		IntExpr distance = Ints.subtract(w.offset(), PRIMED.apply(l.offset()));
		List<BoolExpr> parts = new ArrayList<>(
				List.of(Bools.less(distance, PRIMED.apply(load.size())), Bools.less(Ints.negate(distance), write.size())));
		for (int i = 0; i < w.instance().size(); i++) {
			parts.add(Bools.equal(w.instance().get(i), PRIMED.apply(l.instance().get(i))));
		}
		return Bools.and(parts);
	}
}
