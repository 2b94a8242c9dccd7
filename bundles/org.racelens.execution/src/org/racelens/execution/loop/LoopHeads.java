package org.racelens.execution.loop;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.racelens.execution.arithmetic.Arithmetic;
import org.racelens.execution.arithmetic.Residues;
import org.racelens.execution.interpreter.Execution;
import org.racelens.execution.machine.Machine;
import org.racelens.execution.memory.HeldContents;
import org.racelens.execution.region.EffectiveTypes;
import org.racelens.execution.region.MemoryObject;
import org.racelens.execution.region.Place;
import org.racelens.execution.region.Unfollowed;
import org.racelens.execution.state.Control.Exits;
import org.racelens.execution.state.State;
import org.racelens.execution.state.WriteLog;
import org.racelens.execution.value.Value;
import org.racelens.execution.value.WrittenPart;
import org.racelens.logic.term.Bools;
import org.racelens.logic.term.IntExpr;
import org.racelens.logic.term.Ints;
import org.racelens.logic.term.Name;
import org.racelens.logic.term.Symbol;
import org.racelens.logic.term.Symbol.Role;
import org.racelens.model.expression.Type;
import org.racelens.model.gap.ModelGap;
import org.racelens.model.source.SourceRange;

/** States at the start of an iteration, where what the loop writes has the values of that iteration. */
final class LoopHeads {
	/** Where a pointer leads that was not set so far. */
	private static final Place NOWHERE = new Place(Bools.FALSE, new MemoryObject(Name.of("nowhere"), "nowhere", MemoryObject.Kind.LITERAL,
			Optional.empty(), new Type.UnknownType("nowhere"), 0, 0), List.of(), Ints.ZERO);

	private final Execution execution;
	private final Machine machine;

	LoopHeads(Execution execution) {
		this.execution = execution;
		machine = execution.machine();
	}

	/** The scalars written that only this thread can reach, each with an unknown for its value. */
	List<LoopHead> symbolic(State entry, WriteLog written, Map<WrittenPart, Set<MemoryObject>> pointees) {
		List<LoopHead> result = new ArrayList<>();
		for (WrittenPart part : written.parts()) {
			if (execution.memory().isShared(part.object()) || part.object().arity() > 0) {
				continue;
			}
			Value initial = initial(entry, part);
			Symbol symbol = Symbol.of(machine.freshName(part.object().name() + "@head"), Role.AUXILIARY);
			Value value = initial instanceof Value.Pointer p ? anyTarget(p, of(part, pointees), symbol) : new Value.Number(symbol);
			result.add(new LoopHead(part, initial, value, symbol, false));
		}
		return result;
	}

	/** The value before the loop; an unsigned one is wrapped, so that steps down from it end where the variable wraps. */
	private Value initial(State entry, WrittenPart part) {
		Value value = load(entry, part, kind(part));
		Optional<Type> type = scalar(part);
		boolean residue = Residues.isBeyond(value.term()) && type.filter(Residues::areOf).isPresent();
		return value instanceof Value.Number n && !residue && type.filter(Arithmetic::isUnsigned).isPresent()
				? execution.signs().where(entry.live(), () -> new Value.Number(execution.arithmetic().observed(n.term(), type.get())))
				: value;
	}

	private Optional<Type> scalar(WrittenPart part) {
		return machine.layout().scalar(part.object().element(), part.offset(), part.size());
	}

	private Value.Kind kind(WrittenPart part) {
		return scalar(part).map(Value.Kind::of).orElse(Value.Kind.NUMBER);
	}

	private Value load(State state, WrittenPart part, Value.Kind kind) {
		return execution.memory().held().of(state, part.object())
				.load(part.object(), List.of(), Ints.of(part.offset()), part.size(), kind)
				.orElseGet(() -> new Value.Number(
						machine.lost("before", machine.havoc(SourceRange.startOf(machine.program().unit().source().path()),
								Unfollowed.VALUE_OF_X_IS_NOT_KNOWN.of(part.object().name())))));
	}

	/** A pointer to any of the objects that it may point to in this loop. */
	private Value anyTarget(Value.Pointer initial, Set<MemoryObject> pointees, Symbol symbol) {
		addTargets(initial, pointees);
		if (pointees.size() > Value.MOST_TARGETS) {
			return new Value.Pointer(List.of(), symbol);
		}
		if (pointees.isEmpty()) {
			return new Value.Pointer(List.of(NOWHERE), symbol);
		}
		ModelGap why = machine.havoc(SourceRange.startOf(machine.program().unit().source().path()),
				Unfollowed.WHERE_POINTER_POINTS_IN_ITERATION.of());
		List<Place> targets = new ArrayList<>();
		for (MemoryObject object : pointees) {
			List<IntExpr> instance = new ArrayList<>();
			for (int i = 0; i < object.arity(); i++) {
				instance.add(machine.lost("instance", why));
			}
			targets.add(new Place(Bools.notEqual(machine.lost("target", why), Ints.ZERO), object, instance, machine.lost("offset", why)));
		}
		return new Value.Pointer(targets, symbol);
	}

	/** Adds the objects that the written pointers point to at the end of an iteration; tells whether there are new ones. */
	boolean collectPointees(List<LoopHead> symbolic, State end, Map<WrittenPart, Set<MemoryObject>> pointees) {
		boolean grown = false;
		for (LoopHead h : symbolic) {
			if (h.value() instanceof Value.Pointer) {
				grown |= addTargets(load(end, h.part(), Value.Kind.POINTER), of(h.part(), pointees));
			}
		}
		return grown;
	}

	private static Set<MemoryObject> of(WrittenPart pointer, Map<WrittenPart, Set<MemoryObject>> pointees) {
		return pointees.computeIfAbsent(pointer, p -> new LinkedHashSet<>());
	}

	/** Adds what a pointer points to; beyond a number of objects it may point anywhere. */
	private static boolean addTargets(Value pointer, Set<MemoryObject> pointees) {
		if (pointees.size() > Value.MOST_TARGETS) {
			return false;
		}
		boolean grown = pointer.isUnknownPointer() && pointees.add(MemoryObject.UNKNOWN);
		if (pointer instanceof Value.Pointer p) {
			for (Place t : p.targets()) {
				grown |= !t.guard().equals(Bools.FALSE) && pointees.add(t.object());
			}
		}
		return grown;
	}

	/** A state at the start of an iteration. */
	State start(State entry, List<LoopHead> values, WriteLog written, SourceRange range) {
		State s = entry.copy();
		lose(s, written, range);
		for (LoopHead h : values) {
			s.setContents(h.part().object(),
					execution.memory().held().of(s, h.part().object()).store(h.part().offset(), h.part().size(), h.value()));
		}
		s.exits(Exits::ofFunction);
		return s;
	}

	/** Forgets the contents of what a loop writes in unknown parts. */
	void lose(State state, WriteLog written, SourceRange range) {
		Set<MemoryObject> objects = new LinkedHashSet<>(written.wholeObjects());
		written.parts().stream().map(WrittenPart::object).filter(o -> o.arity() > 0).forEach(objects::add);
		HeldContents held = execution.memory().held();
		Name event = machine.freshName("left by iterations");
		for (MemoryObject object : state.objects()) {
			EffectiveTypes beside = objects.contains(object) || execution.memory().isShared(object) ? EffectiveTypes.NONE
					: written.typesBeside(object);
			if (beside.size() > 0) {
				held.loseBeside(object, beside, state, () -> held.left(object, range, Unfollowed.LOOP_WRITES_IT.of(), event));
			}
		}
		for (MemoryObject object : objects) {
			if (!execution.memory().isShared(object)) {
				state.setContents(object, held.left(object, range, Unfollowed.LOOP_WRITES_IT.of(), event));
			}
		}
		if (written.isEverything()) {
			execution.branches().loseReachable(state, machine.havoc(range, Unfollowed.LOOP_MAY_WRITE_ANYTHING.of()));
		}
	}

	/** The value of a part at the end of an iteration. */
	static Optional<Value> end(Execution execution, State end, LoopHead head) {
		return execution.memory().held().of(end, head.part().object()).load(head.part().object(), List.of(), Ints.of(head.part().offset()),
				head.part().size(), Value.Kind.of(head.value()));
	}
}
