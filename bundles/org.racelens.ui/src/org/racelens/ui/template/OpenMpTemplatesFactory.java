package org.racelens.ui.template;

import org.eclipse.ui.services.AbstractServiceFactory;
import org.eclipse.ui.services.IServiceLocator;

/** Reads the templates as a service of the workbench, when they are first asked for. */
public final class OpenMpTemplatesFactory extends AbstractServiceFactory {
	@Override
	public Object create(Class serviceInterface, IServiceLocator parentLocator, IServiceLocator locator) {
		Object parent = parentLocator.getService(serviceInterface);
		return parent != null ? parent : new OpenMpTemplates();
	}
}
