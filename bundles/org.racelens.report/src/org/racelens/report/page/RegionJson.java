package org.racelens.report.page;

import java.util.List;
import com.google.gson.JsonObject;
import org.racelens.model.gap.ModelGap;
import org.racelens.race.verdict.Condition;
import org.racelens.race.verdict.Proof;
import org.racelens.race.verdict.RegionReport;
import org.racelens.report.SourceLines;
import org.racelens.report.words.ConditionWords;
import org.racelens.report.words.RaceMessages;
import org.racelens.report.words.RunWords;
import org.racelens.report.words.Sentences;

/** What is told of a region besides its races. */
final class RegionJson {
	private final ExcerptJson excerpts;

	RegionJson(SourceLines lines) {
		excerpts = new ExcerptJson(lines);
	}

	JsonObject of(RegionReport region) {
		return excerpts.add(region.place(), new Fields()).text("title", RaceMessages.title(region))
				.text("verdict", region.verdict().name())
				.number("endLine", region.endLine())
				.each("gaps", Sentences.sorted(region.gaps()), this::gap)
				.text("lead", region.conditions().isEmpty() ? "" : ConditionWords.lead(region))
				.each("conditions", region.conditions(), this::condition)
				.texts("runs", RunWords.lines(region))
				.text("figures", figures(region.proof()))
				.texts("facts", region.proof().facts().stream().map(Sentences::of).toList())
				.texts("assumptions", region.proof().assumptions().stream().map(Sentences::of).toList()).object();
	}

	/** What was not understood, for a region or a race. */
	JsonObject gap(ModelGap gap) {
		return excerpts.add(gap.place(), new Fields()).text("text", Sentences.of(gap)).text("kind", gap.kind().id()).object();
	}

	private JsonObject condition(Condition condition) {
		List<String> tried = condition.tried().stream().map(trial -> Sentences.of(trial.told())).toList();
		return excerpts.add(condition.place(), new Fields()).text("text", ConditionWords.clause(condition))
				.text("kind", condition.kind().id()).texts("tried", tried).object();
	}

	private static String figures(Proof proof) {
		return proof.pairs() + " conflicting pairs of accesses, " + proof.cheap() + " decided without the solver, " + proof.solver()
				+ " by the solver";
	}
}
