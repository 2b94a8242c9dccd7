package org.racelens.ui.summary;

import java.util.List;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.runtime.IAdaptable;
import org.racelens.ide.settings.FindingKind;

/** A file in the tree; the same one while its path is. */
record FileRow(FileFigures figures) implements IAdaptable {
	IFile file() {
		return figures.file();
	}

	/** The path in the project. */
	String name() {
		return file().getProjectRelativePath().toString();
	}

	FindingKind worst() {
		return figures.findings().get(0).kind();
	}

	List<PlaceRow> places() {
		return figures.findings().stream().map(finding -> new PlaceRow(this, finding)).toList();
	}

	@Override
	public boolean equals(Object other) {
		return other instanceof FileRow row && row.file().equals(file());
	}

	@Override
	public int hashCode() {
		return file().hashCode();
	}

	@Override
	public <T> T getAdapter(Class<T> adapter) {
		return adapter == IFile.class || adapter == IResource.class ? adapter.cast(file()) : null;
	}
}
