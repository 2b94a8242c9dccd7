package org.racelens.ui.editor;

import org.eclipse.ui.IWorkbench;
import org.eclipse.ui.IWorkbenchListener;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.services.AbstractServiceFactory;
import org.eclipse.ui.services.IServiceLocator;
import org.racelens.ide.live.LiveAnalysis;

/** Starts the annotations of editors as a service of the workbench; they end with it. */
public final class EditorMarksFactory extends AbstractServiceFactory {
	@Override
	public Object create(Class serviceInterface, IServiceLocator parentLocator, IServiceLocator locator) {
		Object parent = parentLocator.getService(serviceInterface);
		return parent != null ? parent : start(PlatformUI.getWorkbench());
	}

	private static EditorMarks start(IWorkbench workbench) {
		EditorMarks marks = new EditorMarks(workbench, workbench.getService(LiveAnalysis.class));
		marks.connect();
		workbench.addWorkbenchListener(new IWorkbenchListener() {
			@Override
			public boolean preShutdown(IWorkbench closing, boolean forced) {
				return true;
			}

			@Override
			public void postShutdown(IWorkbench closed) {
				marks.close();
			}
		});
		return marks;
	}
}
