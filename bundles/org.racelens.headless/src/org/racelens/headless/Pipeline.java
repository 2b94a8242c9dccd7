package org.racelens.headless;

import org.racelens.analysis.Analysis;
import org.racelens.analysis.fix.FixEngine;
import org.racelens.analysis.graph.PhaseGraphs;
import org.racelens.analysis.suggest.Suggester;
import org.racelens.frontend.cdt.CdtFrontEnd;
import org.racelens.model.program.FrontEnd;
import org.racelens.solver.z3.Z3ProverFactory;

/** What the commands do their work with. */
public record Pipeline(Analyser analyser, Repairer repairer, LoopAnalyser loops, Grapher graphs) {
	/** The product's. */
	static Pipeline whole() {
		FrontEnd frontEnd = new CdtFrontEnd();
		Analysis analysis = new Analysis(frontEnd, new Z3ProverFactory());
		return new Pipeline(analysis::analyse, new FixEngine(frontEnd, analysis)::repair, new Suggester(frontEnd, analysis)::suggest,
				(source, command, cancellation) -> PhaseGraphs.of(frontEnd.parse(source, command, cancellation)));
	}
}
