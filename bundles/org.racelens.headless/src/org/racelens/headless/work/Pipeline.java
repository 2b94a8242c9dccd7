package org.racelens.headless.work;

import java.util.Map;
import org.racelens.frontend.cdt.CdtFrontEnd;
import org.racelens.frontend.fortran.FortranFrontEnd;
import org.racelens.headless.store.ResultStore;
import org.racelens.model.source.CompileCommand;
import org.racelens.openmp.unit.ChosenFrontEnd;
import org.racelens.openmp.unit.FrontEnd;
import org.racelens.solver.z3.Z3ProverFactory;

/**
 * What the commands do their work with; several workers use it at once. All of its parts read a text in the same way, so what belongs to a
 * file is said of the pipeline, and no command can have another opinion of it.
 */
public interface Pipeline {
	/** What finds races. */
	Analyser analyser();

	/** What repairs files. */
	Repairer repairer();

	/** What offers fixes for each race of a file. */
	default FixOffers offers() {
		return FixOffers.NONE;
	}

	/** What looks at sequential loops. */
	LoopAnalyser loops();

	/** What makes the graphs of regions. */
	Grapher graphs();

	/** What reads a text by itself. */
	FrontEnd single();

	/** The same for files that are parts of a program. */
	default Pipeline within(ProgramFiles program) {
		return this;
	}

	/** The same for files that a user names together, with their commands by their paths. */
	default Pipeline beside(Map<String, CompileCommand> files) {
		return this;
	}

	/** The same, where what earlier runs have found need not be found again. */
	default Pipeline keeping(ResultStore store) {
		return this;
	}

	/** The product's. */
	static Pipeline whole() {
		return WholePipeline.of(new ChosenFrontEnd(FortranFrontEnd::reads, new FortranFrontEnd(), new CdtFrontEnd()),
				new Z3ProverFactory());
	}
}
