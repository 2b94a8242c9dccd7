package org.racelens.ide.settings;

import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.BiPredicate;
import org.eclipse.core.resources.IProject;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.resources.ProjectScope;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.Status;
import org.eclipse.core.runtime.jobs.ILock;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.core.runtime.preferences.IEclipsePreferences;
import org.osgi.service.prefs.BackingStoreException;
import org.racelens.analysis.PathPattern;

/**
 * The files and folders of a project, or all of it, that are not checked without being asked for because the user has left them out one by
 * one. They stand in the project's preferences, whether it has other settings of its own or not.
 */
public final class LeftOut {
	/** In a project's node: a path in each line. */
	static final String KEY = "leftOut";
	/** stands for the whole project: no path in it begins so */
	private static final String WHOLE = "/";
	private static final String ANYTHING = "**";
	/** Each change writes what it has read. */
	private static final ILock CHANGES = Job.getJobManager().newLock();

	private LeftOut() {
	}

	private static IEclipsePreferences node(IProject project) {
		return new ProjectScope(project).getNode(PreferenceSchema.NODE);
	}

	/** The lines of a project that is open; closed and deleted ones have none. */
	private static Set<String> lines(IProject project) {
		try {
			return project.isAccessible() ? new LinkedHashSet<>(node(project).get(KEY, "").lines().filter(l -> !l.isBlank()).toList())
					: Set.of();
		} catch (IllegalStateException e) {
			// it is deleted at this moment
			return Set.of();
		}
	}

	private static String line(IResource resource) {
		return resource instanceof IProject ? WHOLE : resource.getProjectRelativePath().toString();
	}

	/** What is left out of a project, as patterns that mean these paths alone. */
	static List<String> patterns(IProject project) {
		return lines(project).stream().map(line -> line.equals(WHOLE) ? ANYTHING : PathPattern.literal(line)).toList();
	}

	/** Whether a file, folder or project is left out by itself, not only with a folder around it. */
	public static boolean contains(IResource resource) {
		return resource.getProject() != null && lines(resource.getProject()).contains(line(resource));
	}

	/** Leaves files, folders and projects out. */
	public static void add(Collection<? extends IResource> resources) throws CoreException {
		change(resources, Set::add);
	}

	/** Takes files, folders and projects in again. */
	public static void remove(Collection<? extends IResource> resources) throws CoreException {
		change(resources, Set::remove);
	}

	private static void change(Collection<? extends IResource> resources, BiPredicate<Set<String>, String> edit) throws CoreException {
		CHANGES.acquire();
		try {
			changeAlone(resources, edit);
		} finally {
			CHANGES.release();
		}
	}

	private static void changeAlone(Collection<? extends IResource> resources, BiPredicate<Set<String>, String> edit) throws CoreException {
		Map<IProject, List<String>> changes = new LinkedHashMap<>();
		resources.stream().filter(r -> r.getProject() != null && r.isAccessible())
				.forEach(r -> changes.computeIfAbsent(r.getProject(), p -> new ArrayList<>()).add(line(r)));
		for (Map.Entry<IProject, List<String>> change : changes.entrySet()) {
			Set<String> lines = lines(change.getKey());
			change.getValue().forEach(line -> edit.test(lines, line));
			save(change.getKey(), lines);
		}
	}

	private static void save(IProject project, Set<String> lines) throws CoreException {
		IEclipsePreferences node = node(project);
		try {
			if (lines.isEmpty()) {
				node.remove(KEY);
			} else {
				node.put(KEY, String.join("\n", lines));
			}
			node.flush();
		} catch (BackingStoreException e) {
			throw new CoreException(Status.error(e.getMessage(), e));
		}
	}
}
