package org.racelens.execution.interpreter;

import java.util.Set;
import org.racelens.execution.state.Frame;
import org.racelens.execution.state.State;
import org.racelens.execution.value.Value;
import org.racelens.model.gap.ModelGap;
import org.racelens.openmp.program.FunctionDefinition;
import org.racelens.openmp.program.Statement;

/** The door to the whole execution: a part of it asks for statements to be executed and expressions to be evaluated, never how. */
public interface Interpreter {
	/** Executes a statement, unless the state is dead. */
	void execute(Statement statement, State state, Frame frame);

	/** Evaluates expressions at a point; side effects change the state. */
	Evaluation at(State state, Frame frame);

	/**
	 * Executes a function's body in a frame of its own; afterwards everything that was live before is live again, unless the program ended.
	 */
	Value call(FunctionDefinition callee, State state, Frame inner);

	/**
	 * Looks, before what others may run beside, at what was put where unseen code may find it.
	 *
	 * @return why what is executed now is not decided: code may run beside it
	 */
	Set<ModelGap> findHandedCode(State state);
}
