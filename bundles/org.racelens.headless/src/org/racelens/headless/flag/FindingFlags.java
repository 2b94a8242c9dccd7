package org.racelens.headless.flag;

import org.racelens.race.verdict.Confidence;
import picocli.CommandLine.Option;

/** The options that say what of the analysis' answers counts. */
public final class FindingFlags {
	/** What makes the exit status 1. */
	public enum FailOn {
		RACE, UNKNOWN, CONDITION, NEVER
	}

	@Option(names = "--min-confidence", paramLabel = "definite|possible", description = "Show races of this confidence and above.")
	private Confidence confidence = Confidence.POSSIBLE;
	@Option(names = "--fail-on", paramLabel = "race|unknown|condition|never", description = "What makes the exit status 1.")
	private FailOn failOn = FailOn.RACE;

	/** The findings that make the exit status 1; races unless the user asks for others. */
	public FailOn failOn() {
		return failOn;
	}

	/** The least confidence of the races that are shown; possible ones too unless the user asks for definite ones. */
	public Confidence confidence() {
		return confidence;
	}
}
