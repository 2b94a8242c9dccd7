package org.racelens.analysis;

import java.time.Duration;

/**
 * What the user chooses.
 *
 * @param regionTimeout wall-clock limit for one region; pairs not decided by then are unknown
 * @param schedule what a loop without a {@code schedule} clause is taken for
 * @param aliasing what pointer parameters of a function are taken for that no call in the file tells more of
 * @param models what functions do whose code is not seen
 * @param engine how pairs of accesses are decided
 */
public record AnalysisOptions(Duration regionTimeout, DefaultSchedule schedule, Aliasing aliasing, FunctionModels models, Engine engine) {
	/** The schedule of loops that name none. */
	public enum DefaultSchedule {
		/** any: what holds for every schedule */
		ANY,
		/** {@code static}, as most compilers do */
		STATIC
	}

	/** How pairs of accesses are decided. */
	public enum Engine {
		/** what phases do not free, race formulas decide */
		ALL,
		/** phase intervals alone: frees pairs or leaves them open, and looks at no subscripts */
		PHASE,
		/** race formulas alone */
		POLYHEDRAL
	}

	/** The engine {@link Engine#ALL}. */
	public AnalysisOptions(Duration regionTimeout, DefaultSchedule schedule, Aliasing aliasing, FunctionModels models) {
		this(regionTimeout, schedule, aliasing, models, Engine.ALL);
	}

	/** What pointer parameters of a function that is analysed on its own lead to. */
	public enum Aliasing {
		/** any two of them may lead to one object, and one to a global variable */
		MAY_ALIAS,
		/** each leads to an object of its own, as if it were {@code restrict}; answers that need this say so */
		DISTINCT_PARAMETERS
	}

	public static AnalysisOptions defaults() {
		return new AnalysisOptions(Duration.ofSeconds(10), DefaultSchedule.ANY, Aliasing.MAY_ALIAS, FunctionModels.none());
	}

	public AnalysisOptions withRegionTimeout(Duration limit) {
		return new AnalysisOptions(limit, schedule, aliasing, models, engine);
	}

	public AnalysisOptions withSchedule(DefaultSchedule taken) {
		return new AnalysisOptions(regionTimeout, taken, aliasing, models, engine);
	}

	public AnalysisOptions withAliasing(Aliasing assumed) {
		return new AnalysisOptions(regionTimeout, schedule, assumed, models, engine);
	}

	public AnalysisOptions withModels(FunctionModels given) {
		return new AnalysisOptions(regionTimeout, schedule, aliasing, given, engine);
	}

	public AnalysisOptions withEngine(Engine chosen) {
		return new AnalysisOptions(regionTimeout, schedule, aliasing, models, chosen);
	}
}
