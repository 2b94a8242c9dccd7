package org.racelens.ui.summary;

import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.runtime.IAdaptable;
import org.racelens.ide.marker.RacePlaces;
import org.racelens.ide.result.FileResult;
import org.racelens.ide.result.Finding;
import org.racelens.ide.result.Finding.Conditional;
import org.racelens.ide.result.Finding.NotConforming;
import org.racelens.ide.result.Finding.RaceFound;
import org.racelens.ide.result.Finding.Undecided;
import org.racelens.model.source.SourceRange;

/** A finding under its file; the same one while its id is. The Witness view shows a race that is selected. */
record PlaceRow(FileRow parent, Finding finding) implements IAdaptable {
	/** Where it is shown, in its file or in a header. */
	SourceRange place() {
		String path = parent.figures().result().report().path();
		if (finding instanceof RaceFound found) {
			return RacePlaces.of(found, path).marked();
		}
		if (finding instanceof Undecided undecided) {
			return undecided.region().place();
		}
		if (finding instanceof Conditional conditional) {
			return conditional.condition().place();
		}
		return finding instanceof NotConforming notConforming ? notConforming.message().place() : SourceRange.startOf(path);
	}

	@Override
	public boolean equals(Object other) {
		return other instanceof PlaceRow row && row.parent.equals(parent) && row.finding.id().equals(finding.id());
	}

	@Override
	public int hashCode() {
		return finding.id().hashCode();
	}

	@Override
	public <T> T getAdapter(Class<T> adapter) {
		if (adapter == FileResult.class) {
			return adapter.cast(parent.figures().result());
		}
		if (adapter == RaceFound.class) {
			return adapter.cast(finding instanceof RaceFound ? finding : null);
		}
		return adapter == IFile.class || adapter == IResource.class ? adapter.cast(parent.file()) : null;
	}
}
