package org.racelens.workspace;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import java.util.regex.PatternSyntaxException;
import java.util.stream.Stream;
import org.eclipse.core.resources.IProject;
import org.eclipse.core.resources.IProjectDescription;
import org.eclipse.core.resources.IWorkspace;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.IPath;
import org.racelens.headless.base.BadUsageException;
import org.racelens.headless.base.Surroundings;

/** The projects of a workspace that arguments mean. All of them are open when they are given out. */
final class Projects {
	/** What stands for every project. */
	private static final String ALL = "all";

	private final IWorkspace workspace;
	private final Surroundings surroundings;

	Projects(IWorkspace workspace, Surroundings surroundings) {
		this.workspace = workspace;
		this.surroundings = surroundings;
	}

	/**
	 * The projects whose whole name a regular expression describes.
	 *
	 * @throws BadUsageException where it is no regular expression, or there is no such project
	 */
	List<IProject> named(String expression) throws CoreException {
		Pattern pattern;
		try {
			pattern = Pattern.compile(expression.equals(ALL) ? ".*" : expression);
		} catch (PatternSyntaxException e) {
			throw new BadUsageException(expression + " is no regular expression: " + e.getDescription());
		}
		List<IProject> named = Stream.of(workspace.getRoot().getProjects()).filter(p -> pattern.matcher(p.getName()).matches()).toList();
		if (named.isEmpty()) {
			throw new BadUsageException("the workspace has no project " + expression);
		}
		return opened(named);
	}

	/**
	 * The project in a folder, brought into the workspace if it is not there.
	 *
	 * @throws BadUsageException where there is none, or the workspace has another one of its name
	 */
	IProject imported(String folder) throws CoreException {
		return imported(path(folder));
	}

	/** The same for all projects in and below a folder; links are not followed. */
	List<IProject> importedBelow(String folder) throws CoreException {
		List<Path> found;
		try (Stream<Path> files = Files.walk(path(folder))) {
			found = files.filter(file -> file.endsWith(IProjectDescription.DESCRIPTION_FILE_NAME) && Files.isRegularFile(file))
					.map(Path::getParent).sorted().toList();
		} catch (IOException | UncheckedIOException e) {
			throw new BadUsageException("cannot look for projects in " + folder + ": " + e.getMessage());
		}
		List<IProject> imported = new ArrayList<>();
		for (Path one : found) {
			imported.add(imported(one));
		}
		return imported;
	}

	private IProject imported(Path folder) throws CoreException {
		IPath file = IPath.fromOSString(folder.resolve(IProjectDescription.DESCRIPTION_FILE_NAME).toString());
		if (!file.toFile().isFile()) {
			throw new BadUsageException("there is no project in " + folder);
		}
		IProjectDescription description = workspace.loadProjectDescription(file);
		IProject project = workspace.getRoot().getProject(description.getName());
		if (!project.exists()) {
			project.create(description, null);
		} else if (!isIn(project, folder)) {
			throw new BadUsageException("the workspace has another project " + project.getName() + ", in " + project.getLocation());
		}
		return opened(List.of(project)).get(0);
	}

	private static boolean isIn(IProject project, Path folder) {
		try {
			return project.getLocation() != null && Files.isSameFile(project.getLocation().toPath(), folder);
		} catch (IOException e) {
			return false;
		}
	}

	private static List<IProject> opened(List<IProject> projects) throws CoreException {
		for (IProject project : projects) {
			if (!project.isOpen()) {
				project.open(null);
			}
		}
		return projects;
	}

	/** A path, or a URI of one. */
	private Path path(String folder) {
		try {
			return (folder.startsWith("file:") ? Path.of(URI.create(folder)) : surroundings.resolve(folder)).normalize();
		} catch (IllegalArgumentException e) {
			throw new BadUsageException(folder + " is no path");
		}
	}
}
