package org.racelens.analysis;

import java.util.function.Supplier;
import org.racelens.openmp.unit.ParsedUnit;
import org.racelens.race.verdict.UnitReport;

/** Remembers reports of whole units, which depend on nothing but the unit and the options. */
@FunctionalInterface
public interface ReportMemory {
	/** A memory of nothing. */
	ReportMemory NONE = (unit, options, analysis) -> analysis.get();

	/** The report that the analysis of a unit makes, or has made. */
	UnitReport report(ParsedUnit unit, AnalysisOptions options, Supplier<UnitReport> analysis);
}
