package org.racelens.analysis.tests.oracle;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.racelens.analysis.tests.oracle.Answer.Confidence;
import org.racelens.analysis.tests.oracle.Answer.Race;
import org.racelens.analysis.tests.oracle.Answer.Verdict;
import org.racelens.analysis.tests.oracle.Disagreement.Kind;

/** Compares a subject's answer on a program with the oracle's, in both directions and down to the witnesses. */
public final class Agreement {
	private final TinyProgram program;
	private final PrintedProgram printed;
	private final Set<RacyPair> races;
	private final List<Disagreement> disagreements = new ArrayList<>();

	private Agreement(TinyProgram program, Printer printer) {
		this.program = program;
		this.printed = printer.print(program);
		this.races = Oracle.races(program).stream().map(printed::inLines).collect(Collectors.toCollection(TreeSet::new));
	}

	/** All points on which the subject and the oracle differ; empty if they agree. */
	public static List<Disagreement> check(TinyProgram program, Subject subject) {
		return compared(program, subject).disagreements();
	}

	/** All points on which the subject and the oracle differ on a program printed in some language. */
	static List<Disagreement> check(TinyProgram program, Printer printer, Subject subject) {
		return compared(program, printer, subject).disagreements();
	}

	/** Both answers on a program in C. */
	public static Comparison compared(TinyProgram program, Subject subject) {
		return compared(program, Printer.C, subject);
	}

	/** Both answers on a program printed in some language. */
	static Comparison compared(TinyProgram program, Printer printer, Subject subject) {
		Agreement agreement = new Agreement(program, printer);
		Set<String> gapKinds = new TreeSet<>();
		try {
			Answer answer = subject.analyse(agreement.printed.source());
			agreement.compare(answer);
			answer.reasons().forEach(reason -> gapKinds.add(reason.replaceFirst("^\\d+: ", "").replaceFirst(": .*", "")));
		} catch (RuntimeException | StackOverflowError failure) {
			agreement.disagree(Kind.FAILURE, String.valueOf(failure));
		}
		return new Comparison(agreement.races, gapKinds, agreement.disagreements);
	}

	/** The program with line numbers and both answers, for a person. */
	public static String explain(TinyProgram program, Subject subject) {
		return explain(program, Printer.C, subject);
	}

	/** The program, as it is printed in some language, with line numbers and both answers. */
	static String explain(TinyProgram program, Printer printer, Subject subject) {
		Agreement agreement = new Agreement(program, printer);
		String answer;
		try {
			answer = described(subject.analyse(agreement.printed.source()));
		} catch (RuntimeException | StackOverflowError failure) {
			answer = failure + "\n" + Arrays.stream(failure.getStackTrace()).limit(12).map(frame -> "    at " + frame)
					.collect(Collectors.joining("\n"));
		}
		return agreement.printed.numbered() + "oracle:  " + (agreement.races.isEmpty() ? "RACE_FREE" : "RACE " + agreement.races)
				+ "\nsubject: " + answer + "\ndiffer:  " + check(program, printer, subject) + "\n";
	}

	private static String described(Answer answer) {
		return answer.verdict() + " " + answer.reasons() + answer.races().stream()
				.map(race -> "\n    " + race.lines() + " " + race.confidence() + " " + race.values() + " " + race.first() + " "
						+ race.second())
				.collect(Collectors.joining());
	}

	private void disagree(Kind kind, String detail) {
		disagreements.add(new Disagreement(kind, detail));
	}

	private void compare(Answer answer) {
		Set<RacyPair> reported = answer.races().stream().map(Race::lines).collect(Collectors.toCollection(TreeSet::new));
		switch (answer.verdict()) {
			case UNKNOWN -> disagree(Kind.UNKNOWN, answer.reasons().toString());
			case RACE_FREE -> {
				if (!races.isEmpty()) {
					disagree(Kind.WRONG_RACE_FREE, races.toString());
				}
			}
			case RACE -> missed(answer, reported);
		}
		if (answer.verdict() == Verdict.RACE && reported.isEmpty() || answer.verdict() == Verdict.RACE_FREE && !reported.isEmpty()) {
			disagree(Kind.INCONSISTENT, answer.verdict() + " with " + reported);
		}
		answer.races().forEach(this::judge);
	}

	/** Of a variable that many pairs race on, a pair may be only counted; both its places are ends of listed ones. */
	private void missed(Answer answer, Set<RacyPair> reported) {
		Map<String, Integer> counted = new HashMap<>(answer.unlisted());
		for (RacyPair race : races) {
			if (!reported.contains(race)) {
				boolean isCounted = answer.isEnd(race.first(), race.variable()) && answer.isEnd(race.second(), race.variable())
						&& counted.merge(race.variable(), -1, Integer::sum) >= 0;
				if (!isCounted) {
					disagree(Kind.MISSED_PAIR, race.toString());
				}
			}
		}
	}

	private void judge(Race race) {
		RacyPair pair = race.lines();
		boolean definite = race.confidence() == Confidence.DEFINITE;
		if (!races.contains(pair)) {
			disagree(definite ? Kind.WRONG_DEFINITE : Kind.WRONG_POSSIBLE, pair.toString());
		} else if (!definite) {
			disagree(Kind.DOUBTED_PAIR, pair.toString());
		} else if (!replays(race)) {
			disagree(Kind.WRONG_WITNESS, pair + " " + race.values() + " " + race.first() + " " + race.second());
		}
	}

	/**
	 * Whether the oracle, given the witness's values, finds that very pair of instances racing; programs without an outermost team are not
	 * replayed.
	 */
	private boolean replays(Race race) {
		try {
			return !program.isFlat()
					|| Oracle.confirms(program, new ReplayedWitness(integer(race.values().get(Race.TEAM)), parameter(race), race.variable(),
							end(race.first()), end(race.second())));
		} catch (NumberFormatException notANumber) {
			return false;
		}
	}

	private OptionalInt parameter(Race race) {
		return program.parameter().map(named -> race.values().get(named.name())).map(value -> OptionalInt.of(integer(value)))
				.orElse(OptionalInt.empty());
	}

	private ReplayedWitness.End end(Answer.End end) {
		Map<String, Integer> iteration = new HashMap<>();
		end.iteration().forEach((name, value) -> iteration.put(name, integer(value)));
		return new ReplayedWitness.End(printed.labelAt(end.line()), integer(end.thread()), iteration);
	}

	private static int integer(String value) {
		return Integer.parseInt(value == null ? "" : value.strip());
	}

	/**
	 * What came of a comparison.
	 *
	 * @param races the program's races
	 * @param gapKinds the kinds of what the subject did not understand
	 * @param disagreements on what the two differ
	 */
	public record Comparison(Set<RacyPair> races, Set<String> gapKinds, List<Disagreement> disagreements) {
		/** Copies the collections. */
		public Comparison {
			races = Set.copyOf(races);
			gapKinds = Set.copyOf(gapKinds);
			disagreements = List.copyOf(disagreements);
		}

		/** Whether the program races. */
		public boolean isRacy() {
			return !races.isEmpty();
		}

		/** Whether the two differ in this way. */
		public boolean shows(Kind kind) {
			return disagreements.stream().anyMatch(point -> point.kind() == kind);
		}
	}
}
