package org.racelens.ui.words;

import java.util.List;
import java.util.Optional;
import org.eclipse.osgi.util.NLS;
import org.racelens.ide.marker.FindingTexts;
import org.racelens.ide.result.Finding;
import org.racelens.ide.result.Finding.Conditional;
import org.racelens.ide.result.Finding.NotAnalysed;
import org.racelens.ide.result.Finding.NotConforming;
import org.racelens.ide.result.Finding.RaceFound;
import org.racelens.ide.result.Finding.Undecided;
import org.racelens.model.gap.Explanation;
import org.racelens.model.gap.ModelGap;
import org.racelens.race.verdict.ConditionTrial;
import org.racelens.race.verdict.Confidence;
import org.racelens.race.verdict.Race;
import org.racelens.race.verdict.RegionReport;
import org.racelens.race.verdict.RegionTrial;
import org.racelens.race.verdict.Trial;
import org.racelens.race.verdict.Trial.Outcome;
import org.racelens.report.words.ConditionWords;
import org.racelens.report.words.RaceMessages;
import org.racelens.report.words.Sentences;

/** The messages of markers. */
public final class FindingSentences implements FindingTexts {
	@Override
	public String sentence(Finding finding) {
		if (finding instanceof RaceFound found) {
			return race(found.race());
		}
		if (finding instanceof Undecided undecided) {
			RegionReport region = undecided.region();
			return tried(NLS.bind(Messages.undecided, RaceMessages.title(region), because(region.gaps())),
					region.tried().map(RegionTrial::told));
		}
		if (finding instanceof Conditional conditional) {
			return tried(NLS.bind(Messages.conditional, ConditionWords.lead(conditional.region()),
					ConditionWords.clause(conditional.condition())), conditional.condition().tried().map(ConditionTrial::told));
		}
		if (finding instanceof NotConforming notConforming) {
			return Sentences.of(notConforming.message());
		}
		return NLS.bind(Messages.notAnalysed, ((NotAnalysed) finding).reason());
	}

	private static String tried(String sentence, Optional<Explanation> told) {
		return told.map(t -> NLS.bind(Messages.confirmed, sentence, Sentences.of(t))).orElse(sentence);
	}

	/** A possible race with why it is no more than that; one that runs have shown, or that is accepted, needs no more reasons. */
	private static String race(Race race) {
		String sentence = RaceMessages.sentence(race);
		Optional<Trial> seen = race.evidence().tried().filter(t -> t.outcome() == Outcome.CONFIRMED);
		if (seen.isPresent()) {
			return NLS.bind(Messages.confirmed, sentence, Sentences.of(seen.get().told()));
		}
		boolean isOnlyPossible = race.confidence() == Confidence.POSSIBLE && !race.isAccepted() && !race.reasons().isEmpty();
		return isOnlyPossible ? NLS.bind(Messages.onlyPossible, sentence, because(race.reasons())) : sentence;
	}

	/** The first reason, and how many there are besides; without lines, so that a message stays as it is while others are edited. */
	private static String because(List<ModelGap> gaps) {
		String reason = Sentences.of(Sentences.sorted(gaps).get(0));
		int more = gaps.size() - 1;
		return more == 0 ? reason : NLS.bind(Messages.andMore, reason, more);
	}
}
