package org.racelens.analysis.tests.corpus;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.racelens.confirm.build.BuildFailure;
import org.racelens.confirm.build.Placement;
import org.racelens.confirm.build.RecordedBuild;
import org.racelens.confirm.build.TeamSizes;
import org.racelens.model.source.Cancellation;
import org.racelens.recording.RecordedRun;
import org.racelens.recording.log.LogLimits;
import org.racelens.recording.log.Modules;
import org.racelens.recording.race.DetectionLimits;
import org.racelens.recording.race.RacingAccess;
import org.racelens.recording.race.RacingPairs;

/** The races that several runs of one program show. */
final class RepeatedRuns {
	private static final Duration LIMIT = Duration.ofSeconds(60);
	/**
	 * What lets time decide which thread executes something, what it finds, or where memory is: other schedules than static ones, tasks,
	 * sections and single regions, what is handed over, threads, signals and clocks of the system.
	 */
	private static final Pattern TIMED = Pattern
			.compile("\\b(?:dynamic|guided|runtime|auto|task\\w*|sections?|single|cancel\\w*|depend|target"
					+ "|device|flush|capture|compare|read|acquire|release|omp_test_\\w+|volatile|pthread_\\w+|thread|signal|sigaction"
					+ "|s?rand|sleep|usleep|clock\\w*|time|omp_get_wtime|fork|scanf|argc|argv|arguments)\\b");

	private final RecordedProgram program;
	private final RecordedBuild build;
	private int runs;

	private RepeatedRuns(RecordedProgram program) {
		this.program = program;
		this.build = new RecordedBuild(program.launcher(), program.folder(), program.folder(), Cancellation.NEVER);
	}

	/** Whether nothing in the text of a program lets time decide what its threads do. */
	static boolean isUntimed(CorpusFile file) {
		return !TIMED.matcher(file.text().replaceAll("//.*", "")).find();
	}

	/**
	 * The different sets of races that runs with a number of threads have shown, each with how many did; empty where the compiler makes no
	 * program of it, or one that does not end.
	 */
	static Map<Integer, Map<Set<String>, Integer>> of(RecordedProgram program, Set<Integer> threads, int times) throws IOException {
		RepeatedRuns repeated = new RepeatedRuns(program);
		Map<Integer, Map<Set<String>, Integer>> found = new LinkedHashMap<>();
		try {
			repeated.build.compile("", program.file().text(), program.original(), program.recipe());
			repeated.build.link(program.recipe());
			for (int number : threads) {
				Map<Set<String>, Integer> sets = new LinkedHashMap<>();
				for (int i = 0; i < times; i++) {
					Optional<Set<String>> races = repeated.races(number);
					if (races.isEmpty()) {
						return Map.of();
					}
					sets.merge(races.get(), 1, Integer::sum);
				}
				found.put(number, sets);
			}
			return found;
		} catch (BuildFailure e) {
			return Map.of();
		}
	}

	private Optional<Set<String>> races(int threads) throws IOException, BuildFailure {
		Path log = Files.createDirectory(program.folder().resolve("run-" + runs++));
		if (build.run(log, Placement.none(new TeamSizes(threads, 2, 1)), program.recipe().arguments(), LIMIT).status().isEmpty()) {
			return Optional.empty();
		}
		Set<String> races = new TreeSet<>();
		for (Path process : RecordedRun.processes(log)) {
			RecordedRun run = RecordedRun.read(process, LogLimits.DEFAULT, Cancellation.NEVER);
			run.judge(DetectionLimits.DEFAULT, Cancellation.NEVER).races().forEach(pair -> races.add(told(pair, run.modules())));
		}
		delete(log);
		return Optional.of(races);
	}

	private static void delete(Path folder) throws IOException {
		try (Stream<Path> all = Files.walk(folder)) {
			for (Path path : all.sorted(Comparator.reverseOrder()).toList()) {
				Files.delete(path);
			}
		}
	}

	/** By addresses of code in its file: where a program is in memory differs from run to run. */
	private static String told(RacingPairs pair, Modules modules) {
		return inFile(pair.first().regionCode(), modules) + ": " + told(pair.first(), modules) + ", " + told(pair.second(), modules);
	}

	private static String told(RacingAccess access, Modules modules) {
		return access.kind() + " " + inFile(access.code(), modules);
	}

	private static String inFile(long code, Modules modules) {
		return Long.toHexString(modules.at(code).map(m -> m.inFile(code)).orElse(0L));
	}
}
