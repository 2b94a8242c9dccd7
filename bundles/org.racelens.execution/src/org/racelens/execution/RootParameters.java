package org.racelens.execution;

import java.util.List;
import java.util.Optional;
import org.racelens.execution.interpreter.Execution;
import org.racelens.execution.machine.Machine;
import org.racelens.execution.memory.InputRanges;
import org.racelens.execution.region.MemoryObject;
import org.racelens.execution.region.Place;
import org.racelens.execution.region.Region;
import org.racelens.execution.state.Frame;
import org.racelens.execution.state.State;
import org.racelens.execution.value.Layout;
import org.racelens.execution.value.Value;
import org.racelens.logic.term.Bools;
import org.racelens.logic.term.IntExpr;
import org.racelens.logic.term.Ints;
import org.racelens.logic.term.Symbol;
import org.racelens.model.expression.Type;
import org.racelens.model.expression.Type.IntegerType;
import org.racelens.model.expression.Type.PointerType;
import org.racelens.model.expression.Variable;

/** What a function is given that an execution starts with. */
final class RootParameters {
	private final Machine machine;
	private final Execution execution;

	RootParameters(Machine machine, Execution execution) {
		this.machine = machine;
		this.execution = execution;
	}

	/** Any value; a pointer points to the start of an object of its own, which may be another parameter's. */
	Value of(Variable parameter, State state, Frame frame) {
		boolean given = machine.variables().isKeptByOthers(parameter);
		if (given) {
			machine.variables().give(parameter);
		}
		MemoryObject object = execution.variables().declare(parameter, "", state, frame);
		if (given) {
			machine.exposure().giveToCallers(object);
		}
		if (!Layout.isScalar(parameter.type())) {
			return Value.of(0);
		}
		Value value;
		if (parameter.type() instanceof PointerType p) {
			MemoryObject.Kind kind = kind(p);
			MemoryObject pointee = new MemoryObject(object.key().after("*"), parameter.name(), kind, Optional.empty(), scalar(p.pointee()),
					0,
					0);
			value = new Value.Pointer(List.of(new Place(Bools.TRUE, pointee, List.of(), Ints.ZERO)),
					Symbol.of(pointee.key().after("&"), Symbol.Role.UNNAMED));
		} else {
			Symbol symbol = Symbol.of(machine.freshName(parameter.name()), Symbol.Role.PARAMETER);
			machine.inputs().hold(symbol, new Region.Held(parameter.name(), symbol, parameter.type()));
			if (parameter.type() instanceof IntegerType i) {
				InputRanges.argument(machine, symbol, i);
			}
			machine.signed().input(symbol, parameter.type());
			value = new Value.Number((IntExpr) symbol);
		}
		machine.layout().size(parameter.type())
				.ifPresent(n -> state.setContents(object, execution.memory().held().of(state, object).store(0, n, value)));
		return value;
	}

	private MemoryObject.Kind kind(PointerType parameter) {
		if (parameter.restrict()) {
			return MemoryObject.Kind.RESTRICT_POINTEE;
		}
		return switch (machine.setting().options().aliasing()) {
			case MAY_ALIAS -> MemoryObject.Kind.PARAMETER_POINTEE;
			case DISTINCT_PARAMETERS -> MemoryObject.Kind.DISTINCT_POINTEE;
		};
	}

	private static Type scalar(Type type) {
		return type instanceof Type.ArrayType a ? scalar(a.element()) : type;
	}
}
