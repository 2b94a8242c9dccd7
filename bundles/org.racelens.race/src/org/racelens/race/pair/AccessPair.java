package org.racelens.race.pair;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.racelens.execution.region.Item;
import org.racelens.execution.region.Item.Access;
import org.racelens.execution.region.Item.Atomicity;
import org.racelens.execution.region.Lock;
import org.racelens.execution.region.MemoryObject;
import org.racelens.execution.region.Region;
import org.racelens.logic.decide.RaceConstraint;
import org.racelens.logic.term.Atoms;
import org.racelens.logic.term.BoolExpr;
import org.racelens.logic.term.Bools;
import org.racelens.logic.term.IntExpr;
import org.racelens.logic.term.IntExpr.Constant;
import org.racelens.logic.term.Ints;
import org.racelens.logic.term.Substitution;
import org.racelens.logic.term.Symbol;
import org.racelens.model.gap.GapKind;
import org.racelens.model.gap.ModelGap;
import org.racelens.race.order.Holders;
import org.racelens.race.order.OrderRule;
import org.racelens.race.order.SynchronisationOrder;
import org.racelens.race.order.Tickets;
import org.racelens.race.phase.Flattened;
import org.racelens.race.phase.TripsBetween;

/**
 * Two accesses of one region, one of which writes, to objects that are or may be the same; the second one's symbols are primed in formulas.
 *
 * @param order the rules that may order the pair
 * @param tickets what is known of the values that updates find
 * @param sureness what is known of ways to be ordered that no rule follows
 */
public record AccessPair(Region region, Flattened first, Flattened second, List<OrderRule> order, Tickets tickets,
		Sureness sureness) {
	private static final Substitution PRIMED = Substitution.priming();

	/** Whether the pair is surely free without looking at values: locks in common, atomic against atomic, a team of one. */
	public boolean isExcluded() {
		boolean bothAtomic = atomicity().equals(Bools.TRUE);
		boolean locked = exclusion().equals(Bools.TRUE);
		boolean oneThread = region.maxTeamSize().filter(n -> n <= 1).isPresent() && !first.context().isNested()
				&& !second.context().isNested();
		return bothAtomic || LockBesideMember.of(first, second) || LockBesideMember.of(second, first)
				|| LaneRace.of(this).isEmpty() && (locked || commonConcurrent().isEmpty() && oneThread);
	}

	/** That both are atomic on storage of one size, in each other's sight. OpenMP 5.2 §15.8.4 */
	private BoolExpr atomicity() {
		Access s = first.access();
		Access t = second.access();
		if (!s.atomic() || !t.atomic() || !s.size().equals(t.size())) {
			return Bools.FALSE;
		}
		boolean acrossDevice = s.atomicity() == Atomicity.DEVICE && t.atomicity() == Atomicity.DEVICE;
		return acrossDevice ? Bools.TRUE : Holders.sameContentionGroup(first, second);
	}

	/** That both hold the same lock. */
	private BoolExpr exclusion() {
		List<BoolExpr> common = new ArrayList<>();
		for (Lock l : first.access().locks()) {
			for (Lock m : second.access().locks()) {
				if (l.matches(m) && l.instance().size() == m.instance().size()) {
					List<BoolExpr> same = new ArrayList<>(
							List.of(Holders.differ(l, first, m, second), l.held(), PRIMED.apply(m.held())));
					for (int i = 0; i < l.instance().size(); i++) {
						same.add(Bools.equal(l.instance().get(i), PRIMED.apply(m.instance().get(i))));
					}
					common.add(Bools.and(same));
				}
			}
		}
		return Bools.or(common);
	}

	/** Whether one of the two is not an access but the end of the life of what the other one accesses. */
	public boolean isEndOfLife() {
		return first.access().purpose() == Item.Purpose.END_OF_LIFE || second.access().purpose() == Item.Purpose.END_OF_LIFE;
	}

	/** Whether the objects are different families of which one is reached through a pointer of unknown origin. */
	public boolean isAlias() {
		return !first.access().place().object().equals(second.access().place().object());
	}

	/** Something that may order or exclude the two but is not followed. */
	public Optional<ModelGap> unknownOrder() {
		Access s = first.access();
		Access t = second.access();
		return s.unknownOrder().or(t::unknownOrder).or(() -> t.unknownExclusion().isPresent() ? s.unknownExclusion() : Optional.empty());
	}

	/**
	 * What of a race formula speaks of the two accesses, with the assumptions that have a bearing on it: those that share unknowns with it.
	 */
	public BoolExpr relevant(BoolExpr formula) {
		Set<BoolExpr> assumed = new LinkedHashSet<>(Bools.conjuncts(region.assumptions()));
		List<BoolExpr> relevant = new ArrayList<>();
		Set<Symbol> unknowns = new LinkedHashSet<>();
		for (BoolExpr part : Bools.conjuncts(formula)) {
			if (!assumed.contains(part)) {
				relevant.add(part);
				unknowns.addAll(Atoms.symbols(part));
			}
		}
		unknowns.remove(region.teamSize());
		boolean grown = true;
		while (grown) {
			grown = false;
			for (BoolExpr part : List.copyOf(assumed)) {
				if (Atoms.symbols(part).stream().anyMatch(unknowns::contains)) {
					assumed.remove(part);
					relevant.add(part);
					grown |= unknowns.addAll(Atoms.symbols(part));
				}
			}
		}
		return Bools.and(relevant);
	}

	/** What of a race formula is more than facts. */
	public BoolExpr withoutFacts(BoolExpr formula) {
		Set<BoolExpr> facts = new LinkedHashSet<>(region.facts());
		region.facts().forEach(f -> facts.add(PRIMED.apply(f)));
		return Bools.and(Bools.conjuncts(formula).stream().filter(p -> !facts.contains(p)).toList());
	}

	/** The race formula, semantics §10. */
	public RaceConstraint constraint() {
		return constraint(unordered());
	}

	public RaceConstraint constraint(BoolExpr unordered) {
		List<BoolExpr> parts = new ArrayList<>(instances());
		parts.add(first.context().differsInThread(second.context()));
		parts.add(unordered);
		parts.add(overlap());
		return new RaceConstraint(inRange(Bools.and(parts)), region.teamSize(), region.maxTeamSize());
	}

	/** The same for inputs with which no unsigned number wraps; nothing where none can. */
	public static Optional<RaceConstraint> withoutWraps(RaceConstraint constraint) {
		Set<BoolExpr> facts = new LinkedHashSet<>();
		Atoms.forEach(constraint.formula(), t -> {
			if (t instanceof IntExpr.Choice c && Ints.isWrap(c)) {
				facts.add(Bools.lessEqual(Ints.ZERO, c.whenFalse()));
			}
		});
		if (facts.isEmpty()) {
			return Optional.empty();
		}
		facts.add(constraint.formula());
		return Optional.of(new RaceConstraint(Bools.and(facts), constraint.teamSize(), constraint.maxTeamSize()));
	}

	/** A question about the pair. */
	public RaceConstraint question(BoolExpr formula) {
		return new RaceConstraint(inRange(formula), region.teamSize(), region.maxTeamSize());
	}

	/** That the first access is executed. */
	public RaceConstraint existence() {
		return where(first.domain());
	}

	/** That something holds for some thread where the first access is. */
	public RaceConstraint where(BoolExpr condition) {
		List<BoolExpr> parts = new ArrayList<>(List.of(region.assumptions(), condition));
		parts.addAll(first.context().numbers());
		return question(Bools.and(parts));
	}

	/** That both accesses are executed, by different threads. */
	public BoolExpr apart() {
		return Bools.and(Bools.and(existing()), first.context().differsInThread(second.context()));
	}

	/** With the facts that unsigned inputs in memory are not below zero, and that updates do not find the same twice. */
	private BoolExpr inRange(BoolExpr formula) {
		Set<BoolExpr> facts = new LinkedHashSet<>();
		Atoms.forEach(formula, t -> {
			if (t instanceof IntExpr.Apply a && Optional.ofNullable(region.inputs().contents().get(a.function()))
					.filter(MemoryObject::holdsUnsigned).isPresent()) {
				facts.add(Bools.lessEqual(Ints.ZERO, a));
				region.inputs().contents().get(a.function()).largestUnsigned().ifPresent(n -> facts.add(Bools.lessEqual(a, Ints.of(n))));
			}
		});
		facts.add(formula);
		facts.add(tickets.facts(formula));
		return Bools.and(facts);
	}

	/** The loop with {@code order(concurrent)} that both are in, by its trip numbers. */
	List<Symbol> commonConcurrent() {
		return first.concurrent().stream().filter(second.concurrent()::contains).toList();
	}

	/** Two iterations of one instance of a loop with {@code order(concurrent)}, whatever threads execute them; semantics §10. */
	Optional<RaceConstraint> concurrentConstraint() {
		List<Symbol> common = commonConcurrent();
		if (common.isEmpty()) {
			return Optional.empty();
		}
		List<BoolExpr> parts = new ArrayList<>(instances());
		for (Symbol outer : first.trips().subList(0, first.trips().indexOf(common.get(0)))) {
			parts.add(Bools.equal(outer, outer.primed()));
		}
		parts.add(Bools.or(common.stream().map(t -> Bools.notEqual(t, t.primed())).toList()));
		parts.add(overlap());
		return Optional.of(new RaceConstraint(inRange(Bools.and(parts)), region.teamSize(), region.maxTeamSize()));
	}

	/**
	 * The two in one task, where more is known of how they meet. Locks do not count: it is the same task that holds them.
	 */
	RaceConstraint inOneTask(BoolExpr meeting) {
		List<BoolExpr> parts = new ArrayList<>(existing());
		parts.add(meeting);
		parts.add(overlap());
		return new RaceConstraint(inRange(Bools.and(parts)), region.teamSize(), region.maxTeamSize());
	}

	/** Both instances exist and do not exclude each other. */
	private List<BoolExpr> instances() {
		List<BoolExpr> parts = new ArrayList<>(existing());
		parts.add(Bools.not(exclusion()));
		parts.add(Bools.not(atomicity()));
		return parts;
	}

	private List<BoolExpr> existing() {
		List<BoolExpr> parts = new ArrayList<>();
		parts.add(region.assumptions());
		Set<BoolExpr> numbers = new LinkedHashSet<>(first.context().numbers());
		numbers.addAll(second.context().numbers());
		parts.addAll(numbers);
		parts.add(first.domain());
		parts.add(PRIMED.apply(second.domain()));
		parts.add(TripsBetween.of(first, second));
		return parts;
	}

	/** That no rule of the order relation orders the two. */
	private BoolExpr unordered() {
		return Bools.and(order.stream().map(rule -> rule.unordered(first, second)).toList());
	}

	/** The race formula where doubts about order count as order; empty if there are none. */
	public Optional<RaceConstraint> sureConstraint() {
		List<BoolExpr> parts = new ArrayList<>();
		boolean doubtful = false;
		for (OrderRule rule : order) {
			Optional<BoolExpr> sure = rule.surelyUnordered(first, second);
			doubtful |= sure.isPresent();
			parts.add(sure.orElseGet(() -> rule.unordered(first, second)));
		}
		return doubtful ? Optional.of(constraint(Bools.and(parts))) : Optional.empty();
	}

	/** The race formula where what is not followed to its end counts as order; empty if all is, or if it is not known what is left. */
	public Optional<RaceConstraint> strictConstraint() {
		List<BoolExpr> parts = new ArrayList<>();
		for (OrderRule rule : isOrderExact() ? List.<OrderRule>of() : order) {
			rule.strictlyUnordered(first, second).ifPresent(parts::add);
		}
		return parts.size() == order.size() ? Optional.of(constraint(Bools.and(parts))) : Optional.empty();
	}

	/** The race formula without what hand-overs order; empty if the other rules do not tell precisely. */
	Optional<RaceConstraint> withoutHandOvers() {
		List<BoolExpr> parts = new ArrayList<>();
		List<OrderRule> others = order.stream().filter(rule -> !(rule instanceof SynchronisationOrder)).toList();
		others.forEach(rule -> rule.strictlyUnordered(first, second).ifPresent(parts::add));
		return parts.size() == others.size() ? Optional.of(constraint(Bools.and(parts))) : Optional.empty();
	}

	/** What is said where the two may be ordered in a way that is not followed. */
	public Optional<OrderRule.Doubt> orderDoubt() {
		return order.stream().flatMap(rule -> rule.doubt(first, second).stream()).findFirst();
	}

	/** Whether all rules of the order relation tell precisely. */
	public boolean isOrderExact() {
		return order.stream().allMatch(rule -> rule.isExact(first, second));
	}

	/** That the two are about the same bytes. */
	BoolExpr overlap() {
		Access s = first.access();
		Access t = second.access();
		IntExpr distance = Ints.subtract(s.place().offset(), PRIMED.apply(t.place().offset()));
		if (isAlias()) {
			Symbol gap = Symbol.of("distance of " + s.place().object().key() + " and " + t.place().object().key(), Symbol.Role.PARAMETER);
			long unit = Math.min(unit(s), unit(t));
			return within(Ints.add(distance, Ints.multiply(gap, unit)), s.size(), PRIMED.apply(t.size()));
		}
		List<BoolExpr> parts = new ArrayList<>();
		for (int i = 0; i < s.place().instance().size(); i++) {
			parts.add(Bools.equal(s.place().instance().get(i), PRIMED.apply(t.place().instance().get(i))));
		}
		parts.add(within(distance, s.size(), PRIMED.apply(t.size())));
		return Bools.and(parts);
	}

	/** The distances of other objects from an accessed one are multiples of this. */
	private static long unit(Access a) {
		return a.size() instanceof Constant c && c.value() > 0 ? c.value() : 1;
	}

	/** That two ranges of bytes at a distance overlap; for equal sizes and a distance that is a multiple of them: that it is 0. */
	private static BoolExpr within(IntExpr distance, IntExpr first, IntExpr second) {
		boolean aligned = first instanceof Constant c && first.equals(second) && c.value() > 0
				&& Ints.constantPart(distance) % c.value() == 0
				&& Ints.terms(distance).values().stream().allMatch(k -> k % c.value() == 0);
		return aligned
				? Bools.isZero(distance)
				: Bools.and(Bools.less(distance, second), Bools.less(Ints.negate(distance), first));
	}

	/**
	 * Where both go through a table of pointers of unknown contents: that two different elements of it are used, which may point to the
	 * same memory.
	 */
	public Optional<RaceConstraint> sharedTarget() {
		Access s = first.access();
		Access t = second.access();
		if (isAlias() || !s.place().object().isOneOfMany()) {
			return Optional.empty();
		}
		List<BoolExpr> different = new ArrayList<>();
		for (int i = 0; i < s.place().instance().size(); i++) {
			different.add(Bools.notEqual(s.place().instance().get(i), PRIMED.apply(t.place().instance().get(i))));
		}
		List<BoolExpr> parts = new ArrayList<>(instances());
		parts.add(first.context().differsInThread(second.context()));
		parts.add(unordered());
		parts.add(Bools.or(different));
		return Optional.of(new RaceConstraint(Bools.and(parts), region.teamSize(), region.maxTeamSize()));
	}

	public ModelGap aliasGap() {
		MemoryObject s = first.access().place().object();
		MemoryObject t = second.access().place().object();
		return new ModelGap(GapKind.MAY_ALIAS, first.access().range(), s.name().equals(t.name())
				? "different elements of a table of pointers may point to the same memory: " + s.name()
				: s.name() + " and " + t.name() + " may point to the same memory");
	}
}
