package org.racelens.headless.config;

import java.math.BigDecimal;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;
import org.racelens.analysis.AnalysisOptions;
import org.racelens.headless.setting.Choice;
import org.racelens.headless.setting.Configuration;
import org.racelens.headless.setting.Origin;
import org.racelens.headless.setting.Said;
import org.racelens.headless.setting.SettingKey;
import org.racelens.headless.setting.Sourced;
import org.racelens.race.verdict.Confidence;

/**
 * The settings in force for a file or for what is in a folder.
 *
 * @param path that was asked for, as the user names it
 * @param configuration the one that counts there
 * @param isExcluded whether the file is left out where a folder is analysed
 * @param settings in the order of {@link SettingKey}
 */
record InForce(String path, Optional<Path> configuration, boolean isExcluded, List<Setting> settings) {
	/** The values of a setting, as a configuration writes them; none where there is no value. */
	record Setting(SettingKey key, List<Sourced<String>> values) {
	}

	static InForce of(String path, Path file, Optional<Configuration> configuration, Said said) {
		List<Setting> settings = Stream.of(SettingKey.values()).flatMap(key -> values(key, said).map(v -> new Setting(key, v)).stream())
				.toList();
		return new InForce(path, configuration.map(Configuration::file), configuration.filter(c -> c.excludes(file)).isPresent(), settings);
	}

	/** Empty for keys that are no settings of their own. */
	private static Optional<List<Sourced<String>>> values(SettingKey key, Said said) {
		AnalysisOptions defaults = AnalysisOptions.defaults();
		return switch (key) {
			case SCHEMA, MODELS_FILE -> Optional.empty();
			case MODELS -> Optional.of(models(said));
			case POINTER_PARAMETERS -> Optional.of(one(said.aliasing(), defaults.aliasing(), Choice.POINTER_PARAMETERS::word));
			case DEFAULT_SCHEDULE -> Optional.of(one(said.schedule(), defaults.schedule(), Choice.SCHEDULE::word));
			case TIMEOUT -> Optional.of(one(said.timeout(), defaults.regionTimeout(), InForce::seconds));
			case MIN_CONFIDENCE -> Optional.of(one(said.confidence(), Confidence.POSSIBLE, Choice.CONFIDENCE::word));
			case COMPILE_COMMANDS ->
				Optional.of(said.database().map(d -> new Sourced<>(d.value().toString(), d.origin())).stream().toList());
			case INCLUDE -> Optional.of(said.include());
			case DEFINE -> Optional.of(said.define());
			case STD -> Optional.of(said.standard().stream().toList());
			case EXCLUDE -> Optional.of(said.exclude());
		};
	}

	private static List<Sourced<String>> models(Said said) {
		List<Sourced<String>> lines = new ArrayList<>();
		said.models().forEach((function, model) -> lines.add(new Sourced<>(function + ": " + model.value().word(), model.origin())));
		return lines;
	}

	private static <T> List<Sourced<String>> one(Optional<Sourced<T>> said, T standard, Function<T, String> word) {
		Sourced<T> value = said.orElseGet(() -> new Sourced<>(standard, new Origin.Standard()));
		return List.of(new Sourced<>(word.apply(value.value()), value.origin()));
	}

	private static String seconds(Duration time) {
		return BigDecimal.valueOf(time.toMillis(), 3).stripTrailingZeros().toPlainString();
	}
}
