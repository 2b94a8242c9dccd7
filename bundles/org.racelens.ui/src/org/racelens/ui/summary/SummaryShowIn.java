package org.racelens.ui.summary;

import java.util.Optional;
import java.util.function.Consumer;
import org.eclipse.core.resources.IProject;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.runtime.Adapters;
import org.eclipse.jface.viewers.IStructuredSelection;
import org.eclipse.ui.part.IShowInSource;
import org.eclipse.ui.part.IShowInTarget;
import org.eclipse.ui.part.ShowInContext;
import org.racelens.ui.showin.Shown;

/** Sums up the project of what other parts ask for, and tells them what is selected. */
record SummaryShowIn(FindingTree tree, Consumer<IProject> ask) implements IShowInTarget, IShowInSource {
	@Override
	public boolean show(ShowInContext context) {
		Optional<IProject> project = Shown.of(context).map(shown -> shown.file().getProject()).or(() -> selected(context));
		project.ifPresent(ask);
		return project.isPresent();
	}

	/** Of projects and folders the first is taken. */
	private static Optional<IProject> selected(ShowInContext context) {
		Object element = context.getSelection() instanceof IStructuredSelection list ? list.getFirstElement() : null;
		return Optional.ofNullable(Adapters.adapt(element, IResource.class)).map(IResource::getProject);
	}

	@Override
	public ShowInContext getShowInContext() {
		Object element = tree.viewer().getStructuredSelection().getFirstElement();
		if (element instanceof PlaceRow row) {
			return Shown.context(row.parent().file(), Optional.of(row.finding().id()));
		}
		return element instanceof FileRow row ? Shown.context(row.file(), Optional.empty()) : new ShowInContext(null, null);
	}
}
