package org.racelens.ide.live;

import org.eclipse.core.resources.IFile;
import org.racelens.model.source.CompileCommand;

/** How files are compiled. */
@FunctionalInterface
public interface CompileCommands {
	/** Asked by background threads for each analysis. */
	CompileCommand of(IFile file);
}
