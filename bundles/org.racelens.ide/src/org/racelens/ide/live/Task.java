package org.racelens.ide.live;

import java.util.List;
import org.eclipse.core.resources.IFile;
import org.racelens.analysis.AnalysisOptions;
import org.racelens.ide.settings.Settings;
import org.racelens.model.source.CompileCommand;
import org.racelens.model.source.SourceText;

/**
 * One text of a file, and how it is to be analysed.
 *
 * @param includers for a header: the sources that show what it means
 */
record Task(IFile file, SourceText source, List<Includer> includers, Basis basis, CompileCommand command, AnalysisOptions options,
		Settings settings) {
}
