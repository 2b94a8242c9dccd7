package org.racelens.analysis.semantics;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.racelens.analysis.logic.Bools;
import org.racelens.analysis.logic.Ints;
import org.racelens.analysis.region.Lock;
import org.racelens.analysis.region.MemoryObject;
import org.racelens.analysis.region.Place;
import org.racelens.analysis.semantics.Originals.Original;
import org.racelens.analysis.semantics.Originals.Reader;
import org.racelens.analysis.semantics.SectionExtents.Extent;
import org.racelens.model.expr.Variable;
import org.racelens.model.gap.GapKind;
import org.racelens.model.omp.Clause.ListItem;
import org.racelens.model.omp.Clause.ReductionClause;
import org.racelens.model.omp.ClauseName;
import org.racelens.model.omp.Directive;
import org.racelens.model.type.Type.PointerType;

/**
 * The copies of {@code reduction} and {@code in_reduction}: what they start with, and how they are combined with the originals. OpenMP 5.2
 * §5.5
 */
final class ReductionCopies {
	private static final Set<String> MODIFIERS = Set.of("default", "task", "inscan");

	private final Executor executor;
	private final Machine machine;
	private final Originals originals;
	private final DeclaredReductions declared;

	ReductionCopies(Executor executor, Originals originals) {
		this.executor = executor;
		this.originals = originals;
		declared = new DeclaredReductions(executor);
		machine = executor.machine;
	}

	/** Makes the copy of a list item. */
	Optional<Copied> make(Directive directive, ReductionClause clause, ListItem item, Reader reader, State state, Frame frame) {
		if (item.variable().isEmpty()) {
			machine.gap(GapKind.UNMODELLED_CLAUSE, item.range(), item.text() + " is not a variable that is known here");
			return Optional.empty();
		}
		boolean unknown = isUserDeclared(clause.operator()) && declared.of(clause, item).isEmpty();
		if (clause.modifier().filter(m -> !MODIFIERS.contains(m)).isPresent() || unknown) {
			machine.gap(GapKind.UNMODELLED_CLAUSE, clause.range(), "this form of reduction is not modelled");
		}
		Variable variable = item.variable().get();
		Original original = originals.of(variable, item, reader, state, frame);
		Optional<Extent> extent = originals.by(reader, () -> extent(variable, item, original, state, frame));
		if (extent.isEmpty()) {
			machine.gap(GapKind.UNMODELLED_CLAUSE, item.range(), "the storage of " + item.text() + " is not followed");
			return Optional.empty();
		}
		original.object().ifPresent(o -> state.keepOriginal(variable, o));
		MemoryObject copy = executor.declareCopy(variable, "reduction", directive, state, frame);
		machine.reductionCopies.add(copy);
		startWithIdentity(copy, variable, clause, state);
		declared.of(clause, item).ifPresent(r -> declared.start(r, copy, original.object(), state, frame));
		return Optional.of(new Copied(variable, extent.get().places(), extent.get().bytes(), item));
	}

	private Optional<Extent> extent(Variable variable, ListItem item, Original original, State state, Frame frame) {
		return SectionExtents.isPart(item)
				? new SectionExtents(executor, state, frame).of(item)
				: Optional.of(new Extent(original.places(), executor.size(variable.type(), state, frame)));
	}

	private void startWithIdentity(MemoryObject copy, Variable variable, ReductionClause clause, State state) {
		if (variable.type() instanceof PointerType p) {
			MemoryObject storage = new MemoryObject("storage of " + copy.key(), variable.name(), MemoryObject.Kind.HEAP, Optional.empty(),
					p.pointee(), executor.depth(), 0);
			machine.team.ifPresent(t -> machine.homes.put(storage, t.instance()));
			machine.team.ifPresent(t -> t.lanes.forEach(l -> l.own(storage)));
			List<Place> whole = List.of(new Place(Bools.TRUE, storage, List.of(), Ints.ZERO));
			executor.memory.set(copy, new Value.Pointer(whole, PlaceEvaluator.address(whole)), state);
			start(storage, clause, state);
		} else if (!Layout.isScalar(variable.type())) {
			start(copy, clause, state);
		} else {
			identity(clause.operator()).ifPresent(n -> executor.memory.set(copy, Value.of(n), state));
		}
	}

	/** The elements of a copied section. */
	private void start(MemoryObject elements, ReductionClause clause, State state) {
		boolean zero = identity(clause.operator()).filter(n -> n == 0).isPresent();
		state.setContents(elements, zero
				? Contents.of(new Contents.Rest.Zero())
				: executor.memory.lost(elements, clause.range(), "copies of a reduction start with the operator's identity"));
	}

	/** What the copies of a reduction start with, where it does not depend on the type. OpenMP 5.2 §5.5.5 */
	private static Optional<Long> identity(String operator) {
		return switch (operator) {
			case "+", "-", "|", "^", "||" -> Optional.of(0L);
			case "*", "&&" -> Optional.of(1L);
			default -> Optional.empty();
		};
	}

	private static boolean isUserDeclared(String operator) {
		return operator.matches("[A-Za-z_].*") && !operator.equals("min") && !operator.equals("max");
	}

	/** Executes the combiners that the program declares, on the copies: names still mean them. */
	void executeCombiners(DataEnvironment.Scope scope, State state, Frame frame) {
		for (Copied c : scope.reductions()) {
			clauseOf(c, scope.directive()).flatMap(clause -> declared.of(clause, c.item()))
					.ifPresent(r -> declared.combine(r, executor.object(c.variable(), state, frame), state, frame));
		}
	}

	private static Optional<ReductionClause> clauseOf(Copied c, Directive directive) {
		return directive.clauses(ReductionClause.class, ClauseName.REDUCTION).stream().filter(r -> r.items().contains(c.item()))
				.findFirst();
	}

	/** Combines the copies with the originals. The combinations of one encounter exclude each other. OpenMP 5.2 §5.5.5 */
	void combine(DataEnvironment.Scope scope, Team team, State state, Frame frame) {
		for (Copied c : scope.reductions()) {
			boolean withTasks = clauseOf(c, scope.directive()).flatMap(ReductionClause::modifier).filter("task"::equals).isPresent();
			List<Lock> locks = new ArrayList<>(withTasks ? ofMemory(c, Lock.Kind.COMBINATION_OF_TASKS, team) : List.of());
			locks.add(originals.ofEncounter(Lock.Kind.REDUCTION_COMBINATION, scope.directive(), c.variable(), team, frame));
			update(c, locks, team, state, frame);
		}
		scope.participations().stream()
				.filter(c -> c.originalPlaces().stream().noneMatch(o -> machine.reductionCopies.contains(o.object())))
				.forEach(c -> update(c, ofMemory(c, Lock.Kind.TASK_CONTRIBUTION, team), team, state, frame));
	}

	/**
	 * What a task that takes part in a reduction has added up goes into the original at any time before the reduction ends, not at the same
	 * time as another task's or as what the threads have: the same memory tells that it is the same reduction, since tasks name it in their
	 * own way. OpenMP 5.2 §5.5.8, §5.5.9, §5.5.10
	 */
	private static List<Lock> ofMemory(Copied c, Lock.Kind kind, Team team) {
		return c.originalPlaces().stream().map(p -> Lock.named(kind, p.object().key(), team.level())).toList();
	}

	private void update(Copied c, List<Lock> excluding, Team team, State state, Frame frame) {
		excluding.forEach(team.locks::push);
		originals.update(c, state, frame);
		excluding.forEach(l -> team.locks.pop());
	}
}
