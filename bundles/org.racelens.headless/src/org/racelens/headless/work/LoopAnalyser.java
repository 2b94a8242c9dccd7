package org.racelens.headless.work;

import java.util.List;
import java.util.Optional;
import org.racelens.analysis.AnalysisOptions;
import org.racelens.model.source.Cancellation;
import org.racelens.model.source.CompileCommand;
import org.racelens.model.source.SourceText;
import org.racelens.openmp.unit.FrontEndException;
import org.racelens.repair.suggest.Suggestion;

/** The analysis of sequential loops as the command line needs it. */
@FunctionalInterface
public interface LoopAnalyser {
	/** See {@link org.racelens.repair.suggest.Suggester#suggest}. */
	List<Suggestion> suggest(SourceText source, CompileCommand command, AnalysisOptions options, Optional<Integer> line,
			Cancellation cancellation) throws FrontEndException;
}
