package org.racelens.analysis.tests.oracle.memory;

import java.util.Collections;
import java.util.Comparator;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.LongFunction;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.LongStream;
import org.racelens.analysis.tests.oracle.memory.Comparison.Kind;
import org.racelens.analysis.tests.oracle.memory.Comparison.Point;
import org.racelens.race.verdict.Verdict;

/**
 * The comparison over a range of seeds of one dialect.
 *
 * @param comparisons by seed
 */
record MemoryRun(MemoryDialect dialect, SortedMap<Long, Comparison> comparisons) {
	MemoryRun {
		comparisons = Collections.unmodifiableSortedMap(new TreeMap<>(comparisons));
	}

	/** Compares on the seeds from..to-1. */
	static MemoryRun over(MemoryDialect dialect, long from, long to, Judge judge) {
		return over(dialect, LongStream.range(from, to), seed -> judge);
	}

	/** Compares on some seeds. */
	static MemoryRun over(MemoryDialect dialect, LongStream seeds, LongFunction<Judge> judges) {
		return new MemoryRun(dialect, new TreeMap<>(seeds.parallel().boxed()
				.collect(Collectors.toConcurrentMap(seed -> seed, seed -> Comparison.of(dialect.program(seed), judges.apply(seed))))));
	}

	long programs() {
		return comparisons.size();
	}

	long count(Predicate<Comparison> condition) {
		return comparisons.values().stream().filter(condition).count();
	}

	/** How many are racy. */
	long racy() {
		return count(Comparison::isRacy);
	}

	/** How many are free, whatever the input, or where conditions hold. */
	long free() {
		return count(c -> !c.isRacy() || c.answer().filter(a -> a.verdict() == Verdict.RACE_FREE_IF).isPresent());
	}

	/** How many have an answer that says something for sure. */
	long decided() {
		return count(c -> c.answer().filter(Verdicts::isDecided).isPresent());
	}

	/** The points on which the analysis is wrong, by seed. */
	SortedMap<Long, Comparison> wrong() {
		SortedMap<Long, Comparison> wrong = new TreeMap<>(comparisons);
		wrong.values().removeIf(c -> c.points().stream().allMatch(p -> p.kind().isOfTheProgram()));
		return wrong;
	}

	/** A few lines. */
	String summary() {
		return dialect + ": " + programs() + " random programs, " + racy() + " of them racy, " + decided() + " decided"
				+ "\n  racy: " + words(Comparison::isRacy) + "\n  free: " + words(c -> !c.isRacy()) + "\n  wrong: " + kinds();
	}

	private Map<String, Long> words(Predicate<Comparison> condition) {
		return comparisons.values().stream().filter(condition)
				.collect(Collectors.groupingBy(Comparison::word, TreeMap::new, Collectors.counting()));
	}

	private Map<Kind, Long> kinds() {
		return comparisons.values().stream().flatMap(c -> c.points().stream().map(Point::kind).distinct())
				.collect(Collectors.groupingBy(kind -> kind, TreeMap::new, Collectors.counting()));
	}

	/** The summary, all seeds with wrong answers, and the worst programs in full and reduced. */
	String report(LongFunction<Judge> judges, int programsInFull) {
		StringBuilder text = new StringBuilder(summary()).append('\n');
		wrong().forEach((seed, c) -> text.append("seed ").append(seed).append(": ").append(c.points()).append('\n'));
		wrong().entrySet().stream().sorted(Comparator.comparing(e -> worst(e.getValue()))).limit(programsInFull).forEach(e -> {
			MemoryProgram program = dialect.program(e.getKey());
			Kind kind = worst(e.getValue());
			Judge judge = judges.apply(e.getKey());
			MemoryProgram small = LineShrinker.shrunk(program, candidate -> Comparison.of(candidate, judge).shows(kind));
			text.append("\n=== seed ").append(e.getKey()).append(", ").append(kind).append(" ===\n").append(program.numbered())
					.append("--- reduced ---\n").append(small.numbered()).append(Comparison.of(small, judge)).append('\n');
		});
		return text.toString();
	}

	private static Kind worst(Comparison comparison) {
		return comparison.points().stream().map(Point::kind).min(Comparator.naturalOrder()).orElseThrow();
	}
}
