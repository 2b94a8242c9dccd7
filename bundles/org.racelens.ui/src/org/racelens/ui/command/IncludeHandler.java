package org.racelens.ui.command;

import org.eclipse.core.commands.AbstractHandler;
import org.eclipse.core.commands.ExecutionEvent;
import org.racelens.ui.scope.ScopeChange;

/** Takes what is selected in again to what is checked without being asked for. */
public final class IncludeHandler extends AbstractHandler {
	@Override
	public Object execute(ExecutionEvent event) {
		ScopeChange.takingIn(Targets.resources(event)).schedule();
		return null;
	}
}
