package org.racelens.ui.fix;

import java.util.ArrayList;
import java.util.List;
import org.eclipse.osgi.util.NLS;
import org.racelens.race.verdict.AccessReport;
import org.racelens.race.verdict.Proof;
import org.racelens.race.verdict.Race;
import org.racelens.repair.suggest.Suggestion.Parallel;
import org.racelens.repair.suggest.Suggestion.Sequential;
import org.racelens.report.words.RaceMessages;
import org.racelens.report.words.Sentences;

/** Says why a loop can be parallel, or cannot. */
final class LoopWords {
	private LoopWords() {
	}

	/** The proof, what the clauses are for, and what was assumed. */
	static String proof(Parallel loop) {
		List<String> lines = new ArrayList<>();
		Proof proof = loop.proof().proof();
		lines.add(switch (proof.pairs()) {
			case 0 -> Messages.proofWithoutPairs;
			case 1 -> Messages.proofOfOnePair;
			default -> NLS.bind(Messages.proofOfPairs, new Object[] { proof.pairs(), proof.cheap(), proof.solver() });
		});
		lines.addAll(loop.notes().stream().map(Sentences::of).map(FixWords::capital).toList());
		proof.assumptions().forEach(a -> lines.add(NLS.bind(Messages.assuming, Sentences.of(a))));
		return String.join("\n", lines);
	}

	/** The reason, and the two iterations that meet. */
	static String reason(Sequential loop) {
		List<String> lines = new ArrayList<>(List.of(FixWords.capital(Sentences.of(loop.reason())) + "."));
		loop.dependence().ifPresent(race -> {
			lines.add("");
			lines.add(NLS.bind(Messages.inParallel, RaceMessages.sentence(race)));
			lines.add(end(race.first()));
			lines.add(end(race.second()));
			lines.add(witness(race));
			Sentences.sorted(race.reasons())
					.forEach(gap -> lines.add(NLS.bind(Messages.onlyPossible, gap.place().line(), Sentences.of(gap))));
		});
		return String.join("\n", lines);
	}

	private static String end(AccessReport end) {
		return NLS.bind(Messages.end,
				new Object[] { end.place().line(), end.write() ? Messages.writes : Messages.reads, end.resolved() });
	}

	private static String witness(Race race) {
		List<String> values = race.witness().entrySet().stream().map(e -> e.getKey() + " = " + e.getValue()).toList();
		return NLS.bind(Messages.witness, String.join(", ", values));
	}
}
