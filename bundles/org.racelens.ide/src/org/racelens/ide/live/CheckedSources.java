package org.racelens.ide.live;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.runtime.CoreException;
import org.racelens.ide.settings.SettingsSource;

/** The sources that a check of a whole folder or project takes: all but those that are made by others or that the settings exclude. */
public final class CheckedSources {
	private final SettingsSource settings;

	CheckedSources(SettingsSource settings) {
		this.settings = settings;
	}

	/** Whether a check of all that is around a file takes it. */
	public boolean includes(IFile file) {
		return SourceFiles.isSource(file) && !SourceFiles.isDerived(file)
				&& !SourceFiles.isExcluded(file, settings.of(file.getProject()).exclusions());
	}

	/** The sources in a folder or project; none in one that is closed. Looks at all files in it. */
	public Collection<IFile> in(IResource container) throws CoreException {
		List<IFile> sources = new ArrayList<>();
		if (container.isAccessible()) {
			container.accept(resource -> {
				if (resource instanceof IFile file && includes(file)) {
					sources.add(file);
				}
				return true;
			});
		}
		return sources;
	}
}
