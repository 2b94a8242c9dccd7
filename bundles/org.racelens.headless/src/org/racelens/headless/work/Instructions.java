package org.racelens.headless.work;

import org.racelens.analysis.AnalysisOptions;
import org.racelens.headless.source.Commands;

/** How each file is compiled and analysed; several workers ask at once. */
public interface Instructions extends Commands {
	/** The options of the analysis for the file of a path. */
	AnalysisOptions options(String path);
}
