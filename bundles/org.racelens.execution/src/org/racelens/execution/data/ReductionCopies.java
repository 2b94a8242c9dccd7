package org.racelens.execution.data;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.racelens.execution.interpreter.Execution;
import org.racelens.execution.machine.Machine;
import org.racelens.execution.machine.TaskContext;
import org.racelens.execution.memory.Use;
import org.racelens.execution.region.Lock;
import org.racelens.execution.region.MemoryObject;
import org.racelens.execution.region.Place;
import org.racelens.execution.region.Unfollowed;
import org.racelens.execution.state.Copied;
import org.racelens.execution.state.Frame;
import org.racelens.execution.state.State;
import org.racelens.execution.value.Contents;
import org.racelens.execution.value.Layout;
import org.racelens.execution.value.Value;
import org.racelens.logic.term.Bools;
import org.racelens.logic.term.Ints;
import org.racelens.model.expression.Type;
import org.racelens.model.expression.Type.IntegerType;
import org.racelens.model.expression.Type.PointerType;
import org.racelens.model.expression.Type.RecordType;
import org.racelens.model.expression.Variable;
import org.racelens.model.gap.GapKind;
import org.racelens.openmp.directive.Clause.ListItem;
import org.racelens.openmp.directive.Clause.ReductionClause;
import org.racelens.openmp.directive.ClauseName;
import org.racelens.openmp.directive.Directive;
import org.racelens.openmp.unit.DeclarativeDirectives.DeclaredReduction;

/**
 * The copies of {@code reduction} and {@code in_reduction}: what they start with, and how they are combined with the originals. OpenMP 5.2
 * §5.5
 */
final class ReductionCopies {
	private static final Set<String> MODIFIERS = Set.of("default", "task", "inscan");

	private final Execution execution;
	private final Machine machine;
	private final Originals originals;
	private final TaskReductions tasks;
	private final DeclaredReductions declared;

	ReductionCopies(Execution execution, Originals originals, TaskReductions tasks) {
		this.execution = execution;
		this.originals = originals;
		this.tasks = tasks;
		declared = new DeclaredReductions(execution, originals);
		machine = execution.machine();
	}

	/**
	 * A copy.
	 *
	 * @param copied what it is a copy of
	 * @param copy of a pointer the pointer to what is combined
	 * @param declaration of the operator, where the program declares it
	 */
	record Reduction(Copied copied, MemoryObject copy, Optional<DeclaredReduction> declaration) {
	}

	/** Makes the copy of a list item. */
	Optional<Reduction> make(Directive directive, ReductionClause clause, ListItem item, OriginalReader reader, State state, Frame frame) {
		if (item.variable().isEmpty()) {
			machine.recorder().gap(GapKind.UNMODELLED_CLAUSE, item.range(),
					Unfollowed.X_IS_NOT_VARIABLE_THAT_IS_KNOWN_HERE.of(item.text()));
			return Optional.empty();
		}
		Optional<DeclaredReduction> declaration = declared.of(clause, item);
		boolean unknown = declaration.isEmpty() && (isUserDeclared(clause.operator())
				|| DeclaredReductions.reduced(item.variable().get().type()) instanceof RecordType);
		if (clause.modifier().filter(m -> !MODIFIERS.contains(m)).isPresent() || unknown) {
			machine.recorder().gap(GapKind.UNMODELLED_CLAUSE, clause.range(),
					Unfollowed.THIS_FORM_OF_REDUCTION_IS_NOT_MODELLED.of());
		}
		Variable variable = item.variable().get();
		Original original = originals.of(variable, item, reader, state, frame);
		Optional<Copied> copied = originals.reduced(variable, original, item, reader, state, frame);
		if (copied.isEmpty()) {
			return Optional.empty();
		}
		original.object().ifPresent(o -> state.keepOriginal(variable, o));
		MemoryObject copy = execution.variables().declareCopy(variable, "reduction", directive, state, frame);
		List<MemoryObject> made = startWithIdentity(copy, variable, clause, state);
		tasks.noteCopies(directive, clause, copied.get(), made, frame);
		declaration.ifPresent(r -> declared.start(r, made, copied.filter(c -> !isOwn(clause, c)), state, frame));
		machine.made().sectionCopies().add(made, copied.get());
		return copied.map(c -> new Reduction(c, copy, declaration));
	}

	/** Whether the original of what a task takes part with is a copy in the same reduction, which the task has already. */
	private boolean isOwn(ReductionClause clause, Copied copied) {
		return clause.name() == ClauseName.IN_REDUCTION && machine.task().filter(t -> tasks.isPartOfCopy(copied, t)).isPresent();
	}

	/** Returns the objects that are the copy: with a pointer what it points to. */
	private List<MemoryObject> startWithIdentity(MemoryObject copy, Variable variable, ReductionClause clause, State state) {
		if (variable.type() instanceof PointerType p) {
			MemoryObject storage = new MemoryObject(copy.key().after("storage of "), variable.name(), MemoryObject.Kind.HEAP,
					Optional.empty(),
					p.pointee(), execution.machine().depth(), 0);
			machine.task().ifPresent(t -> {
				machine.made().homes().put(storage, t.instance());
				t.enclosing().lanes().forEach(l -> l.own(storage));
			});
			List<Place> whole = List.of(new Place(Bools.TRUE, storage, List.of(), Ints.ZERO));
			execution.memory().held().set(copy, new Value.Pointer(whole, Value.address(whole)), state);
			start(storage, clause, state);
			return List.of(copy, storage);
		}
		if (!Layout.isScalar(variable.type())) {
			start(copy, clause, state);
		} else {
			identity(clause.operator()).map(Value::of)
					.map(v -> execution.arithmetic().conversions().carried(v, IntegerType.INT, variable.type(), clause.range()))
					.or(() -> extreme(clause.operator(), Layout.value(variable.type())).map(Value::of))
					.ifPresentOrElse(v -> execution.memory().held().set(copy, v, state), () -> lose(copy, clause, state));
		}
		return List.of(copy);
	}

	/** The elements of a copied section. */
	private void start(MemoryObject elements, ReductionClause clause, State state) {
		boolean zero = identity(clause.operator()).filter(n -> n == 0).isPresent();
		state.setContents(elements, zero
				? Contents.of(new Contents.Rest.Zero())
				: execution.memory().held().lost(elements, clause.range(),
						Unfollowed.COPIES_OF_REDUCTION_START_WITH_OPERATORS_IDENTITY.of()));
	}

	/** What the copies of a reduction start with, where it does not depend on the type. OpenMP 5.2 §5.5.5 */
	private static Optional<Long> identity(String operator) {
		return switch (operator) {
			case "+", "-", "|", "^", "||" -> Optional.of(0L);
			case "*", "&&" -> Optional.of(1L);
			default -> Optional.empty();
		};
	}

	/** The copy starts with an identity that is not known; what a declared reduction starts with, its initializer says. */
	private void lose(MemoryObject copy, ReductionClause clause, State state) {
		if (!isUserDeclared(clause.operator())) {
			state.setContents(copy, execution.memory().held().lost(copy, clause.range(),
					Unfollowed.COPIES_OF_REDUCTION_START_WITH_OPERATORS_IDENTITY.of()));
		}
	}

	/** The identity of an operator that is the least or the largest number of a type, or has all bits. OpenMP 5.2 §5.5.5, table 5.5 */
	private static Optional<Long> extreme(String operator, Type type) {
		if (!(type instanceof IntegerType t) || t.bool() || t.bits() > 32) {
			return Optional.empty();
		}
		long least = t.signed() ? -1L << t.bits() - 1 : 0;
		long largest = (1L << (t.signed() ? t.bits() - 1 : t.bits())) - 1;
		return switch (operator) {
			case "min" -> Optional.of(largest);
			// of enumerations, which are signed here, compilers take the least number of an unsigned type
			case "max" -> t.signed() && t.bits() == 32 ? Optional.empty() : Optional.of(least);
			case "&" -> Optional.of(t.signed() ? -1 : largest);
			default -> Optional.empty();
		};
	}

	private static boolean isUserDeclared(String operator) {
		return operator.matches("[A-Za-z_].*") && !operator.equals("min") && !operator.equals("max");
	}

	/** Combines the copies with the originals. The combinations of one encounter exclude each other. OpenMP 5.2 §5.5.5 */
	void combine(DataScope scope, TaskContext team, State state, Frame frame) {
		for (Reduction r : scope.reductions()) {
			team.enclosing().domains().removeIf(d -> d.reduced() == r.copied);
			combine(r, originals.ofEncounter(Lock.Kind.REDUCTION_COMBINATION, scope.directive(), r.copied.variable(), team, frame), team,
					state, frame);
		}
		for (Reduction r : scope.participations()) {
			machine.made().sectionCopies().remove(r.copied);
			if (!tasks.isPartOfCopy(r.copied, team)) {
				combine(r, tasks.exclusion(r.copied, team), team, state, frame);
			} else {
				r.declaration.ifPresent(d -> declared.combine(d, r.copy, state, frame));
			}
		}
	}

	private void combine(Reduction r, Lock excluding, TaskContext team, State state, Frame frame) {
		machine.made().sectionCopies().remove(r.copied);
		r.declaration.ifPresent(d -> declared.combine(d, r.copy, state, frame));
		execution.memory().blocks().readCopy(r.copy, new Use(r.copied.item().range(), r.copied.variable().name(), frame, state));
		Optional<MemoryObject> whole = r.declaration.flatMap(d -> DeclaredReductions.whole(d, r.copied));
		team.enclosing().locks().push(excluding);
		if (whole.isPresent()) {
			declared.update(r.declaration.get(), r.copy, whole.get(), r.copied, state, frame);
		} else if (r.declaration.isPresent()) {
			declared.updateEach(r.declaration.get(), r.copy, r.copied, state, frame);
		} else {
			originals.update(r.copied, state, frame);
		}
		team.enclosing().locks().pop();
	}
}
