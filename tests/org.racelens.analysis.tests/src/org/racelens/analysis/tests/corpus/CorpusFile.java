package org.racelens.analysis.tests.corpus;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * A corpus program with the expectations in its comments; the format is described in {@code tests/corpus/README.md}.
 *
 * @param regions expected region verdict by line
 * @param races expected race ends by line
 * @param messages expected message kinds by line
 */
record CorpusFile(Path path, String text, Map<Integer, RegionMark> regions, Map<Integer, List<RaceMark>> races,
		Map<Integer, List<String>> messages) {
	private static final Pattern WORD = Pattern
			.compile("(RACE_FREE|RACE|UNKNOWN|race|possible|message|witness)(?:\\(([^)]*)\\))?|(\\w+)\\s*<=\\s*(\\d+)");

	/**
	 * An expected verdict.
	 *
	 * @param gap the kind of gap that an UNKNOWN names
	 * @param bounds upper bounds of witness values by name
	 */
	record RegionMark(String verdict, Optional<String> gap, Map<String, Long> bounds) {
	}

	/** An expected end of a race, of a variable if one is named. */
	record RaceMark(Optional<String> variable, boolean possible) {
	}

	static CorpusFile read(Path path) {
		try {
			String text = Files.readString(path);
			Map<Integer, RegionMark> regions = new TreeMap<>();
			Map<Integer, List<RaceMark>> races = new TreeMap<>();
			Map<Integer, List<String>> messages = new TreeMap<>();
			String[] lines = text.split("\n", -1);
			for (int i = 0; i < lines.length; i++) {
				int mark = lines[i].indexOf("//@");
				if (mark >= 0) {
					int line = lines[i].substring(0, mark).isBlank() ? nextCodeLine(lines, i) : i + 1;
					marks(path, line, lines[i].substring(mark), regions, races, messages);
				}
			}
			return new CorpusFile(path, text, regions, races, messages);
		} catch (IOException e) {
			throw new UncheckedIOException(e);
		}
	}

	private static int nextCodeLine(String[] lines, int from) {
		int next = from + 1;
		while (next < lines.length && lines[next].strip().startsWith("//@")) {
			next++;
		}
		return next + 1;
	}

	private static void marks(Path path, int line, String text, Map<Integer, RegionMark> regions, Map<Integer, List<RaceMark>> races,
			Map<Integer, List<String>> messages) {
		Matcher m = WORD.matcher(text);
		while (m.find()) {
			Optional<String> argument = Optional.ofNullable(m.group(2));
			String word = m.group(1) == null ? "" : m.group(1);
			switch (word) {
				case "RACE", "RACE_FREE", "UNKNOWN" -> regions.put(line, new RegionMark(word, argument, new LinkedHashMap<>()));
				case "race" -> races.computeIfAbsent(line, k -> new ArrayList<>()).add(new RaceMark(argument, false));
				case "possible" -> {
					List<RaceMark> marks = races.get(line);
					RaceMark last = marks.remove(marks.size() - 1);
					marks.add(new RaceMark(last.variable(), true));
				}
				case "message" -> messages.computeIfAbsent(line, k -> new ArrayList<>()).add(argument.orElseThrow());
				case "" -> regions.get(line).bounds().put(m.group(3), Long.parseLong(m.group(4)));
				default -> {
				}
			}
		}
	}

	/** All programs of the corpus in order of their paths. */
	static List<CorpusFile> all(Path corpus) {
		try (Stream<Path> files = Files.walk(corpus)) {
			return files.filter(f -> f.toString().matches(".*\\.(c|cc|cpp|cxx|C)")).sorted().map(CorpusFile::read).toList();
		} catch (IOException e) {
			throw new UncheckedIOException(e);
		}
	}
}
