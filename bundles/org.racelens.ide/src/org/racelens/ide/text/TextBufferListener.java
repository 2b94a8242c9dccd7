package org.racelens.ide.text;

import org.eclipse.core.filebuffers.IFileBuffer;
import org.eclipse.core.filebuffers.IFileBufferListener;
import org.eclipse.core.runtime.IPath;

/** Told when editors begin and end to share a text. What happens to the text meanwhile its document tells; states leave it the same. */
public interface TextBufferListener extends IFileBufferListener {
	@Override
	default void bufferContentAboutToBeReplaced(IFileBuffer buffer) {
		// the document tells
	}

	@Override
	default void bufferContentReplaced(IFileBuffer buffer) {
		// the document tells
	}

	@Override
	default void stateChanging(IFileBuffer buffer) {
		// the text is the same
	}

	@Override
	default void dirtyStateChanged(IFileBuffer buffer, boolean isDirty) {
		// the text is the same
	}

	@Override
	default void stateValidationChanged(IFileBuffer buffer, boolean isStateValidated) {
		// the text is the same
	}

	@Override
	default void stateChangeFailed(IFileBuffer buffer) {
		// the text is the same
	}

	@Override
	default void underlyingFileMoved(IFileBuffer buffer, IPath path) {
		// the buffer is disposed of, if it ends
	}

	@Override
	default void underlyingFileDeleted(IFileBuffer buffer) {
		// what is typed before the editor closes is no text of a file
	}
}
