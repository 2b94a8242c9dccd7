package org.racelens.execution.call;

import org.racelens.execution.machine.Machine;
import org.racelens.execution.region.Formation.Basis;
import org.racelens.execution.value.Value;
import org.racelens.logic.term.Name;
import org.racelens.model.expression.Type.PointerType;
import org.racelens.model.expression.Variable;
import org.racelens.openmp.program.FunctionDefinition;

/**
 * Pointers that serial code passes to parameters of which the function says that nothing else leads to what is changed there. A region that
 * the call encounters has them the same for all threads; of calls inside of regions each thread has its own.
 */
record AloneArguments(Machine machine) {
	/** A call begins; whether it has such parameters. */
	boolean begin(FunctionDefinition callee) {
		boolean some = machine.task().isEmpty() && callee.parameters().stream().anyMatch(AloneArguments::isAlone);
		if (some) {
			machine.serial().calls().push(machine.freshName("call"));
		}
		return some;
	}

	/** A call ends which had such parameters, or none. */
	void end(boolean some) {
		if (some) {
			machine.serial().calls().pop();
		}
	}

	/** An argument as the parameter has it. */
	Value based(Value argument, Variable parameter) {
		if (!(argument instanceof Value.Pointer p) || machine.task().isPresent() || !isAlone(parameter)) {
			return argument;
		}
		Name call = machine.serial().calls().element();
		return new Value.Pointer(p.targets().stream()
				.map(t -> t.formed(t.formation().basedOn(new Basis(call, parameter.id(), t.object(), t.offset())))).toList(), p.term());
	}

	private static boolean isAlone(Variable parameter) {
		return parameter.type() instanceof PointerType p && p.restrict();
	}
}
