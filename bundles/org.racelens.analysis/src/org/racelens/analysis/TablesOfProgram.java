package org.racelens.analysis;

import java.util.List;
import org.racelens.logic.term.Atoms;
import org.racelens.logic.term.FunctionSymbol.Meaning;
import org.racelens.logic.term.IntExpr.Apply;
import org.racelens.logic.term.IntExpr.Constant;
import org.racelens.model.gap.GapKind;
import org.racelens.model.gap.ModelGap;
import org.racelens.race.verdict.Confidence;
import org.racelens.race.verdict.Race;
import org.racelens.race.verdict.RegionReport;

/**
 * What tables hold at a region of a program that is all in sight and starts in another file: the program computes it, so that it is no
 * input. Where it was not followed to the region, a race that needs certain elements in them is possible.
 */
final class TablesOfProgram {
	private TablesOfProgram() {
	}

	/** An answer for any contents of tables, as one of the program. */
	static RegionReport regarded(RegionReport r) {
		List<Race> races = r.races().stream().map(TablesOfProgram::regarded).toList();
		return races.equals(r.races()) ? r
				: new RegionReport(r.directive(), r.place(), r.endLine(), r.function(), r.verdict(), r.time(), races, r.gaps(),
						r.conditions(),
						r.proof());
	}

	private static Race regarded(Race race) {
		boolean needed = race.confidence() == Confidence.DEFINITE
				&& race.evidence().constraint().filter(c -> Atoms.applications(c).stream().anyMatch(TablesOfProgram::isElement))
						.isPresent();
		return needed ? race.because(new ModelGap(GapKind.HAVOC_VALUE, race.first().place(),
				AnalysisSentence.PROGRAM_COMPUTES_WHAT_TABLES_HOLD_HERE.of())) : race;
	}

	/** Whether it is what some table holds for an instance. */
	private static boolean isElement(Apply a) {
		return a.function().meaning() == Meaning.INPUT && !a.arguments().stream().allMatch(Constant.class::isInstance);
	}
}
