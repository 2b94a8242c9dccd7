package org.racelens.headless;

import java.util.Map;
import org.racelens.analysis.graph.PhaseGraph;
import org.racelens.model.program.FrontEndException;
import org.racelens.model.source.Cancellation;
import org.racelens.model.source.CompileCommand;
import org.racelens.model.source.SourceRange;
import org.racelens.model.source.SourceText;

/** The graphs of a file's regions as the command line needs them, by the places of the directives. */
@FunctionalInterface
public interface Grapher {
	/** See {@link org.racelens.analysis.graph.PhaseGraphs#of}. */
	Map<SourceRange, PhaseGraph> graphs(SourceText source, CompileCommand command, Cancellation cancellation) throws FrontEndException;
}
