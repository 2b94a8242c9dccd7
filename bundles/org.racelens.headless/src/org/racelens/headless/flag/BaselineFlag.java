package org.racelens.headless.flag;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.racelens.headless.base.BadUsageException;
import org.racelens.headless.base.Surroundings;
import org.racelens.headless.source.FileLines;
import org.racelens.headless.source.SourceReader;
import org.racelens.headless.work.Output;
import org.racelens.race.verdict.UnitReport;
import org.racelens.report.Baseline;
import org.racelens.report.Fingerprints;
import org.racelens.report.words.Comparison;
import picocli.CommandLine.Option;

/** The option that names an earlier report, what is in which is known. */
public final class BaselineFlag {
	private static final String BASELINE = "--baseline";

	@Option(names = BASELINE, paramLabel = "REPORT", description = {
			"An earlier JSON or SARIF report: only what it does not have",
			"makes the exit status 1." })
	private String report;

	/**
	 * The findings of the earlier report.
	 *
	 * @param output must not take its place
	 * @throws BadUsageException for what cannot be read, or is no report of racelens
	 */
	public Optional<Baseline> read(Output output, Surroundings surroundings) {
		if (report == null) {
			return Optional.empty();
		}
		try {
			Path file = surroundings.resolve(report);
			output.requireOther(file, "the baseline", surroundings);
			return Optional.of(Baseline.parse(SourceReader.read(file)));
		} catch (IOException e) {
			throw new BadUsageException(BASELINE + ": " + report + ": " + SourceReader.reason(e));
		} catch (Baseline.UnusableException e) {
			throw new BadUsageException(BASELINE + ": " + report + ": " + e.getMessage());
		} catch (InvalidPathException e) {
			throw new BadUsageException(BASELINE + ": " + report + ": not a path");
		}
	}

	/**
	 * The comparison of a report with the earlier one.
	 *
	 * @param shown what the report has
	 * @param all what was found
	 */
	public Comparison compare(Baseline baseline, List<UnitReport> shown, List<UnitReport> all, Surroundings surroundings) {
		Set<String> whole = all.stream().filter(f -> f.failure().isEmpty()).map(file -> Called.name(file.path(), surroundings))
				.collect(Collectors.toSet());
		FileLines lines = new FileLines(surroundings);
		return baseline.compare(report, shown, all, new Fingerprints(lines, path -> Called.name(path, surroundings), all, shown),
				path -> whole.contains(Called.name(path, surroundings)) || isNoMore(path, surroundings));
	}

	private static boolean isNoMore(String path, Surroundings surroundings) {
		try {
			return !Files.exists(surroundings.resolve(path));
		} catch (InvalidPathException e) {
			return true;
		}
	}
}
