package org.racelens.ui;

import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.ui.IWorkbench;
import org.eclipse.ui.IWorkbenchListener;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.services.AbstractServiceFactory;
import org.eclipse.ui.services.IServiceLocator;
import org.racelens.ide.live.Environment;
import org.racelens.ide.live.LiveAnalysis;
import org.racelens.ui.fix.SolverNotice;
import org.racelens.ui.words.FindingSentences;

/**
 * Starts the live analysis as a service of the workbench, {@code getService(LiveAnalysis.class)}, when it is first asked for; it ends with
 * the workbench.
 */
public final class LiveAnalysisFactory extends AbstractServiceFactory {
	@Override
	public Object create(Class serviceInterface, IServiceLocator parentLocator, IServiceLocator locator) {
		Object parent = parentLocator.getService(serviceInterface);
		return parent != null ? parent : start();
	}

	private static LiveAnalysis start() {
		LiveAnalysis live = LiveAnalysis.start(ResourcesPlugin.getWorkspace(), Environment.product(new FindingSentences()));
		live.addSolverListener(new SolverNotice());
		PlatformUI.getWorkbench().addWorkbenchListener(new IWorkbenchListener() {
			@Override
			public boolean preShutdown(IWorkbench closing, boolean forced) {
				return true;
			}

			@Override
			public void postShutdown(IWorkbench closed) {
				live.close();
			}
		});
		return live;
	}
}
