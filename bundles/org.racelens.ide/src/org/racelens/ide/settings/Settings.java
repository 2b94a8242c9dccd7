package org.racelens.ide.settings;

import java.time.Duration;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.racelens.analysis.AnalysisOptions;
import org.racelens.analysis.PathPattern;

/**
 * What the user chose for a project.
 *
 * @param triggers when files are analysed without being asked for
 * @param typingDelay how long the user pauses before the text of an editor is analysed
 * @param levels how each kind of finding is marked; every kind has one
 * @param options of the analysis
 * @param jobs how many files are analysed at once, at least 1
 * @param exclusions patterns of project-relative paths that are only analysed on demand, see {@link PathPattern}
 * @param longestText files with more characters are only analysed on demand
 */
public record Settings(Set<Trigger> triggers, Duration typingDelay, Map<FindingKind, Level> levels, AnalysisOptions options, int jobs,
		List<String> exclusions, int longestText) {
	/** What is so unless the user chooses something else. */
	public static final Settings DEFAULTS = new Settings(EnumSet.allOf(Trigger.class), Duration.ofMillis(400), Map.of(),
			AnalysisOptions.defaults(), Math.max(2, Runtime.getRuntime().availableProcessors() - 1), List.of(), 2_000_000);

	public Settings {
		triggers = triggers.isEmpty() ? Set.of() : Set.copyOf(triggers);
		Map<FindingKind, Level> complete = new EnumMap<>(FindingKind.class);
		for (FindingKind kind : FindingKind.values()) {
			complete.put(kind, levels.getOrDefault(kind, kind.defaultLevel()));
		}
		levels = Map.copyOf(complete);
		exclusions = List.copyOf(exclusions);
		if (typingDelay.isNegative() || jobs < 1 || longestText < 0) {
			throw new IllegalArgumentException("not settings: " + typingDelay + ", " + jobs + ", " + longestText);
		}
	}

	/** The same with more patterns of what is only analysed on demand. */
	Settings excluding(List<String> patterns) {
		return new Settings(triggers, typingDelay, levels, options, jobs, Stream.concat(exclusions.stream(), patterns.stream()).toList(),
				longestText);
	}

	/** Whether files are analysed for this reason. */
	public boolean follows(Trigger trigger) {
		return trigger == Trigger.DEMAND || triggers.contains(trigger);
	}

	/** The level at which findings of a kind are marked; every kind has one. */
	public Level level(FindingKind kind) {
		return levels.get(kind);
	}
}
