package org.racelens.exploration.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.LongStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.racelens.analysis.Analysis;
import org.racelens.analysis.AnalysisOptions;
import org.racelens.exploration.skeleton.Skeleton;
import org.racelens.exploration.tests.SkeletonInC.Dialect;
import org.racelens.frontend.cdt.CdtFrontEnd;
import org.racelens.model.source.Cancellation;
import org.racelens.model.source.CompileCommand;
import org.racelens.model.source.SourceText;
import org.racelens.race.verdict.Confidence;
import org.racelens.race.verdict.Race;
import org.racelens.race.verdict.RegionReport;
import org.racelens.race.verdict.UnitReport;
import org.racelens.race.verdict.Verdict;
import org.racelens.solver.z3.Z3ProverFactory;

/**
 * What the whole product says of small synchronisation programs is what brute force finds, for teams of a given size and of any; how many:
 * {@code -Dracelens.synchronised=20000}, half of them in each dialect, and {@code -Dracelens.seed} the first.
 */
class PipelineOnSkeletonsTest {
	private static final int PROGRAMS = Integer.getInteger("racelens.synchronised", 80);
	private static final long SEED = Long.getLong("racelens.seed", 20261130);
	private static final String PATH = "skeleton.c";

	private final Analysis analysis = new Analysis(new CdtFrontEnd(), new Z3ProverFactory());

	/** How an answer stands to what brute force finds. */
	private enum Outcome {
		FREE, FREE_IN_SMALL_TEAMS, RACY, UNDECIDED, POSSIBLE_WHERE_FREE, WRONG_FREE, WRONG_DEFINITE;

		boolean isWrong() {
			return this == WRONG_FREE || this == WRONG_DEFINITE;
		}
	}

	/**
	 * What may race, by pairs of ids of accesses.
	 *
	 * @param surely by every reading of the memory model
	 * @param perhaps by some
	 */
	private record Expected(Set<String> surely, Set<String> perhaps) {
		void add(Skeleton skeleton) {
			Enumerator.Results results = Enumerator.of(skeleton);
			surely.addAll(results.stronger().races());
			perhaps.addAll(results.weaker().races());
			perhaps.addAll(results.buffered().races());
		}
	}

	@ParameterizedTest
	@EnumSource(Dialect.class)
	void answersAreThoseOfTheEnumerator(Dialect dialect) {
		Map<Outcome, Integer> counts = new EnumMap<>(Outcome.class);
		List<String> wrong = new ArrayList<>();
		LongStream.range(SEED, SEED + PROGRAMS).filter(s -> Math.floorMod(s, Dialect.values().length) == dialect.ordinal())
				.forEach(seed -> {
					Skeleton skeleton = Notation.skeleton(inC(RandomSkeletons.of(seed)), 3);
					for (boolean teamIsGiven : new boolean[] { true, false }) {
						SkeletonInC.Printed printed = SkeletonInC.print(skeleton, dialect, teamIsGiven);
						Outcome outcome = outcome(printed, expected(skeleton, teamIsGiven));
						counts.merge(outcome, 1, Integer::sum);
						if (outcome.isWrong()) {
							wrong.add(seed + " " + outcome + "\n" + printed.text());
						}
					}
				});
		System.out.println("synchronised programs, " + dialect + ": " + counts);
		assertEquals(List.of(), wrong);
		int all = counts.values().stream().mapToInt(i -> i).sum();
		int open = counts.getOrDefault(Outcome.UNDECIDED, 0) + counts.getOrDefault(Outcome.POSSIBLE_WHERE_FREE, 0);
		assertTrue(all > 0 && open < 0.15 * all, counts.toString());
	}

	/**
	 * Without barriers that not all threads would come to, and without comparisons whose order is stronger where they fail. C11 7.17.7.4
	 */
	private static String inC(String skeleton) {
		return skeleton.replace("barrier; ", "").replaceAll("cas\\.(rlx|rel)\\.\\w+", "cas.$1.rlx");
	}

	/** Of a team that may have any size, the threads from some number on are not there. */
	private static Expected expected(Skeleton skeleton, boolean teamIsGiven) {
		Expected expected = new Expected(new TreeSet<>(), new TreeSet<>());
		int team = skeleton.threads().size();
		for (int size = teamIsGiven ? team : 1; size <= team; size++) {
			expected.add(new Skeleton(skeleton.locations(), skeleton.threads().subList(0, size)));
		}
		return expected;
	}

	private Outcome outcome(SkeletonInC.Printed printed, Expected expected) {
		UnitReport unit = analysis.analyse(new SourceText(PATH, printed.text(), 0), CompileCommand.forPath(PATH),
				AnalysisOptions.defaults(), Cancellation.NEVER);
		RegionReport region = unit.regions().get(0);
		List<Race> definite = region.races().stream().filter(r -> r.confidence() == Confidence.DEFINITE).toList();
		Set<String> surely = lines(expected.surely, printed);
		if (!definite.stream().allMatch(r -> surely.contains(pair(r.first().place().line(), r.second().place().line())))) {
			return Outcome.WRONG_DEFINITE;
		}
		if (region.verdict() == Verdict.RACE_FREE || region.verdict() == Verdict.RACE_FREE_IF) {
			return !expected.perhaps.isEmpty() ? Outcome.WRONG_FREE
					: region.verdict() == Verdict.RACE_FREE ? Outcome.FREE : Outcome.FREE_IN_SMALL_TEAMS;
		}
		if (region.verdict() == Verdict.UNKNOWN) {
			return Outcome.UNDECIDED;
		}
		return !definite.isEmpty() ? Outcome.RACY : expected.perhaps.isEmpty() ? Outcome.POSSIBLE_WHERE_FREE
				: surely.isEmpty() ? Outcome.RACY : Outcome.UNDECIDED;
	}

	private static Set<String> lines(Set<String> pairs, SkeletonInC.Printed printed) {
		Set<String> lines = new TreeSet<>();
		for (String pair : pairs) {
			String[] ids = pair.split(" \\| ");
			lines.add(pair(printed.lines().get(ids[0]), printed.lines().get(ids[1])));
		}
		return lines;
	}

	private static String pair(int a, int b) {
		return Math.min(a, b) + " " + Math.max(a, b);
	}
}
