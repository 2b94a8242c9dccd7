package org.racelens.ui.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IMarker;
import org.eclipse.core.resources.IProject;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.core.runtime.CoreException;
import org.racelens.ide.marker.FindingMarker;

/** A project without any nature. */
record TestProject(IProject project) implements AutoCloseable {
	/** The simplest racy file: one variable, updated by all threads. */
	static final String RACY = """
			int sum;

			int main(void) {
			#pragma omp parallel for
				for (int i = 0; i < 100; i++)
					sum += i;
				return 0;
			}
			""";

	static TestProject create(String name) throws CoreException {
		IProject project = ResourcesPlugin.getWorkspace().getRoot().getProject(name);
		project.create(null);
		project.open(null);
		return new TestProject(project);
	}

	IFile file(String name, String text) throws CoreException {
		return file(name, text.getBytes(StandardCharsets.UTF_8));
	}

	IFile file(String name, byte[] bytes) throws CoreException {
		IFile file = project.getFile(name);
		file.create(new ByteArrayInputStream(bytes), true, null);
		file.setCharset("UTF-8", null);
		return file;
	}

	/** A file that is made by one change: the workspace tells of it once. */
	IFile plain(String name, String text) throws CoreException {
		IFile file = project.getFile(name);
		file.create(new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8)), true, null);
		return file;
	}

	/** A file that something else than the user makes. */
	IFile derived(String name, String text) throws CoreException {
		IFile file = project.getFile(name);
		file.create(new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8)), IResource.FORCE | IResource.DERIVED, null);
		return file;
	}

	static void save(IFile file, String text) throws CoreException {
		file.setContents(new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8)), true, true, null);
	}

	static List<IMarker> races(IResource resource) throws CoreException {
		return List.of(resource.findMarkers(FindingMarker.RACE, true, IResource.DEPTH_INFINITE));
	}

	/** For conditions that are waited for: a resource that is gone has none. */
	static int raceCount(IResource resource) {
		try {
			return resource.isAccessible() ? races(resource).size() : 0;
		} catch (CoreException e) {
			return 0;
		}
	}

	static IMarker onlyRace(IResource resource) throws CoreException {
		List<IMarker> races = races(resource);
		assertEquals(1, races.size(), () -> resource + " has other than one race");
		return races.get(0);
	}

	@Override
	public void close() throws CoreException {
		if (project.exists()) {
			project.delete(true, true, null);
		}
	}
}
