package org.racelens.execution.options;

import java.time.Duration;
import org.racelens.openmp.library.FunctionModels;

/**
 * What the user chooses of the execution.
 *
 * @param regionTimeout limit for one region, from which its effort is counted
 * @param schedule what a loop without a {@code schedule} clause is taken for
 * @param aliasing what pointer parameters of a function are taken for that no call in the file tells more of
 * @param models what functions do whose code is not seen
 */
public record ExecutionOptions(Duration regionTimeout, DefaultSchedule schedule, ParameterAliasing aliasing, FunctionModels models) {
	/** The options of a user who says nothing: ten seconds a region, any schedule, parameters that may alias, no function models. */
	public static ExecutionOptions defaults() {
		return new ExecutionOptions(Duration.ofSeconds(10), DefaultSchedule.ANY, ParameterAliasing.MAY_ALIAS, FunctionModels.none());
	}

	/** The options with another limit for one region. */
	public ExecutionOptions withRegionTimeout(Duration limit) {
		return new ExecutionOptions(limit, schedule, aliasing, models);
	}

	/** The options with another schedule for loops that have no {@code schedule} clause. */
	public ExecutionOptions withSchedule(DefaultSchedule taken) {
		return new ExecutionOptions(regionTimeout, taken, aliasing, models);
	}

	/** The options with another assumption on pointer parameters. */
	public ExecutionOptions withAliasing(ParameterAliasing assumed) {
		return new ExecutionOptions(regionTimeout, schedule, assumed, models);
	}

	/** The options with other models of functions whose code is not seen. */
	public ExecutionOptions withModels(FunctionModels given) {
		return new ExecutionOptions(regionTimeout, schedule, aliasing, given);
	}
}
