package org.racelens.ui.example;

import java.io.IOException;
import java.io.InputStream;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IProject;
import org.eclipse.core.resources.IWorkspaceRoot;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.Status;
import org.eclipse.core.runtime.SubMonitor;
import org.eclipse.ui.IWorkbenchPage;
import org.eclipse.ui.ide.IDE;

/** A project with one racy file. */
final class Example {
	private static final String PROJECT = "racelens-example";
	private static final String FILE = "sum.c";

	private final IProject project;

	Example(IWorkspaceRoot root) {
		project = root.getProject(PROJECT);
	}

	IFile file() {
		return project.getFile(FILE);
	}

	/** Creates what is missing; a file that is there stays as the user has left it. */
	void create(IProgressMonitor monitor) throws CoreException {
		SubMonitor progress = SubMonitor.convert(monitor, 3);
		if (!project.exists()) {
			project.create(progress.split(1));
		}
		if (!project.isOpen()) {
			project.open(progress.split(1));
		}
		if (!file().exists()) {
			createFile(progress.split(1));
		}
	}

	/** Opens an editor on the file, which is created first if need be. */
	void open(IWorkbenchPage page) throws CoreException {
		ResourcesPlugin.getWorkspace().run(this::create, null);
		IDE.openEditor(page, file(), true);
	}

	private void createFile(IProgressMonitor monitor) throws CoreException {
		try (InputStream text = Example.class.getResourceAsStream(FILE)) {
			file().create(text, true, monitor);
		} catch (IOException e) {
			throw new CoreException(Status.error(e.getMessage(), e));
		}
	}
}
