package org.racelens.ide.text;

import java.util.List;
import org.eclipse.core.filebuffers.FileBuffers;
import org.eclipse.core.filebuffers.ITextFileBuffer;
import org.eclipse.core.filebuffers.ITextFileBufferManager;
import org.eclipse.core.filebuffers.LocationKind;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.IStatus;
import org.eclipse.core.runtime.NullProgressMonitor;
import org.eclipse.core.runtime.Status;
import org.eclipse.jface.text.BadLocationException;
import org.eclipse.jface.text.IDocument;
import org.eclipse.text.edits.MalformedTreeException;
import org.eclipse.text.edits.MultiTextEdit;
import org.eclipse.text.edits.ReplaceEdit;
import org.eclipse.text.edits.TextEdit;
import org.eclipse.text.undo.DocumentUndoManagerRegistry;
import org.eclipse.text.undo.IDocumentUndoManager;
import org.racelens.model.source.SourceChange;

/**
 * Changes the text of a file as its user would: in the document that its editors share, as one step of undo, and only if the text is the
 * one the change was made for. A file that no editor shows is saved at once.
 */
public final class TextChange {
	private TextChange() {
	}

	/** What came of it. */
	public sealed interface Outcome {
		/** The text is changed. */
		record Applied() implements Outcome {
		}

		/** The text is another one by now; nothing is changed. */
		record Stale() implements Outcome {
		}

		/**
		 * The file may not be changed, and is not.
		 *
		 * @param reason for a person
		 */
		record Refused(String reason) implements Outcome {
		}
	}

	/**
	 * To be called by the UI thread where an editor may show the file.
	 *
	 * @param changes the first one for the text that counts now, each further one for the text that the one before leaves
	 * @param shell whose user may be asked to make the file writable, see {@link org.eclipse.core.resources.IWorkspace#validateEdit}
	 */
	public static Outcome apply(IFile file, List<SourceChange> changes, Object shell) throws CoreException {
		if (changes.isEmpty() || !isFor(file, changes.get(0))) {
			return new Outcome.Stale();
		}
		IStatus writable = ResourcesPlugin.getWorkspace().validateEdit(new IFile[] { file }, shell);
		if (!writable.isOK()) {
			return new Outcome.Refused(writable.getMessage());
		}
		// a file that was checked out to be written may have another text
		return isFor(file, changes.get(0)) ? applied(file, changes) : new Outcome.Stale();
	}

	private static Outcome applied(IFile file, List<SourceChange> changes) throws CoreException {
		ITextFileBufferManager buffers = FileBuffers.getTextFileBufferManager();
		boolean isClosed = CurrentText.document(file).isEmpty();
		buffers.connect(file.getFullPath(), LocationKind.IFILE, new NullProgressMonitor());
		try {
			ITextFileBuffer buffer = buffers.getTextFileBuffer(file.getFullPath(), LocationKind.IFILE);
			applyAsOneStep(changes, buffer.getDocument());
			if (isClosed) {
				buffer.commit(new NullProgressMonitor(), false);
			}
			return new Outcome.Applied();
		} finally {
			buffers.disconnect(file.getFullPath(), LocationKind.IFILE, new NullProgressMonitor());
		}
	}

	private static boolean isFor(IFile file, SourceChange first) {
		return file.isAccessible() && CurrentText.isCurrent(file, first.stamp());
	}

	/** A step of its own: neither what was typed before it nor what is typed after it belongs to it. */
	private static void applyAsOneStep(List<SourceChange> changes, IDocument document) throws CoreException {
		DocumentUndoManagerRegistry.connect(document);
		IDocumentUndoManager undo = DocumentUndoManagerRegistry.getDocumentUndoManager(document);
		undo.connect(changes);
		undo.commit();
		undo.beginCompoundChange();
		try {
			for (SourceChange change : changes) {
				edit(change).apply(document, TextEdit.NONE);
			}
		} catch (MalformedTreeException | BadLocationException e) {
			throw new CoreException(Status.error(e.getMessage(), e));
		} finally {
			undo.endCompoundChange();
			undo.disconnect(changes);
			DocumentUndoManagerRegistry.disconnect(document);
		}
	}

	private static MultiTextEdit edit(SourceChange change) {
		MultiTextEdit all = new MultiTextEdit();
		change.edits().forEach(e -> all.addChild(new ReplaceEdit(e.offset(), e.endOffset() - e.offset(), e.replacement())));
		return all;
	}
}
