package org.racelens.ide.live;

import org.eclipse.core.resources.IFile;
import org.racelens.model.source.CompileCommand;
import org.racelens.model.source.SourceText;

/** A source that includes a header, and how it is compiled. */
record Includer(IFile file, SourceText source, CompileCommand command) {
}
