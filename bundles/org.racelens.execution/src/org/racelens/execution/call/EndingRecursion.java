package org.racelens.execution.call;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.racelens.execution.interpreter.Execution;
import org.racelens.execution.state.Frame;
import org.racelens.execution.state.State;
import org.racelens.execution.value.Value;
import org.racelens.logic.term.Ints;
import org.racelens.model.expression.Expression.Call;
import org.racelens.model.expression.Type.PointerType;
import org.racelens.openmp.program.FunctionDefinition;

/**
 * Whether the recursion behind a call ends after a few calls, because the numbers that it is given are constants. It is tried out: the call
 * is executed without a trace, as long as there are not too many calls inside.
 */
final class EndingRecursion {
	private static final int MOST_CALLS = 10;
	private static final int DEEPEST = 11;
	/** a function whose recursion has been too long so often is not tried again */
	private static final int MOST_FAILURES = 2;

	private final Execution execution;
	private final CallExecutor calls;
	private final Map<Arguments, Boolean> known = new LinkedHashMap<>();
	private final Map<String, Integer> failures = new LinkedHashMap<>();
	private boolean trying;
	private int met;

	EndingRecursion(Execution execution, CallExecutor calls) {
		this.execution = execution;
		this.calls = calls;
	}

	/** The constants that a function is called with. */
	private record Arguments(String callee, List<Long> constants) {
	}

	/** Whether a deep call is followed. */
	boolean isFollowed(FunctionDefinition callee, Call e, List<Value> arguments, State state, Frame frame) {
		Optional<Arguments> constants = constants(callee, arguments);
		if (constants.isEmpty()) {
			return false;
		}
		if (trying) {
			met += frame.active().size() >= DEEPEST ? MOST_CALLS : 1;
			return met <= MOST_CALLS;
		}
		return failures.getOrDefault(callee.key(), 0) < MOST_FAILURES && frame.active().size() < DEEPEST
				&& ends(constants.get(), () -> calls.enter(callee, e, arguments, state.copy(),
						frame.call(callee, e.range(), execution.machine().program().places().of(e))));
	}

	private boolean ends(Arguments arguments, Runnable call) {
		if (known.containsKey(arguments)) {
			return known.get(arguments);
		}
		trying = true;
		met = 0;
		try {
			execution.machine().recorder().silently(call);
		} finally {
			trying = false;
		}
		boolean ends = met <= MOST_CALLS;
		known.put(arguments, ends);
		failures.merge(arguments.callee, ends ? 0 : 1, Integer::sum);
		return ends;
	}

	/** The numbers among the arguments, if there are any and all are constants. */
	private static Optional<Arguments> constants(FunctionDefinition callee, List<Value> arguments) {
		List<Long> constants = new ArrayList<>();
		for (int i = 0; i < Math.min(arguments.size(), callee.parameters().size()); i++) {
			if (callee.parameters().get(i).type() instanceof PointerType) {
				continue;
			}
			Optional<Long> constant = arguments.get(i) instanceof Value.Number n ? Ints.constant(n.term()) : Optional.empty();
			if (constant.isEmpty()) {
				return Optional.empty();
			}
			constants.add(constant.get());
		}
		return constants.isEmpty() ? Optional.empty() : Optional.of(new Arguments(callee.key(), constants));
	}
}
