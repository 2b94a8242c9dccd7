package org.racelens.headless.flag;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.racelens.headless.setting.Said;
import org.racelens.race.verdict.Confidence;
import picocli.CommandLine.Option;

/** The option that says which races are shown. */
public final class ConfidenceFlag {
	private static final String NAME = "--min-confidence";

	@Option(names = NAME, paramLabel = "definite|possible", description = "Show races of this confidence and above.")
	private Confidence confidence;

	/** What the flag says. */
	public Said said() {
		return new Said(Map.of(), Optional.empty(), Optional.empty(), Optional.empty(), AnalysisFlags.sourced(confidence, NAME),
				Optional.empty(), List.of(), List.of(), Optional.empty(), List.of());
	}
}
