package org.racelens.ui.witness;

import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.eclipse.core.filesystem.EFS;
import org.eclipse.core.filesystem.IFileStore;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.resources.IWorkspaceRoot;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.core.runtime.IPath;
import org.eclipse.jface.text.BadLocationException;
import org.eclipse.jface.text.IDocument;
import org.eclipse.osgi.util.NLS;
import org.eclipse.ui.IEditorPart;
import org.eclipse.ui.IWorkbenchPage;
import org.eclipse.ui.PartInitException;
import org.eclipse.ui.ide.IDE;
import org.eclipse.ui.texteditor.ITextEditor;
import org.racelens.model.source.SourceRange;

/** Opens a place of the source in an editor, also of files outside the workspace. */
public final class SourceOpener {
	private final IWorkbenchPage page;
	private final Consumer<String> complaint;

	/** @param complaint told in words why a place cannot be opened */
	public SourceOpener(IWorkbenchPage page, Consumer<String> complaint) {
		this.page = page;
		this.complaint = complaint;
	}

	/** @param near a file of the project that is looked in first: one file on the disk may be in several projects */
	public void open(SourceRange place, IFile near) {
		try {
			Optional<IFile> file = file(place.path(), near);
			IEditorPart editor = file.isPresent() ? IDE.openEditor(page, file.get(), true) : outside(place.path());
			Optional.ofNullable(editor.getAdapter(ITextEditor.class)).ifPresent(e -> select(e, place));
		} catch (PartInitException e) {
			complaint.accept(NLS.bind(Messages.cannotOpen, place.path(), e.getMessage()));
		}
	}

	private static Optional<IFile> file(String path, IFile near) {
		IWorkspaceRoot root = ResourcesPlugin.getWorkspace().getRoot();
		IPath location = IPath.fromOSString(path);
		Stream<IFile> onDisk = location.isAbsolute() ? Stream.of(root.findFilesForLocationURI(location.toFile().toURI())) : Stream.empty();
		Optional<IFile> first = onDisk.filter(IResource::isAccessible)
				.sorted((a, b) -> Boolean.compare(b.getProject().equals(near.getProject()), a.getProject().equals(near.getProject())))
				.findFirst();
		// a file elsewhere than on a disk has its path in the workspace only
		return first.or(() -> Optional.ofNullable(root.findMember(location)).filter(IFile.class::isInstance).map(IFile.class::cast));
	}

	private IEditorPart outside(String path) throws PartInitException {
		IFileStore store = EFS.getLocalFileSystem().getStore(IPath.fromOSString(path));
		return IDE.openEditorOnFileStore(page, store);
	}

	/** Selects the first line of a place; what the user has deleted meanwhile is not selected. */
	private static void select(ITextEditor editor, SourceRange place) {
		IDocument document = editor.getDocumentProvider().getDocument(editor.getEditorInput());
		try {
			int start = Math.min(place.offset(), document.getLength());
			var line = document.getLineInformationOfOffset(start);
			int end = Math.min(place.endOffset(), line.getOffset() + line.getLength());
			editor.selectAndReveal(start, Math.max(0, end - start));
		} catch (BadLocationException e) {
			editor.selectAndReveal(0, 0);
		}
	}
}
