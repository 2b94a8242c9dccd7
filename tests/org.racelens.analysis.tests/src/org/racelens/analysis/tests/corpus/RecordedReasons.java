package org.racelens.analysis.tests.corpus;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.racelens.analysis.tests.corpus.RecordedProgram.Compiler;
import org.racelens.race.verdict.Race;

/** Why recorded runs of some programs show something else than their comments state: {@code tests/corpus/recorded.txt}, read. */
final class RecordedReasons {
	static final Path FILE = CorpusFixes.CORPUS.resolve("recorded.txt");
	private static final String ANY = "any";

	/** How runs differ from what is stated. */
	enum Kind {
		/** a run shows a race where there is none */
		ALARM,
		/** a run shows a pair that only a hand-over has ordered where nothing can hand over */
		HANDED_OVER,
		/** no run shows a race without doubts */
		NOT_CONFIRMED,
		/** there is no program with the recorder */
		NOT_BUILT,
		/** the recorded program prints or returns something else */
		OTHER_END
	}

	/**
	 * A difference between runs and what a program's comments state.
	 *
	 * @param subject the race, or {@link #END}, as entries name it
	 * @param told the same with what is known of it
	 */
	record Disagreement(Kind kind, String subject, String told) {
		/** What the program prints and returns. */
		static final String END = "end";
		/** What nothing has a name for is somewhere else in each run. */
		private static final Pattern ADDRESS = Pattern.compile("^memory at 0x[0-9a-f]+$");

		/** @param more what is known of it */
		static Disagreement of(Kind kind, Race race, String more) {
			String subject = ADDRESS.matcher(race.variable()).replaceAll("memory") + " in lines " + race.first().place().line() + " and "
					+ race.second().place().line();
			return new Disagreement(kind, subject, subject + more);
		}
	}

	/** Whether a reason is met in each run. */
	enum Occurrence {
		ALWAYS, BY_CHANCE
	}

	/** A fact of a compiler, a runtime of OpenMP or a program; the head of the file says what each is. */
	enum Reason {
		COMPILED_OTHERWISE("compiled-otherwise", Occurrence.ALWAYS, Kind.ALARM, Kind.NOT_CONFIRMED, Kind.OTHER_END),
		HOST_DEVICE("host-device", Occurrence.ALWAYS, Kind.ALARM, Kind.NOT_CONFIRMED, Kind.OTHER_END),
		NOT_INSTRUMENTED("not-instrumented", Occurrence.ALWAYS, Kind.NOT_CONFIRMED),
		LIBRARY("library", Occurrence.ALWAYS, Kind.NOT_CONFIRMED),
		COMBINATION("combination", Occurrence.ALWAYS, Kind.ALARM, Kind.NOT_CONFIRMED),
		BARRIER("barrier", Occurrence.ALWAYS, Kind.NOT_CONFIRMED),
		HANDED_OUT("handed-out", Occurrence.ALWAYS, Kind.NOT_CONFIRMED),
		OTHER_PLACE("other-place", Occurrence.ALWAYS, Kind.ALARM, Kind.NOT_CONFIRMED),
		INPUT("input", Occurrence.ALWAYS, Kind.NOT_CONFIRMED),
		SCHEDULE("schedule", Occurrence.BY_CHANCE, Kind.NOT_CONFIRMED),
		LANES("lanes", Occurrence.ALWAYS, Kind.NOT_CONFIRMED),
		UNDECIDED("undecided", Occurrence.BY_CHANCE, Kind.ALARM, Kind.NOT_CONFIRMED),
		UNDEFINED("undefined", Occurrence.BY_CHANCE, Kind.ALARM, Kind.NOT_CONFIRMED, Kind.OTHER_END),
		HAND_OVER("hand-over", Occurrence.BY_CHANCE, Kind.NOT_CONFIRMED),
		LEAGUE("league", Occurrence.BY_CHANCE, Kind.ALARM, Kind.NOT_CONFIRMED),
		OWN_OUTPUT("own-output", Occurrence.BY_CHANCE, Kind.OTHER_END);

		private final String id;
		private final Occurrence occurrence;
		private final Set<Kind> kinds;

		Reason(String id, Occurrence occurrence, Kind... kinds) {
			this.id = id;
			this.occurrence = occurrence;
			this.kinds = Set.of(kinds);
		}

		String id() {
			return id;
		}

		/** Whether a program that has it must differ in each series of runs. */
		private boolean isMetAlways() {
			return occurrence == Occurrence.ALWAYS;
		}

		private static Reason of(String id) {
			return Stream.of(values()).filter(r -> r.id.equals(id)).findFirst()
					.orElseThrow(() -> new IllegalArgumentException("no reason is called " + id));
		}
	}

	/**
	 * A line of the file.
	 *
	 * @param compiler that it speaks of, or {@code any}
	 * @param subjects the races that it speaks of, or the end of the program
	 */
	record Entry(String program, String compiler, Reason reason, Set<String> subjects) {
		private static final int PARTS = 4;

		private static Entry of(String line) {
			String[] parts = line.split(" \\| ", PARTS);
			if (parts.length != PARTS) {
				throw new IllegalArgumentException("no line of four parts: " + line);
			}
			return new Entry(parts[0], parts[1], Reason.of(parts[2]), Set.of(parts[3].split("; ")));
		}

		/** Whether it explains that a program's runs differ in this way. */
		boolean explains(Disagreement disagreement) {
			return reason.kinds.contains(disagreement.kind()) && subjects.contains(disagreement.subject());
		}

		/** What it speaks of and is not shown by runs with which it has to be met. */
		Set<String> needless(List<Disagreement> found) {
			Set<String> needless = new TreeSet<>(reason.isMetAlways() ? subjects : Set.of());
			found.stream().filter(this::explains).map(Disagreement::subject).forEach(needless::remove);
			return needless;
		}

		boolean isOf(Compiler c) {
			return compiler.equals(ANY) || compiler.equals(c.id());
		}

		/** Whether a compiler's runs show that it is needed; where it speaks of any, clang's do. */
		boolean isShownBy(Compiler c) {
			return compiler.equals(c.id()) || compiler.equals(ANY) && c == Compiler.CLANG;
		}

		/** Whether it speaks of a compiler that there is. */
		boolean hasCompiler() {
			return Stream.of(Compiler.values()).anyMatch(this::isOf);
		}
	}

	private final String head;
	private final List<Entry> entries;

	private RecordedReasons(String head, List<Entry> entries) {
		this.head = head;
		this.entries = List.copyOf(entries);
	}

	/** The file of the corpus. */
	static RecordedReasons read() {
		StringBuilder head = new StringBuilder();
		List<Entry> entries = new ArrayList<>();
		try {
			for (String line : Files.readAllLines(FILE)) {
				if (line.startsWith("#")) {
					head.append(line).append('\n');
				} else if (!line.isBlank()) {
					entries.add(Entry.of(line));
				}
			}
		} catch (IOException e) {
			throw new UncheckedIOException(e);
		}
		return new RecordedReasons(head.toString(), entries);
	}

	/** What the file says of its reasons. */
	String head() {
		return head;
	}

	List<Entry> entries() {
		return entries;
	}

	/** Why runs of a program may differ. */
	List<Entry> of(String program, Compiler compiler) {
		return entries.stream().filter(e -> e.program().equals(program) && e.isOf(compiler)).toList();
	}
}
