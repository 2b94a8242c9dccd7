package org.racelens.headless.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;

import org.eclipse.core.runtime.IExtension;
import org.eclipse.core.runtime.Platform;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.osgi.framework.Bundle;

/** The command line as a part of an Eclipse installation. */
class ApplicationTest {
	@ParameterizedTest
	@ValueSource(strings = { "org.racelens.headless.commandline" })
	void theApplicationIsRegistered(String id) throws Exception {
		IExtension application = Platform.getExtensionRegistry().getExtension("org.eclipse.core.runtime.applications", id);
		assertNotNull(application, id);
		assertEquals("org.racelens.headless", application.getContributor().getName());
		String type = application.getConfigurationElements()[0].getChildren("run")[0].getAttribute("class");
		assertNotNull(Platform.getBundle("org.racelens.headless").loadClass(type));
	}

	@ParameterizedTest
	@ValueSource(strings = { "org.racelens.model", "org.racelens.openmp", "org.racelens.logic", "org.racelens.execution",
			"org.racelens.race",
			"org.racelens.analysis", "org.racelens.repair", "org.racelens.solver.z3", "org.racelens.frontend.cdt",
			"org.racelens.report", "org.racelens.headless", "com.microsoft.z3", "org.eclipse.cdt.core", "io.github.java-diff-utils" })
	void theBundlesAreResolved(String name) {
		Bundle bundle = Platform.getBundle(name);
		assertNotNull(bundle, name);
		assertEquals(0, bundle.getState() & (Bundle.INSTALLED | Bundle.UNINSTALLED), name + " is not resolved");
	}
}
