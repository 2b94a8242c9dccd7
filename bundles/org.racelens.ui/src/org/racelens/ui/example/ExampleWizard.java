package org.racelens.ui.example;

import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.jface.viewers.IStructuredSelection;
import org.eclipse.jface.wizard.Wizard;
import org.eclipse.ui.INewWizard;
import org.eclipse.ui.IWorkbench;
import org.eclipse.ui.statushandlers.StatusManager;

/** <em>New &gt; Example…</em>: one page, which says what is made. */
public final class ExampleWizard extends Wizard implements INewWizard {
	private IWorkbench workbench;

	@Override
	public void init(IWorkbench started, IStructuredSelection selection) {
		workbench = started;
		setWindowTitle(Messages.title);
	}

	@Override
	public void addPages() {
		addPage(new ExamplePage());
	}

	@Override
	public boolean performFinish() {
		try {
			new Example(ResourcesPlugin.getWorkspace().getRoot()).open(workbench.getActiveWorkbenchWindow().getActivePage());
			return true;
		} catch (CoreException e) {
			StatusManager.getManager().handle(e.getStatus(), StatusManager.SHOW);
			return false;
		}
	}
}
