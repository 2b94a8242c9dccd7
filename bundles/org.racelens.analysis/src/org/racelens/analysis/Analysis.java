package org.racelens.analysis;

import java.util.List;
import org.racelens.analysis.prover.ProverFactory;
import org.racelens.analysis.verdict.RegionReport;
import org.racelens.analysis.verdict.UnitReport;
import org.racelens.model.program.FrontEnd;
import org.racelens.model.source.Cancellation;
import org.racelens.model.source.CompileCommand;
import org.racelens.model.source.SourceText;

/**
 * The whole pipeline for one source text: parse, execute symbolically, pair, decide, report. One object may be used by several threads; each call
 * makes its own prover where it needs one.
 */
public final class Analysis {
	private final FrontEnd frontEnd;
	private final ProverFactory provers;

	public Analysis(FrontEnd frontEnd, ProverFactory provers) {
		this.frontEnd = frontEnd;
		this.provers = provers;
	}

	/**
	 * Analyses every parallel region of a file. A file that cannot be parsed yields a failed report.
	 *
	 * @throws java.util.concurrent.CancellationException when {@code cancellation} answered {@code true}
	 */
	public UnitReport analyse(SourceText source, CompileCommand command, AnalysisOptions options, Cancellation cancellation) {
		throw new IllegalStateException("being written" + frontEnd + provers + List.<RegionReport>of());
	}
}
