package org.racelens.race.pair;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.racelens.execution.region.Item;
import org.racelens.execution.region.Item.Access;
import org.racelens.execution.region.Item.Atomicity;
import org.racelens.execution.region.Lock;
import org.racelens.execution.region.MemoryObject;
import org.racelens.execution.region.Region;
import org.racelens.logic.term.BoolExpr;
import org.racelens.logic.term.Bools;
import org.racelens.logic.term.Substitution;
import org.racelens.logic.term.Symbol;
import org.racelens.model.gap.GapKind;
import org.racelens.model.gap.ModelGap;
import org.racelens.race.order.Holders;
import org.racelens.race.order.OrderRule;
import org.racelens.race.order.Tickets;
import org.racelens.race.phase.Flattened;
import org.racelens.race.verdict.RaceSentence;

/**
 * Two accesses of one region, one of which writes, to objects that are or may be the same; the second one's symbols are primed in formulas.
 *
 * @param order the rules that may order the pair
 * @param tickets what is known of the values that updates find
 * @param sureness what is known of ways to be ordered that no rule follows
 * @param meeting how it is told whether the two are about the same bytes
 */
public record AccessPair(Region region, Flattened first, Flattened second, List<OrderRule> order, Tickets tickets,
		Sureness sureness, Meeting meeting) {
	private static final Substitution PRIMED = Substitution.priming();

	/** How it is told whether two accesses are about the same bytes. */
	public enum Meeting {
		/** by their subscripts where the language keeps these inside their dimensions */
		BY_SUBSCRIPTS,
		/** by where they are, also of a program that does not keep to the language */
		BY_ADDRESS
	}

	/** Two accesses of a program that keeps to the language. */
	public AccessPair(Region region, Flattened first, Flattened second, List<OrderRule> order, Tickets tickets, Sureness sureness) {
		this(region, first, second, order, tickets, sureness, Meeting.BY_SUBSCRIPTS);
	}

	/** The same two told by where they are. */
	public AccessPair byAddress() {
		return new AccessPair(region, first, second, order, tickets, sureness, Meeting.BY_ADDRESS);
	}

	/** Whether it makes a difference that each subscript stays inside its dimension. */
	public boolean isOfSubscripts() {
		return meeting == Meeting.BY_SUBSCRIPTS && !isAlias()
				&& (!kept().equals(Bools.TRUE) || new Overlap(first.access(), second.access()).bySubscripts().isPresent());
	}

	/** Whether the sizes of all dimensions of what is accessed are constants. */
	public boolean isOfConstantShape() {
		return new Overlap(first.access(), second.access()).isOfConstantShape();
	}

	/** That each subscript of the two stays inside its dimension which the language keeps there. */
	public BoolExpr kept() {
		return meeting == Meeting.BY_ADDRESS ? Bools.TRUE
				: Bools.and(first.access().place().formation().kept(), PRIMED.apply(second.access().place().formation().kept()));
	}

	/**
	 * Whether the pair is surely free without looking at values: locks in common, atomic against atomic, arguments of one call, a team of
	 * one.
	 */
	public boolean isExcluded() {
		boolean bothAtomic = atomicity().equals(Bools.TRUE);
		boolean locked = exclusion().equals(Bools.TRUE);
		boolean oneThread = region.maxTeamSize().filter(n -> n <= 1).isPresent() && !first.context().isNested()
				&& !second.context().isNested();
		boolean beside = first.access().place().formation().isBeside(second.access().place().formation());
		return bothAtomic || beside || LockBesideMember.of(first, second) || LockBesideMember.of(second, first)
				|| LaneRace.of(this).isEmpty() && (locked || commonConcurrent().isEmpty() && oneThread);
	}

	/** That both are atomic on storage of one size, in each other's sight. OpenMP 5.2 §15.8.4 */
	BoolExpr atomicity() {
		Access s = first.access();
		Access t = second.access();
		if (!s.atomic() || !t.atomic() || !s.size().equals(t.size())) {
			return Bools.FALSE;
		}
		boolean acrossDevice = s.atomicity() == Atomicity.DEVICE && t.atomicity() == Atomicity.DEVICE;
		return acrossDevice ? Bools.TRUE : Holders.sameContentionGroup(first, second);
	}

	/** That both hold the same lock. */
	BoolExpr exclusion() {
		List<BoolExpr> common = new ArrayList<>();
		for (Lock l : first.access().locks()) {
			for (Lock m : second.access().locks()) {
				if (l.matches(m) && l.apart().size() == m.apart().size()) {
					List<BoolExpr> same = new ArrayList<>(
							List.of(Holders.differ(l, first, m, second), l.held(), PRIMED.apply(m.held())));
					for (int i = 0; i < l.apart().size(); i++) {
						same.add(Bools.equal(l.apart().get(i), PRIMED.apply(m.apart().get(i))));
					}
					common.add(Bools.and(same));
				}
			}
		}
		return Bools.or(common);
	}

	/** What is asked of the solver about the two. */
	public RaceFormula formula() {
		return new RaceFormula(this);
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

	/** Whether nothing but two threads, and one object for both, can make the two a race. */
	public boolean isOfThreadsAlone() {
		return !isAlias() && !isEndOfLife() && LaneRace.of(this).isEmpty() && OneThreadRace.of(this).isEmpty()
				&& commonConcurrent().isEmpty();
	}

	/** The loop with {@code order(concurrent)} that both are in, by its trip numbers. */
	List<Symbol> commonConcurrent() {
		return first.concurrent().stream().filter(second.concurrent()::contains).toList();
	}

	/** What is said where the two may be ordered in a way that is not followed. */
	public Optional<OrderRule.Doubt> orderDoubt() {
		return order.stream().flatMap(rule -> rule.doubt(first, second).stream()).findFirst();
	}

	/** Whether all rules of the order relation tell precisely. */
	public boolean isOrderExact() {
		return order.stream().allMatch(rule -> rule.isExact(first, second));
	}

	/**
	 * The reason, at the first access, why it is not known whether both objects are one: two names, or two elements of one table of
	 * pointers.
	 */
	public ModelGap aliasGap() {
		MemoryObject s = first.access().place().object();
		MemoryObject t = second.access().place().object();
		return new ModelGap(GapKind.MAY_ALIAS, first.access().range(), s.name().equals(t.name())
				? RaceSentence.ELEMENTS_OF_TABLE_X_MAY_POINT_TO_THE_SAME_MEMORY.of(s.name())
				: RaceSentence.X_AND_Y_MAY_POINT_TO_SAME_MEMORY.of(s.name(), t.name()));
	}
}
