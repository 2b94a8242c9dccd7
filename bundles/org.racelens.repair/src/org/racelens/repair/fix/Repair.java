package org.racelens.repair.fix;

import java.util.List;
import org.racelens.model.source.SourceText;
import org.racelens.race.verdict.UnitReport;

/**
 * The repair of a whole file: fixes applied one after the other, each verified on the text that the ones before it left.
 *
 * @param before the text as it was
 * @param after the text with all applied fixes; equal to {@code before} where there are none
 * @param first the analysis of the text as it was
 * @param last the analysis of the repaired text
 * @param applied in the order of their application
 * @param unresolved races for which no fix is offered, with the reasons
 */
public record Repair(SourceText before, SourceText after, UnitReport first, UnitReport last, List<VerifiedFix> applied,
		List<FixOutcome> unresolved) {
	public Repair {
		applied = List.copyOf(applied);
		unresolved = List.copyOf(unresolved);
	}
}
