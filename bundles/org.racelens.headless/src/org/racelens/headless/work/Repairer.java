package org.racelens.headless.work;

import org.racelens.analysis.AnalysisOptions;
import org.racelens.model.source.Cancellation;
import org.racelens.model.source.CompileCommand;
import org.racelens.model.source.SourceText;
import org.racelens.repair.fix.FixSelection;
import org.racelens.repair.fix.Repair;

/** The repair of a file as the command line needs it; several workers use it at once. */
@FunctionalInterface
public interface Repairer {
	/** See {@link org.racelens.repair.verify.FixEngine#repair}. */
	Repair repair(SourceText source, CompileCommand command, AnalysisOptions options, FixSelection selection, Cancellation cancellation);
}
