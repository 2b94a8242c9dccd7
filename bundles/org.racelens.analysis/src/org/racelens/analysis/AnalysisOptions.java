package org.racelens.analysis;

import java.time.Duration;
import org.racelens.execution.options.DefaultSchedule;
import org.racelens.execution.options.ExecutionOptions;
import org.racelens.execution.options.ParameterAliasing;
import org.racelens.openmp.library.FunctionModels;
import org.racelens.race.judge.Engine;

/**
 * What the user chooses.
 *
 * @param execution what programs are executed with
 * @param engine how pairs of accesses are decided
 */
public record AnalysisOptions(ExecutionOptions execution, Engine engine) {
	/** The engine {@link Engine#ALL}. */
	public AnalysisOptions(ExecutionOptions execution) {
		this(execution, Engine.ALL);
	}

	/** The options where the user chooses nothing: {@link ExecutionOptions#defaults()} and {@link Engine#ALL}. */
	public static AnalysisOptions defaults() {
		return new AnalysisOptions(ExecutionOptions.defaults());
	}

	/** The limit for one region; pairs not decided by then are unknown. */
	public Duration regionTimeout() {
		return execution.regionTimeout();
	}

	/** What a loop without a {@code schedule} clause is taken for. */
	public DefaultSchedule schedule() {
		return execution.schedule();
	}

	/** What pointer parameters of a function are taken for that no call in the file tells more of. */
	public ParameterAliasing aliasing() {
		return execution.aliasing();
	}

	/** What functions do whose code is not seen. */
	public FunctionModels models() {
		return execution.models();
	}

	/** The same options with another limit of the work for one region. */
	public AnalysisOptions withRegionTimeout(Duration limit) {
		return new AnalysisOptions(execution.withRegionTimeout(limit), engine);
	}

	/** The same options with another meaning of loops without a {@code schedule} clause. */
	public AnalysisOptions withSchedule(DefaultSchedule taken) {
		return new AnalysisOptions(execution.withSchedule(taken), engine);
	}

	/** The same options with another assumption of what pointer parameters point to. */
	public AnalysisOptions withAliasing(ParameterAliasing assumed) {
		return new AnalysisOptions(execution.withAliasing(assumed), engine);
	}

	/** The same options with other models of the functions whose code is not seen, in place of those so far. */
	public AnalysisOptions withModels(FunctionModels given) {
		return new AnalysisOptions(execution.withModels(given), engine);
	}

	/** The same options with another way to decide pairs of accesses. */
	public AnalysisOptions withEngine(Engine chosen) {
		return new AnalysisOptions(execution, chosen);
	}
}
