package org.racelens.ui.command;

import java.util.Collection;
import org.eclipse.core.commands.AbstractHandler;
import org.eclipse.core.commands.ExecutionEvent;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.ui.PlatformUI;
import org.racelens.ide.live.LiveAnalysis;
import org.racelens.ide.settings.LeftOut;

/** Takes what is selected in again to what is checked without being asked for. */
public final class IncludeHandler extends AbstractHandler {
	@Override
	public Object execute(ExecutionEvent event) {
		new ScopeChange(Targets.resources(event), IncludeHandler::include).schedule();
		return null;
	}

	/** What was left out is not known any more: it is looked at now. */
	private static void include(Collection<IResource> resources) throws CoreException {
		LeftOut.remove(resources);
		PlatformUI.getWorkbench().getService(LiveAnalysis.class).check(resources);
	}
}
