package org.racelens.ui.words;

import org.eclipse.osgi.util.NLS;
import org.racelens.ide.marker.FindingTexts;
import org.racelens.ide.result.Finding;
import org.racelens.ide.result.Finding.Conditional;
import org.racelens.ide.result.Finding.NotAnalysed;
import org.racelens.ide.result.Finding.NotConforming;
import org.racelens.ide.result.Finding.RaceFound;
import org.racelens.ide.result.Finding.Undecided;
import org.racelens.race.verdict.RegionReport;
import org.racelens.report.words.ConditionWords;
import org.racelens.report.words.RaceMessages;
import org.racelens.report.words.Sentences;

/** The messages of markers. */
public final class FindingSentences implements FindingTexts {
	@Override
	public String sentence(Finding finding) {
		if (finding instanceof RaceFound found) {
			return RaceMessages.sentence(found.race());
		}
		if (finding instanceof Undecided undecided) {
			RegionReport region = undecided.region();
			return NLS.bind(Messages.undecided, RaceMessages.title(region), Sentences.of(Sentences.sorted(region.gaps()).get(0)));
		}
		if (finding instanceof Conditional conditional) {
			return NLS.bind(Messages.conditional, ConditionWords.lead(conditional.region()),
					ConditionWords.clause(conditional.condition()));
		}
		if (finding instanceof NotConforming notConforming) {
			return Sentences.of(notConforming.message());
		}
		return NLS.bind(Messages.notAnalysed, ((NotAnalysed) finding).reason());
	}
}
