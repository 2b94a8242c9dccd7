package org.racelens.race.explore;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.racelens.execution.region.Item;
import org.racelens.execution.region.Lock;
import org.racelens.execution.region.Site;
import org.racelens.exploration.skeleton.Access;
import org.racelens.exploration.skeleton.Conflict;
import org.racelens.exploration.skeleton.Conflicts;
import org.racelens.exploration.skeleton.Expression;
import org.racelens.exploration.skeleton.Operator;
import org.racelens.exploration.skeleton.Passage;
import org.racelens.logic.term.Symbol;
import org.racelens.model.gap.GapKind;
import org.racelens.model.gap.ModelGap;

/** The accesses to data in a skeleton, and which of them meet. */
final class DataAccesses implements Conflicts {
	private final SharedPlaces places;
	private final Map<String, Entry> entries = new HashMap<>();
	private final Set<Site> passed = new HashSet<>();
	/** of each access that was made, the numbers that were fixed there */
	private final Map<Access, Map<Symbol, Long>> fixed = new IdentityHashMap<>();

	/** @param size in bytes; empty where the access may be of any part of the object */
	private record Entry(Item.Access access, Optional<Long> size) {
	}

	DataAccesses(SharedPlaces places) {
		this.places = places;
	}

	/** The access of a thread. */
	Access access(Item.Access a, Bindings thread, Terms terms) throws NotFollowedException {
		refuseOtherLocks(a);
		Optional<Expression> offset = terms.of(thread.apply(a.place().offset()));
		Optional<Long> size = SharedPlaces.size(a, thread);
		return offset.isPresent() && size.isPresent()
				? known(a, size, places.start(a, thread, terms).with(Operator.ADD, offset.get()), thread)
				: anywhere(a, thread, terms);
	}

	/**
	 * Whether formulas alone are asked about an access: reductions are combined at any time before the next barrier, in no order with what
	 * their threads do, and nothing else of an execution depends on that.
	 */
	static boolean isOfFormulas(Item.Access a) {
		return a.locks().stream().anyMatch(l -> l.kind() == Lock.Kind.REDUCTION_COMBINATION);
	}

	/** The access of a thread somewhere in its object. */
	Access anywhere(Item.Access a, Bindings thread, Terms terms) throws NotFollowedException {
		refuseOtherLocks(a);
		return known(a, Optional.empty(), places.start(a, thread, terms), thread);
	}

	/** The accesses of a loop, wherever they are: more than there are. */
	List<Access> inside(Item item, Bindings thread, Terms terms) throws NotFollowedException {
		List<Access> result = new ArrayList<>();
		for (Item inside : item.inside()) {
			if (inside instanceof Item.Access a && !isOfFormulas(a)) {
				result.add(anywhere(a, thread, terms));
			}
			result.addAll(inside(inside, thread, terms));
		}
		return result;
	}

	private static void refuseOtherLocks(Item.Access a) throws NotFollowedException {
		if (a.locks().stream().anyMatch(l -> l.kind() != Lock.Kind.CRITICAL && l.kind() != Lock.Kind.LOCK)) {
			throw new NotFollowedException("exclusion of another kind");
		}
	}

	private Access known(Item.Access a, Optional<Long> size, Expression place, Bindings thread) {
		String id = a.site().number() + size.map(n -> ":" + n).orElse(" anywhere");
		entries.put(id, new Entry(a, size));
		Access made = new Access(id, place, a.write());
		fixed.put(made, thread.values());
		return made;
	}

	/** The name of an access in a race of which both ends are exact; empty where its place or whether it happens is not. */
	Optional<Site> exact(Access made) {
		Entry entry = entries.get(made.id());
		Item.Access access = entry.access();
		Stream<ModelGap> reasons = Stream.of(access.weakened().stream(), access.unknownOrder().stream(),
				access.unknownExclusion().stream()).flatMap(gaps -> gaps);
		boolean isExact = entry.size().isPresent() && reasons.allMatch(g -> g.kind() == GapKind.WAITING_LOOP);
		return Optional.of(access.site()).filter(s -> isExact);
	}

	/** The numbers that were fixed where an access was made: of its thread, of the team, of the trips of the loops around. */
	Map<Symbol, Long> fixed(Access made) {
		return fixed.getOrDefault(made, Map.of());
	}

	/** The name of an access. */
	Site site(Access access) {
		return item(access).site();
	}

	/** An access of the region. */
	Item.Access item(Access access) {
		return entries.get(access.id()).access();
	}

	/** What the source calls what is accessed at a place of the skeleton. */
	String name(Access access, long location) {
		Entry entry = entries.get(access.id());
		return entry.size().isPresent() ? places.name(entry.access(), location) : entry.access().variable();
	}

	/** The names of the accesses that some execution comes to. */
	Set<Site> passed() {
		return Set.copyOf(passed);
	}

	@Override
	public void passed(Passage passage) {
		passage.segment().accesses().forEach(a -> passed.add(site(a)));
	}

	/** The names of all accesses that were made. */
	Set<Site> sites() {
		return entries.values().stream().map(e -> e.access().site()).collect(Collectors.toSet());
	}

	@Override
	public List<Conflict> between(Passage first, Passage second) {
		List<Conflict> found = new ArrayList<>();
		for (Access a : first.segment().accesses()) {
			for (Access b : second.segment().accesses()) {
				if ((a.isWrite() || b.isWrite()) && meet(a, first.location(a), b, second.location(b))) {
					found.add(new Conflict(a, b));
				}
			}
		}
		return List.copyOf(found);
	}

	private boolean meet(Access first, long at, Access second, long other) {
		Entry a = entries.get(first.id());
		Entry b = entries.get(second.id());
		if (a.access().atomic() && b.access().atomic() || !SharedPlaces.isSameObject(at, other)) {
			return false;
		}
		return a.size().isEmpty() || b.size().isEmpty() || at < other + b.size().get() && other < at + a.size().get();
	}
}
