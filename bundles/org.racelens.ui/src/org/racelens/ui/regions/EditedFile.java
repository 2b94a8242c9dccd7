package org.racelens.ui.regions;

import java.util.Optional;
import java.util.function.Consumer;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.runtime.Adapters;
import org.eclipse.ui.IEditorPart;
import org.eclipse.ui.IPartListener2;
import org.eclipse.ui.IWorkbenchPage;
import org.eclipse.ui.IWorkbenchPartReference;

/** Follows the file of the active editor. */
final class EditedFile implements IPartListener2 {
	private final IWorkbenchPage page;
	private final Consumer<Optional<IFile>> changed;

	EditedFile(IWorkbenchPage page, Consumer<Optional<IFile>> changed) {
		this.page = page;
		this.changed = changed;
	}

	void connect() {
		page.addPartListener(this);
	}

	void disconnect() {
		page.removePartListener(this);
	}

	Optional<IFile> current() {
		return Optional.ofNullable(page.getActiveEditor()).map(IEditorPart::getEditorInput)
				.flatMap(input -> Optional.ofNullable(Adapters.adapt(input, IFile.class)));
	}

	private void update(IWorkbenchPartReference part) {
		if (part.getPart(false) instanceof IEditorPart) {
			changed.accept(current());
		}
	}

	@Override
	public void partActivated(IWorkbenchPartReference part) {
		update(part);
	}

	@Override
	public void partBroughtToTop(IWorkbenchPartReference part) {
		update(part);
	}

	@Override
	public void partClosed(IWorkbenchPartReference part) {
		update(part);
	}

	@Override
	public void partInputChanged(IWorkbenchPartReference part) {
		update(part);
	}
}
