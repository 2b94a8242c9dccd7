package org.racelens.ui.command;

import org.eclipse.core.commands.AbstractHandler;
import org.eclipse.core.commands.ExecutionEvent;
import org.racelens.ui.scope.ScopeChange;

/** Leaves what is selected out of what is checked without being asked for. */
public final class ExcludeHandler extends AbstractHandler {
	@Override
	public Object execute(ExecutionEvent event) {
		ScopeChange.leavingOut(Targets.resources(event)).schedule();
		return null;
	}
}
