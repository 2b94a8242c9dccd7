package org.racelens.ide.settings;

import org.eclipse.core.resources.IFile;
import org.racelens.model.source.CompileCommand;

/** How files are compiled. */
@FunctionalInterface
public interface CompileCommands {
	/** Asked by background threads for each analysis. */
	CompileCommand of(IFile file);

	/** @param changed run by any thread after some file's command may have changed */
	default void addListener(Runnable changed) {
		// commands that never change
	}

	/** Ends what {@link #addListener} began; does nothing for commands that never change. */
	default void removeListener(Runnable changed) {
		// there is none
	}
}
