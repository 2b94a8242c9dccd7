package org.racelens.execution.data;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import org.racelens.execution.interpreter.Execution;
import org.racelens.execution.machine.Machine;
import org.racelens.execution.machine.TaskContext;
import org.racelens.execution.memory.Use;
import org.racelens.execution.nest.LoopNest;
import org.racelens.execution.nest.Owners;
import org.racelens.execution.region.MemoryObject;
import org.racelens.execution.region.Place;
import org.racelens.execution.region.Unfollowed;
import org.racelens.execution.state.Copied;
import org.racelens.execution.state.Frame;
import org.racelens.execution.state.State;
import org.racelens.execution.team.TeamBody;
import org.racelens.execution.value.Touch;
import org.racelens.execution.value.Value;
import org.racelens.logic.term.IntExpr;
import org.racelens.logic.term.Ints;
import org.racelens.model.expression.Operator;
import org.racelens.model.expression.Type;
import org.racelens.model.expression.Type.IntegerType;
import org.racelens.model.expression.Type.PointerType;
import org.racelens.model.expression.Variable;
import org.racelens.model.gap.GapKind;
import org.racelens.model.gap.ModelGap;
import org.racelens.openmp.directive.Clause.ListClause;
import org.racelens.openmp.directive.Clause.ListItem;
import org.racelens.openmp.directive.Directive;

/**
 * The {@code linear} clause of a worksharing loop: in logical iteration i the copy starts with x0 + i·step, where x0 is what each thread
 * finds in the original when it meets the construct; the thread of the last iteration writes the original at the end. OpenMP 5.2 §5.4.6
 */
final class LinearCopies {
	private final Execution execution;
	private final Machine machine;
	private final Originals originals;

	LinearCopies(Execution execution, Originals originals) {
		this.execution = execution;
		this.originals = originals;
		machine = execution.machine();
	}

	/** Makes the copy of a list item. */
	Optional<LinearCopy> make(Directive directive, ListClause clause, ListItem item, State state, Frame frame) {
		if (item.variable().isEmpty() || !isModelled(clause, item.variable().get())) {
			machine.recorder().gap(GapKind.UNMODELLED_CLAUSE, item.range(), Unfollowed.THIS_FORM_OF_LINEAR_IS_NOT_MODELLED.of());
			return Optional.empty();
		}
		Variable variable = item.variable().get();
		Original original = originals.of(variable, item, OriginalReader.EACH_THREAD, state, frame);
		Copied copied = originals.copied(variable, original, item, state, frame);
		IntExpr step = step(clause, variable, state, frame);
		LinearCopy linear = originals.inOrder(directive, variable, frame, () -> start(directive, copied, step, state, frame));
		original.object().ifPresent(o -> state.keepOriginal(variable, o));
		return Optional
				.of(linear.withCopy(execution.variables().declare(variable, "linear@" + directive.range().offset() + " ", state, frame)));
	}

	/** Gives the copies their values in terms of the trip numbers; returns them. */
	List<MemoryObject> set(DataScope scope, LoopNest nest, State state) {
		if (scope.linears().isEmpty()) {
			return List.of();
		}
		IntExpr iteration = Owners.number(nest.counts(), nest.trips()).orElseGet(() -> machine.lost("iteration",
				machine.havoc(scope.directive().range(), Unfollowed.NEST_THAT_IS_NOT_RECTANGULAR_IS_NOT_NUMBERED.of())));
		scope.linears().forEach(l -> execution.memory().held().set(l.copy(), l.at(iteration), state));
		return scope.linears().stream().map(LinearCopy::copy).toList();
	}

	/**
	 * Executes an iteration as it stands, and looks whether it leaves each copy as the next iteration finds it. Where it does not,
	 * compilers differ in what the loop leaves: what its last iteration does, or what the clause says of the next one.
	 */
	TeamBody stepping(DataScope scope, LoopNest nest) {
		Optional<IntExpr> next = Owners.number(nest.counts(), nest.trips()).map(i -> Ints.add(i, 1));
		return (inner, within) -> {
			execution.execute(nest.innermost(), inner, within);
			List<State> ends = new ArrayList<>(inner.exits().continues());
			ends.add(inner);
			scope.linears().replaceAll(l -> ends.stream().allMatch(s -> s.isDead() || next.filter(i -> holds(l, i, s)).isPresent()) ? l
					: l.leaving(machine.lost("end", machine.havoc(l.copied().item().range(),
							Unfollowed.VALUE_THAT_CLAUSE_LEAVES_IN_X.of(l.copied().variable().name())))));
		};
	}

	private boolean holds(LinearCopy linear, IntExpr iteration, State state) {
		return value(linear.copied().variable(), linear.copy(), state).filter(linear.at(iteration)::equals).isPresent();
	}

	/** The value that the object of a variable holds, where it is one. */
	Optional<Value> value(Variable variable, MemoryObject object, State state) {
		return machine.layout().size(variable.type()).flatMap(n -> execution.memory().held().of(state, object).load(object, List.of(),
				Ints.ZERO, n, Value.Kind.of(variable.type())));
	}

	private static boolean isModelled(ListClause clause, Variable variable) {
		boolean byValue = clause.modifier().filter(m -> m.contains("ref") || m.contains("uval")).isEmpty();
		return byValue && (variable.type() instanceof IntegerType || variable.type() instanceof PointerType);
	}

	/** Evaluates the step. */
	IntExpr step(ListClause clause, Variable variable, State state, Frame frame) {
		IntExpr step = clause.step().map(e -> execution.at(state, frame).number(e)).orElse(Ints.ONE);
		return variable.type() instanceof PointerType p
				? execution.arithmetic().binary(Operator.MULTIPLY, step, execution.variables().size(p.pointee(), state, frame),
						IntegerType.LONG,
						clause.range())
				: step;
	}

	/** Reads the original. */
	private LinearCopy start(Directive directive, Copied copied, IntExpr step, State state, Frame frame) {
		Variable variable = copied.variable();
		String site = directive.range().offset() + " " + variable.id() + " " + frame.path();
		Use use = new Use(copied.item().range(), variable.name(), frame, state);
		Value start = Value.chosen(copied.originalPlaces(), p -> find(p, variable.type(), site, use)).orElseGet(
				() -> new Value.Number(
						machine.lost("start",
								machine.havoc(use.range(), Unfollowed.VALUE_OF_X_IS_NOT_KNOWN.of(variable.name())))));
		return new LinearCopy(copied, MemoryObject.UNKNOWN, site, start, step);
	}

	/** Writes the original. */
	void end(LinearCopy linear, Optional<IntExpr> iterations, State state, Frame frame) {
		Variable variable = linear.copied().variable();
		Use use = new Use(linear.copied().item().range(), variable.name(), frame, state);
		linear.copied().originalPlaces()
				.forEach(p -> leave(p, variable.type(), iterations.map(linear::at), linear.clause(), use));
	}

	/** What a {@code linear} clause finds in its original: the same for all threads of an encounter. */
	private Value find(Place place, Type type, String clause, Use use) {
		Optional<Long> size = machine.layout().size(type);
		if (place.isUnknown() || !execution.memory().isShared(place.object())) {
			return execution.memory().loadOne(place, type, use);
		}
		execution.memory().accesses().record(place, size.map(Ints::of).orElse(Ints.ONE), Touch.READ, use);
		TaskContext task = machine.task().orElseThrow();
		if (task.encounter().isEmpty() && !task.run().mayWriteBefore(clause, place, size, machine.aliasing().of(type))) {
			return execution.memory().read(place, type, use);
		}
		ModelGap why = machine.havoc(use.range(), Unfollowed.REGION_MAY_WRITE_X_BEFORE_IT_IS_READ_HERE.of(place.object().name()));
		IntExpr value = machine.apply("start", why, task.encounter());
		return type instanceof PointerType ? new Value.Pointer(List.of(), value) : new Value.Number(value);
	}

	/** What a {@code linear} clause writes to its original at the construct's end. */
	private void leave(Place place, Type type, Optional<Value> known, String clause, Use use) {
		Value end = known.orElseGet(() -> new Value.Number(
				machine.lost("end", machine.havoc(use.range(), Unfollowed.VALUE_THAT_CLAUSE_LEAVES_IN_X.of(use.variable())))));
		if (place.isUnknown() || !execution.memory().isShared(place.object())) {
			execution.memory().store(List.of(place), type, end, use);
			return;
		}
		machine.task().orElseThrow().run().linearFound().computeIfAbsent(place.object(), o -> new LinkedHashSet<>()).add(clause);
		execution.memory().accesses().record(place, machine.layout().size(type).map(Ints::of).orElse(Ints.ONE), Touch.WRITE, use);
		execution.memory().held().loseAliases(place.object(), use);
	}
}
