package org.racelens.ide.summary;

import java.time.DateTimeException;
import java.time.Instant;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.racelens.race.verdict.Verdict;

/** What a check of a whole project came to, and when it ended. */
public record PastRun(Instant end, Tally tally) {
	private static final String SEPARATOR = " ";
	/** The order of verdicts in a line; others may follow. */
	private static final List<Verdict> VERDICTS = List.of(Verdict.RACE, Verdict.RACE_FREE_IF, Verdict.RACE_FREE, Verdict.UNKNOWN);
	private static final int FIGURES = 5;

	/** The run as {@link #parse} reads it: the seconds of its end since 1970, then the figures. */
	String line() {
		Stream<Integer> figures = Stream.of(tally.files(), tally.failed(), tally.definite(), tally.possible(), tally.accepted());
		return Stream.concat(Stream.of(Long.toString(end.getEpochSecond())),
				Stream.concat(figures, VERDICTS.stream().map(tally::regions)).map(String::valueOf)).collect(Collectors.joining(SEPARATOR));
	}

	/** The run that a line tells of; empty for a line that tells of none, as where a write was cut short. */
	static Optional<PastRun> parse(String line) {
		String[] words = line.strip().split(SEPARATOR);
		if (words.length != 1 + FIGURES + VERDICTS.size()) {
			return Optional.empty();
		}
		try {
			Instant end = Instant.ofEpochSecond(Long.parseLong(words[0]));
			int[] figures = Arrays.stream(words).skip(1).mapToInt(Integer::parseInt).toArray();
			return Arrays.stream(figures).anyMatch(figure -> figure < 0) ? Optional.empty() : Optional.of(new PastRun(end, tally(figures)));
		} catch (NumberFormatException | DateTimeException e) {
			return Optional.empty();
		}
	}

	private static Tally tally(int[] figures) {
		Map<Verdict, Integer> regions = new EnumMap<>(Verdict.class);
		for (int i = 0; i < VERDICTS.size(); i++) {
			if (figures[FIGURES + i] > 0) {
				regions.put(VERDICTS.get(i), figures[FIGURES + i]);
			}
		}
		int next = 0;
		return new Tally(figures[next++], figures[next++], figures[next++], figures[next++], figures[next++], regions);
	}
}
