package org.racelens.headless.work;

import org.racelens.analysis.AnalysisOptions;
import org.racelens.model.source.Cancellation;
import org.racelens.model.source.CompileCommand;
import org.racelens.model.source.SourceText;
import org.racelens.race.verdict.UnitReport;

/** The analysis of a file as the command line needs it; several workers use it at once. */
@FunctionalInterface
public interface Analyser {
	/** See {@link org.racelens.analysis.Analysis#analyse}. */
	UnitReport analyse(SourceText source, CompileCommand command, AnalysisOptions options, Cancellation cancellation);
}
