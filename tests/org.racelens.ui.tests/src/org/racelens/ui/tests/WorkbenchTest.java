package org.racelens.ui.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IMarker;
import org.eclipse.core.resources.IProject;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.core.runtime.Platform;
import org.eclipse.ui.PlatformUI;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.osgi.framework.Bundle;

/** RaceLens' bundles inside a running workbench. */
@ExtendWith(WorkbenchGuard.class)
class WorkbenchTest {
	@Test
	void theBundlesAreResolvedInTheWorkbench() {
		assertTrue(PlatformUI.isWorkbenchRunning());
		for (String name : new String[] { "org.racelens.ide", "org.racelens.ui" }) {
			Bundle bundle = Platform.getBundle(name);
			assertNotNull(bundle, name);
			assertEquals(0, bundle.getState() & (Bundle.INSTALLED | Bundle.UNINSTALLED), name + " is not resolved");
		}
	}

	@Test
	void aRaceIsAProblemMarkerWithAPlaceInTheText() throws Exception {
		IProject project = ResourcesPlugin.getWorkspace().getRoot().getProject("marker-type");
		project.create(null);
		project.open(null);
		try {
			IFile file = project.getFile("a.c");
			file.create(new ByteArrayInputStream("int a;\n".getBytes(StandardCharsets.UTF_8)), true, null);
			IMarker marker = file.createMarker("org.racelens.ide.race");
			assertTrue(marker.isSubtypeOf(IMarker.PROBLEM));
			assertTrue(marker.isSubtypeOf(IMarker.TEXT));
		} finally {
			project.delete(true, true, null);
		}
	}
}
