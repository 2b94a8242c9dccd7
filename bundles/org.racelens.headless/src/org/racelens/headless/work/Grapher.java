package org.racelens.headless.work;

import java.util.Map;
import org.racelens.analysis.AnalysisOptions;
import org.racelens.model.source.Cancellation;
import org.racelens.model.source.CompileCommand;
import org.racelens.model.source.SourceRange;
import org.racelens.model.source.SourceText;
import org.racelens.openmp.unit.FrontEndException;
import org.racelens.race.graph.PhaseGraph;

/** The graphs of a file's regions as the command line needs them, by the places of the directives. */
@FunctionalInterface
public interface Grapher {
	/** See {@link org.racelens.race.graph.PhaseGraphs#of}. */
	Map<SourceRange, PhaseGraph> graphs(SourceText source, CompileCommand command, AnalysisOptions options, Cancellation cancellation)
			throws FrontEndException;
}
