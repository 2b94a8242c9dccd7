package org.racelens.analysis.tests.execution;

import java.util.Map;
import java.util.Optional;
import org.racelens.execution.arithmetic.Arithmetic;
import org.racelens.execution.arithmetic.Signs;
import org.racelens.execution.machine.Machine;
import org.racelens.execution.options.ExecutionOptions;
import org.racelens.execution.region.MemoryObject;
import org.racelens.execution.state.ExecutionSetting;
import org.racelens.model.expression.Variable;
import org.racelens.model.source.Cancellation;
import org.racelens.race.phase.UniformLoads;

/** Machines for single parts of an execution: the program is read, and nothing of it has been executed yet. */
public final class Machines {
	private Machines() {
	}

	/** The machine of a program. */
	public static Machine of(String program) {
		ExecutionSetting setting = new ExecutionSetting(ExecutionOptions.defaults(), UniformLoads::refused);
		return new Machine(Executed.parsed(program), Map.of(), setting, Cancellation.NEVER);
	}

	/** Arithmetic where nothing is known but what the machine knows. */
	public static Arithmetic arithmetic(Machine machine) {
		return new Arithmetic(machine, new Signs(machine));
	}

	/** A variable of namespace scope by its name. */
	public static Variable variable(Machine machine, String name) {
		return machine.program().globals().values().stream().map(d -> d.variable()).filter(v -> v.name().equals(name)).findFirst()
				.orElseThrow();
	}

	/** The object that a variable of namespace scope is. */
	public static MemoryObject object(Variable variable) {
		return new MemoryObject(MemoryObject.keyOf(variable), variable.name(), MemoryObject.Kind.VARIABLE, Optional.of(variable),
				variable.type(), 0, 0);
	}
}
