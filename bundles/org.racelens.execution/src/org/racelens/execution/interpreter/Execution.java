package org.racelens.execution.interpreter;

import org.racelens.execution.arithmetic.Arithmetic;
import org.racelens.execution.arithmetic.Initializers;
import org.racelens.execution.arithmetic.Signs;
import org.racelens.execution.arithmetic.Structures;
import org.racelens.execution.machine.Machine;
import org.racelens.execution.memory.MemoryModel;
import org.racelens.execution.state.Frame;
import org.racelens.execution.state.State;
import org.racelens.openmp.program.Statement;

/** What all parts of the execution share: what knows numbers, memory, variables and branches, and the door to the whole. */
public record Execution(Machine machine, Signs signs, Arithmetic arithmetic, Initializers initializers, Structures structures,
		MemoryModel memory, Variables variables, Branches branches, Allocations allocations, Interpreter interpreter) {
	/** The parts of one machine's execution. */
	public static Execution of(Machine machine, Signs signs, Arithmetic arithmetic, Initializers initializers, Interpreter interpreter) {
		Structures structures = new Structures(machine);
		MemoryModel memory = new MemoryModel(machine, arithmetic, signs, initializers);
		Variables variables = new Variables(machine, arithmetic, initializers, structures, memory, interpreter);
		return new Execution(machine, signs, arithmetic, initializers, structures, memory, variables,
				new Branches(machine, memory), new Allocations(machine, initializers), interpreter);
	}

	/** As {@link Interpreter#execute}. */
	public void execute(Statement statement, State state, Frame frame) {
		interpreter.execute(statement, state, frame);
	}

	/** As {@link Interpreter#at}. */
	public Evaluation at(State state, Frame frame) {
		return interpreter.at(state, frame);
	}
}
