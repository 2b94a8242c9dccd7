package org.racelens.headless;

import org.racelens.analysis.verdict.Confidence;
import picocli.CommandLine.Option;

/** The options that say what of the analysis' answers counts. */
final class FindingFlags {
	/** What makes the exit status 1. */
	enum FailOn {
		RACE, UNKNOWN, NEVER
	}

	@Option(names = "--min-confidence", paramLabel = "definite|possible", description = "Show races of this confidence and above.")
	private Confidence confidence = Confidence.POSSIBLE;
	@Option(names = "--fail-on", paramLabel = "race|unknown|never", description = "What makes the exit status 1.")
	private FailOn failOn = FailOn.RACE;

	FailOn failOn() {
		return failOn;
	}

	Confidence confidence() {
		return confidence;
	}
}
