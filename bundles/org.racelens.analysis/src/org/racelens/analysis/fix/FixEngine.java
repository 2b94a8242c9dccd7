package org.racelens.analysis.fix;

import java.util.List;
import org.racelens.analysis.Analysis;
import org.racelens.analysis.AnalysisOptions;
import org.racelens.model.program.FrontEnd;
import org.racelens.model.source.Cancellation;
import org.racelens.model.source.CompileCommand;
import org.racelens.model.source.SourceText;

/** Finds and verifies fixes. One object may be used by several threads. */
public final class FixEngine {
	private final FrontEnd frontEnd;
	private final Analysis analysis;

	public FixEngine(FrontEnd frontEnd, Analysis analysis) {
		this.frontEnd = frontEnd;
		this.analysis = analysis;
	}

	/**
	 * Every verified fix for each variable's races, best first.
	 *
	 * @throws java.util.concurrent.CancellationException when {@code cancellation} answered {@code true}
	 */
	public List<FixOutcome> offers(SourceText source, CompileCommand command, AnalysisOptions options, FixSelection selection,
			Cancellation cancellation) {
		throw new UnsupportedOperationException();
	}

	/**
	 * Repairs a file: applies the best verified fix of each variable's races, until none is left that can be repaired.
	 *
	 * @throws java.util.concurrent.CancellationException when {@code cancellation} answered {@code true}
	 */
	public Repair repair(SourceText source, CompileCommand command, AnalysisOptions options, FixSelection selection,
			Cancellation cancellation) {
		throw new UnsupportedOperationException();
	}
}
