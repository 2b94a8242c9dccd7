package org.racelens.ide.result;

import org.eclipse.core.resources.IFile;

/** Told of new results by the thread that made them: widgets are updated elsewhere. */
public interface ResultListener {
	/** There is something new, or more, about a file. */
	void changed(FileResult result);

	/** The file is gone, or no longer analysed. */
	void removed(IFile file);
}
