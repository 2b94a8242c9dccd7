package org.racelens.race.pair;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.racelens.execution.region.Item.Access;
import org.racelens.execution.region.MemoryObject;
import org.racelens.execution.region.Unfollowed;
import org.racelens.logic.decide.RaceConstraint;
import org.racelens.logic.term.Atoms;
import org.racelens.logic.term.BoolExpr;
import org.racelens.logic.term.Bools;
import org.racelens.logic.term.FunctionSymbol.Meaning;
import org.racelens.logic.term.IntExpr;
import org.racelens.logic.term.IntExpr.Constant;
import org.racelens.logic.term.Ints;
import org.racelens.logic.term.Substitution;
import org.racelens.logic.term.Symbol;
import org.racelens.model.gap.ModelGap;
import org.racelens.race.order.OrderRule;
import org.racelens.race.order.SynchronisationOrder;
import org.racelens.race.phase.TripsBetween;

/**
 * The questions to the solver about a pair of accesses: whether instances of the two exist in two threads, overlap and are neither ordered
 * nor excluded (semantics §10), and the same with less, or with more, that counts as order.
 */
public record RaceFormula(AccessPair pair) {
	private static final Substitution PRIMED = Substitution.priming();

	/**
	 * What of a race formula speaks of the two accesses, with the assumptions that have a bearing on it: those that share unknowns with it.
	 */
	public BoolExpr relevant(BoolExpr formula) {
		Set<BoolExpr> assumed = new LinkedHashSet<>(Bools.conjuncts(pair.region().assumptions()));
		List<BoolExpr> relevant = new ArrayList<>();
		Set<Symbol> unknowns = new LinkedHashSet<>();
		for (BoolExpr part : Bools.conjuncts(formula)) {
			if (!assumed.contains(part)) {
				relevant.add(part);
				unknowns.addAll(Atoms.symbols(part));
			}
		}
		unknowns.remove(pair.region().teamSize());
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
		assumed.stream().filter(this::boundsTeamByLost).forEach(relevant::add);
		return Bools.and(relevant);
	}

	/**
	 * Whether an assumption lets the team have as many threads as a number says that is not known: that there are two may be impossible.
	 * What trips of a loop have asked for is one of the numbers that they ask for.
	 */
	private boolean boundsTeamByLost(BoolExpr assumption) {
		boolean[] lost = { false };
		Atoms.forEach(assumption, t -> lost[0] |= lostBy(t)
				.filter(g -> g.explanation().sentence() != Unfollowed.HOW_MANY_THREADS_THE_LOOP_ASKS_FOR_IS_NOT_KNOWN).isPresent());
		return lost[0] && Atoms.symbols(assumption).contains(pair.region().teamSize());
	}

	private static Optional<ModelGap> lostBy(IntExpr term) {
		return term instanceof Symbol s ? s.gap()
				: term instanceof IntExpr.Apply f && f.function().meaning() == Meaning.HAVOC ? f.function().gap() : Optional.empty();
	}

	/** What of a race formula is more than facts. */
	public BoolExpr withoutFacts(BoolExpr formula) {
		Set<BoolExpr> facts = new LinkedHashSet<>(pair.region().facts());
		pair.region().facts().forEach(f -> facts.add(PRIMED.apply(f)));
		return Bools.and(Bools.conjuncts(formula).stream().filter(p -> !facts.contains(p)).toList());
	}

	/** The race formula, semantics §10. */
	public RaceConstraint constraint() {
		return constraint(unordered());
	}

	/** The race formula with something else for "not ordered". */
	public RaceConstraint constraint(BoolExpr unordered) {
		List<BoolExpr> parts = new ArrayList<>(instances());
		parts.add(pair.first().context().differsInThread(pair.second().context()));
		parts.add(unordered);
		parts.add(overlap());
		return new RaceConstraint(inRange(Bools.and(parts)), pair.region().teamSize(), pair.region().maxTeamSize());
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
		return new RaceConstraint(inRange(formula), pair.region().teamSize(), pair.region().maxTeamSize());
	}

	/** That the first access is executed. */
	public RaceConstraint existence() {
		return where(pair.first().domain());
	}

	/** That something holds for some thread where the first access is. */
	public RaceConstraint where(BoolExpr condition) {
		List<BoolExpr> parts = new ArrayList<>(List.of(pair.region().assumptions(), condition));
		parts.addAll(pair.first().context().numbers());
		return question(Bools.and(parts));
	}

	/** That both accesses are executed, by whichever threads. */
	public BoolExpr executed() {
		return Bools.and(existing());
	}

	/** That both accesses are executed, by different threads. */
	public BoolExpr apart() {
		return Bools.and(executed(), pair.first().context().differsInThread(pair.second().context()));
	}

	/** With the facts that unsigned inputs in memory are not below zero, and that updates do not find the same twice. */
	private BoolExpr inRange(BoolExpr formula) {
		Set<BoolExpr> facts = new LinkedHashSet<>();
		Atoms.forEach(formula, t -> {
			if (t instanceof IntExpr.Apply a && Optional.ofNullable(pair.region().inputs().contents().get(a.function()))
					.filter(MemoryObject::holdsUnsigned).isPresent()) {
				facts.add(Bools.lessEqual(Ints.ZERO, a));
				pair.region().inputs().contents().get(a.function()).largestUnsigned()
						.ifPresent(n -> facts.add(Bools.lessEqual(a, Ints.of(n))));
			}
		});
		facts.add(formula);
		facts.add(pair.tickets().facts(formula));
		return Bools.and(facts);
	}

	/** Two iterations of one instance of a loop with {@code order(concurrent)}, whatever threads execute them; semantics §10. */
	Optional<RaceConstraint> concurrentConstraint() {
		List<Symbol> common = pair.commonConcurrent();
		if (common.isEmpty()) {
			return Optional.empty();
		}
		List<BoolExpr> parts = new ArrayList<>(instances());
		for (Symbol outer : pair.first().trips().subList(0, pair.first().trips().indexOf(common.get(0)))) {
			parts.add(Bools.equal(outer, outer.primed()));
		}
		parts.add(Bools.or(common.stream().map(t -> Bools.notEqual(t, t.primed())).toList()));
		parts.add(overlap());
		return Optional.of(new RaceConstraint(inRange(Bools.and(parts)), pair.region().teamSize(), pair.region().maxTeamSize()));
	}

	/**
	 * The two in one task, where more is known of how they meet. Locks do not count: it is the same task that holds them.
	 */
	RaceConstraint inOneTask(BoolExpr meeting) {
		List<BoolExpr> parts = new ArrayList<>(existing());
		parts.add(meeting);
		parts.add(overlap());
		return new RaceConstraint(inRange(Bools.and(parts)), pair.region().teamSize(), pair.region().maxTeamSize());
	}

	/** Both instances exist and do not exclude each other. */
	private List<BoolExpr> instances() {
		List<BoolExpr> parts = new ArrayList<>(existing());
		parts.add(Bools.not(pair.exclusion()));
		parts.add(Bools.not(pair.atomicity()));
		return parts;
	}

	private List<BoolExpr> existing() {
		List<BoolExpr> parts = new ArrayList<>();
		parts.add(pair.region().assumptions());
		Set<BoolExpr> numbers = new LinkedHashSet<>(pair.first().context().numbers());
		numbers.addAll(pair.second().context().numbers());
		parts.addAll(numbers);
		parts.add(pair.first().domain());
		parts.add(PRIMED.apply(pair.second().domain()));
		parts.add(TripsBetween.of(pair.first(), pair.second()));
		return parts;
	}

	/** That no rule of the order relation orders the two. */
	private BoolExpr unordered() {
		return Bools.and(pair.order().stream().map(rule -> rule.unordered(pair.first(), pair.second())).toList());
	}

	/** The race formula where doubts about order count as order; empty if there are none. */
	public Optional<RaceConstraint> sureConstraint() {
		List<BoolExpr> parts = new ArrayList<>();
		boolean doubtful = false;
		for (OrderRule rule : pair.order()) {
			Optional<BoolExpr> sure = rule.surelyUnordered(pair.first(), pair.second());
			doubtful |= sure.isPresent();
			parts.add(sure.orElseGet(() -> rule.unordered(pair.first(), pair.second())));
		}
		return doubtful ? Optional.of(constraint(Bools.and(parts))) : Optional.empty();
	}

	/** The race formula where what is not followed to its end counts as order; empty if all is, or if it is not known what is left. */
	public Optional<RaceConstraint> strictConstraint() {
		List<BoolExpr> parts = new ArrayList<>();
		for (OrderRule rule : pair.isOrderExact() ? List.<OrderRule>of() : pair.order()) {
			rule.strictlyUnordered(pair.first(), pair.second()).ifPresent(parts::add);
		}
		return parts.size() == pair.order().size() ? Optional.of(constraint(Bools.and(parts))) : Optional.empty();
	}

	/** The race formula without what hand-overs order; empty if the other rules do not tell precisely. */
	Optional<RaceConstraint> withoutHandOvers() {
		List<BoolExpr> parts = new ArrayList<>();
		List<OrderRule> others = pair.order().stream().filter(rule -> !(rule instanceof SynchronisationOrder)).toList();
		others.forEach(rule -> rule.strictlyUnordered(pair.first(), pair.second()).ifPresent(parts::add));
		return parts.size() == others.size() ? Optional.of(constraint(Bools.and(parts))) : Optional.empty();
	}

	/** That the two are about the same bytes. */
	BoolExpr overlap() {
		Access s = pair.first().access();
		Access t = pair.second().access();
		if (pair.isAlias()) {
			IntExpr distance = Ints.subtract(s.place().offset(), PRIMED.apply(t.place().offset()));
			long unit = Math.min(unit(s), unit(t));
			return Overlap.within(Ints.add(distance, Ints.multiply(startsApart(), unit)), s.size(), PRIMED.apply(t.size()));
		}
		List<BoolExpr> parts = new ArrayList<>();
		for (int i = 0; i < s.place().instance().size(); i++) {
			parts.add(Bools.equal(s.place().instance().get(i), PRIMED.apply(t.place().instance().get(i))));
		}
		Overlap overlap = new Overlap(s, t);
		parts.add(pair.meeting() == AccessPair.Meeting.BY_SUBSCRIPTS ? overlap.bySubscripts().orElseGet(overlap::byAddress)
				: overlap.byAddress());
		return Bools.and(parts);
	}

	/** How far the starts of two objects are apart that may be the same memory, in units of the smaller access. */
	private Symbol startsApart() {
		return Symbol.of(pair.first().access().place().object().key().after("distance of ").then(" and ")
				.then(pair.second().access().place().object().key()), Symbol.Role.UNNAMED);
	}

	/**
	 * That two pointers are equal which lead to two objects that may be the same memory.
	 *
	 * @param first how far the one points behind the start of the first object, in bytes
	 * @param second the same of the other one
	 */
	public BoolExpr samePlace(IntExpr first, IntExpr second) {
		long unit = Math.min(unit(pair.first().access()), unit(pair.second().access()));
		return Bools.isZero(Ints.add(Ints.multiply(startsApart(), unit), Ints.subtract(first, second)));
	}

	/** The distances of other objects from an accessed one are multiples of this. */
	private static long unit(Access a) {
		return a.size() instanceof Constant c && c.value() > 0 ? c.value() : 1;
	}

	/**
	 * Where both go through a table of pointers of unknown contents: that two different elements of it are used, which may point to the
	 * same memory.
	 */
	public Optional<RaceConstraint> sharedTarget() {
		Access s = pair.first().access();
		Access t = pair.second().access();
		if (pair.isAlias() || !s.place().object().isOneOfMany() || s.place().object().isOwnedApart()) {
			return Optional.empty();
		}
		List<BoolExpr> different = new ArrayList<>();
		for (int i = 0; i < s.place().instance().size(); i++) {
			different.add(Bools.notEqual(s.place().instance().get(i), PRIMED.apply(t.place().instance().get(i))));
		}
		List<BoolExpr> parts = new ArrayList<>(instances());
		parts.add(pair.first().context().differsInThread(pair.second().context()));
		parts.add(unordered());
		parts.add(Bools.or(different));
		return Optional.of(new RaceConstraint(Bools.and(parts), pair.region().teamSize(), pair.region().maxTeamSize()));
	}
}
