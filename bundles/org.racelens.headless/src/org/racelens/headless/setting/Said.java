package org.racelens.headless.setting;

import java.nio.file.Path;
import java.time.Duration;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.racelens.analysis.AnalysisOptions;
import org.racelens.execution.options.DefaultSchedule;
import org.racelens.execution.options.ParameterAliasing;
import org.racelens.openmp.library.FunctionBehaviour;
import org.racelens.openmp.library.FunctionModels;
import org.racelens.race.verdict.Confidence;

/**
 * What somebody says of the settings: a configuration, the options of the command line, or both.
 *
 * @param models what functions do, by their names
 * @param aliasing what pointer parameters are taken for
 * @param schedule what a loop without a {@code schedule} clause is taken for
 * @param timeout of work for each region
 * @param confidence the least one of races that are shown
 * @param database the compilation database, absolute
 * @param include folders to search for headers, the first one first
 * @param define macros, {@code NAME} or {@code NAME=VALUE}; of several of one name the last one counts
 * @param standard the language standard
 * @param exclude patterns of files, relative to the configuration's folder
 */
public record Said(Map<String, Sourced<FunctionBehaviour>> models, Optional<Sourced<ParameterAliasing>> aliasing,
		Optional<Sourced<DefaultSchedule>> schedule, Optional<Sourced<Duration>> timeout, Optional<Sourced<Confidence>> confidence,
		Optional<Sourced<Path>> database, List<Sourced<String>> include, List<Sourced<String>> define, Optional<Sourced<String>> standard,
		List<Sourced<String>> exclude) {
	/** Nothing. */
	public static final Said NOTHING = new Said(Map.of(), Optional.empty(), Optional.empty(), Optional.empty(), Optional.empty(),
			Optional.empty(), List.of(), List.of(), Optional.empty(), List.of());

	public Said {
		models = Collections.unmodifiableMap(new TreeMap<>(models));
		include = List.copyOf(include);
		define = List.copyOf(define);
		exclude = List.copyOf(exclude);
	}

	/** What is said here and, where that is nothing, what others say. Models count function by function; lists are joined. */
	public Said over(Said others) {
		Map<String, Sourced<FunctionBehaviour>> all = new TreeMap<>(others.models);
		all.putAll(models);
		return new Said(all, aliasing.or(others::aliasing), schedule.or(others::schedule), timeout.or(others::timeout),
				confidence.or(others::confidence), database.or(others::database), joined(include, others.include),
				joined(others.define, define), standard.or(others::standard), joined(exclude, others.exclude));
	}

	private static <T> List<T> joined(List<T> first, List<T> second) {
		return Stream.concat(first.stream(), second.stream()).toList();
	}

	/** Options of the analysis with what is said here in place of theirs. */
	public AnalysisOptions applied(AnalysisOptions options) {
		Map<String, FunctionBehaviour> behaviours = new TreeMap<>();
		models.forEach((function, said) -> behaviours.put(function, said.value()));
		return options.withModels(options.models().overriddenBy(new FunctionModels(behaviours)))
				.withAliasing(aliasing.map(Sourced::value).orElse(options.aliasing()))
				.withSchedule(schedule.map(Sourced::value).orElse(options.schedule()))
				.withRegionTimeout(timeout.map(Sourced::value).orElse(options.regionTimeout()));
	}

	/** The least confidence of races that are shown; nobody says it where possible ones are. */
	public Confidence leastConfidence() {
		return confidence.map(Sourced::value).orElse(Confidence.POSSIBLE);
	}
}
