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
import org.racelens.execution.state.State;
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

	HandedCode(Execution execution, PointerCalls pointers) {
		this.execution = execution;
		this.pointers = pointers;
		machine = execution.machine();
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
			if (holdsCode(Value.pointedTo(arguments.get(i)), state) || isCallable(type)) {
				return true;
			}
		}
		return false;
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

	/** Whether objects are code, or pointers in them lead to some. */
	private boolean holdsCode(Collection<MemoryObject> objects, State state) {
		Set<MemoryObject> reached = new LinkedHashSet<>();
		Deque<MemoryObject> open = new ArrayDeque<>(objects);
		while (!open.isEmpty()) {
			MemoryObject object = open.poll();
			if (object.variable().filter(pointers::isFunction).isPresent() || isCallable(object.element())) {
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
