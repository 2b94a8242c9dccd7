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
	public static ExecutionOptions defaults() {
		return new ExecutionOptions(Duration.ofSeconds(10), DefaultSchedule.ANY, ParameterAliasing.MAY_ALIAS, FunctionModels.none());
	}

	public ExecutionOptions withRegionTimeout(Duration limit) {
		return new ExecutionOptions(limit, schedule, aliasing, models);
	}

	public ExecutionOptions withSchedule(DefaultSchedule taken) {
		return new ExecutionOptions(regionTimeout, taken, aliasing, models);
	}

	public ExecutionOptions withAliasing(ParameterAliasing assumed) {
		return new ExecutionOptions(regionTimeout, schedule, assumed, models);
	}

	public ExecutionOptions withModels(FunctionModels given) {
		return new ExecutionOptions(regionTimeout, schedule, aliasing, given);
	}
}
