package org.racelens.ide.live;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicLong;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IProject;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.resources.IWorkspaceRoot;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.Platform;
import org.eclipse.core.runtime.content.IContentTypeManager.IContentTypeChangeListener;
import org.racelens.ide.settings.SettingsSource;

/**
 * The sources that a check of a whole folder or project takes: all but those that are made by others or that the settings exclude. The
 * sources of a project are looked for once, until files come or go.
 */
public final class CheckedSources {
	private final SettingsSource settings;
	/** The sources of projects, with those that are not taken. */
	private final Map<IProject, List<IFile>> known = new ConcurrentHashMap<>();
	/** How often there was another answer to what is a source. */
	private final AtomicLong changes = new AtomicLong();
	/** What is C or C++ is a question of settings, too. */
	private final IContentTypeChangeListener types = event -> {
		changes.incrementAndGet();
		known.clear();
	};

	CheckedSources(SettingsSource settings) {
		this.settings = settings;
	}

	void connect() {
		Platform.getContentTypeManager().addContentTypeChangeListener(types);
	}

	void disconnect() {
		Platform.getContentTypeManager().removeContentTypeChangeListener(types);
	}

	/** Projects have other files than before. */
	void filesChanged(Collection<IProject> projects) {
		if (!projects.isEmpty()) {
			changes.incrementAndGet();
			known.keySet().removeAll(projects);
		}
	}

	/** Whether a check of all that is around a file takes it. */
	public boolean includes(IFile file) {
		return SourceFiles.isSource(file) && !SourceFiles.isDerived(file)
				&& !SourceFiles.isExcluded(file, settings.of(file.getProject()).exclusions());
	}

	/** The sources in a folder, project or workspace; none in one that is closed. */
	public Collection<IFile> in(IResource container) throws CoreException {
		List<IFile> sources = new ArrayList<>();
		if (container instanceof IWorkspaceRoot root) {
			for (IProject project : root.getProjects()) {
				sources.addAll(in(project));
			}
		} else if (container.isAccessible()) {
			sources(container.getProject()).stream().filter(f -> container.getFullPath().isPrefixOf(f.getFullPath()) && includes(f))
					.forEach(sources::add);
		}
		return sources;
	}

	/** What comes while they are looked for may be missing: they are not kept then. */
	private List<IFile> sources(IProject project) throws CoreException {
		List<IFile> present = known.get(project);
		if (present != null) {
			return present;
		}
		long before = changes.get();
		List<IFile> files = new ArrayList<>();
		project.accept(resource -> {
			if (resource instanceof IFile file && SourceFiles.isSource(file)) {
				files.add(file);
			}
			return true;
		});
		known.put(project, List.copyOf(files));
		if (changes.get() != before) {
			known.remove(project);
		}
		return files;
	}
}
