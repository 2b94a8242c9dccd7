package org.racelens.race.order;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.racelens.execution.region.InstanceContext.TeamLevel;
import org.racelens.execution.region.Item;
import org.racelens.execution.region.Item.Access;
import org.racelens.execution.region.Item.Atomicity;
import org.racelens.execution.region.Item.Barrier;
import org.racelens.execution.region.Lock;
import org.racelens.execution.region.MemoryObject;
import org.racelens.execution.region.MemoryObject.Apart;
import org.racelens.execution.region.OrderMark;
import org.racelens.execution.region.Place;
import org.racelens.execution.region.Region;
import org.racelens.logic.decide.RaceConstraint;
import org.racelens.logic.decide.Refuter;
import org.racelens.logic.term.Atoms;
import org.racelens.logic.term.BoolExpr;
import org.racelens.logic.term.Bools;
import org.racelens.logic.term.FunctionSymbol;
import org.racelens.logic.term.IntExpr;
import org.racelens.logic.term.IntExpr.Apply;
import org.racelens.logic.term.IntExpr.Constant;
import org.racelens.logic.term.Ints;
import org.racelens.logic.term.Substitution;
import org.racelens.logic.term.Symbol;
import org.racelens.model.source.Cancellation;
import org.racelens.race.phase.Flattened;
import org.racelens.race.phase.UniformLoads;

/**
 * What updates that exclude each other find in a variable that all of them change in one direction: no two of them find the same. The one
 * that comes later finds at least what the earlier one has left. So {@code k = n++}, atomic or in a critical region, gives each instance a
 * number of its own, and {@code k = n; n += c} a range of c numbers. Every write of the variable in the region has to be such an update, or
 * in another phase: then only updates of one phase are told apart.
 */
public final class Tickets {
	private static final int MOST_CASES = 30;
	private static final int MOST_TERMS = 16;
	/** A number of four bytes that steps by more may come back soon; as for other unsigned numbers. Decision 6 */
	private static final int MOST_STEP_BITS = 15;

	private final Map<FunctionSymbol, Ticket> tickets = new LinkedHashMap<>();

	/**
	 * An update of a location.
	 *
	 * @param steps by how much it changes what it finds
	 * @param found unknowns for what it finds, over the symbols of its instance
	 */
	public record Update(Flattened write, IntExpr steps, List<Apply> found) {
		MemoryObject object() {
			return write.access().place().object();
		}
	}

	/**
	 * What is known of an update.
	 *
	 * @param formals the symbols of its instance
	 * @param direction 1 if all updates of the object step upwards, −1 if downwards
	 * @param others writes of the object in other phases
	 */
	private record Ticket(Update update, List<IntExpr> formals, long direction, List<Flattened> others) {
	}

	/** What a formula says an instance of an update has found. */
	private record Use(Ticket ticket, Apply value) {
		Substitution instance() {
			Map<IntExpr, IntExpr> actuals = new LinkedHashMap<>();
			for (int i = 0; i < ticket.formals.size(); i++) {
				actuals.put(ticket.formals.get(i), value.arguments().get(i));
			}
			return Substitution.of(actuals);
		}

		BoolExpr exists() {
			return instance().apply(ticket.update.write.domain());
		}

		/** What the update leaves, as a number that only grows. */
		IntExpr left() {
			return Ints.add(found(), Ints.multiply(instance().apply(ticket.update.steps), ticket.direction));
		}

		IntExpr found() {
			return Ints.multiply(value, ticket.direction);
		}
	}

	/**
	 * The tickets of a region's updates that exclude each other and change their variable in one direction; none for an object that
	 * anything else writes, unless barriers part that from the updates.
	 *
	 * @param misaligned barriers that some threads may not meet, or not equally often
	 */
	public static Tickets of(Region region, List<Flattened> accesses, ProgramOrder program, List<Barrier> misaligned) {
		Tickets result = new Tickets();
		Map<Access, Update> updates = new LinkedHashMap<>();
		Map<MemoryObject, List<Update>> ofObjects = new LinkedHashMap<>();
		for (Flattened a : accesses) {
			program.mark(a.access()).filter(OrderMark.Write.class::isInstance).map(OrderMark.Write.class::cast)
					.flatMap(m -> update(a, m)).ifPresent(u -> {
						updates.put(a.access(), u);
						ofObjects.computeIfAbsent(u.object(), o -> new ArrayList<>()).add(u);
					});
		}
		ofObjects.forEach((object, all) -> {
			List<Flattened> others = accesses.stream()
					.filter(a -> a.access().write() && a.access().purpose() == Item.Purpose.ACCESS && mayMeet(a, all)
							&& !(updates.containsKey(a.access()) && a.access().place().object().equals(object)))
					.toList();
			boolean exclusive = all.stream().allMatch(u -> all.stream().allMatch(v -> exclude(u.write, v.write)));
			if (exclusive && (others.isEmpty() || areApart(all, others, region, misaligned))) {
				direction(all, region).ifPresent(d -> all.forEach(u -> result.add(new Ticket(u, u.found.get(0).arguments(), d, others))));
			}
		});
		return result;
	}

	private void add(Ticket ticket) {
		ticket.update.found.forEach(f -> tickets.put(f.function(), ticket));
	}

	/** Whether other writes of the variable stand in other phases than the updates, so that these tell precisely which ones they are in. */
	private static boolean areApart(List<Update> updates, List<Flattened> others, Region region, List<Barrier> misaligned) {
		UniformLoads phases = new UniformLoads(region.assumptions(), region.context(), Cancellation.NEVER);
		return misaligned.isEmpty() && updates.stream()
				.allMatch(u -> u.write.stamp().exact() && others.stream().noneMatch(o -> phases.sharesPhase(o, u.write)));
	}

	private static boolean mayMeet(Flattened write, List<Update> updates) {
		return updates.stream().map(u -> u.write.access()).anyMatch(a -> write.access().mayMeet(a)
				|| write.access().assumedApart(a).filter(apart -> apart != Apart.TYPES).isPresent());
	}

	/** A write that leaves what the same construct has found, changed by something else. */
	private static Optional<Update> update(Flattened write, OrderMark.Write mark) {
		List<Apply> found = mark.found().stream().filter(Apply.class::isInstance).map(Apply.class::cast).toList();
		if (found.isEmpty() || found.size() != mark.found().size() || !isElement(write.access())) {
			return Optional.empty();
		}
		for (Apply f : found) {
			IntExpr steps = Ints.subtract(mark.value(), f);
			Set<IntExpr> inside = new LinkedHashSet<>();
			Atoms.forEach(steps, inside::add);
			if (found.stream().noneMatch(inside::contains)) {
				Update update = new Update(write, steps, found);
				return isOfInstance(update) && isShort(steps, write.access()) ? Optional.of(update) : Optional.empty();
			}
		}
		return Optional.empty();
	}

	/** Whether many updates fit into a variable before it comes back to a number that it has had. */
	private static boolean isShort(IntExpr steps, Access write) {
		long room = write.size() instanceof Constant size ? Math.max(0, Math.min(Long.SIZE, 8 * size.value()) - 32) : 0;
		long most = 1L << MOST_STEP_BITS + room;
		return Math.abs(Ints.constantPart(steps)) <= most && Ints.terms(steps).values().stream().allMatch(k -> Math.abs(k) <= most);
	}

	/** Two such accesses are to the same bytes or to different ones. */
	private static boolean isElement(Access access) {
		IntExpr offset = access.place().offset();
		return access.size() instanceof Constant size && Ints.constantPart(offset) % size.value() == 0
				&& Ints.terms(offset).values().stream().allMatch(k -> k % size.value() == 0);
	}

	/** Whether all that is said of an update is said by the symbols that its instance is told by. */
	private static boolean isOfInstance(Update update) {
		Place place = update.write.access().place();
		Set<Symbol> symbols = new LinkedHashSet<>(Atoms.symbols(update.write.domain()));
		symbols.addAll(Atoms.symbols(update.steps));
		symbols.addAll(Atoms.symbols(place.offset()));
		place.instance().forEach(i -> symbols.addAll(Atoms.symbols(i)));
		symbols.removeIf(s -> !s.role().isPerInstance());
		return update.found.stream().allMatch(f -> f.arguments().stream().allMatch(Symbol.class::isInstance)
				&& Set.copyOf(f.arguments()).size() == f.arguments().size() && f.arguments().equals(update.found.get(0).arguments())
				&& f.arguments().containsAll(symbols));
	}

	private static boolean exclude(Flattened first, Flattened second) {
		Access s = first.access();
		Access t = second.access();
		boolean atomic = s.atomicity() == Atomicity.DEVICE && t.atomicity() == Atomicity.DEVICE && s.size().equals(t.size());
		return atomic || s.size().equals(t.size()) && isInOneGroup(first) && isInOneGroup(second)
				&& s.locks().stream().filter(Tickets::isCritical)
						.anyMatch(l -> t.locks().stream().filter(Tickets::isCritical).anyMatch(l::matches));
	}

	private static boolean isCritical(Lock lock) {
		return lock.kind() == Lock.Kind.CRITICAL && lock.held().equals(Bools.TRUE);
	}

	private static boolean isInOneGroup(Flattened access) {
		return access.context().chain().stream().allMatch(l -> l.kind() == TeamLevel.Kind.PARALLEL);
	}

	/** The direction in which all updates step, where it is one. */
	private static Optional<Long> direction(List<Update> updates, Region region) {
		if (updates.stream().allMatch(u -> isNotNegative(u, u.steps, region))) {
			return Optional.of(1L);
		}
		return updates.stream().allMatch(u -> isNotNegative(u, Ints.negate(u.steps), region)) ? Optional.of(-1L) : Optional.empty();
	}

	private static boolean isNotNegative(Update update, IntExpr term, Region region) {
		if (term instanceof Constant c) {
			return c.value() >= 0;
		}
		BoolExpr below = Bools.and(region.assumptions(), update.write.domain(), Bools.less(term, Ints.ZERO));
		return new Refuter(MOST_CASES, Cancellation.NEVER).refutes(new RaceConstraint(below, region.teamSize(), region.maxTeamSize()));
	}

	/** What is known of the values in a formula that instances have found. */
	public BoolExpr facts(BoolExpr formula) {
		if (tickets.isEmpty()) {
			return Bools.TRUE;
		}
		List<Use> uses = Atoms.applications(formula).stream().filter(a -> tickets.containsKey(a.function()))
				.map(a -> new Use(tickets.get(a.function()), a)).limit(MOST_TERMS).toList();
		Set<BoolExpr> given = Set.copyOf(Bools.conjuncts(formula));
		List<BoolExpr> facts = new ArrayList<>();
		for (int i = 0; i < uses.size(); i++) {
			for (Use other : uses.subList(i + 1, uses.size())) {
				if (uses.get(i).ticket.update.object().equals(other.ticket.update.object())) {
					facts.add(apart(uses.get(i), other, given));
				}
			}
		}
		return Bools.and(facts);
	}

	/** Two instances that exist, of one location: the same, or one finds what the other has left, or more. */
	private static BoolExpr apart(Use x, Use y, Set<BoolExpr> given) {
		List<BoolExpr> ways = new ArrayList<>();
		for (Use u : List.of(x, y)) {
			Bools.conjuncts(u.exists()).stream().filter(c -> !given.contains(c)).forEach(c -> ways.add(Bools.not(c)));
		}
		Place p = x.ticket.update.write.access().place();
		Place q = y.ticket.update.write.access().place();
		ways.add(Bools.notEqual(x.instance().apply(p.offset()), y.instance().apply(q.offset())));
		for (int i = 0; i < p.instance().size(); i++) {
			ways.add(Bools.notEqual(x.instance().apply(p.instance().get(i)), y.instance().apply(q.instance().get(i))));
		}
		if (!x.ticket.others.isEmpty()) {
			ways.add(Bools.not(End.meet(x.ticket.update.write.stamp(), x.instance(), y.ticket.update.write.stamp(), y.instance())));
		}
		if (x.ticket.update == y.ticket.update) {
			List<BoolExpr> same = new ArrayList<>(List.of(Bools.equal(x.value, y.value)));
			for (int i = 0; i < x.value.arguments().size(); i++) {
				same.add(Bools.equal(x.value.arguments().get(i), y.value.arguments().get(i)));
			}
			ways.add(Bools.and(same));
		}
		ways.add(Bools.lessEqual(x.left(), y.found()));
		ways.add(Bools.lessEqual(y.left(), x.found()));
		return Bools.or(ways);
	}
}
