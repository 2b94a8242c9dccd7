package org.racelens.ui.fix;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;

/** What can be done about findings that are no races, the best first. */
final class OtherEntries {
	private OtherEntries() {
	}

	static List<FindingResolution> of(MarkedFinding finding) {
		List<Function<Rank, FindingResolution>> entries = new ArrayList<>();
		finding.statement().ifPresent(s -> entries.add(rank -> new StateConditionResolution(finding, s, rank)));
		finding.source().ifPresent(source -> finding.corrections()
				.forEach(c -> entries.add(rank -> new CorrectionResolution(finding, c, source, rank))));
		finding.undecided().ifPresent(u -> ModelFunctionResolution.functions(u.region().gaps())
				.forEach(f -> entries.add(rank -> new ModelFunctionResolution(finding, f, rank))));
		if (CheckAgainResolution.helps(finding)) {
			entries.add(rank -> new CheckAgainResolution(finding, rank));
		}
		return Rank.all(entries);
	}
}
