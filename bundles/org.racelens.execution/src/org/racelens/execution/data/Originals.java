package org.racelens.execution.data;

import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import org.racelens.execution.interpreter.Execution;
import org.racelens.execution.machine.Machine;
import org.racelens.execution.machine.TaskContext;
import org.racelens.execution.memory.Use;
import org.racelens.execution.nest.Lanes;
import org.racelens.execution.region.Lock;
import org.racelens.execution.region.Place;
import org.racelens.execution.region.Unfollowed;
import org.racelens.execution.state.Copied;
import org.racelens.execution.state.Frame;
import org.racelens.execution.state.State;
import org.racelens.execution.value.Layout;
import org.racelens.execution.value.Touch;
import org.racelens.execution.value.Value;
import org.racelens.logic.term.BoolExpr;
import org.racelens.logic.term.Bools;
import org.racelens.logic.term.IntExpr;
import org.racelens.logic.term.Ints;
import org.racelens.model.expression.Variable;
import org.racelens.model.gap.GapKind;
import org.racelens.openmp.directive.Clause.ListItem;
import org.racelens.openmp.directive.ClauseName;
import org.racelens.openmp.directive.Directive;

/**
 * The original list items of clauses: where they are, and how the clauses themselves read and write them. The accesses of one encounter of
 * a construct are ordered; those of another need a barrier in between. OpenMP 5.2 §5.4
 */
final class Originals {
	private final Execution execution;
	private final Machine machine;

	Originals(Execution execution) {
		this.execution = execution;
		machine = execution.machine();
	}

	/** Where the original of a list item is: what the variable names outside, or what it stands for. */
	Original of(Variable variable, ListItem item, OriginalReader reader, State state, Frame frame) {
		if (item.original().isEmpty() || state.binding(variable).isPresent()) {
			return Original.named(execution.variables().object(variable, state, frame));
		}
		return new Original(by(reader, () -> execution.at(state, frame).places(item.original().get())), Optional.empty());
	}

	/** What a clause copies. */
	Copied copied(Variable variable, Original original, ListItem item, State state, Frame frame) {
		return new Copied(variable, original.places(), Ints.ZERO, execution.variables().size(variable.type(), state, frame), item);
	}

	/** What a reduction combines its copies with; nothing, with a gap, for forms that are not modelled. */
	Optional<Copied> reduced(Variable variable, Original original, ListItem item, OriginalReader reader, State state, Frame frame) {
		if (!item.isPart()) {
			return Optional.of(copied(variable, original, item, state, frame));
		}
		new SectionValues(execution, state, frame).check(item, ClauseName.REDUCTION);
		Optional<Copied> part = by(reader, () -> new SectionExtents(execution, state, frame).of(item))
				.map(e -> new Copied(variable, e.places(), e.start(), e.bytes(), item));
		if (part.isEmpty()) {
			machine.recorder().gap(GapKind.UNMODELLED_CLAUSE, item.range(), Unfollowed.STORAGE_OF_X_IS_NOT_FOLLOWED.of(item.text()));
		}
		return part;
	}

	/** Evaluates as the one who reads. */
	<T> T by(OriginalReader reader, Supplier<T> code) {
		if (reader == OriginalReader.EACH_THREAD) {
			return code.get();
		}
		return machine.as(machine.task().flatMap(TaskContext::outer), code);
	}

	/** Whether the task that encounters the construct is one of a region. */
	boolean isInRegion() {
		return machine.task().flatMap(t -> t.outer()).isPresent();
	}

	/** Reads the original; the value, where it is a single one. */
	Optional<Value> read(Directive directive, Copied copied, OriginalReader reader, State state, Frame frame) {
		return inOrder(directive, copied.variable(), frame, () -> {
			Use use = new Use(copied.item().range(), copied.variable().name(), frame, state);
			if (isFollowed(copied)) {
				return Optional.of(by(reader, () -> execution.memory().load(copied.originalPlaces(), copied.variable().type(), use)));
			}
			if (reader == OriginalReader.EACH_THREAD || isInRegion()) {
				by(reader, () -> {
					copied.originalPlaces().forEach(p -> execution.memory().blocks().touch(p, copied.bytes(), Touch.READ, use));
					return Optional.empty();
				});
			}
			return Optional.empty();
		});
	}

	/** Whether what the original holds is one value, or the values of a structure's parts. */
	private boolean isFollowed(Copied copied) {
		return Layout.isScalar(copied.variable().type()) || machine.layout().parts(copied.variable().type()).isPresent();
	}

	/** Executes code in the order that the copies of one encounter have. */
	<T> T inOrder(Directive directive, Variable variable, Frame frame, Supplier<T> code) {
		Optional<TaskContext> task = machine.task();
		task.ifPresent(t -> t.enclosing().locks().push(ofEncounter(Lock.Kind.COPY_ORDER, directive, variable, t, frame)));
		T result = code.get();
		task.ifPresent(t -> t.enclosing().locks().pop());
		return result;
	}

	/** What excludes or orders within one encounter of a construct only: without a barrier at its end, encounters may overlap. */
	Lock ofEncounter(Lock.Kind kind, Directive directive, Variable variable, TaskContext task, Frame frame) {
		return new Lock(kind, directive.range().offset() + " " + variable.id() + " " + frame.path(), task.level(),
				Lanes.isOfEachThread(directive) ? task.instance() : task.encounter());
	}

	/** A clause adds to the original or writes it, with a value that is not followed. */
	void write(Copied copied, State state, Frame frame) {
		Use use = use(copied, state, frame);
		for (Place p : present(copied)) {
			if (copied.isScalar()) {
				IntExpr value = machine.lost(copied.variable().name(),
						machine.havoc(use.range(), Unfollowed.VALUE_THAT_CLAUSE_LEAVES_IN_X.of(copied.variable().name())));
				execution.memory().store(List.of(p), copied.variable().type(), new Value.Number(value), use);
			} else {
				execution.memory().blocks().touch(p, copied.bytes(), Touch.WRITE, use);
			}
		}
	}

	/** A clause reads the original, with a value that is not followed. */
	void read(Copied copied, State state, Frame frame) {
		Use use = use(copied, state, frame);
		present(copied).forEach(p -> execution.memory().blocks().touch(p, copied.bytes(), Touch.READ, use));
	}

	/** Where there is something of the original: a section has elements in every program that means something. OpenMP 5.2 §5.5.5 */
	private static List<Place> present(Copied copied) {
		BoolExpr some = Bools.less(Ints.ZERO, copied.bytes());
		return some.equals(Bools.FALSE) ? copied.originalPlaces() : copied.originalPlaces().stream().map(p -> p.under(some)).toList();
	}

	/** A clause combines a copy with the original. */
	void update(Copied copied, State state, Frame frame) {
		read(copied, state, frame);
		write(copied, state, frame);
	}

	private Use use(Copied copied, State state, Frame frame) {
		if (copied.originalPlaces().isEmpty()) {
			machine.recorder().gap(GapKind.UNMODELLED_POINTER, copied.item().range(),
					Unfollowed.WHERE_X_POINTS_IS_NOT_KNOWN.of(copied.item().text()));
		}
		return new Use(copied.item().range(), copied.variable().name(), frame, state);
	}
}
