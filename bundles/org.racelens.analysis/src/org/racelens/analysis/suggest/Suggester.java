package org.racelens.analysis.suggest;

import java.util.List;
import java.util.Optional;
import org.racelens.analysis.Analysis;
import org.racelens.analysis.AnalysisOptions;
import org.racelens.model.program.FrontEnd;
import org.racelens.model.program.FrontEndException;
import org.racelens.model.source.Cancellation;
import org.racelens.model.source.CompileCommand;
import org.racelens.model.source.SourceText;

/** Analyses sequential loops as if they carried {@code parallel for}. */
public final class Suggester {
	private final FrontEnd frontEnd;
	private final Analysis analysis;

	public Suggester(FrontEnd frontEnd, Analysis analysis) {
		this.frontEnd = frontEnd;
		this.analysis = analysis;
	}

	/**
	 * The answers for the sequential loops of a file in source order: outer loops first; loops inside one that can be parallel are not asked.
	 *
	 * @param line only the loop that starts in this line, or else the innermost one around it; empty for all
	 * @throws FrontEndException when the file as a whole cannot be read
	 * @throws java.util.concurrent.CancellationException when {@code cancellation} answered {@code true}
	 */
	public List<Suggestion> suggest(SourceText source, CompileCommand command, AnalysisOptions options, Optional<Integer> line,
			Cancellation cancellation) throws FrontEndException {
		throw new UnsupportedOperationException();
	}
}
