package org.racelens.analysis.tests.oracle;

import java.util.Collections;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.LongFunction;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.LongStream;
import org.racelens.analysis.tests.oracle.Agreement.Comparison;
import org.racelens.analysis.tests.oracle.Disagreement.Kind;

/**
 * The comparison of a subject with the oracle over a range of seeds of one dialect.
 *
 * @param dialect the dialect
 * @param printers what wrote the program of each seed down
 * @param comparisons the comparison of each seed
 * @param unprinted the seeds whose programs the language has no form for
 */
record AgreementRun(Dialect dialect, LongFunction<Printer> printers, SortedMap<Long, Comparison> comparisons,
		SortedSet<Long> unprinted) {
	/** Freezes the map. */
	public AgreementRun {
		comparisons = Collections.unmodifiableSortedMap(new TreeMap<>(comparisons));
		unprinted = Collections.unmodifiableSortedSet(new TreeSet<>(unprinted));
	}

	/** Compares programs in C on the seeds from..to-1, several at a time; the subject must bear being called by several threads. */
	public static AgreementRun over(Dialect dialect, long from, long to, Subject subject) {
		return over(dialect, from, to, seed -> Printer.C, subject);
	}

	/** Compares programs in any language on the seeds from..to-1. */
	static AgreementRun over(Dialect dialect, long from, long to, LongFunction<Printer> printers, Subject subject) {
		Set<Long> unprinted = ConcurrentHashMap.newKeySet();
		Map<Long, Comparison> comparisons = new ConcurrentHashMap<>();
		LongStream.range(from, to).parallel().forEach(seed -> {
			TinyProgram program = dialect.program(seed);
			if (isPrinted(program, printers.apply(seed))) {
				comparisons.put(seed, Agreement.compared(program, printers.apply(seed), subject));
			} else {
				unprinted.add(seed);
			}
		});
		return new AgreementRun(dialect, printers, new TreeMap<>(comparisons), new TreeSet<>(unprinted));
	}

	private static boolean isPrinted(TinyProgram program, Printer printer) {
		try {
			printer.print(program);
			return true;
		} catch (IllegalArgumentException noForm) {
			return false;
		}
	}

	/** How many programs were compared. */
	public long programs() {
		return comparisons.size();
	}

	/** How many of them race. */
	public long racy() {
		return count(Comparison::isRacy);
	}

	/** The seeds on which the two differ, with all points. */
	public SortedMap<Long, List<Disagreement>> disagreements() {
		SortedMap<Long, List<Disagreement>> differing = new TreeMap<>();
		comparisons.forEach((seed, comparison) -> {
			if (!comparison.disagreements().isEmpty()) {
				differing.put(seed, comparison.disagreements());
			}
		});
		return differing;
	}

	/** How many programs show at least one of some kinds of disagreement. */
	public long differing(Set<Kind> kinds) {
		return count(comparison -> kinds.stream().anyMatch(comparison::shows));
	}

	/** How many programs show each kind of disagreement. */
	public Map<Kind, Long> counts() {
		Map<Kind, Long> counts = new EnumMap<>(Kind.class);
		disagreements().values()
				.forEach(points -> points.stream().map(Disagreement::kind).distinct().forEach(kind -> counts.merge(kind, 1L, Long::sum)));
		return counts;
	}

	/** How many programs show one kind of disagreement. */
	public long count(Kind kind) {
		return count(comparison -> comparison.shows(kind));
	}

	private long count(Predicate<Comparison> condition) {
		return comparisons.values().stream().filter(condition).count();
	}

	/** A few lines: where the two agree, where the subject has no answer and why, and where it is wrong. */
	public String summary() {
		return dialect + ": " + programs() + " random programs, " + racy() + " of them racy"
				+ (unprinted.isEmpty() ? "" : ", left out " + unprinted.size())
				+ "\n  agreed racy " + count(comparison -> comparison.disagreements().isEmpty() && comparison.isRacy())
				+ ", agreed free " + count(comparison -> comparison.disagreements().isEmpty() && !comparison.isRacy())
				+ ", unknown " + count(Kind.UNKNOWN) + " " + reasons()
				+ "\n  wrong RACE_FREE " + count(Kind.WRONG_RACE_FREE) + ", wrong DEFINITE " + count(Kind.WRONG_DEFINITE)
				+ ", POSSIBLE race on a free program "
				+ count(comparison -> comparison.shows(Kind.WRONG_POSSIBLE) && !comparison.isRacy())
				+ ", all disagreements " + counts();
	}

	/** How many of the programs without verdict have a gap of each kind. */
	private Map<String, Long> reasons() {
		return comparisons.values().stream().filter(comparison -> comparison.shows(Kind.UNKNOWN))
				.flatMap(comparison -> comparison.gapKinds().stream())
				.collect(Collectors.groupingBy(kind -> kind, TreeMap::new, Collectors.counting()));
	}

	/** The summary, all seeds with disagreements, and the worst of the programs in full and reduced. */
	public String report(Subject subject, int programsInFull) {
		StringBuilder text = new StringBuilder(summary()).append('\n');
		SortedMap<Long, List<Disagreement>> disagreements = disagreements();
		disagreements.forEach((seed, points) -> text.append("seed ").append(seed).append(": ").append(points).append('\n'));
		disagreements.entrySet().stream().sorted((x, y) -> worst(x.getValue()).compareTo(worst(y.getValue()))).limit(programsInFull)
				.forEach(entry -> text.append(inFull(entry.getKey(), worst(entry.getValue()), subject)));
		return text.toString();
	}

	private static Kind worst(List<Disagreement> points) {
		return points.stream().map(Disagreement::kind).min(Kind::compareTo).orElseThrow();
	}

	private String inFull(long seed, Kind kind, Subject subject) {
		TinyProgram program = dialect.program(seed);
		Printer printer = printers.apply(seed);
		TinyProgram small = Shrinker.shrink(program, candidate -> isPrinted(candidate, printer)
				&& Agreement.check(candidate, printer, subject).stream().anyMatch(point -> point.kind() == kind));
		return "\n=== seed " + seed + ", " + kind + " ===\n" + Agreement.explain(program, printer, subject) + "--- reduced ---\n"
				+ Agreement.explain(small, printer, subject);
	}
}
