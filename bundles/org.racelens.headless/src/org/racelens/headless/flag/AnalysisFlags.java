package org.racelens.headless.flag;

import java.io.IOException;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.racelens.analysis.AnalysisOptions;
import org.racelens.execution.options.DefaultSchedule;
import org.racelens.execution.options.ParameterAliasing;
import org.racelens.headless.base.BadUsageException;
import org.racelens.headless.base.Surroundings;
import org.racelens.headless.setting.ConfigurationException;
import org.racelens.headless.setting.ConfigurationSearch;
import org.racelens.headless.setting.ModelLines;
import org.racelens.headless.setting.Origin;
import org.racelens.headless.setting.Said;
import org.racelens.headless.setting.Sourced;
import org.racelens.headless.source.SourceReader;
import org.racelens.openmp.library.FunctionBehaviour;
import org.racelens.race.judge.Engine;
import picocli.CommandLine.Option;

/** The options that say what is asked of the analysis. */
public final class AnalysisFlags {
	private static final double LONGEST_SECONDS = 1e9;
	private static final String NO_CONFIGURATION = "none";
	private static final String TIMEOUT = "--timeout";
	private static final String SCHEDULE = "--default-schedule";
	private static final String ALIASING = "--pointer-parameters";
	private static final String MODEL = "--model";
	private static final String MODELS = "--models";
	private static final String CONFIG = "--config";

	@Option(names = TIMEOUT, paramLabel = "SECONDS", description = "Work for each region, counted: what one processor does in this time (default: 10).")
	private Double timeout;
	@Option(names = SCHEDULE, paramLabel = "any|static", description = "What a loop without a schedule clause is taken for.")
	private DefaultSchedule schedule;
	@Option(names = ALIASING, paramLabel = "may-alias|distinct", converter = PointerParameters.class, //
			description = "What pointer parameters of a function that nobody calls lead to: perhaps one memory, or different objects.")
	private ParameterAliasing aliasing;
	@Option(names = MODEL, paramLabel = "LINE", //
			description = "What a function does whose code is not seen, such as 'fast_exp: pure'; may be repeated.")
	private List<String> models = new ArrayList<>();
	@Option(names = MODELS, paramLabel = "FILE", description = "A file with such lines.")
	private String modelsFile;
	@Option(names = CONFIG, paramLabel = "FILE|none", //
			description = "Another configuration of all files than the nearest .racelens.json of each, or none.")
	private String configuration;
	@Option(names = "--engine", paramLabel = "all|phase|polyhedral", description = {
			"How pairs of accesses are decided: by phase intervals alone,",
			"by race formulas alone, or (all) the formulas for what phases leave open." })
	private Engine engine = AnalysisOptions.defaults().engine();

	/** The options of the analysis that nobody can say but here. */
	AnalysisOptions base() {
		return AnalysisOptions.defaults().withEngine(engine);
	}

	/**
	 * What the flags say.
	 *
	 * @throws BadUsageException for a time that is not more than 0 seconds, and for models that cannot be understood
	 */
	Said said(Surroundings surroundings) {
		Map<String, Sourced<FunctionBehaviour>> all = new TreeMap<>(fromFile(surroundings));
		all.putAll(fromLines());
		return new Said(all, sourced(aliasing, ALIASING), sourced(schedule, SCHEDULE), sourced(regionTimeout(), TIMEOUT), Optional.empty(),
				Optional.empty(), List.of(), List.of(), Optional.empty(), List.of());
	}

	static <T> Optional<Sourced<T>> sourced(T value, String option) {
		return Optional.ofNullable(value).map(v -> new Sourced<>(v, new Origin.Option(option)));
	}

	private Duration regionTimeout() {
		if (timeout == null) {
			return null;
		}
		if (!(timeout > 0)) {
			throw new BadUsageException("--timeout must be more than 0 seconds, not " + timeout);
		}
		return Duration.ofMillis(Math.max(1, Math.round(Math.min(timeout, LONGEST_SECONDS) * 1000)));
	}

	private Map<String, Sourced<FunctionBehaviour>> fromLines() {
		ModelLines lines = new ModelLines();
		models.forEach(m -> lines.add(m, new Origin.Option(MODEL)));
		lines.problems().stream().findFirst().ifPresent(p -> {
			throw new BadUsageException(MODEL + ": " + p.value());
		});
		return lines.models();
	}

	private Map<String, Sourced<FunctionBehaviour>> fromFile(Surroundings surroundings) {
		if (modelsFile == null) {
			return Map.of();
		}
		ModelLines lines = new ModelLines();
		try {
			Path file = surroundings.resolve(modelsFile);
			List<String> all = SourceReader.read(file).lines().toList();
			for (int i = 0; i < all.size(); i++) {
				lines.add(all.get(i), new Origin.Line(file, i + 1));
			}
		} catch (IOException e) {
			throw new BadUsageException(MODELS + ": " + modelsFile + ": " + SourceReader.reason(e));
		} catch (InvalidPathException e) {
			throw new BadUsageException(MODELS + ": " + modelsFile + ": not a path");
		}
		if (!lines.problems().isEmpty()) {
			throw new BadUsageException(String.join("; ", lines.problems().stream().map(p -> p.origin() + ": " + p.value()).toList()));
		}
		return lines.models();
	}

	/**
	 * How the configurations of files are found.
	 *
	 * @throws BadUsageException for one that is named and cannot be understood
	 */
	ConfigurationSearch search(Surroundings surroundings) {
		if (configuration == null) {
			return ConfigurationSearch.upwards();
		}
		if (configuration.equals(NO_CONFIGURATION)) {
			return ConfigurationSearch.none();
		}
		try {
			return ConfigurationSearch.only(surroundings.resolve(configuration));
		} catch (ConfigurationException e) {
			throw new BadUsageException(e.getMessage());
		} catch (InvalidPathException e) {
			throw new BadUsageException(CONFIG + ": " + configuration + ": not a path");
		}
	}
}
