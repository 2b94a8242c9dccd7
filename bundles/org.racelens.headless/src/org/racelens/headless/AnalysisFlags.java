package org.racelens.headless;

import java.time.Duration;
import java.util.Locale;
import org.racelens.analysis.AnalysisOptions;
import org.racelens.analysis.AnalysisOptions.DefaultSchedule;
import picocli.CommandLine.Option;

/** The options that say what is asked of the analysis. */
final class AnalysisFlags {
	private static final double LONGEST_SECONDS = 1e9;

	/** How pairs are decided. */
	enum Engine {
		ALL, PHASE, POLYHEDRAL
	}

	@Option(names = "--timeout", paramLabel = "SECONDS", description = "Give up on a region after this time.")
	private Double timeout;
	@Option(names = "--default-schedule", paramLabel = "any|static", description = "What a loop without a schedule clause is taken for.")
	private DefaultSchedule schedule = AnalysisOptions.defaults().schedule();
	@Option(names = "--engine", paramLabel = "all|phase|polyhedral", description = "How pairs of accesses are decided.")
	private Engine engine = Engine.ALL;

	AnalysisOptions options() {
		if (engine != Engine.ALL) {
			throw new BadUsageException("--engine " + engine.name().toLowerCase(Locale.ROOT)
					+ " is not available in this version; the only engine is all");
		}
		return AnalysisOptions.defaults().withRegionTimeout(regionTimeout()).withSchedule(schedule);
	}

	private Duration regionTimeout() {
		if (timeout == null) {
			return AnalysisOptions.defaults().regionTimeout();
		}
		if (!(timeout > 0)) {
			throw new BadUsageException("--timeout must be more than 0 seconds, not " + timeout);
		}
		return Duration.ofMillis(Math.max(1, Math.round(Math.min(timeout, LONGEST_SECONDS) * 1000)));
	}
}
