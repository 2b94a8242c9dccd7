package org.racelens.headless;

import org.racelens.analysis.AnalysisOptions;
import org.racelens.analysis.fix.FixSelection;
import org.racelens.analysis.fix.Repair;
import org.racelens.model.source.Cancellation;
import org.racelens.model.source.CompileCommand;
import org.racelens.model.source.SourceText;

/** The repair of a file as the command line needs it; several workers use it at once. */
@FunctionalInterface
public interface Repairer {
	/** See {@link org.racelens.analysis.fix.FixEngine#repair}. */
	Repair repair(SourceText source, CompileCommand command, AnalysisOptions options, FixSelection selection, Cancellation cancellation);
}
