package org.racelens.headless.tests;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import org.racelens.analysis.AnalysisOptions;
import org.racelens.headless.work.Repairer;
import org.racelens.model.gap.Argument;
import org.racelens.model.gap.Explanation;
import org.racelens.model.gap.ForeignSentence;
import org.racelens.model.source.Cancellation;
import org.racelens.model.source.CompileCommand;
import org.racelens.model.source.SourceChange;
import org.racelens.model.source.SourceRange;
import org.racelens.model.source.SourceText;
import org.racelens.model.source.TextEdit;
import org.racelens.race.verdict.AccessReport;
import org.racelens.race.verdict.Confidence;
import org.racelens.race.verdict.Proof;
import org.racelens.race.verdict.Race;
import org.racelens.race.verdict.RegionReport;
import org.racelens.race.verdict.UnitReport;
import org.racelens.race.verdict.Verdict;
import org.racelens.repair.fix.FixKind;
import org.racelens.repair.fix.FixOutcome;
import org.racelens.repair.fix.FixSelection;
import org.racelens.repair.fix.RaceGroup;
import org.racelens.repair.fix.Refusal;
import org.racelens.repair.fix.Repair;
import org.racelens.repair.fix.RepairSentence;
import org.racelens.repair.fix.TitleSentence;
import org.racelens.repair.fix.VerifiedFix;

/**
 * Takes each line with {@code race NAME} for a region with a race on that variable, repairs it by a line before it and the word
 * {@code free}, and leaves {@code stuck NAME} as it is.
 */
final class FakeRepairer implements Repairer {
	final List<SourceText> sources = Collections.synchronizedList(new ArrayList<>());
	final List<FixSelection> selections = Collections.synchronizedList(new ArrayList<>());
	/** What happens to the world while a file is repaired. */
	Consumer<SourceText> meanwhile = source -> {
	};

	@Override
	public Repair repair(SourceText source, CompileCommand command, AnalysisOptions options, FixSelection selection,
			Cancellation cancellation) {
		sources.add(source);
		selections.add(selection);
		if (source.text().contains("fault")) {
			throw new IllegalStateException("made to fail");
		}
		meanwhile.accept(source);
		if (source.text().contains("unparseable")) {
			UnitReport failed = UnitReport.failed(source.path(), "the parser cannot read it", Duration.ZERO);
			return new Repair(source, source, failed, failed, List.of(), List.of());
		}
		List<VerifiedFix> applied = new ArrayList<>();
		SourceText text = source;
		while (selection.kinds().contains(FixKind.PRIVATE) && text.text().contains("race ")) {
			VerifiedFix fix = fix(text);
			applied.add(fix);
			text = fix.fixed();
		}
		UnitReport last = report(text);
		List<FixOutcome> unresolved = last.regions().stream().filter(region -> region.verdict() == Verdict.RACE)
				.map(region -> new FixOutcome(group(region), List.of(), List.of(
						new Refusal(FixKind.PRIVATE, title(region), RepairSentence.X_IS_NEEDED_AFTER_THE_LOOP.of(
								TitleSentence.X_OF_LINE_Y.of(Argument.name("the value"), Argument.line(region.place().line())))))))
				.toList();
		return new Repair(source, text, report(source), last, applied, unresolved);
	}

	private static VerifiedFix fix(SourceText text) {
		UnitReport before = report(text);
		RegionReport region = before.regions().stream()
				.filter(r -> text.text().startsWith("race ", r.place().offset())).findFirst().orElseThrow();
		int at = region.place().offset();
		String end = text.text().contains("\r\n") ? "\r\n" : "\n";
		SourceChange change = SourceChange.of(text, List.of(TextEdit.insert(at, "// fixed" + end), new TextEdit(at, at + 4, "free")));
		SourceText fixed = change.appliedTo(text).orElseThrow();
		return new VerifiedFix(List.of(FixKind.PRIVATE), title(region),
				ForeignSentence.quoted("costs nothing"), List.of(), group(region), change, fixed, before, report(fixed));
	}

	private static Explanation title(RegionReport region) {
		return TitleSentence.ADD_X_TO_THE_Y.of("private",
				TitleSentence.X_OF_LINE_Y.of(Argument.name("region"), Argument.line(region.place().line())));
	}

	private static RaceGroup group(RegionReport region) {
		return new RaceGroup(region, region.races().get(0).variable(), Optional.empty(), region.races());
	}

	private static UnitReport report(SourceText source) {
		List<RegionReport> regions = new ArrayList<>();
		int offset = 0;
		int line = 1;
		for (String one : source.text().split("\n", -1)) {
			String[] words = one.strip().split("\\s+");
			SourceRange place = new SourceRange(source.path(), offset, offset + one.length(), line, 1, line);
			if (words.length > 1 && List.of("race", "stuck", "perhaps").contains(words[0])) {
				Confidence confidence = words[0].equals("perhaps") ? Confidence.POSSIBLE : Confidence.DEFINITE;
				regions.add(new RegionReport("parallel", place, line, "f", Verdict.RACE, Duration.ZERO,
						List.of(race(words[1], place, confidence)), List.of(), new Proof(1, 0, 0, List.of())));
			} else if (words.length > 1 && words[0].equals("free")) {
				regions.add(new RegionReport("parallel", place, line, "f", Verdict.RACE_FREE, Duration.ZERO, List.of(), List.of(),
						new Proof(1, 1, 0, List.of())));
			} else if (words[0].equals("unknown")) {
				regions.add(new Sample(source.path()).unknown());
			}
			offset += one.length() + 1;
			line++;
		}
		return new UnitReport(source.path(), Optional.empty(), regions, List.of(), Duration.ZERO);
	}

	private static Race race(String name, SourceRange place, Confidence confidence) {
		AccessReport write = new AccessReport(place, true, false, name, "0", Optional.empty(), Map.of(), Optional.empty(), name, name,
				List.of());
		return new Race(Race.Kind.WW, name, Optional.empty(), confidence, List.of(new Sample(place.path()).gap()), write, write,
				Map.of("T", "2"), Sample.evidence());
	}
}
