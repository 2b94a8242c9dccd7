package org.racelens.race.condition;

import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.racelens.execution.region.MemoryObject;
import org.racelens.execution.region.Place;
import org.racelens.logic.decide.Decider;
import org.racelens.logic.decide.Decision;
import org.racelens.logic.decide.RaceConstraint;
import org.racelens.logic.prover.Assignment;
import org.racelens.logic.term.BoolExpr;
import org.racelens.logic.term.Bools;
import org.racelens.logic.term.Substitution;
import org.racelens.model.expression.Variable;
import org.racelens.model.gap.Argument;
import org.racelens.model.gap.GapKind;
import org.racelens.model.gap.ModelGap;
import org.racelens.model.source.SourceRange;
import org.racelens.race.pair.AccessPair;
import org.racelens.race.pair.OneThreadRace;
import org.racelens.race.verdict.Condition.InBounds;
import org.racelens.race.verdict.Condition.Interleaved;
import org.racelens.race.verdict.Condition.Meeting;
import org.racelens.race.verdict.Condition.NoOverlap;
import org.racelens.race.verdict.Condition.Origin;
import org.racelens.race.verdict.Condition.RowsApart;
import org.racelens.race.verdict.Condition.Statement;
import org.racelens.race.verdict.RaceSentence;

/**
 * A pair that is free where conditions hold.
 *
 * @param vocabulary all that fits the pair, in the order in which what is not needed is given up
 * @param needed of these, without any of which the pair may race
 */
public record Conditional(AccessPair pair, List<Assumed> vocabulary, Set<Statement> needed) {
	private static final Substitution PRIMED = Substitution.priming();

	/**
	 * The conditions under which a pair that may race does not.
	 *
	 * @param uses what the region does to objects
	 * @param racing instances of the two that race
	 * @return empty where none of the vocabulary frees the pair, or where they would free it by keeping one of the accesses from happening
	 */
	public static Optional<Conditional> of(AccessPair pair, RegionUses uses, Assignment racing, Decider decider) {
		InputNames names = new InputNames(pair.region().inputs());
		if (pair.isAlias()) {
			return overlapping(pair, names, decider);
		}
		List<Assumed> vocabulary = vocabulary(pair, names, uses);
		if (vocabulary.isEmpty() || !frees(pair, vocabulary, decider)) {
			return Optional.empty();
		}
		List<Assumed> needed = thinned(pair, vocabulary, decider);
		return mayHappen(pair, needed, decider) && mayStayInside(pair, needed, racing, decider)
				? Optional.of(new Conditional(pair, vocabulary, statements(needed)))
				: Optional.empty();
	}

	/** Whether a pair is free where each subscript stays inside its dimension which the language keeps there. */
	public static boolean isFreeInside(AccessPair pair, Decider decider) {
		return !pair.kept().equals(Bools.TRUE) && isFreeWhere(pair, Bools.TRUE, decider);
	}

	/** The same where something else holds as well, in symbols of both. */
	public static boolean isFreeWhere(AccessPair pair, BoolExpr holds, Decider decider) {
		return questions(pair, holds).allMatch(decider::refutes);
	}

	/** All that fits a pair in one object, in the order in which what is not needed is given up. */
	private static List<Assumed> vocabulary(AccessPair pair, InputNames names, RegionUses uses) {
		List<Assumed> result = layout(pair, names, uses);
		BoolExpr within = within(pair);
		if (!within.equals(Bools.TRUE)) {
			result.add(new Assumed(new InBounds(pair.first().access().variable()), within));
		}
		return result;
	}

	/** Why a race is merely possible of which nobody knows whether conditions free it. */
	public static Optional<ModelGap> undecided(AccessPair pair, RegionUses uses, Decider decider) {
		List<Assumed> vocabulary = pair.isAlias() ? List.of() : vocabulary(pair, new InputNames(pair.region().inputs()), uses);
		return vocabulary.isEmpty()
				|| questions(pair, Assumed.all(vocabulary)).noneMatch(c -> decider.solve(c) instanceof Decision.Undecided)
						? Optional.empty()
						: Optional.of(new ModelGap(GapKind.SOLVER_GAVE_UP, pair.first().access().range(),
								RaceSentence.WHETHER_CONDITIONS_FREE_THE_TWO_IS_NOT_DECIDED.of()));
	}

	/** All that fits a pair in one object, but for its dimensions. */
	private static List<Assumed> layout(AccessPair pair, InputNames names, RegionUses uses) {
		Tables tables = new Tables(pair, names, uses);
		List<Assumed> result = new ArrayList<>(new Blocks(pair, names).all());
		result.addAll(new RowLengths(pair, tables, names).all());
		Stream.of(pair.first(), pair.second()).flatMap(f -> new Strides(f, names).all().stream()).distinct().forEach(result::add);
		result.addAll(new Interleaving(pair, names).conditions());
		result.addAll(tables.all());
		result.addAll(new TableRanges(pair, tables).all());
		return result;
	}

	/**
	 * Whether the two can still be executed where every subscript of theirs stays inside its dimension: strides that are not 0 free no loop
	 * whose rows end before its second trip.
	 */
	private static boolean mayStayInside(AccessPair pair, List<Assumed> needed, Assignment racing, Decider decider) {
		BoolExpr within = Bools.and(within(pair), pair.kept());
		if (within.equals(Bools.TRUE)) {
			return true;
		}
		boolean isAsked = needed.stream().anyMatch(a -> a.statement() instanceof InBounds);
		return switch (new InputsInside(pair, decider).existence(Bools.and(within, Assumed.all(needed)), racing)) {
			case POSSIBLE -> true;
			case NOT_FOUND -> !isAsked;
			case NONE -> false;
		};
	}

	/**
	 * Why a race of sums that are collected by a table is merely possible: it has that table hold a value twice. Most such tables do, so
	 * that this is no condition, but some list each element once. Where all is collected in one place, the iterations that a table marks
	 * ({@code if (mark[i] == 1) sum += a[i]}), it marks more than one of them.
	 */
	public static Optional<ModelGap> repetition(AccessPair pair, RegionUses uses, Decider decider) {
		InputNames names = new InputNames(pair.region().inputs());
		Tables tables = new Tables(pair, names, uses);
		List<Assumed> different = pair.isAlias() || !tables.isUpdate() || tables.isOnePlace() ? List.of() : tables.permutations();
		List<Assumed> all = different.isEmpty() ? List.of()
				: Stream.of(layout(pair, names, uses), different).flatMap(List::stream).toList();
		if (all.isEmpty() || !frees(pair, all, decider)) {
			return Optional.empty();
		}
		String repeated = thinned(pair, all, decider).stream().filter(different::contains).map(Assumed::statement)
				.flatMap(s -> s.variables().stream()).distinct().collect(Collectors.joining(" and "));
		return Optional.of(new ModelGap(GapKind.REPEATED_VALUES, pair.first().access().range(),
				RaceSentence.MEETING_ONLY_WHERE_VALUES_IN_X_ARE_EQUAL.of(Argument.name(repeated))));
	}

	/**
	 * Why a race of elements that stand apart by an input, of rows whose numbers a table lists, is merely possible: it has that input lead
	 * to what another row uses. As the rows may lie one behind the other, nothing that is said of the input alone is a condition.
	 */
	public static Optional<ModelGap> interleaving(AccessPair pair, RegionUses uses, Decider decider) {
		InputNames names = new InputNames(pair.region().inputs());
		List<Assumed> assumed = pair.isAlias() ? List.of() : new Interleaving(pair, names).uncounted();
		if (assumed.isEmpty()) {
			return Optional.empty();
		}
		List<Assumed> all = Stream.of(assumed, layout(pair, names, uses), new Tables(pair, names, uses).permutations())
				.flatMap(List::stream)
				.distinct().toList();
		return assumed.stream().map(Assumed::statement).map(Interleaved.class::cast).findFirst().filter(i -> frees(pair, all, decider))
				.map(i -> new ModelGap(GapKind.UNKNOWN_LAYOUT, pair.first().access().range(),
						RaceSentence.WHETHER_X_LEADS_TO_WHAT_OTHER_STEPS_OF_Y_USE_IS_NOT_KNOWN.of(Argument.name(i.part().text()),
								Argument.name(i.stride().text()))));
	}

	/** That no subscript of the two leaves its dimension where the language lets it. */
	private static BoolExpr within(AccessPair pair) {
		return Bools.and(pair.first().access().place().formation().within(),
				PRIMED.apply(pair.second().access().place().formation().within()));
	}

	/** The condition that different elements of a table of pointers lead to different memory; empty where the elements were lost. */
	public static Optional<Statement> rows(AccessPair pair) {
		Place first = pair.first().access().place();
		InputNames names = new InputNames(pair.region().inputs());
		return switch (first.object().kind()) {
			case LOADED_POINTEE ->
				names.rows(first, pair.second().access().place()).map(Statement.class::cast);
			case YIELDED_POINTEE -> Optional.of(new RowsApart(first.object().name(), Origin.CALLS));
			case VARIABLE, NAMED_VARIABLE, LEAKED_VARIABLE, KEPT_VARIABLE, HEAP, PUBLISHED, PARAMETER_POINTEE,
					DISTINCT_POINTEE, RESTRICT_POINTEE, LOST_POINTEE, LEFT_POINTEE, LITERAL ->
				Optional.empty();
		};
	}

	/** Two objects that inputs lead to: they are apart or, where that is enough, may start at one place. */
	private static Optional<Conditional> overlapping(AccessPair pair, InputNames names, Decider decider) {
		Place first = pair.first().access().place();
		Place second = pair.second().access().place();
		boolean inputs = isInput(first, names) && isInput(second, names) || isOutside(first, second, names)
				|| isOutside(second, first, names) || areArguments(first.object(), second.object())
				|| areArguments(second.object(), first.object());
		if (!inputs) {
			return Optional.empty();
		}
		return names.leading(first).flatMap(one -> names.leading(second).flatMap(other -> {
			String a = one.name();
			String b = other.name();
			BoolExpr elsewhere = Bools.or(Bools.not(one.leadsTo(first)), Bools.not(other.leadsTo(second)));
			Optional<Assumed> inPlace = first.object().arity() > 0 || second.object().arity() > 0 ? Optional.empty()
					: one.place().flatMap(p -> other.place().map(q -> pair.formula().samePlace(p.offset(), q.offset())))
							.map(same -> new Assumed(noOverlap(a, b, Meeting.AT_THE_START), same));
			return Stream
					.concat(inPlace.stream(),
							Stream.of(new Assumed(a.equals(b) ? InputNames.apart(one) : noOverlap(a, b, Meeting.NEVER), elsewhere)))
					.filter(apart -> frees(pair, List.of(apart), decider)).findFirst();
		})).map(apart -> new Conditional(pair, List.of(apart), Set.of(apart.statement())));
	}

	/** Whether the caller or unseen code decides which memory one is, which may be the block that the other one is in. */
	private static boolean isOutside(Place one, Place block, InputNames names) {
		return isInput(one, names) && one.object().isPointee() && block.object().isHeap();
	}

	/** Whether the caller, unseen code or the file's own text alone decides which memory it is. */
	private static boolean isInput(Place place, InputNames names) {
		MemoryObject object = place.object();
		return switch (object.kind()) {
			case PARAMETER_POINTEE, DISTINCT_POINTEE, RESTRICT_POINTEE, YIELDED_POINTEE -> true;
			case LOADED_POINTEE -> !object.isLeftByOthers()
					|| object.owner().filter(o -> o.holder().isFromOutside()).isPresent() && names.leading(place).isPresent();
			case VARIABLE, NAMED_VARIABLE, LEAKED_VARIABLE, KEPT_VARIABLE -> object.variable().filter(v -> !v.isAutomatic()).isPresent();
			case LEFT_POINTEE -> names.leading(place).isPresent();
			case HEAP, PUBLISHED, LOST_POINTEE, LITERAL -> false;
		};
	}

	/** Whether one pointer that is passed may lead to another argument: callers knew where the parameter is. */
	private static boolean areArguments(MemoryObject pointee, MemoryObject parameter) {
		return pointee.kind() == MemoryObject.Kind.PARAMETER_POINTEE
				&& parameter.variable().filter(v -> v.storage() == Variable.Storage.PARAMETER).isPresent();
	}

	private static Statement noOverlap(String a, String b, Meeting meeting) {
		return a.compareTo(b) < 0 ? new NoOverlap(a, b, meeting) : new NoOverlap(b, a, meeting);
	}

	private static Set<Statement> statements(List<Assumed> assumed) {
		Set<Statement> result = new LinkedHashSet<>();
		assumed.forEach(a -> result.add(a.statement()));
		return result;
	}

	/** Whether the pair is free where some sentences hold. */
	boolean isFreeUnder(Collection<Statement> statements, Decider decider) {
		return frees(pair, vocabulary.stream().filter(a -> statements.contains(a.statement())).toList(), decider);
	}

	/** What follows from the sentences that are needed, one for each. */
	Stream<BoolExpr> neededFacts() {
		return vocabulary.stream().filter(a -> needed.contains(a.statement())).map(Assumed::holds);
	}

	private static boolean frees(AccessPair pair, List<Assumed> assumed, Decider decider) {
		return isFreeWhere(pair, Assumed.all(assumed), decider);
	}

	/** Whether the two race where some sentences hold, on two threads or on one. */
	private static Stream<RaceConstraint> questions(AccessPair pair, BoolExpr assumed) {
		BoolExpr holds = Bools.and(pair.kept(), assumed);
		return Stream.concat(Stream.of(pair.formula().constraint()), OneThreadRace.of(pair).stream().map(OneThreadRace::constraint))
				.map(c -> new RaceConstraint(Bools.and(c.formula(), holds), c.teamSize(), c.maxTeamSize()));
	}

	/** What is left when one after the other is given up that is not needed. */
	private static List<Assumed> thinned(AccessPair pair, List<Assumed> vocabulary, Decider decider) {
		List<Assumed> left = new ArrayList<>(vocabulary);
		for (Assumed one : vocabulary) {
			List<Assumed> without = left.stream().filter(a -> a != one).toList();
			if (frees(pair, without, decider)) {
				left = new ArrayList<>(without);
			}
		}
		return left;
	}

	/** Whether two threads can still execute the two. */
	private static boolean mayHappen(AccessPair pair, List<Assumed> needed, Decider decider) {
		BoolExpr both = Bools.and(pair.formula().apart(), Assumed.all(needed));
		return decider.solve(pair.formula().question(both)) instanceof Decision.Satisfiable;
	}

	/** The first of the two accesses in the source. */
	SourceRange place() {
		SourceRange a = pair.first().access().range();
		SourceRange b = pair.second().access().range();
		return a.compareTo(b) <= 0 ? a : b;
	}
}
