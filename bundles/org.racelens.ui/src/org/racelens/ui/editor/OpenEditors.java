package org.racelens.ui.editor;

import java.util.Optional;
import java.util.function.Consumer;
import org.eclipse.core.runtime.Adapters;
import org.eclipse.ui.IEditorReference;
import org.eclipse.ui.IPartListener2;
import org.eclipse.ui.IWorkbench;
import org.eclipse.ui.IWorkbenchPage;
import org.eclipse.ui.IWorkbenchPartReference;
import org.eclipse.ui.IWorkbenchWindow;
import org.eclipse.ui.texteditor.ITextEditor;

/** Follows the text editors of all windows. */
final class OpenEditors extends FollowedWindows implements IPartListener2 {
	private final Consumer<ITextEditor> opened;
	private final Consumer<ITextEditor> closed;

	/** @param opened may be told of the same editor again */
	OpenEditors(IWorkbench workbench, Consumer<ITextEditor> opened, Consumer<ITextEditor> closed) {
		super(workbench);
		this.opened = opened;
		this.closed = closed;
	}

	@Override
	public void windowOpened(IWorkbenchWindow window) {
		window.getPartService().addPartListener(this);
		for (IWorkbenchPage page : window.getPages()) {
			for (IEditorReference reference : page.getEditorReferences()) {
				partOpened(reference);
			}
		}
	}

	@Override
	public void windowClosed(IWorkbenchWindow window) {
		window.getPartService().removePartListener(this);
	}

	@Override
	public void partOpened(IWorkbenchPartReference reference) {
		editor(reference).ifPresent(opened);
	}

	/** An editor of the last session becomes one when it is first seen. */
	@Override
	public void partVisible(IWorkbenchPartReference reference) {
		editor(reference).ifPresent(opened);
	}

	@Override
	public void partInputChanged(IWorkbenchPartReference reference) {
		editor(reference).ifPresent(closed.andThen(opened));
	}

	@Override
	public void partClosed(IWorkbenchPartReference reference) {
		editor(reference).ifPresent(closed);
	}

	private static Optional<ITextEditor> editor(IWorkbenchPartReference reference) {
		return Optional.ofNullable(reference.getPart(false)).map(part -> Adapters.adapt(part, ITextEditor.class));
	}
}
