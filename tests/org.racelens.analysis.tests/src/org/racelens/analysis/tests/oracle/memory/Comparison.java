package org.racelens.analysis.tests.oracle.memory;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.racelens.analysis.tests.oracle.machine.Program.Executed;
import org.racelens.analysis.tests.oracle.machine.Program.RacyPlaces;
import org.racelens.analysis.tests.oracle.machine.RefusedException;
import org.racelens.race.verdict.Verdict;

/**
 * What came of a comparison.
 *
 * @param isRacy whether some input makes the program race
 * @param answer what the analysis says; empty if it fails
 * @param points on what it is wrong
 */
record Comparison(boolean isRacy, Optional<Verdicts> answer, List<Point> points) {
	/** What can be wrong, worst first. */
	enum Kind {
		/** the verdict is RACE_FREE, and some input makes the program race */
		WRONG_RACE_FREE,
		/** some input fulfils the conditions and makes the program race */
		WRONG_CONDITIONS,
		/** a race is called definite, and no input leads to it, not even the one that is named */
		WRONG_DEFINITE,
		/** the analysis failed */
		FAILURE,
		/** whether a condition holds cannot be told */
		UNCLEAR_CONDITION,
		/**
		 * a definite race has no input that is not undefined for another reason: what nobody stored is read, or a block of memory is left
		 */
		UNDEFINED_RACE;

		/** Whether it is none of the analysis, but of the program. */
		boolean isOfTheProgram() {
			return this == UNDEFINED_RACE;
		}
	}

	/** One thing that is wrong. */
	record Point(Kind kind, String detail) {
	}

	/** Compares the answers on a program. */
	static Comparison of(MemoryProgram program, Judge judge) {
		Map<String, Executed> executed = program.executed();
		boolean racy = !MemoryProgram.races(executed).isEmpty();
		try {
			Verdicts answer = judge.answer(program.files());
			return new Comparison(racy, Optional.of(answer), points(program, executed, answer, judge));
		} catch (RuntimeException | StackOverflowError failure) {
			return new Comparison(racy, Optional.empty(), List.of(new Point(Kind.FAILURE, String.valueOf(failure))));
		}
	}

	private static List<Point> points(MemoryProgram program, Map<String, Executed> executed, Verdicts answer, Judge judge) {
		List<Point> points = new ArrayList<>();
		if (answer.verdict() == Verdict.RACE_FREE || answer.verdict() == Verdict.RACE_FREE_IF) {
			executed.forEach((start, one) -> {
				if (program.only().contains(start) && !one.isUndefined() && !one.races().isEmpty()) {
					free(start, one, answer, judge).ifPresent(points::add);
				}
			});
		}
		Set<RacyPlaces> found = MemoryProgram.races(executed);
		answer.definite().forEach((places, witnesses) -> {
			if (!found.contains(places)) {
				invented(program, places, witnesses, executed).ifPresent(kind -> points.add(new Point(kind, places + " " + witnesses)));
			}
		});
		return points;
	}

	/** What is wrong with a race that no input has led to. */
	private static Optional<Kind> invented(MemoryProgram program, RacyPlaces places, List<Map<String, String>> witnesses,
			Map<String, Executed> executed) {
		List<Executed> all = witnesses.stream().flatMap(w -> program.executed(w).stream()).filter(e -> e.races().contains(places)).toList();
		if (all.stream().anyMatch(e -> !e.isUndefined())) {
			return Optional.empty();
		}
		boolean undefined = !all.isEmpty() || executed.values().stream().anyMatch(e -> e.races().contains(places));
		return Optional.of(undefined ? Kind.UNDEFINED_RACE : Kind.WRONG_DEFINITE);
	}

	/** What is wrong with the freedom of an input with races. */
	private static Optional<Point> free(String start, Executed one, Verdicts answer, Judge judge) {
		if (answer.verdict() == Verdict.RACE_FREE) {
			return Optional.of(new Point(Kind.WRONG_RACE_FREE, start + " " + one.races()));
		}
		try {
			boolean fulfilled = one.encounters().stream()
					.allMatch(e -> answer.conditions().stream().allMatch(c -> HeldConditions.holds(c, e.asked(judge::inC))));
			return fulfilled ? Optional.of(new Point(Kind.WRONG_CONDITIONS, start + " " + one.races() + " " + answer.conditions()))
					: Optional.empty();
		} catch (RefusedException | ClassCastException unclear) {
			return Optional.of(new Point(Kind.UNCLEAR_CONDITION, start + " " + answer.conditions() + " " + unclear));
		}
	}

	boolean shows(Kind kind) {
		return points.stream().anyMatch(p -> p.kind() == kind);
	}

	/** The verdict, in one word. */
	String word() {
		return answer.map(a -> a.verdict() == Verdict.RACE ? a.definite().isEmpty() ? "POSSIBLE" : "DEFINITE" : a.verdict().name())
				.orElse("FAILED");
	}
}
