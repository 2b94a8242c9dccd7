package org.racelens.headless.work;

import org.racelens.openmp.unit.FrontEnd;

/** A pipeline of parts to which it is all the same what belongs to a file. */
public record SinglePipeline(Analyser analyser, Repairer repairer, LoopAnalyser loops, Grapher graphs, FrontEnd single)
		implements
		Pipeline {
}
