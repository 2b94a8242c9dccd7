package org.racelens.ui.editor;

import org.eclipse.ui.IWindowListener;
import org.eclipse.ui.IWorkbench;
import org.eclipse.ui.IWorkbenchWindow;

/** Follows all windows of the workbench: those that are open, and those to come. */
abstract class FollowedWindows implements IWindowListener {
	private final IWorkbench workbench;

	FollowedWindows(IWorkbench workbench) {
		this.workbench = workbench;
	}

	final void connect() {
		workbench.addWindowListener(this);
		for (IWorkbenchWindow window : workbench.getWorkbenchWindows()) {
			windowOpened(window);
		}
	}

	final void disconnect() {
		workbench.removeWindowListener(this);
		for (IWorkbenchWindow window : workbench.getWorkbenchWindows()) {
			windowClosed(window);
		}
	}

	@Override
	public void windowActivated(IWorkbenchWindow window) {
		// nothing opens: of interest for who wants to know what is in front
	}

	@Override
	public final void windowDeactivated(IWorkbenchWindow window) {
		// nothing closes
	}
}
