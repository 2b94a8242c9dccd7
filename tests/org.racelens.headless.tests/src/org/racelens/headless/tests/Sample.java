package org.racelens.headless.tests;

import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.racelens.logic.term.BoolExpr;
import org.racelens.logic.term.Bools;
import org.racelens.logic.term.FunctionSymbol;
import org.racelens.logic.term.IntExpr;
import org.racelens.logic.term.Ints;
import org.racelens.logic.term.Name;
import org.racelens.logic.term.Symbol;
import org.racelens.model.gap.Explanation;
import org.racelens.model.gap.ForeignSentence;
import org.racelens.model.gap.GapKind;
import org.racelens.model.gap.MessageKind;
import org.racelens.model.gap.ModelGap;
import org.racelens.model.gap.SourceMessage;
import org.racelens.model.source.CallSite;
import org.racelens.model.source.SourceRange;
import org.racelens.race.verdict.AccessReport;
import org.racelens.race.verdict.Confidence;
import org.racelens.race.verdict.Evidence;
import org.racelens.race.verdict.Proof;
import org.racelens.race.verdict.Race;
import org.racelens.race.verdict.RegionReport;
import org.racelens.race.verdict.UnitReport;
import org.racelens.race.verdict.Verdict;
import org.racelens.report.SourceLines;
import org.racelens.report.words.CheckReport;

/** Reports made by hand, for a source of which only some lines exist. */
record Sample(String path) {
	static final Map<Integer, String> LINES = Map.of(9, "#pragma omp parallel for", 10, "\tfor (int i = 0; i < n; i++)", 11,
			"\t\ta[i+1] = a[i] + 1;", 20, "#pragma omp parallel for", 22, "\t\tg(b);");
	private static final Optional<Explanation> PHASE = Optional
			.of(ForeignSentence.quoted("before the barrier at the end of the loop"));
	static final Sample SHIFT = new Sample("src/shift.c");

	SourceLines source() {
		return (file, line) -> file.equals(path) ? Optional.ofNullable(LINES.get(line)) : Optional.empty();
	}

	SourceRange place(int line, int column, int length) {
		return new SourceRange(path, line * 100 + column, line * 100 + column + length, line, column, line);
	}

	AccessReport write() {
		return new AccessReport(place(11, 3, 6), true, false, "a[i+1]", "0", Optional.empty(), Map.of("i", "0"),
				PHASE, "a[1]", "a + 4", List.of());
	}

	AccessReport read() {
		return new AccessReport(place(11, 12, 4), false, false, "a[i]", "1", Optional.empty(), Map.of("i", "1"),
				PHASE, "a[1]", "a + 4", List.of());
	}

	/** {@code i + 1 = i' ∧ owner(i) = 0 ∧ owner(i') = 1 ∧ 0 ≤ i ∧ i' < n}. */
	static Evidence evidence() {
		return new Evidence.Formula(constraint());
	}

	static BoolExpr constraint() {
		Symbol i = Symbol.of(Name.of("i#1"), Symbol.Role.TRIP);
		Symbol n = Symbol.of(Name.of("n"), Symbol.Role.PARAMETER);
		FunctionSymbol owner = new FunctionSymbol(Name.of("owner of for:9"), 1, FunctionSymbol.Meaning.OWNER_ANY, Optional.empty());
		return Bools.and(Bools.equal(Ints.add(i, 1), i.primed()), Bools.equal(new IntExpr.Apply(owner, List.of(i)), Ints.ZERO),
				Bools.equal(new IntExpr.Apply(owner, List.of(i.primed())), Ints.ONE), Bools.lessEqual(Ints.ZERO, i),
				Bools.less(i.primed(), n));
	}

	Race race() {
		Map<String, String> witness = new LinkedHashMap<>();
		witness.put("T", "2");
		witness.put("n", "2");
		return new Race(Race.Kind.RW, "a", Optional.empty(), Confidence.DEFINITE, List.of(), write(), read(), witness, evidence());
	}

	Race possibleRace() {
		AccessReport inCallee = new AccessReport(place(22, 3, 4), true, true, "*p", "1", Optional.of(place(20, 3, 9)), Map.of(),
				Optional.empty(), "b[0]", "b + 0",
				List.of(new CallSite("g", place(22, 3, 4))));
		return new Race(Race.Kind.WW, "b", Optional.empty(), Confidence.POSSIBLE, List.of(gap()), write(), inCallee, Map.of("T", "2"),
				evidence());
	}

	ModelGap gap() {
		return new ModelGap(GapKind.UNMODELLED_CALL, place(22, 3, 4), ForeignSentence.quoted("the function g is not known"));
	}

	RegionReport racy() {
		return new RegionReport("parallel for", place(9, 1, 24), 11, "shift", Verdict.RACE, Duration.ofMillis(3), List.of(race()),
				List.of(),
				new Proof(2, 1, 1, List.of()));
	}

	RegionReport possible() {
		return new RegionReport("parallel for", place(20, 1, 24), 23, "call", Verdict.RACE, Duration.ofMillis(3), List.of(possibleRace()),
				List.of(), new Proof(2, 1, 1, List.of()));
	}

	RegionReport free() {
		return new RegionReport("parallel", place(40, 1, 20), 44, "", Verdict.RACE_FREE, Duration.ofMillis(1), List.of(), List.of(),
				new Proof(9, 7, 2, List.of(ForeignSentence.quoted("callers of f outside this file are serial"))));
	}

	RegionReport unknown() {
		return new RegionReport("parallel for", place(20, 1, 24), 23, "call", Verdict.UNKNOWN, Duration.ofMillis(1), List.of(),
				List.of(gap()), new Proof(1, 0, 0, List.of()));
	}

	UnitReport file() {
		return new UnitReport(path, Optional.empty(), List.of(racy(), unknown(), free()),
				List.of(new SourceMessage(MessageKind.UNKNOWN_CLAUSE, place(9, 5, 3),
						ForeignSentence.quoted("the clause foo is not known"))),
				Duration.ofMillis(12));
	}

	CheckReport report() {
		return new CheckReport("1.0.0", List.of(file(), UnitReport.failed("src/gone <&>.c", "no such file or directory", Duration.ZERO),
				new UnitReport("src/serial.c", Optional.empty(), List.of(), List.of(), Duration.ZERO)));
	}
}
