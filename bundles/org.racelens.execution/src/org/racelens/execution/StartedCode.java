package org.racelens.execution;

import java.util.List;
import java.util.Optional;
import org.racelens.execution.call.StartingCalls;
import org.racelens.model.expression.Expression;
import org.racelens.model.gap.ModelGap;
import org.racelens.openmp.program.FunctionDefinition;
import org.racelens.openmp.unit.ParsedUnit;

/** The threads, requests and handlers that the functions of a unit leave running, as its text tells. */
public final class StartedCode {
	private final StartingCalls calls;

	/** @param unit whose functions are asked for */
	public StartedCode(ParsedUnit unit) {
		calls = new StartingCalls(unit);
	}

	/**
	 * What a call leaves running.
	 *
	 * @param code that is called then; empty where the text of the call does not tell
	 * @param gap why regions are not decided beside it
	 */
	public record Started(Optional<Expression> code, ModelGap gap) {
	}

	/** What runs beside regions because of the calls in a function, also because of those that may be made through a pointer. */
	public List<Started> in(FunctionDefinition f) {
		return calls.in(f).stream().map(s -> new Started(s.code(), s.gap())).toList();
	}
}
