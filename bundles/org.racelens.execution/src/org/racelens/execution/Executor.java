package org.racelens.execution;

import java.util.Optional;
import java.util.Set;
import org.racelens.execution.arithmetic.Arithmetic;
import org.racelens.execution.arithmetic.Initializers;
import org.racelens.execution.arithmetic.Signs;
import org.racelens.execution.call.CallExecutor;
import org.racelens.execution.call.StaticInitialization;
import org.racelens.execution.construct.ConstructExecutor;
import org.racelens.execution.device.HostMeanwhile;
import org.racelens.execution.interpreter.Evaluation;
import org.racelens.execution.interpreter.Execution;
import org.racelens.execution.interpreter.Interpreter;
import org.racelens.execution.loop.LoopExecutor;
import org.racelens.execution.machine.Machine;
import org.racelens.execution.state.Frame;
import org.racelens.execution.state.State;
import org.racelens.execution.value.Value;
import org.racelens.model.expression.Variable;
import org.racelens.model.gap.ModelGap;
import org.racelens.openmp.program.FunctionDefinition;
import org.racelens.openmp.program.Statement;

/** Wires the parts of the symbolic execution together. */
final class Executor implements Interpreter {
	final Execution execution;
	final CallExecutor calls;
	final LoopExecutor loops;
	final ConstructExecutor constructs;
	final HostMeanwhile hostMeanwhile;
	final StaticInitialization statics;

	Executor(Machine machine) {
		Signs signs = new Signs(machine);
		Arithmetic arithmetic = new Arithmetic(machine, signs);
		Initializers initializers = new Initializers(machine, arithmetic,
				e -> at(new State(), Frame.root(Frame.NO_FUNCTION)).value(e), this::always);
		execution = Execution.of(machine, signs, arithmetic, initializers, this);
		calls = new CallExecutor(execution);
		loops = new LoopExecutor(execution);
		hostMeanwhile = new HostMeanwhile(execution);
		constructs = new ConstructExecutor(execution, calls, hostMeanwhile);
		statics = new StaticInitialization(execution);
	}

	private Optional<Value> always(Variable variable) {
		return statics.always(variable);
	}

	@Override
	public Evaluation at(State state, Frame frame) {
		return new ExpressionEvaluator(this, state, frame);
	}

	@Override
	public void execute(Statement statement, State state, Frame frame) {
		if (!state.isDead()) {
			statement.accept(new StatementExecutor(this, state, frame));
		}
	}

	@Override
	public Value call(FunctionDefinition callee, State state, Frame inner) {
		return calls.execute(callee, state, inner);
	}

	@Override
	public Set<ModelGap> findHandedCode(State state) {
		return calls.findHandedCode(state);
	}
}
