package org.racelens.execution.call;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.racelens.execution.machine.Machine;
import org.racelens.execution.region.Place;
import org.racelens.execution.value.Value;
import org.racelens.logic.term.Ints;
import org.racelens.model.expression.Expression;
import org.racelens.model.expression.Expression.Unmodelled;
import org.racelens.model.expression.Expression.VariableReference;
import org.racelens.model.expression.RecordDefinition;
import org.racelens.model.expression.Type;
import org.racelens.model.expression.Type.ArrayType;
import org.racelens.model.expression.Type.PointerType;
import org.racelens.model.expression.Type.RecordType;
import org.racelens.model.expression.Type.UnknownType;
import org.racelens.openmp.program.FunctionDefinition;
import org.racelens.openmp.syntax.WrittenVariables;
import org.racelens.openmp.unit.ParsedUnit;

/**
 * The types of which values may be code of a unit, or lead to some: objects that can be called like a function, and those that hold one.
 */
final class CallableTypes {
	private final Machine machine;
	/** the types of objects that have code of this unit for being called */
	private final Set<Type> callable;
	/** the library's types whose objects keep code of this unit: they were given some */
	private final Set<Type> keeping = new HashSet<>();
	/** the classes whose objects have virtual functions that access more than their own variables */
	private final Set<String> dispatching = new HashSet<>();
	/** whether objects of a type can be called, as far as asked */
	private final Map<Type, Boolean> known = new HashMap<>();
	/** whether any code of this unit is a value */
	private final boolean any;

	CallableTypes(Machine machine) {
		this.machine = machine;
		ParsedUnit unit = machine.program().unit();
		callable = withOperator(unit);
		ForeignAccesses foreign = new ForeignAccesses(machine);
		unit.virtualFunctions().code().forEach((type, code) -> {
			if (code.stream().anyMatch(foreign::areIn)) {
				dispatching.add(type);
			}
		});
		any = !callable.isEmpty() || namesFunctions();
		WrittenVariables.forEach(unit, this::convert);
	}

	/** The types of objects that have code of a unit for being called. */
	static Set<Type> withOperator(ParsedUnit unit) {
		Set<Type> result = new HashSet<>();
		for (FunctionDefinition f : unit.functions()) {
			boolean operator = f.name().equals("operator()") || f.name().equals("operator ()");
			if (operator && !f.parameters().isEmpty() && f.parameters().get(0).type() instanceof PointerType self) {
				result.add(self.pointee());
			}
		}
		return result;
	}

	/** An object that is made of code, by what is not followed, keeps it. */
	private void convert(Expression e) {
		if (e instanceof Unmodelled u && u.type() instanceof RecordType made && !callable.contains(made)
				&& u.operands().stream().anyMatch(o -> isFunction(o) || isCallable(o.type()))) {
			keep(made);
		}
	}

	private boolean isFunction(Expression e) {
		return e instanceof VariableReference v && v.variable().constant()
				&& machine.program().functions().containsKey(v.variable().name());
	}

	private boolean namesFunctions() {
		boolean[] found = { false };
		WrittenVariables.forEach(machine.program().unit(), e -> found[0] |= isFunction(e));
		return found[0];
	}

	/** An object of a type of the library takes code. */
	void keep(RecordType type) {
		if (!callable.contains(type) && keeping.add(type)) {
			known.clear();
		}
	}

	/** Whether objects of a type can be called, or have or lead to parts that can. */
	boolean isCallable(Type type) {
		Boolean before = known.get(type);
		boolean callable = before == null ? isCallable(type, new HashSet<>()) : before;
		known.put(type, callable);
		return callable;
	}

	private boolean isCallable(Type type, Set<Type> seen) {
		if (type instanceof PointerType p) {
			return isCallable(p.pointee(), seen);
		}
		if (type instanceof ArrayType a) {
			return isCallable(a.element(), seen);
		}
		return type instanceof RecordType r && seen.add(r)
				&& (callable.contains(r) || keeping.contains(r) || dispatching.contains(r.name()) || any && isMadeForFunctions(r.name())
						|| Optional.ofNullable(machine.program().unit().records().get(r.name())).stream().map(RecordDefinition::fields)
								.flatMap(List::stream).anyMatch(f -> isCallable(f.type(), seen)));
	}

	/** Whether the arguments of a template are types of functions or closures, as in {@code std::map<int,std::function<void ()>>}. */
	private static boolean isMadeForFunctions(String name) {
		int arguments = name.indexOf('<');
		return arguments >= 0 && (name.indexOf('(', arguments) >= 0 || name.indexOf('{', arguments) >= 0);
	}

	/** Whether a value, which is a pointer to a function by its type, may lead to code of this unit, as far as is known. */
	boolean mayBeCode(Type type, Value value) {
		boolean function = type instanceof PointerType p && p.pointee() instanceof UnknownType;
		boolean known = value.targets().isEmpty() ? !value.isUnknownPointer() && Ints.constant(value.term()).isPresent()
				: value.targets().stream().noneMatch(Place::isUnknown);
		return any && function && !known;
	}
}
