package org.racelens.ide.settings;

import java.time.Duration;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.function.BiConsumer;
import java.util.function.UnaryOperator;
import org.racelens.analysis.AnalysisOptions;
import org.racelens.execution.options.DefaultSchedule;
import org.racelens.execution.options.ExecutionOptions;
import org.racelens.execution.options.ParameterAliasing;
import org.racelens.openmp.library.FunctionModels;

/** How {@link Settings} stand in the standard preferences: a string for each key of one node. */
public final class PreferenceSchema {
	/** The node with all keys, in each scope. */
	public static final String NODE = "org.racelens.ide";
	/** In a project's node: {@code true} if the project has settings of its own; otherwise the node's other keys count for nothing. */
	public static final String PROJECT_SPECIFIC = "projectSpecific";

	private static final int DAY = 86_400;
	private static final int MOST_JOBS = 64;
	private static final int LONGEST_DELAY = 60_000;

	public static final Map<Trigger, Setting<Boolean>> TRIGGERS = triggers();
	/** In milliseconds. */
	public static final Setting<Integer> TYPING_DELAY = Setting.number("typingDelay", (int) Settings.DEFAULTS.typingDelay().toMillis(), 0,
			LONGEST_DELAY);
	public static final Map<FindingKind, Setting<Level>> LEVELS = levels();
	public static final Setting<DefaultSchedule> SCHEDULE = Setting.choice("defaultSchedule", Settings.DEFAULTS.options().schedule());
	public static final Setting<ParameterAliasing> ALIASING = Setting.choice("aliasing", Settings.DEFAULTS.options().aliasing());
	/** In seconds. */
	public static final Setting<Integer> REGION_TIMEOUT = Setting.number("regionTimeout",
			(int) Settings.DEFAULTS.options().regionTimeout().toSeconds(), 1, DAY);
	public static final Setting<Integer> JOBS = Setting.number("jobs", Settings.DEFAULTS.jobs(), 1, MOST_JOBS);
	public static final Setting<List<String>> EXCLUSIONS = Setting.patterns("exclusions");
	public static final Setting<Integer> LONGEST_TEXT = Setting.number("longestText", Settings.DEFAULTS.longestText(), 0, 999_999_999);
	public static final Setting<FunctionModels> MODELS = Setting.models("functionModels");

	private PreferenceSchema() {
	}

	private static Map<Trigger, Setting<Boolean>> triggers() {
		Map<Trigger, Setting<Boolean>> result = new EnumMap<>(Trigger.class);
		for (Trigger trigger : EnumSet.complementOf(EnumSet.of(Trigger.DEMAND))) {
			result.put(trigger, Setting.flag("trigger." + word(trigger), Boolean.toString(Settings.DEFAULTS.follows(trigger))));
		}
		return Map.copyOf(result);
	}

	private static Map<FindingKind, Setting<Level>> levels() {
		Map<FindingKind, Setting<Level>> result = new EnumMap<>(FindingKind.class);
		for (FindingKind kind : FindingKind.values()) {
			result.put(kind, Setting.choice("level." + word(kind), kind.defaultLevel()));
		}
		return Map.copyOf(result);
	}

	/** {@code DEFINITE_RACE} as {@code definiteRace}. */
	private static String word(Enum<?> constant) {
		StringBuilder word = new StringBuilder();
		for (String part : constant.name().toLowerCase(Locale.ROOT).split("_")) {
			word.append(word.isEmpty() ? part : Character.toUpperCase(part.charAt(0)) + part.substring(1));
		}
		return word.toString();
	}

	/** In a fixed order. */
	public static List<Setting<?>> all() {
		List<Setting<?>> all = new ArrayList<>();
		for (Trigger trigger : Trigger.values()) {
			if (TRIGGERS.containsKey(trigger)) {
				all.add(TRIGGERS.get(trigger));
			}
		}
		for (FindingKind kind : FindingKind.values()) {
			all.add(LEVELS.get(kind));
		}
		all.addAll(List.of(TYPING_DELAY, SCHEDULE, ALIASING, REGION_TIMEOUT, JOBS, EXCLUSIONS, LONGEST_TEXT, MODELS));
		return List.copyOf(all);
	}

	/**
	 * The settings that strings say.
	 *
	 * @param values the string for a key
	 * @param problems told what is wrong with the string of a setting; what is used instead is its standard, or the rest of a list
	 */
	public static Settings read(UnaryOperator<String> values, BiConsumer<Setting<?>, List<String>> problems) {
		return new Reader(values, problems).settings();
	}

	/** Reads one setting after the other. */
	private record Reader(UnaryOperator<String> values, BiConsumer<Setting<?>, List<String>> problems) {
		<T> T value(Setting<T> setting) {
			Setting.Reading<T> reading = setting.read(values.apply(setting.key()));
			if (!reading.problems().isEmpty()) {
				problems.accept(setting, reading.problems());
			}
			return reading.value();
		}

		Settings settings() {
			Set<Trigger> triggers = EnumSet.of(Trigger.DEMAND);
			TRIGGERS.forEach((trigger, setting) -> {
				if (value(setting)) {
					triggers.add(trigger);
				}
			});
			Map<FindingKind, Level> levels = new EnumMap<>(FindingKind.class);
			LEVELS.forEach((kind, setting) -> levels.put(kind, value(setting)));
			AnalysisOptions options = new AnalysisOptions(
					new ExecutionOptions(Duration.ofSeconds(value(REGION_TIMEOUT)), value(SCHEDULE), value(ALIASING), value(MODELS)));
			return new Settings(triggers, Duration.ofMillis(value(TYPING_DELAY)), levels, options, value(JOBS), value(EXCLUSIONS),
					value(LONGEST_TEXT));
		}
	}
}
