package org.racelens.headless.work;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.racelens.headless.base.BadUsageException;
import org.racelens.headless.base.Surroundings;
import org.racelens.headless.source.SourceFile;
import org.racelens.headless.source.SourceSearch.Input;
import org.racelens.report.words.CheckReport.Share;
import picocli.CommandLine.Option;

/** The options that say how the work is shared out and watched. */
public final class WorkFlags {
	private static final Pattern SHARD = Pattern.compile("(\\d{1,9})/(\\d{1,9})");
	private static final int MOST_SHARES = 100_000;

	/** Whether a progress line is shown. */
	public enum ProgressMode {
		AUTO, NEVER
	}

	@Option(names = "--jobs", paramLabel = "N", description = "Analyse N files at once (default: as many as there are processors).")
	private Integer jobs;
	@Option(names = "--shard", paramLabel = "I/N", description = "Only the I-th of N shares of the files, for a build on several machines; shares cost about the same.")
	private String shard;
	@Option(names = "--progress", paramLabel = "auto|never", description = "A progress line for long work on a terminal.")
	private ProgressMode progress = ProgressMode.AUTO;

	/**
	 * The number of files analysed at once: the user's, or that of the processors.
	 *
	 * @throws BadUsageException for a number less than 1
	 */
	public int jobs() {
		if (jobs != null && jobs < 1) {
			throw new BadUsageException("--jobs must be at least 1, not " + jobs);
		}
		return jobs == null ? Runtime.getRuntime().availableProcessors() : jobs;
	}

	/** The user's choice whether a progress line is shown; by default for long work on a terminal. */
	public ProgressMode progress() {
		return progress;
	}

	/**
	 * The share of this machine, empty for all of the files; what they cost is told by their texts.
	 *
	 * @throws BadUsageException for what is no share
	 */
	public Optional<Share> share(List<Input> all, Surroundings surroundings) {
		if (shard == null) {
			return Optional.empty();
		}
		Matcher matcher = SHARD.matcher(shard);
		int number = matcher.matches() ? Integer.parseInt(matcher.group(1)) : 0;
		int count = matcher.matches() ? Integer.parseInt(matcher.group(2)) : 0;
		if (number < 1 || number > count || count > MOST_SHARES) {
			throw new BadUsageException("--shard must be I/N with 1 <= I <= N <= " + MOST_SHARES + ", not " + shard);
		}
		long[] costs = all.stream().mapToLong(input -> cost(surroundings.resolve(input.path()))).toArray();
		return Optional.of(Shares.of(costs, number, count));
	}

	/** A file that cannot be read costs next to nothing. */
	private static long cost(Path file) {
		try {
			return Shares.cost(SourceFile.read(file).text());
		} catch (IOException e) {
			return 1;
		}
	}
}
