package org.racelens.ui.command;

import org.eclipse.core.commands.AbstractHandler;
import org.eclipse.core.commands.ExecutionEvent;
import org.eclipse.core.commands.ExecutionException;
import org.eclipse.core.resources.IProject;
import org.eclipse.core.resources.IResource;
import org.eclipse.ui.PartInitException;
import org.eclipse.ui.handlers.HandlerUtil;
import org.racelens.ui.summary.SummaryView;

/** Sums up the project of what is selected, or of the file in the editor. */
public final class SummaryHandler extends AbstractHandler {
	@Override
	public Object execute(ExecutionEvent event) throws ExecutionException {
		for (IResource resource : Targets.resources(event).stream().limit(1).toList()) {
			show(event, resource.getProject());
		}
		return null;
	}

	private static void show(ExecutionEvent event, IProject project) throws ExecutionException {
		try {
			SummaryView.open(HandlerUtil.getActiveWorkbenchWindowChecked(event).getActivePage(), project);
		} catch (PartInitException e) {
			throw new ExecutionException(e.getMessage(), e);
		}
	}
}
