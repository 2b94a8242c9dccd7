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
import java.util.function.UnaryOperator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.racelens.model.source.SourceRange;
import org.racelens.race.verdict.Confidence;

/**
 * A corpus program with the expectations in its comments; the format is described in {@code tests/corpus/README.md}.
 *
 * @param regions expected region verdict by line
 * @param races expected race ends by line
 * @param messages expected message kinds by line
 * @param fixes what must and must not be offered as a fix, by the line of the region's directive
 */
record CorpusFile(Path path, String text, Map<Integer, RegionMark> regions, Map<Integer, List<RaceMark>> races,
		Map<Integer, List<String>> messages, Map<Integer, List<FixMark>> fixes) {
	private static final Pattern WORD = Pattern
			.compile(
					"(RACE_FREE_IF|RACE_FREE|RACE|UNKNOWN|race|possible|accepted|message|witness|nofix|offers|fix)(?:\\(((?:[^()]|\\(\\))*)\\))?|(\\w+)\\s*<=\\s*(\\d+)");

	private static final String MARK = "//@";
	private static final String FORTRAN_MARK = "!@";
	private static final Pattern FORTRAN = Pattern.compile(".*\\.[fF](?:90)?");
	private static final Pattern OTHER_OUTPUT = Pattern.compile("Output: (differs without OpenMP|undefined)");
	private static final Pattern MAIN = Pattern.compile("(?m)^(int|auto|signed|) *main\\s*\\(");

	/**
	 * An expected verdict.
	 *
	 * @param gap the kind of gap that an UNKNOWN names; of a RACE_FREE_IF all its conditions, by their kinds and variables
	 * @param bounds upper bounds of witness values by name
	 */
	record RegionMark(String verdict, Optional<String> gap, Map<String, Long> bounds) {
	}

	/** An expected end of a race, of a variable if one is named. */
	record RaceMark(Optional<String> variable, Confidence confidence, Standing standing) {
		RaceMark possible() {
			return new RaceMark(variable, Confidence.POSSIBLE, standing);
		}

		RaceMark accepted() {
			return new RaceMark(variable, confidence, Standing.ACCEPTED);
		}
	}

	/** Whether the source accepts a race. */
	enum Standing {
		OPEN, ACCEPTED
	}

	/** How a fix is expected. */
	enum Demand {
		/** The best fix is of one of the kinds. */
		BEST,
		/** A fix of each of the kinds is among the offered ones. */
		OFFERED,
		/** No fix of any of the kinds is offered. */
		REFUSED
	}

	/**
	 * What is expected of the fixes for a variable's races.
	 *
	 * @param kinds identifiers of kinds
	 */
	record FixMark(String variable, Demand demand, List<String> kinds) {
		static FixMark of(Demand demand, String argument) {
			String[] parts = argument.split(":", 2);
			return new FixMark(parts[0].strip(), demand, Stream.of(parts[1].split("\\|")).map(String::strip).toList());
		}
	}

	static CorpusFile read(Path path) {
		try {
			String text = Files.readString(path);
			Map<Integer, RegionMark> regions = new TreeMap<>();
			Map<Integer, List<RaceMark>> races = new TreeMap<>();
			Map<Integer, List<String>> messages = new TreeMap<>();
			Map<Integer, List<FixMark>> fixes = new TreeMap<>();
			CorpusFile file = new CorpusFile(path, text, regions, races, messages, fixes);
			String[] lines = text.split("\n", -1);
			for (int i = 0; i < lines.length; i++) {
				int mark = mark(path, lines[i]);
				if (mark >= 0) {
					int line = lines[i].substring(0, mark).isBlank() ? nextCodeLine(lines, i) : i + 1;
					file.addMarks(line, lines[i].substring(mark));
				}
			}
			return file;
		} catch (IOException e) {
			throw new UncheckedIOException(e);
		}
	}

	private static int mark(Path path, String line) {
		return line.indexOf(FORTRAN.matcher(path.toString()).matches() ? FORTRAN_MARK : MARK);
	}

	private static int nextCodeLine(String[] lines, int from) {
		int next = from + 1;
		while (next < lines.length && (lines[next].strip().startsWith(MARK) || lines[next].strip().startsWith(FORTRAN_MARK))) {
			next++;
		}
		return next + 1;
	}

	private void addMarks(int line, String text) {
		Matcher m = WORD.matcher(text);
		while (m.find()) {
			Optional<String> argument = Optional.ofNullable(m.group(2));
			String word = m.group(1) == null ? "" : m.group(1);
			switch (word) {
				case "RACE", "RACE_FREE", "RACE_FREE_IF", "UNKNOWN" ->
					regions.put(line, new RegionMark(word, argument, new LinkedHashMap<>()));
				case "race" ->
					races.computeIfAbsent(line, k -> new ArrayList<>()).add(new RaceMark(argument, Confidence.DEFINITE, Standing.OPEN));
				case "possible" -> replaceLast(races.get(line), RaceMark::possible);
				case "accepted" -> replaceLast(races.get(line), RaceMark::accepted);
				case "message" -> messages.computeIfAbsent(line, k -> new ArrayList<>()).add(argument.orElseThrow());
				case "fix" -> addFix(line, Demand.BEST, argument);
				case "offers" -> addFix(line, Demand.OFFERED, argument);
				case "nofix" -> addFix(line, Demand.REFUSED, argument);
				case "" -> regions.get(line).bounds().put(m.group(3), Long.parseLong(m.group(4)));
				default -> {
				}
			}
		}
	}

	private static void replaceLast(List<RaceMark> marks, UnaryOperator<RaceMark> change) {
		marks.set(marks.size() - 1, change.apply(marks.get(marks.size() - 1)));
	}

	private void addFix(int line, Demand demand, Optional<String> argument) {
		fixes.computeIfAbsent(line, k -> new ArrayList<>()).add(FixMark.of(demand, argument.orElseThrow()));
	}

	/**
	 * The line that stands for a place: its own, or in an included file the one that includes it.
	 *
	 * @return 0 where nothing includes it
	 */
	int lineOf(SourceRange place) {
		Path name = Path.of(place.path()).getFileName();
		if (path.getFileName().equals(name)) {
			return place.line();
		}
		List<String> lines = text.lines().toList();
		return 1 + IntStream.range(0, lines.size()).filter(i -> lines.get(i).contains("#include \"" + name + "\"")).findFirst().orElse(-1);
	}

	/** The numbers of threads with which the program has the output of the sequential program, whatever correct change is made. */
	List<Integer> comparableTeams() {
		if (!hasMain(text) || OTHER_OUTPUT.matcher(text).find()) {
			return List.of();
		}
		return text.contains("Output: depends on the team size") ? List.of(1) : List.of(1, 2, 3, 8);
	}

	boolean isRacy() {
		return regions.values().stream().anyMatch(r -> r.verdict().equals("RACE"));
	}

	static boolean hasMain(String text) {
		return MAIN.matcher(text).find();
	}

	/** All programs of the corpus in C and C++, in order of their paths. */
	static List<CorpusFile> all(Path corpus) {
		return all(corpus, Pattern.compile(".*\\.(c|cc|cpp|cxx|C)"));
	}

	/** All programs of the corpus in Fortran, in order of their paths. */
	static List<CorpusFile> fortran(Path corpus) {
		return all(corpus, FORTRAN);
	}

	private static List<CorpusFile> all(Path corpus, Pattern names) {
		try (Stream<Path> files = Files.walk(corpus)) {
			return files.filter(f -> names.matcher(f.toString()).matches()).sorted().map(CorpusFile::read).toList();
		} catch (IOException e) {
			throw new UncheckedIOException(e);
		}
	}
}
