package org.racelens.ui;

import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.ui.IStartup;
import org.eclipse.ui.IWorkbench;
import org.eclipse.ui.IWorkbenchListener;
import org.eclipse.ui.PlatformUI;
import org.racelens.ide.SavedFiles;
import org.racelens.report.RaceMessages;

/** Follows the saved files from the start of the workbench to its end. */
public final class WorkbenchStart implements IStartup {
	@Override
	public void earlyStartup() {
		IWorkbench workbench = PlatformUI.getWorkbench();
		SavedFiles savedFiles = SavedFiles.follow(ResourcesPlugin.getWorkspace(), RaceMessages::sentence);
		workbench.addWorkbenchListener(new IWorkbenchListener() {
			@Override
			public boolean preShutdown(IWorkbench closing, boolean forced) {
				return true;
			}

			@Override
			public void postShutdown(IWorkbench closed) {
				savedFiles.close();
			}
		});
	}
}
