package org.racelens.ui.fix;

import org.eclipse.ui.IWorkbench;
import org.eclipse.ui.IWorkbenchListener;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.services.AbstractServiceFactory;
import org.eclipse.ui.services.IServiceLocator;
import org.racelens.ide.fix.FixOffers;
import org.racelens.ide.live.LiveAnalysis;

/** Starts the search for fixes as a service of the workbench, when it is first asked for; it ends with the workbench. */
public final class FixOffersFactory extends AbstractServiceFactory {
	@Override
	public Object create(Class serviceInterface, IServiceLocator parentLocator, IServiceLocator locator) {
		Object parent = parentLocator.getService(serviceInterface);
		return parent != null ? parent : start();
	}

	private static FixOffers start() {
		IWorkbench workbench = PlatformUI.getWorkbench();
		FixOffers offers = FixOffers.start(workbench.getService(LiveAnalysis.class));
		workbench.addWorkbenchListener(new IWorkbenchListener() {
			@Override
			public boolean preShutdown(IWorkbench closing, boolean forced) {
				return true;
			}

			@Override
			public void postShutdown(IWorkbench closed) {
				offers.close();
			}
		});
		return offers;
	}
}
