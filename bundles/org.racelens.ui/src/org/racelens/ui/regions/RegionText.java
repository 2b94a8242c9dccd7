package org.racelens.ui.regions;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import org.eclipse.osgi.util.NLS;
import org.racelens.model.gap.ModelGap;
import org.racelens.race.verdict.Condition;
import org.racelens.race.verdict.Proof;
import org.racelens.race.verdict.Race;
import org.racelens.race.verdict.RegionReport;
import org.racelens.report.words.ConditionWords;
import org.racelens.report.words.RaceMessages;
import org.racelens.report.words.RunWords;
import org.racelens.report.words.Sentences;

/** What is known of a region, in words. */
final class RegionText {
	private RegionText() {
	}

	/** Verdict, figures, races, conditions, gaps and assumptions. */
	static String details(RegionRow row) {
		RegionReport region = row.region();
		List<String> lines = new ArrayList<>();
		lines.add(NLS.bind(Messages.title,
				new Object[] { RaceMessages.title(region), region.place().line(), Column.verdict(row) }));
		Proof proof = region.proof();
		lines.add(NLS.bind(proof.pairs() == 1 ? Messages.provedOne : Messages.proved,
				new Object[] { proof.pairs(), proof.cheap(), proof.solver(), region.time().toMillis() }));
		section(Messages.decided, region.races().stream().map(RegionText::race).toList(), lines);
		section(Messages.conditions, region.conditions().stream().map(RegionText::condition).toList(), lines);
		section(Messages.gaps, Sentences.sorted(region.gaps()).stream().map(RegionText::gap).toList(), lines);
		section(Messages.inRuns, RunWords.lines(region), lines);
		proof.facts().forEach(f -> lines.add(NLS.bind(Messages.factProved, Sentences.of(f))));
		proof.assumptions().forEach(a -> lines.add(NLS.bind(Messages.assuming, Sentences.of(a))));
		return String.join("\n", lines);
	}

	private static void section(String head, List<String> items, List<String> lines) {
		if (!items.isEmpty()) {
			lines.add(head);
			items.forEach(i -> lines.add("  \u2022 " + i));
		}
	}

	private static String race(Race race) {
		String sentence = RaceMessages.sentence(race);
		return race.suppression().map(s -> NLS.bind(Messages.acceptedRace, sentence, s.reason())).orElse(sentence);
	}

	private static String condition(Condition condition) {
		return NLS.bind(Messages.line, condition.place().line(), ConditionWords.tried(condition));
	}

	/** All conditions, in one line. */
	static String conditions(RegionRow row) {
		return row.region().conditions().stream().map(ConditionWords::clause).distinct().collect(Collectors.joining("; "));
	}

	private static String gap(ModelGap gap) {
		return NLS.bind(Messages.line, gap.place().line(), Sentences.of(gap));
	}

	/** Rows as lines with the columns separated by tabs, under a line of heads. */
	static String table(List<RegionRow> rows) {
		String head = Arrays.stream(Column.values()).map(Column::title).collect(Collectors.joining("\t"));
		return head + "\n" + rows.stream().map(r -> Arrays.stream(Column.values()).map(c -> c.text(r)).collect(Collectors.joining("\t")))
				.collect(Collectors.joining("\n")) + "\n";
	}
}
