package org.racelens.analysis.tests.oracle;

import java.util.Collections;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.LongStream;

import org.racelens.analysis.tests.oracle.Disagreement.Kind;

/**
 * The comparison of a subject with the oracle over a range of seeds.
 *
 * @param programs how many programs were compared
 * @param racy how many of them race
 * @param disagreements the seeds on which the two differ, with all points
 */
public record AgreementRun(long programs, long racy, SortedMap<Long, List<Disagreement>> disagreements) {
	/** Freezes the map. */
	public AgreementRun {
		disagreements = Collections.unmodifiableSortedMap(new TreeMap<>(disagreements));
	}

	/** Compares on the seeds from..to-1, several at a time; the subject must bear being called by several threads. */
	public static AgreementRun over(long from, long to, Subject subject) {
		Map<Long, List<Disagreement>> disagreements = LongStream.range(from, to).parallel().boxed()
				.collect(Collectors.toConcurrentMap(seed -> seed, seed -> Agreement.check(RegionGenerator.program(seed), subject)));
		disagreements.values().removeIf(List::isEmpty);
		long racy = LongStream.range(from, to).parallel().filter(seed -> !Oracle.races(RegionGenerator.program(seed)).isEmpty()).count();
		return new AgreementRun(to - from, racy, new TreeMap<>(disagreements));
	}

	/** How many programs show each kind of disagreement. */
	public Map<Kind, Long> counts() {
		Map<Kind, Long> counts = new EnumMap<>(Kind.class);
		disagreements.values()
				.forEach(points -> points.stream().map(Disagreement::kind).distinct().forEach(kind -> counts.merge(kind, 1L, Long::sum)));
		return counts;
	}

	/** How many programs show one kind of disagreement. */
	public long count(Kind kind) {
		return counts().getOrDefault(kind, 0L);
	}

	/** One line. */
	public String summary() {
		return programs + " random regions, " + racy + " of them racy; wrong RACE_FREE: " + count(Kind.WRONG_RACE_FREE)
				+ ", wrong DEFINITE: "
				+ count(Kind.WRONG_DEFINITE) + ", all disagreements: " + counts();
	}

	/** The summary, all seeds with disagreements, and the worst of the programs in full and reduced. */
	public String report(Subject subject, int programsInFull) {
		StringBuilder text = new StringBuilder(summary()).append('\n');
		disagreements.forEach((seed, points) -> text.append("seed ").append(seed).append(": ").append(points).append('\n'));
		disagreements.entrySet().stream().sorted((x, y) -> worst(x.getValue()).compareTo(worst(y.getValue()))).limit(programsInFull)
				.forEach(entry -> text.append(inFull(entry.getKey(), worst(entry.getValue()), subject)));
		return text.toString();
	}

	private static Kind worst(List<Disagreement> points) {
		return points.stream().map(Disagreement::kind).min(Kind::compareTo).orElseThrow();
	}

	private static String inFull(long seed, Kind kind, Subject subject) {
		TinyProgram program = RegionGenerator.program(seed);
		TinyProgram small = Shrinker.shrink(program,
				candidate -> Agreement.check(candidate, subject).stream().anyMatch(point -> point.kind() == kind));
		return "\n=== seed " + seed + ", " + kind + " ===\n" + Agreement.explain(program, subject) + "--- reduced ---\n"
				+ Agreement.explain(small, subject);
	}
}
