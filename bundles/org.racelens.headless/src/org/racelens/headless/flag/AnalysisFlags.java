package org.racelens.headless.flag;

import java.time.Duration;
import org.racelens.analysis.AnalysisOptions;
import org.racelens.execution.options.DefaultSchedule;
import org.racelens.headless.base.BadUsageException;
import org.racelens.race.judge.Engine;
import picocli.CommandLine.Option;

/** The options that say what is asked of the analysis. */
public final class AnalysisFlags {
	private static final double LONGEST_SECONDS = 1e9;

	@Option(names = "--timeout", paramLabel = "SECONDS", description = "Work for each region, counted: what one processor does in this time (default: 10).")
	private Double timeout;
	@Option(names = "--default-schedule", paramLabel = "any|static", description = "What a loop without a schedule clause is taken for.")
	private DefaultSchedule schedule = AnalysisOptions.defaults().schedule();
	@Option(names = "--engine", paramLabel = "all|phase|polyhedral", description = {
			"How pairs of accesses are decided: by phase intervals alone,",
			"by race formulas alone, or (all) the formulas for what phases leave open." })
	private Engine engine = AnalysisOptions.defaults().engine();

	/**
	 * The options of the analysis that the flags make; what is not given is as in {@link AnalysisOptions#defaults()}.
	 *
	 * @throws BadUsageException for a time that is not more than 0 seconds
	 */
	public AnalysisOptions options() {
		return AnalysisOptions.defaults().withRegionTimeout(regionTimeout()).withSchedule(schedule).withEngine(engine);
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
