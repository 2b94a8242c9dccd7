package org.racelens.ide.text;

import java.util.Optional;
import org.eclipse.core.filebuffers.FileBuffers;
import org.eclipse.core.filebuffers.ITextFileBuffer;
import org.eclipse.core.filebuffers.LocationKind;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.jface.text.IDocument;
import org.eclipse.jface.text.IDocumentExtension4;
import org.racelens.model.source.SourceText;

/**
 * The text of a file as the user sees it now: that of the editors that show it, also while it is not saved, or else the saved one. Editors
 * share their text through the platform's file buffers; a buffer's stamp becomes the file's when it is saved.
 */
public final class CurrentText {
	private static final int TRIES = 3;

	private CurrentText() {
	}

	/**
	 * The text with its stamp; empty for a file that is gone, or that another program has changed: the workspace will tell of its new text.
	 */
	public static Optional<SourceText> of(IFile file) throws CoreException {
		Optional<IDocument> document = document(file);
		if (document.isEmpty()) {
			return SavedText.of(file);
		}
		return snapshot(document.get(), SavedText.path(file));
	}

	/** Whether a text is still the one that counts. */
	public static boolean isCurrent(IFile file, long stamp) {
		return document(file).map(CurrentText::stamp).orElseGet(file::getModificationStamp) == stamp;
	}

	/** Whether the text is the saved one. */
	public static boolean isSaved(IFile file) {
		ITextFileBuffer buffer = FileBuffers.getTextFileBufferManager().getTextFileBuffer(file.getFullPath(), LocationKind.IFILE);
		return buffer == null || !buffer.isDirty();
	}

	/** What results call the file. */
	public static String path(IFile file) {
		return SavedText.path(file);
	}

	/** What the editors of a file share; empty where no editor shows it. */
	public static Optional<IDocument> document(IFile file) {
		ITextFileBuffer buffer = FileBuffers.getTextFileBufferManager().getTextFileBuffer(file.getFullPath(), LocationKind.IFILE);
		return Optional.ofNullable(buffer).map(ITextFileBuffer::getDocument);
	}

	/** The user may type while the text is read. */
	private static Optional<SourceText> snapshot(IDocument document, String path) {
		for (int i = 0; i < TRIES; i++) {
			long stamp = stamp(document);
			String text = document.get();
			if (stamp == stamp(document)) {
				return Optional.of(new SourceText(path, text, stamp));
			}
		}
		return Optional.empty();
	}

	/** The modification stamp of a document, which changes with each edit; compared with that of a {@link SourceText}. */
	public static long stamp(IDocument document) {
		return ((IDocumentExtension4) document).getModificationStamp();
	}
}
