package org.racelens.headless.flag;

import org.racelens.headless.setting.Said;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** The options that say what of the analysis' answers counts. */
public final class FindingFlags {
	/** What makes the exit status 1. */
	public enum FailOn {
		RACE, UNKNOWN, CONDITION, NEVER
	}

	@Mixin
	private ConfidenceFlag confidence;
	@Option(names = "--fail-on", paramLabel = "race|unknown|condition|never", description = "What makes the exit status 1.")
	private FailOn failOn = FailOn.RACE;

	/** The findings that make the exit status 1; races unless the user asks for others. */
	public FailOn failOn() {
		return failOn;
	}

	/** What the flags say of settings. */
	public Said said() {
		return confidence.said();
	}
}
