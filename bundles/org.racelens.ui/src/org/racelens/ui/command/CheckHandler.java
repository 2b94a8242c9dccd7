package org.racelens.ui.command;

import org.eclipse.core.commands.AbstractHandler;
import org.eclipse.core.commands.ExecutionEvent;
import org.eclipse.ui.PlatformUI;
import org.racelens.ide.live.LiveAnalysis;
import org.racelens.ui.check.CheckJob;

/** Analyses what is selected, or the file in the editor, whatever the settings say. */
public final class CheckHandler extends AbstractHandler {
	@Override
	public Object execute(ExecutionEvent event) {
		new CheckJob(Targets.resources(event), PlatformUI.getWorkbench().getService(LiveAnalysis.class)).schedule();
		return null;
	}
}
