package org.racelens.headless.work;

import java.util.Map;
import org.racelens.analysis.AnalysisOptions;
import org.racelens.headless.store.ResultStore;
import org.racelens.model.source.Cancellation;
import org.racelens.model.source.CompileCommand;
import org.racelens.model.source.SourceText;
import org.racelens.race.verdict.UnitReport;

/** The pipeline as the command line needs it; several workers use it at once. */
@FunctionalInterface
public interface Analyser {
	/** See {@link org.racelens.analysis.Analysis#analyse}. */
	UnitReport analyse(SourceText source, CompileCommand command, AnalysisOptions options, Cancellation cancellation);

	/** The same for files that are parts of a program. */
	default Analyser within(ProgramFiles program) {
		return this;
	}

	/** The same for files that a user names together, with their commands by their paths. */
	default Analyser beside(Map<String, CompileCommand> files) {
		return this;
	}

	/** The same, where what earlier runs have found need not be found again. */
	default Analyser keeping(ResultStore store) {
		return this;
	}
}
