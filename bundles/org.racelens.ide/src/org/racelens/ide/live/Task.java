package org.racelens.ide.live;

import org.eclipse.core.resources.IFile;
import org.racelens.analysis.AnalysisOptions;
import org.racelens.ide.settings.Settings;
import org.racelens.model.source.CompileCommand;
import org.racelens.model.source.SourceText;

/** One text of a file, and how it is to be analysed. */
record Task(IFile file, SourceText source, Basis basis, CompileCommand command, AnalysisOptions options, Settings settings) {
}
