package org.racelens.ui.editor;

import java.util.LinkedHashSet;
import java.util.Optional;
import java.util.Set;
import org.eclipse.core.resources.IFile;
import org.eclipse.ui.IEditorPart;
import org.eclipse.ui.IEditorReference;
import org.eclipse.ui.IPartListener2;
import org.eclipse.ui.IWorkbench;
import org.eclipse.ui.IWorkbenchPage;
import org.eclipse.ui.IWorkbenchPartReference;
import org.eclipse.ui.IWorkbenchWindow;
import org.eclipse.ui.ide.ResourceUtil;
import org.racelens.ide.live.Attention;

/** Tells which files the editors in front show. */
final class LookedAt extends FollowedWindows implements IPartListener2 {
	private final IWorkbench workbench;
	private final Attention attention;

	LookedAt(IWorkbench workbench, Attention attention) {
		super(workbench);
		this.workbench = workbench;
		this.attention = attention;
	}

	@Override
	public void windowOpened(IWorkbenchWindow window) {
		window.getPartService().addPartListener(this);
		tell();
	}

	@Override
	public void windowClosed(IWorkbenchWindow window) {
		window.getPartService().removePartListener(this);
		tell();
	}

	@Override
	public void windowActivated(IWorkbenchWindow window) {
		tell();
	}

	@Override
	public void partActivated(IWorkbenchPartReference reference) {
		tell();
	}

	@Override
	public void partBroughtToTop(IWorkbenchPartReference reference) {
		tell();
	}

	@Override
	public void partClosed(IWorkbenchPartReference reference) {
		tell();
	}

	@Override
	public void partVisible(IWorkbenchPartReference reference) {
		tell();
	}

	@Override
	public void partHidden(IWorkbenchPartReference reference) {
		tell();
	}

	@Override
	public void partInputChanged(IWorkbenchPartReference reference) {
		tell();
	}

	private void tell() {
		Set<IFile> visible = new LinkedHashSet<>();
		for (IWorkbenchWindow window : workbench.getWorkbenchWindows()) {
			for (IWorkbenchPage page : window.getPages()) {
				for (IEditorReference reference : page.getEditorReferences()) {
					IEditorPart editor = reference.getEditor(false);
					if (editor != null && page.isPartVisible(editor)) {
						file(editor).ifPresent(visible::add);
					}
				}
			}
		}
		attention.look(active(), visible);
	}

	private Optional<IFile> active() {
		return Optional.ofNullable(workbench.getActiveWorkbenchWindow()).map(IWorkbenchWindow::getActivePage)
				.map(IWorkbenchPage::getActiveEditor).flatMap(LookedAt::file);
	}

	private static Optional<IFile> file(IEditorPart editor) {
		return Optional.ofNullable(ResourceUtil.getFile(editor.getEditorInput()));
	}
}
