package org.racelens.headless;

import org.eclipse.equinox.app.IApplication;
import org.eclipse.equinox.app.IApplicationContext;
import org.osgi.framework.FrameworkUtil;

/** The Eclipse application {@code org.racelens.headless.check}. */
public final class CheckApplication implements IApplication {
	@Override
	public Object start(IApplicationContext context) {
		System.out.println("racelens " + FrameworkUtil.getBundle(CheckApplication.class).getVersion());
		return EXIT_OK;
	}

	@Override
	public void stop() {
		// start() returns by itself
	}
}
