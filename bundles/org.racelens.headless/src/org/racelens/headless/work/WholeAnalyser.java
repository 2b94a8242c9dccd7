package org.racelens.headless.work;

import org.racelens.analysis.Analysis;
import org.racelens.analysis.AnalysisOptions;
import org.racelens.analysis.ProgramAnalysis;
import org.racelens.logic.prover.ProverFactory;
import org.racelens.model.source.Cancellation;
import org.racelens.model.source.CompileCommand;
import org.racelens.model.source.SourceText;
import org.racelens.openmp.link.LinkingFrontEnd;
import org.racelens.openmp.unit.FrontEnd;
import org.racelens.race.verdict.UnitReport;

/** The product's pipeline. */
final class WholeAnalyser implements Analyser {
	private final FrontEnd frontEnd;
	private final ProverFactory provers;
	private final Analysis analysis;

	WholeAnalyser(FrontEnd frontEnd, ProverFactory provers) {
		this.frontEnd = frontEnd;
		this.provers = provers;
		analysis = new Analysis(frontEnd, provers);
	}

	@Override
	public UnitReport analyse(SourceText source, CompileCommand command, AnalysisOptions options, Cancellation cancellation) {
		return analysis.analyse(source, command, options, cancellation);
	}

	@Override
	public Analyser within(ProgramFiles program) {
		return new ProgramAnalysis(new LinkingFrontEnd(frontEnd, program.read(frontEnd)), provers)::analyse;
	}
}
