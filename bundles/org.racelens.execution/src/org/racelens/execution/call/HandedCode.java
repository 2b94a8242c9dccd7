package org.racelens.execution.call;

import java.util.ArrayDeque;
import java.util.Collection;
import java.util.Deque;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import org.racelens.execution.interpreter.Execution;
import org.racelens.execution.machine.Machine;
import org.racelens.execution.region.MemoryObject;
import org.racelens.execution.region.Place;
import org.racelens.execution.state.State;
import org.racelens.execution.value.Contents;
import org.racelens.execution.value.HandedMemory;
import org.racelens.execution.value.Value;
import org.racelens.model.expression.Expression.Call;
import org.racelens.model.expression.Type;
import org.racelens.model.expression.Type.PointerType;
import org.racelens.model.expression.Type.RecordType;
import org.racelens.model.expression.Type.VoidType;
import org.racelens.model.expression.Variable;
import org.racelens.model.expression.Variable.Storage;
import org.racelens.model.gap.ModelGap;
import org.racelens.openmp.program.FunctionDefinition;

/**
 * The code of a unit that its calls hand to code that is not seen: functions, and objects that can be called like one, by themselves or
 * somewhere in what pointers lead to.
 */
final class HandedCode {
	private final Execution execution;
	private final PointerCalls pointers;
	private final Machine machine;
	private final CallableTypes types;
	private final SeenCode seen;
	private final UnknownContents unknown;
	/** what functions that are not seen may remember the address of */
	private final Set<MemoryObject> handed = new LinkedHashSet<>();
	/** whether calls that are not followed may have stored code anywhere */
	private boolean isSpread;

	HandedCode(Execution execution, PointerCalls pointers, SeenCode seen) {
		this.execution = execution;
		this.pointers = pointers;
		machine = execution.machine();
		types = new CallableTypes(machine);
		this.seen = seen;
		unknown = new UnknownContents(seen.carriers());
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

	/**
	 * Why regions are not decided from now on: code was put where functions that are not seen may find it. What they put there themselves
	 * is none, unless they were given some.
	 */
	Set<ModelGap> found(State state) {
		Set<ModelGap> found = new LinkedHashSet<>();
		HandedMemory memory = machine.exposure().handed();
		memory.handed().forEach((why, objects) -> {
			if (holdsCode(objects, state, o -> isCode(o) || isSpread && mayHoldAnyCode(o, state))) {
				found.add(why);
			}
		});
		memory.named().filter(why -> found.isEmpty() && (isSpread || tookCode(named()))).ifPresent(found::add);
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

	/** Before a function is executed of whose callers nothing is known. */
	void startFunction() {
		handed.clear();
		isSpread = false;
	}

	/** A call of a function of the unit is not followed: what it stores may be handed on by any call from now on. */
	void spread(FunctionDefinition callee, Call e, List<Value> arguments, State state) {
		if (seen.keepsPointers(callee)) {
			isSpread |= seen.keepsCode(callee) || isAmong(e, arguments, state);
			arguments.forEach(a -> handed.addAll(Value.pointedTo(a)));
		}
	}

	/** A call executes functions of other files, which may keep what they are given, and code that the unit has handed out. */
	void keptElsewhere(Call e, List<Value> arguments, State state) {
		isSpread |= seen.hasAddressedCode() || isAmong(e, arguments, state);
		arguments.forEach(a -> handed.addAll(Value.pointedTo(a)));
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
			if (holdsCode(Value.pointedTo(arguments.get(i)), state) || types.isCallable(type) || types.mayBeCode(type, arguments.get(i))
					|| mayBeAnyCode(arguments.get(i), type)) {
				return true;
			}
		}
		return false;
	}

	/** Whether nothing is known of a value that may be code of the unit, or lead to some, by its type. */
	private boolean mayBeAnyCode(Value value, Type type) {
		boolean anywhere = value.isUnknownPointer() || value.targets().stream().anyMatch(Place::isUnknown);
		return anywhere && seen.hasAddressedCode() && (mayLead(type) || isSpread && UnknownCalls.mayHoldPointers(type, value, machine));
	}

	private boolean mayLead(Type type) {
		return isSpread ? seen.carriers().mayLeadSomehow(type) : seen.carriers().mayLead(type);
	}

	/** Whether nothing is known of what an object holds that may be code of the unit, or lead to some: callers are not asked for. */
	private boolean mayHoldAnyCode(MemoryObject object, State state) {
		return seen.hasAddressedCode()
				&& (unknown.mayBeCode(object, isSpread) || mayLead(object.element()) && unknown.areIn(object, of(object, state)));
	}

	private Contents of(MemoryObject object, State state) {
		return state.contents(object).orElseGet(() -> execution.memory().held().first(state, object));
	}

	/** Whether objects are code, or pointers in them lead to some, as far as is known of them. */
	private boolean holdsCode(Collection<MemoryObject> objects, State state) {
		return holdsCode(objects, state, o -> isCode(o) || mayHoldAnyCode(o, state));
	}

	private boolean holdsCode(Collection<MemoryObject> objects, State state, Predicate<MemoryObject> isCode) {
		Set<MemoryObject> reached = new LinkedHashSet<>();
		Deque<MemoryObject> open = new ArrayDeque<>(objects);
		while (!open.isEmpty()) {
			MemoryObject object = open.poll();
			if (isCode.test(object)) {
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
