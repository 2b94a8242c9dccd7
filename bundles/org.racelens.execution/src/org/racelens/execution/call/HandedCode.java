package org.racelens.execution.call;

import java.util.ArrayDeque;
import java.util.Collection;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.racelens.execution.interpreter.Execution;
import org.racelens.execution.machine.Machine;
import org.racelens.execution.region.MemoryObject;
import org.racelens.execution.region.Place;
import org.racelens.execution.state.State;
import org.racelens.execution.value.Contents;
import org.racelens.execution.value.Value;
import org.racelens.model.expression.Expression.Call;
import org.racelens.model.expression.RecordDefinition;
import org.racelens.model.expression.Type;
import org.racelens.model.expression.Type.ArrayType;
import org.racelens.model.expression.Type.PointerType;
import org.racelens.model.expression.Type.RecordType;
import org.racelens.model.expression.Type.VoidType;
import org.racelens.model.expression.Variable;
import org.racelens.openmp.program.FunctionDefinition;
import org.racelens.openmp.unit.ParsedUnit;

/**
 * The code of a unit that its calls hand to code that is not seen: functions, and objects that can be called like one, by themselves or
 * somewhere in what pointers lead to.
 */
final class HandedCode {
	private final Execution execution;
	private final PointerCalls pointers;
	private final Machine machine;
	private final SeenCode seen;
	private final UnknownContents unknown;
	/** the types of objects that have code of this unit for being called */
	private final Set<Type> callable;
	/** the library's types whose objects keep code of this unit: they were given some */
	private final Set<Type> keeping = new HashSet<>();
	/** the classes whose objects have virtual functions that access more than their own variables */
	private final Set<String> dispatching = new HashSet<>();
	/** whether objects of a type can be called, as far as asked */
	private final Map<Type, Boolean> known = new HashMap<>();
	/** what functions that are not seen may remember the address of */
	private final Set<MemoryObject> handed = new LinkedHashSet<>();
	/** whether calls that are not followed may have stored code anywhere */
	private boolean isSpread;

	HandedCode(Execution execution, PointerCalls pointers, SeenCode seen) {
		this.execution = execution;
		this.pointers = pointers;
		machine = execution.machine();
		this.seen = seen;
		unknown = new UnknownContents(seen.carriers());
		callable = callable(machine.program().unit());
		ForeignAccesses foreign = new ForeignAccesses(machine);
		machine.program().unit().virtualFunctions().code().forEach((type, code) -> {
			if (code.stream().anyMatch(foreign::areIn)) {
				dispatching.add(type);
			}
		});
	}

	private static Set<Type> callable(ParsedUnit unit) {
		Set<Type> result = new HashSet<>();
		for (FunctionDefinition f : unit.functions()) {
			boolean operator = f.name().equals("operator()") || f.name().equals("operator ()");
			if (operator && !f.parameters().isEmpty() && f.parameters().get(0).type() instanceof PointerType self) {
				result.add(self.pointee());
			}
		}
		return result;
	}

	/** Whether a function of no library gets code by a call, or may find some where an earlier call led it. */
	boolean isGiven(Call e, List<Value> arguments, State state) {
		arguments.forEach(a -> handed.addAll(Value.pointedTo(a)));
		return holdsCode(handed, state) || isAmong(e, arguments, state);
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

	/** A function of the library is called: what code it is given it may keep in its object. */
	void keep(Call e, List<Value> arguments, State state) {
		if (!arguments.isEmpty() && e.arguments().get(0).type() instanceof PointerType p && p.pointee() instanceof RecordType r
				&& !callable.contains(r) && isAmong(e, arguments, state)) {
			keeping.add(r);
			known.clear();
		}
	}

	/** Whether code of this unit is among the arguments of a call. */
	private boolean isAmong(Call e, List<Value> arguments, State state) {
		for (int i = 0; i < arguments.size(); i++) {
			Type type = i < e.arguments().size() ? e.arguments().get(i).type() : VoidType.VOID;
			if (holdsCode(Value.pointedTo(arguments.get(i)), state) || isCallable(type) || mayBeAnyCode(arguments.get(i), type)) {
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

	private boolean isCallable(Type type) {
		Boolean before = known.get(type);
		boolean callable = before == null ? isCallable(type, new HashSet<>()) : before;
		known.put(type, callable);
		return callable;
	}

	/** Whether objects of a type can be called, or have or lead to parts that can. */
	private boolean isCallable(Type type, Set<Type> seen) {
		if (type instanceof PointerType p) {
			return isCallable(p.pointee(), seen);
		}
		if (type instanceof ArrayType a) {
			return isCallable(a.element(), seen);
		}
		return type instanceof RecordType r && seen.add(r) && (callable.contains(r) || keeping.contains(r) || dispatching.contains(r.name())
				|| Optional.ofNullable(machine.program().unit().records().get(r.name())).stream().map(RecordDefinition::fields)
						.flatMap(List::stream).anyMatch(f -> isCallable(f.type(), seen)));
	}

	/** Whether nothing is known of what an object holds that may be code of the unit, or lead to some: callers are not asked for. */
	private boolean mayHoldAnyCode(MemoryObject object, State state) {
		return seen.hasAddressedCode()
				&& (unknown.mayBeCode(object, isSpread) || mayLead(object.element()) && unknown.areIn(object, of(object, state)));
	}

	private Contents of(MemoryObject object, State state) {
		return state.contents(object).orElseGet(() -> execution.memory().held().first(state, object));
	}

	/** Whether objects are code, or pointers in them lead to some. */
	private boolean holdsCode(Collection<MemoryObject> objects, State state) {
		Set<MemoryObject> reached = new LinkedHashSet<>();
		Deque<MemoryObject> open = new ArrayDeque<>(objects);
		while (!open.isEmpty()) {
			MemoryObject object = open.poll();
			if (object.variable().filter(pointers::isFunction).isPresent() || isCallable(object.element())
					|| mayHoldAnyCode(object, state)) {
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
