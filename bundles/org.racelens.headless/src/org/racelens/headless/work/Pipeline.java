package org.racelens.headless.work;

import org.racelens.analysis.Analysis;
import org.racelens.frontend.cdt.CdtFrontEnd;
import org.racelens.frontend.fortran.FortranFrontEnd;
import org.racelens.logic.prover.ProverFactory;
import org.racelens.openmp.layer.RuntimeLayer;
import org.racelens.openmp.unit.ChosenFrontEnd;
import org.racelens.openmp.unit.FrontEnd;
import org.racelens.openmp.unit.TracingFrontEnd;
import org.racelens.race.graph.PhaseGraphs;
import org.racelens.repair.suggest.Suggester;
import org.racelens.repair.verify.FixEngine;
import org.racelens.solver.z3.Z3ProverFactory;

/** What the commands do their work with. */
public record Pipeline(Analyser analyser, Repairer repairer, LoopAnalyser loops, Grapher graphs, FrontEnd frontEnd) {
	/** The product's. */
	public static Pipeline whole() {
		TracingFrontEnd frontEnd = new ChosenFrontEnd(FortranFrontEnd::reads, new FortranFrontEnd(), new CdtFrontEnd());
		ProverFactory provers = new Z3ProverFactory();
		Analysis analysis = new Analysis(frontEnd, provers);
		return new Pipeline(new WholeAnalyser(frontEnd, provers), new FixEngine(frontEnd, analysis)::repair,
				new Suggester(frontEnd, analysis)::suggest,
				(source, command, options, cancellation) -> PhaseGraphs
						.of(RuntimeLayer.of(frontEnd.parse(source, command, cancellation), options.models())),
				frontEnd);
	}
}
