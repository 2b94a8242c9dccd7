package org.racelens.execution.call;

import java.util.ArrayDeque;
import java.util.Collection;
import java.util.Deque;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.racelens.execution.interpreter.Execution;
import org.racelens.execution.machine.Machine;
import org.racelens.execution.region.MemoryObject;
import org.racelens.execution.value.HandedMemory;
import org.racelens.execution.state.State;
import org.racelens.execution.value.Value;
import org.racelens.model.expression.Expression.Call;
import org.racelens.model.expression.Type;
import org.racelens.model.expression.Type.PointerType;
import org.racelens.model.expression.Type.RecordType;
import org.racelens.model.expression.Type.VoidType;
import org.racelens.model.expression.Variable;
import org.racelens.model.expression.Variable.Storage;
import org.racelens.model.gap.ModelGap;

/**
 * The code of a unit that its calls hand to code that is not seen: functions, and objects that can be called like one, by themselves or
 * somewhere in what pointers lead to.
 */
final class HandedCode {
	private final Execution execution;
	private final PointerCalls pointers;
	private final Machine machine;
	private final CallableTypes types;
	/** what functions that are not seen may remember the address of */
	private final Set<MemoryObject> handed = new LinkedHashSet<>();

	HandedCode(Execution execution, PointerCalls pointers) {
		this.execution = execution;
		this.pointers = pointers;
		machine = execution.machine();
		types = new CallableTypes(machine);
	}

	/**
	 * Whether a function of no library gets code by a call, or may find some where an earlier call led it.
	 *
	 * @param why regions are not decided beside code that it may find by this call later
	 */
	boolean isGiven(Call e, List<Value> arguments, State state, ModelGap why) {
		Set<MemoryObject> pointed = new LinkedHashSet<>();
		arguments.forEach(a -> pointed.addAll(Value.pointedTo(a)));
		handed.addAll(pointed);
		machine.exposure().handed().hand(pointed, why);
		if (!e.callee().isEmpty()) {
			machine.exposure().handed().call(why);
		}
		return holdsCode(handed, state) || isAmong(e, arguments, state);
	}

	/** Why regions are not decided from now on: code was put where functions that are not seen may find it. */
	Set<ModelGap> found(State state) {
		Set<ModelGap> found = new LinkedHashSet<>();
		HandedMemory memory = machine.exposure().handed();
		memory.handed().forEach((why, objects) -> {
			if (holdsCode(objects, state)) {
				found.add(why);
			}
		});
		memory.named().filter(why -> found.isEmpty() && tookCode(named())).ifPresent(found::add);
		return found;
	}

	/** Where something was put that functions which are not seen can name themselves, or reach by what callers chose. */
	private Set<MemoryObject> named() {
		Set<MemoryObject> objects = machine.exposure().holders();
		objects.removeIf(o -> !(o.isFromOutside() ? o.kind() != MemoryObject.Kind.RESTRICT_POINTEE
				: o.variable().filter(v -> v.storage() == Storage.GLOBAL && !v.constant()).isPresent()));
		return objects;
	}

	/** Whether code was put into objects, or where pointers lead that were put there; not what they started with. */
	private boolean tookCode(Collection<MemoryObject> objects) {
		Set<MemoryObject> reached = new LinkedHashSet<>();
		Deque<MemoryObject> open = new ArrayDeque<>(objects);
		while (!open.isEmpty()) {
			MemoryObject object = open.poll();
			if (machine.exposure().classesIn(object).stream().anyMatch(types::isCallable)
					|| machine.exposure().storedIn(object).stream().anyMatch(this::isCode)) {
				return true;
			}
			if (reached.add(object)) {
				open.addAll(machine.exposure().storedIn(object));
			}
		}
		return false;
	}

	private boolean isCode(MemoryObject object) {
		return isFunction(object) || types.isCallable(object.element());
	}

	private boolean isFunction(MemoryObject object) {
		return object.variable().filter(pointers::isFunction).isPresent();
	}

	/** A function of the library is called: what code it is given it may keep in its object. */
	void keep(Call e, List<Value> arguments, State state) {
		if (!arguments.isEmpty() && e.arguments().get(0).type() instanceof PointerType p && p.pointee() instanceof RecordType r
				&& isAmong(e, arguments, state)) {
			types.keep(r);
			Value.pointedTo(arguments.get(0)).forEach(o -> machine.exposure().put(o, r));
		}
	}

	/** Whether code of this unit is among the arguments of a call. */
	private boolean isAmong(Call e, List<Value> arguments, State state) {
		for (int i = 0; i < arguments.size(); i++) {
			Type type = i < e.arguments().size() ? e.arguments().get(i).type() : VoidType.VOID;
			if (holdsCode(Value.pointedTo(arguments.get(i)), state) || types.isCallable(type) || types.mayBeCode(type, arguments.get(i))) {
				return true;
			}
		}
		return false;
	}

	/** Whether objects are code, or pointers in them lead to some. */
	private boolean holdsCode(Collection<MemoryObject> objects, State state) {
		Set<MemoryObject> reached = new LinkedHashSet<>();
		Deque<MemoryObject> open = new ArrayDeque<>(objects);
		while (!open.isEmpty()) {
			MemoryObject object = open.poll();
			if (isCode(object)) {
				return true;
			}
			if (reached.add(object)) {
				open.addAll(machine.exposure().heldIn(object, state));
				if (object.variable().filter(Variable::isStatic).isPresent()) {
					execution.memory().held().of(state, object).targets().forEach(t -> open.add(t.object()));
				}
			}
		}
		return false;
	}
}
